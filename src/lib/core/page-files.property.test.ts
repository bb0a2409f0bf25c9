/* Page files through steps, undo, redo and saves, compared with a model that keeps every state whole. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applied } from './file-step.ts';
import {
  inverseStep,
  joinSteps,
  NO_PAGES,
  pagesDiffer,
  stepped,
  type PageChange,
  type PageFiles,
  type PageStep,
} from './page-files.ts';
import {
  changesBetween,
  filesTouched,
  pairsBetween,
  pathsOfStep,
  planOf,
  stepOf,
  withPages,
} from './page-plans.ts';
import { difference } from './text/edit.ts';

const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 20_000 : 1000;
const SEED = 20261124;
const markOf = (text: string) => `#${text}`;
const NAMES = ['a.mdx', 'b.mdx', 'c.mdx', 'd/a.mdx', 'd/b.mdx', 'e.md'];

type Texts = ReadonlyMap<string, string>;
const sorted = (texts: Texts) => [...texts].sort(([a], [b]) => (a < b ? -1 : 1));

/** The texts of all known files by path. */
const textsIn = (pages: PageFiles): Texts =>
  new Map([...pages.at].map(([path, id]) => [path, pages.texts.get(id)!]));

interface Act {
  readonly act: 'step' | 'undo' | 'redo' | 'save';
  /** For each name: what happens to its file, or to a new one, if that is possible. */
  readonly wishes: readonly { readonly target: number; readonly text: string | undefined }[];
}

const anyAct: fc.Arbitrary<Act> = fc.record({
  act: fc.constantFrom('step', 'step', 'step', 'undo', 'undo', 'redo', 'save'),
  wishes: fc.array(
    fc.record({
      // A name to move to; its own to stay; beyond the names to be deleted.
      target: fc.nat({ max: NAMES.length }),
      text: fc.option(fc.constantFrom('', 'x', 'xy', 'long text', 'long test'), { nil: undefined }),
    }),
    { minLength: NAMES.length, maxLength: NAMES.length },
  ),
});
const anyPlace = fc.dictionary(fc.constantFrom(...NAMES), fc.constantFrom('', 'x', 'long text'));

/** A plan from wishes, and what it must make of these texts. */
function wishedPlan(texts: Texts, wishes: Act['wishes']) {
  const after = new Map<string, string>();
  const files: PageChange[] = [];
  const takes = (path: string, text: string) => !after.has(path) && !!after.set(path, text);
  // Files that stay take their path first, then those that move, then new ones.
  const stays = NAMES.filter((path, i) => texts.has(path) && NAMES[wishes[i]!.target] === path);
  for (const path of stays) after.set(path, texts.get(path)!);
  for (const [i, path] of NAMES.entries()) {
    const text = texts.get(path);
    if (text === undefined || stays.includes(path)) continue;
    const to = NAMES[wishes[i]!.target];
    if (to !== undefined && takes(to, text)) files.push({ from: path, to });
    else files.push({ deleted: path });
  }
  for (const [i, path] of NAMES.entries()) {
    const { text } = wishes[i]!;
    if (text === undefined) continue;
    const isNew = !texts.has(path) && takes(path, text);
    if (isNew) files.push({ path, text });
  }
  const edits = NAMES.flatMap((path, i) => {
    const [now, text] = [after.get(path), wishes[i]!.text];
    if (now === undefined || text === undefined) return [];
    after.set(path, text);
    return difference(path, now, text);
  });
  return { plan: { files, edits }, after };
}

test('steps, undo, redo and saves give exactly the files that each state had', () => {
  let [saves, steps] = [0, 0];
  fc.assert(
    fc.property(anyPlace, fc.array(anyAct, { maxLength: 12 }), (first, acts) => {
      let place: Texts = new Map(Object.entries(first));
      const read = [...place].map(([path, text]) => ({ path, text }));
      let [base, now] = withPages(NO_PAGES, NO_PAGES, read);
      const states: Texts[] = [place];
      const done: PageStep[] = [];
      const undone: PageStep[] = [];
      for (const { act, wishes } of acts) {
        if (act === 'step') {
          const { plan, after } = wishedPlan(states[done.length]!, wishes);
          const made = stepOf(now, plan);
          now = made.after;
          done.push(made.step);
          undone.length = 0;
          states.splice(done.length, Infinity, after);
          steps++;
        } else if (act === 'undo' && done.length > 0) {
          undone.push(done.pop()!);
          now = stepped(now, inverseStep(undone.at(-1)!));
        } else if (act === 'redo' && undone.length > 0) {
          done.push(undone.pop()!);
          now = stepped(now, done.at(-1)!);
        } else if (act === 'save') {
          const changes = changesBetween(base, now, (path) => markOf(place.get(path)!));
          const written = applied(place, changes, markOf);
          expect(written.ok).toBe(true);
          if (written.ok) place = written.value;
          expect(sorted(place)).toEqual(sorted(textsIn(now)));
          base = now;
          saves++;
        }
        expect(sorted(textsIn(now))).toEqual(sorted(states[done.length]!));
        expect(sorted(textsIn(base))).toEqual(sorted(place));
        if (!pagesDiffer(base, now)) expect(sorted(textsIn(now))).toEqual(sorted(place));
      }
      const again = stepOf(base, planOf(pairsBetween(base, now))).after;
      expect(sorted(textsIn(again))).toEqual(sorted(textsIn(now)));
      // All steps as one, forward and back.
      const whole = done.reduce<PageStep | undefined>(
        (all, step) => (all ? joinSteps(all, step) : step),
        undefined,
      );
      if (!whole) return;
      const start = stepped(now, inverseStep(whole));
      expect(sorted(textsIn(start))).toEqual(sorted(states[0]!));
      expect(sorted(textsIn(stepped(start, whole)))).toEqual(sorted(states[done.length]!));
    }),
    { numRuns: RUNS, seed: SEED },
  );
  console.log(`page files: ${steps} steps, ${saves} saves, seed ${SEED}`);
  expect(saves).toBeGreaterThan(RUNS / 10);
});

test('a file that is moved and moved back is unchanged, and one without text moves by its mark', () => {
  const [base, now] = withPages(NO_PAGES, NO_PAGES, [{ path: 'a.png' }]);
  const there = stepOf(now, { files: [{ from: 'a.png', to: 'b.png' }], edits: [] }).after;
  expect(changesBetween(base, there, (path) => `mark of ${path}`)).toEqual([
    { from: 'a.png', to: 'b.png', expected: 'mark of a.png' },
  ]);
  const back = stepOf(there, { files: [{ from: 'b.png', to: 'a.png' }], edits: [] }).after;
  expect(pagesDiffer(base, back)).toBe(false);
});

test('files that are read later join both sides, and known paths stay as they are', () => {
  const [base, now] = withPages(NO_PAGES, NO_PAGES, [{ path: 'a.mdx', text: 'a' }]);
  const changed = stepOf(now, { files: [{ from: 'a.mdx', to: 'b.mdx' }], edits: [] }).after;
  const later = [
    { path: 'a.mdx', text: 'other' },
    { path: 'b.mdx', text: 'other' },
    { path: 'c.mdx', text: 'c' },
  ];
  const [base2, now2] = withPages(base, changed, later);
  expect(sorted(textsIn(base2))).toEqual([
    ['a.mdx', 'a'],
    ['c.mdx', 'c'],
  ]);
  expect(sorted(textsIn(now2))).toEqual([
    ['b.mdx', 'a'],
    ['c.mdx', 'c'],
  ]);
});

test('a file that no step touched takes its new text, and one that a step touched keeps the old one', () => {
  const read = (a: string, b: string) => [
    { path: 'a.mdx', text: a },
    { path: 'b.mdx', text: b },
  ];
  const [base, now] = withPages(NO_PAGES, NO_PAGES, read('a', 'b'));
  const edits = difference('a.mdx', 'a', 'A');
  const { after, step } = stepOf(now, { files: [], edits });
  const undone = stepped(after, inverseStep(step));
  const [base2, now2] = withPages(base, undone, read('a2', 'b2'), filesTouched([step]));
  expect(sorted(textsIn(now2))).toEqual([
    ['a.mdx', 'a'],
    ['b.mdx', 'b2'],
  ]);
  expect(pagesDiffer(base2, now2)).toBe(false);
  expect(pathsOfStep(after, step)).toEqual(['a.mdx']);
});

test.each<[string, PageChange]>([
  ['moves a file that is not there', { from: 'n.mdx', to: 'm.mdx' }],
  ['puts a file in the place of another', { path: 'a.mdx', text: '' }],
])('a plan that %s is a bug', (_what, change) => {
  const [, now] = withPages(NO_PAGES, NO_PAGES, [{ path: 'a.mdx', text: 'a' }]);
  expect(() => stepOf(now, { files: [change], edits: [] })).toThrow('A plan');
});
