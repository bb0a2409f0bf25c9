/*
 * Random operations on documents with several files: they mean the same as in a single file, untouched files stay as
 * they are, no id occurs twice, rereading equals reading from scratch, and undo restores every byte.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seededDice, laidOutTexts } from '../../../tests/generated-documents.ts';
import { withDescendants, anyOperation } from '../../../tests/random-operations.ts';
import { applyToPlain } from '../../../tests/apply-to-plain.ts';
import { EMPTY, goTo, record } from './document/history.ts';
import { resolvedRefs } from './document/resolve-refs.ts';
import type { Doc, Node } from './document/node.ts';
import { read, reread } from './document/read.ts';
import { pointerOf, rootSpot, valueOf } from './document/walk.ts';
import type { Operation } from './operation.ts';
import { plan } from './operations/plan.ts';
import { check } from './check/check.ts';
import { navigationOf } from './document/elements.ts';
import { apply, invert } from './text/edit.ts';
import { revert } from './merge.ts';
import { changesOf } from './compare/changes.ts';
import { siteOf } from './site/site.ts';
import { symbolsOf } from '../features/json/assist/symbols.ts';
import { docFromText } from '../../../tests/make-document.ts';

const MAIN = 'docs/docs.json';
const SEED = 20251122;
const ROUNDS = process.env.SIGNPOST_RUNS === 'full' ? 120 : 8;
const FOLDERS = ['', 'nav/', 'nav/deep/', 'other/'];

const valueIn = (doc: Doc): unknown => valueOf(rootSpot(doc)!.node);
const textsOf = (doc: Doc) =>
  new Map([...doc.files].map(([file, { text }]) => [file, text] as const));
/** The number of errors, except that a navigation may lose its last entry. */
const errors = (doc: Doc) =>
  check(doc).filter(({ severity, code }) => severity === 'error' && code !== 'root-empty').length;

function ids(node: Node, out: number[] = []): number[] {
  out.push(node.id);
  if (node.type === 'array') for (const item of node.items) ids(item, out);
  else if (node.type === 'object') for (const { value } of node.members) ids(value, out);
  return out;
}

/** An operation that only moves text between files. */
function keeping(doc: Doc, dice: () => number, count: number): Operation {
  const elements = withDescendants(navigationOf(doc)!).filter(({ node }) => node.type === 'object');
  const one = elements[Math.floor(dice() * elements.length)]!;
  const node = pointerOf(one.spot);
  const own = one.spot.via !== undefined && dice() < 0.5;
  const list = dice() < 0.2 && one.node.type === 'object' ? 'pages' : undefined;
  if (own) return { op: 'inline', node };
  const file = `${FOLDERS[Math.floor(dice() * FOLDERS.length)]!}f${count}.json`;
  return { op: 'extract', node, file, ...(list && { list }) };
}

/** The plain result, or undefined if the operation has no plain form (see plan.property.test.ts). */
function meaning(doc: Doc, operation: Operation): unknown {
  if (operation.op === 'extract' || operation.op === 'inline') return valueIn(doc);
  if (operation.op === 'split' || hasTwins(doc)) return undefined;
  if (operation.op === 'convert' && operation.node.split('/').at(-2) === 'languages')
    return undefined;
  if (operation.op === 'wrap') {
    const list = operation.nodes[0]!.split('/').at(-2);
    if (operation.kind !== 'group' || (list !== 'pages' && list !== 'groups')) return undefined;
  }
  if (operation.op === 'unwrap' && operation.node.split('/').at(-2) !== 'pages') return undefined;
  return applyToPlain(valueIn(doc), operation);
}

const hasTwins = (doc: Doc): boolean => {
  const files = resolvedRefs(doc).mounts.map(({ file }) => file);
  return new Set(files).size < files.length;
};

/** Breaks a file as typing would: nothing throws, and after the repair the document is the same. */
function survives(doc: Doc, dice: () => number, story: string): void {
  const files = [...doc.files];
  const [file, { text }] = files[Math.floor(dice() * files.length)]!;
  const at = Math.floor(dice() * text.length);
  const remove = Math.min(Math.floor(dice() * 3), text.length - at);
  const typed = [{ file, at, remove, insert: ['"', '}', ',', ''][Math.floor(dice() * 4)]! }];
  const broken = reread(doc, typed);
  check(broken, { files: new Map(), pages: new Set(['index']) });
  changesOf(doc, broken);
  siteOf(broken, undefined, {});
  symbolsOf(broken);
  for (let i = 0; i < 3 && navigationOf(broken); i++) {
    const planned = plan(broken, anyOperation(broken, dice));
    const edited = planned.ok ? planned.value.edits.map((one) => one.file) : [];
    for (const one of edited) expect(broken.files.get(one)?.problem, story).toBeUndefined();
  }
  const mended = reread(broken, invert(text, typed));
  expect(valueIn(mended), story).toEqual(valueIn(doc));
}

test(`${ROUNDS} documents with several files (seed ${SEED})`, { timeout: 600_000 }, () => {
  const accepted = new Map<string, number>();
  let across = 0;
  let twins = 0;
  let reverted = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const [sample] = fc.sample(laidOutTexts, { seed: SEED + round, numRuns: 1 });
    const dice = seededDice(SEED + round);
    const start = docFromText(sample!.text, MAIN);
    let doc = start;
    let history = EMPTY;
    for (let i = 0; i < 24; i++) {
      const isKeeping = dice() < (i < 8 ? 0.7 : 0.15);
      const operation = isKeeping ? keeping(doc, dice, i) : anyOperation(doc, dice);
      const story = `round ${round}, step ${i}: ${JSON.stringify(operation)}`;
      const planned = plan(doc, operation);
      if (!planned.ok) {
        expect(planned.refusal.sentence, story).toMatch(/^[A-Z“\d].*[.!?]$/s);
        continue;
      }
      const { edits, after } = planned.value;
      const files = new Set(edits.map(({ file }) => file));
      for (const [file, reading] of doc.files) {
        const own = edits.filter((edit) => edit.file === file);
        const now = after.files.get(file)!;
        expect(now.text, story).toBe(apply(reading.text, own));
        expect(apply(now.text, invert(reading.text, own)), story).toBe(reading.text);
        if (!files.has(file) && !planned.value.unused.includes(file))
          expect(now, story).toBe(reading);
      }
      const plain = meaning(doc, operation);
      if (plain !== undefined) expect(valueIn(after), story).toEqual(plain);
      const afresh = read(textsOf(after), MAIN);
      expect(valueIn(after), story).toEqual(valueIn(afresh));
      const given = ids(rootSpot(after)!.node);
      expect(new Set(given).size, story).toBe(given.length);
      expect(errors(after), story).toBeLessThanOrEqual(errors(doc));
      expect(errors(after), story).toBe(errors(afresh));
      const step = { label: '', origin: 'x', subject: undefined, time: 0 };
      history = record(history, { ...step, edits, before: doc, after });
      accepted.set(operation.op, (accepted.get(operation.op) ?? 0) + 1);
      if (operation.op === 'move' && files.size > 1) across++;
      if (hasTwins(after)) twins++;
      doc = { ...after, nextId: Math.max(after.nextId, doc.nextId) };
    }
    const story = `round ${round}`;
    const rows = changesOf(start, doc);
    const row = rows[Math.floor(dice() * rows.length)];
    const back = row && revert(start, doc, row);
    if (back?.ok) {
      reverted++;
      for (const [file, { problem }] of back.value.after.files)
        expect(problem, `${story}: ${file} after ${row!.text}`).toBeUndefined();
      for (const [file, { text }] of back.value.after.files) {
        const own = back.value.edits.filter((edit) => edit.file === file);
        expect(apply(doc.files.get(file)?.text ?? '', own), story).toBe(text);
      }
    }
    if (rows.length > 1) {
      const whole = revert(start, doc, rows);
      if (!whole.ok) throw new Error(whole.refusal.sentence);
      expect(textsOf(whole.value.after), story).toEqual(textsOf(start));
    }
    survives(doc, dice, story);
    const steps = history.done.length;
    if (steps === 0) continue;
    const undone = goTo(history, doc, 0)!;
    expect(textsOf(undone.doc), story).toEqual(textsOf(start));
    const redone = goTo(undone.history, undone.doc, steps)!;
    expect(textsOf(redone.doc), story).toEqual(textsOf(doc));
    expect(valueIn(redone.doc), story).toEqual(valueIn(doc));
  }
  console.log(JSON.stringify({ ...Object.fromEntries(accepted), across, twins, reverted }));
  expect(across).toBeGreaterThan(0);
  expect(twins).toBeGreaterThan(0);
  for (const op of ['extract', 'inline', 'move', 'insert', 'remove', 'set', 'wrap'])
    expect(accepted.get(op), op).toBeGreaterThan(0);
});
