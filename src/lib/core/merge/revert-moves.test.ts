import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Doc } from '../document/node.ts';
import { changesOf } from '../compare/changes.ts';
import { plan } from '../operations/plan.ts';
import { revert } from './revert.ts';
import { docFromText, fileText, textOf } from '../../../../tests/make-document.ts';

const PAGES = ['a', 'b', 'c', 'd', 'e'];
const navigation = (pages: readonly string[]) => fileText({ navigation: { pages } });
const pagesOf = (doc: Doc) =>
  (JSON.parse(textOf(doc)) as { navigation: { pages: string[] } }).navigation.pages;

function move(doc: Doc, from: number, index: number): Doc {
  const to = { parent: '/navigation', key: 'pages', index } as const;
  const planned = plan(doc, { op: 'move', nodes: [`/navigation/pages/${from}`], to });
  if (!planned.ok) throw new Error(planned.refusal.sentence);
  return planned.value.after;
}
function reverted(base: Doc, doc: Doc, name: string) {
  const change = changesOf(base, doc).find((row) => row.name === name.toUpperCase())!;
  const taken = revert(base, doc, change);
  if (!taken.ok) throw new Error(taken.refusal.sentence);
  return taken.value;
}
const movedIn = (base: Doc, doc: Doc) =>
  changesOf(base, doc).map(({ name }) => name!.toLowerCase());

test('takes back the move of the element that the row names', () => {
  const base = docFromText(navigation(PAGES));
  const doc = move(move(base, 0, 2), 4, 3);
  expect(pagesOf(doc)).toEqual(['b', 'a', 'c', 'e', 'd']);
  expect(movedIn(base, doc)).toEqual(['a', 'e']);
  expect(pagesOf(reverted(base, doc, 'a').after)).toEqual(['a', 'b', 'c', 'e', 'd']);
  expect(pagesOf(reverted(base, doc, 'e').after)).toEqual(['b', 'a', 'c', 'd', 'e']);
});

test('of any moves, taken back one by one in any order, nothing is left (seed 20240607)', () => {
  const moves = fc.array(fc.tuple(fc.nat(4), fc.nat(5)), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(moves, fc.infiniteStream(fc.nat(4)), (steps, picks) => {
      const base = docFromText(navigation(PAGES));
      let doc = steps.reduce((so, [from, index]) => move(so, from, index), base);
      const touched = new Set(steps.length ? PAGES : []);
      for (let left = movedIn(base, doc); left.length > 0; left = movedIn(base, doc)) {
        expect(left.every((name) => touched.has(name))).toBe(true);
        const name = left[picks.next().value! % left.length]!;
        const { after, also } = reverted(base, doc, name);
        const now = movedIn(base, after);
        expect(now).not.toContain(name);
        expect([...now, name, ...also.map((one) => one.name)].sort()).toEqual([...left].sort());
        doc = after;
      }
      expect(textOf(doc)).toBe(textOf(base));
    }),
    { seed: 20240607, numRuns: process.env.SIGNPOST_RUNS === 'full' ? 400 : 100 },
  );
});
