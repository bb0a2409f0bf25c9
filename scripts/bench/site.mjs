/*
 * What readers see of 23,000 pages: the site, the sidebar counts and the rows on screen, at first and after an edit.
 * Parsing the text and finding its elements isn't counted, because the tree has already done both by then.
 */
import { loadCore } from './load-core.mjs';
import { repeat } from '../measure.mjs';

/** @typedef {import('../measure.mjs').Figure} Figure */

const PAGES = 23_000;
const ON_SCREEN = 60;
const page = (/** @type {number} */ i) => `section-${i % 97}/page-${i}`;

/** @param {number} from @param {number} count */
const pagesFrom = (from, count) => Array.from({ length: count }, (_, i) => page(from + i));

/** Groups of ten nested groups with ten pages each. @param {boolean} expanded */
const nested = (expanded) => ({
  groups: Array.from({ length: PAGES / 100 }, (_, g) => ({
    group: `Group ${g}`,
    pages: Array.from({ length: 10 }, (_, s) => ({
      group: `Part ${s}`,
      expanded,
      pages: pagesFrom(g * 100 + s * 10, 10),
    })),
  })),
});

const SHAPES = {
  'one flat list': { pages: pagesFrom(0, PAGES) },
  'nested groups': nested(false),
  'nested groups, all expanded': nested(true),
  'tabs of groups': {
    tabs: Array.from({ length: PAGES / 1000 }, (_, t) => ({
      tab: `Tab ${t}`,
      groups: Array.from({ length: 10 }, (_, g) => ({
        group: `Group ${g}`,
        pages: pagesFrom(t * 1000 + g * 100, 100),
      })),
    })),
  },
};

/** @param {number} times @returns {Promise<Figure[]>} */
export async function benchSite(times) {
  const { read, reread, childrenOf, elementAtOffset, locationOf, siteOf, visibleRows } =
    await loadCore();
  /** @param {any} node */
  const findElements = (node) => {
    for (const child of childrenOf(node)) findElements(child.node);
  };
  /** @param {any} doc */
  const known = (doc) => {
    const root = doc.files.get('docs.json').root;
    findElements(root.members[0].value);
    return doc;
  };
  /** @param {any} doc @param {any} location */
  const look = (doc, location) => {
    const site = siteOf(doc, location);
    if (!site) throw new Error('The document has no site');
    const rows = visibleRows(site.sidebar, site.above, site.at, new Map(), site.looking);
    const from = Math.max(0, rows.currentIndex - ON_SCREEN / 2);
    return rows.slice(from, from + ON_SCREEN);
  };
  /** @type {Figure[]} */
  const figures = [];
  for (const [shape, navigation] of Object.entries(SHAPES)) {
    const text = JSON.stringify({ navigation }, null, 2);
    const fresh = () => known(read(new Map([['docs.json', text]]), 'docs.json'));
    const name = `23,000 in ${shape}`;
    const target = page(PAGES / 2);
    const at = text.indexOf(`"${target}"`) + 1;
    let doc = fresh();
    const element = elementAtOffset(doc, 'docs.json', at);
    if (!element) throw new Error(`${target} is not in the document`);
    const location = locationOf(element);
    const first = repeat((doc) => look(doc, location), times, fresh, 0);
    figures.push({ document: name, measure: 'site, first time', values: first, limit: 30 });
    let written = target;
    let turn = 0;
    const edited = () => {
      const insert = `section/renamed-${turn++}`;
      const edits = [{ file: 'docs.json', at, remove: written.length, insert }];
      written = insert;
      doc = known(reread(doc, edits));
      return doc;
    };
    look(doc, location);
    const after = repeat((doc) => look(doc, location), times, edited);
    figures.push({ document: name, measure: 'site after a rename', values: after, limit: 2 });
  }
  return figures;
}
