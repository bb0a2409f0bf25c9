/* The benchmark without a browser: reading, rereading, planning and checking in plain Node. */
import { aim } from './aims.mjs';
import { loadCore } from './load-core.mjs';
import { repeat } from '../measure.mjs';

/** @typedef {{ name: string, pages: number, text: string }} Document */
/** @typedef {import('../measure.mjs').Figure} Figure */

/**
 * Returns every group of a parsed document with its pointer.
 * @param {any} node
 * @returns {{ pointer: string, pages: unknown[] }[]}
 */
function groupsOf(node, pointer = '/navigation') {
  const found = [];
  if (typeof node?.group === 'string' && Array.isArray(node.pages))
    found.push({ pointer, pages: node.pages });
  for (const key of ['languages', 'versions', 'tabs', 'dropdowns', 'groups', 'pages'])
    for (const [i, child] of (Array.isArray(node?.[key]) ? node[key] : []).entries())
      if (typeof child === 'object') found.push(...groupsOf(child, `${pointer}/${key}/${i}`));
  return found;
}

/** @param {readonly Document[]} documents @returns {Promise<Figure[]>} */
export async function benchCore(documents) {
  const { read, reread, plan, check } = await loadCore();
  /** @type {Figure[]} */
  const figures = [];
  for (const { name, pages, text } of documents) {
    const times = pages > 20_000 ? 10 : 30;
    const source = new Map([['docs.json', text]]);
    const fresh = () => read(source, 'docs.json');
    const doc = fresh();
    const groups = groupsOf(JSON.parse(text).navigation);
    const middle = groups[Math.floor(groups.length / 2)];
    const bulk = groups.find(
      ({ pages }) => pages.filter((p) => typeof p === 'string').length >= 50,
    );
    if (!middle) continue;
    const target = groups.find(
      ({ pointer }) =>
        bulk && !bulk.pointer.startsWith(pointer) && !pointer.startsWith(bulk.pointer),
    );
    const add = (
      /** @type {string} */ measure,
      /** @type {number[]} */ values,
      /** @type {number | undefined} */ limit = undefined,
    ) => figures.push({ document: name, measure, values, limit });

    add('read', repeat(fresh, times));
    /** @param {string} label @param {import('../../src/lib/core/operation.ts').Operation} operation */
    const change = (label, operation) => {
      const planned = plan(doc, operation);
      if (!planned.ok) {
        console.error(`${name}: ${label} was refused: ${planned.refusal.sentence}`);
        return;
      }
      const { edits, carried } = planned.value;
      add(
        `plan ${label}`,
        repeat(() => plan(doc, operation), times),
      );
      add(
        `read again after ${label}`,
        repeat(() => reread(doc, edits, carried), times),
      );
      // The whole commit: what a gesture costs before anything is painted.
      const whole = () => {
        const again = plan(doc, operation);
        return again.ok ? reread(doc, again.value.edits, again.value.carried) : doc;
      };
      add(`plan and read again, ${label}`, repeat(whole, times), aim('signpost:commit', pages));
      const after = whole();
      add(
        `undo ${label}`,
        repeat(() => reread(after, inverse(text, edits)), times),
      );
      check(doc, {});
      add(
        `check after ${label}`,
        repeat((changed) => check(changed, {}), times, whole),
        aim('signpost:check', pages),
      );
    };
    change('a rename', {
      op: 'set',
      node: middle.pointer,
      field: 'group',
      value: 'A new name',
    });
    if (bulk && target)
      change('a move of 50', {
        op: 'move',
        nodes: bulk.pages
          .flatMap((page, i) => (typeof page === 'string' ? [`${bulk.pointer}/pages/${i}`] : []))
          .slice(0, 50),
        to: { parent: target.pointer, key: 'pages', index: 0 },
      });
    add(
      'check, first time',
      repeat((doc) => check(doc, {}), times, fresh),
    );
  }
  return figures;
}

/** @param {string} text @param {readonly { file: string, at: number, remove: number, insert: string }[]} edits */
function inverse(text, edits) {
  let shift = 0;
  return edits.map(({ file, at, remove, insert }) => {
    const back = {
      file,
      at: at + shift,
      remove: insert.length,
      insert: text.slice(at, at + remove),
    };
    shift += insert.length - remove;
    return back;
  });
}
