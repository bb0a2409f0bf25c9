import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { NO_PAGES, type PagePair } from '../page-files.ts';
import { stepOf, withPages } from '../page-plans.ts';
import { draftOnto, mergeTexts } from './page-texts.ts';

const lines = (...all: string[]) => all.map((line) => `${line}\n`).join('');
const BASE = lines('a', 'b', 'c', 'd', 'e');

describe('texts are merged by lines', () => {
  test.each<[string, string, string, string, number]>([
    ['one side alone', BASE, lines('a', 'b', 'c', 'd', 'E'), lines('a', 'b', 'c', 'd', 'E'), 0],
    [
      'both sides',
      lines('A', 'b', 'c', 'd', 'e'),
      lines('a', 'b', 'c', 'd', 'E'),
      lines('A', 'b', 'c', 'd', 'E'),
      0,
    ],
    [
      'the same change',
      lines('a', 'X', 'c', 'd', 'e'),
      lines('a', 'X', 'c', 'd', 'e'),
      lines('a', 'X', 'c', 'd', 'e'),
      0,
    ],
    [
      'the same line',
      lines('a', 'b', 'mine', 'd', 'e'),
      lines('a', 'b', 'theirs', 'd', 'E'),
      lines('a', 'b', 'mine', 'd', 'E'),
      1,
    ],
    [
      'removed and added',
      lines('b', 'c', 'd', 'e'),
      lines('a', 'b', 'c', 'd', 'e', 'f'),
      lines('b', 'c', 'd', 'e', 'f'),
      0,
    ],
  ])('%s', (_what, ours, theirs, text, conflicts) => {
    expect(mergeTexts(BASE, ours, theirs)).toEqual({ text, conflicts });
  });

  test('a change of one side alone is taken exactly, whatever it is', () => {
    const text = fc
      .array(fc.constantFrom('a\n', 'b\n', '\r\n', 'c'), { maxLength: 8 })
      .map((all) => all.join(''));
    fc.assert(
      fc.property(text, text, (base, other) => {
        expect(mergeTexts(base, base, other)).toEqual({ text: other, conflicts: 0 });
        expect(mergeTexts(base, other, base)).toEqual({ text: other, conflicts: 0 });
      }),
      { seed: 20261124 },
    );
  });
});

describe('a draft of page files on what is there now', () => {
  /** What a draft makes of these files: texts by path, and the paths of conflicts. */
  function onto(files: Readonly<Record<string, string>>, pairs: readonly PagePair[]) {
    const read = Object.entries(files).map(([path, text]) => ({ path, text }));
    const [, now] = withPages(NO_PAGES, NO_PAGES, read);
    const { plan, conflicts } = draftOnto(now, pairs);
    const { after } = stepOf(now, plan);
    const texts = [...after.at].map(([path, id]) => [path, after.texts.get(id)]);
    return { files: Object.fromEntries(texts) as Record<string, string>, conflicts };
  }
  const MOVED: PagePair = { before: { path: 'a', text: BASE }, after: { path: 'b', text: BASE } };

  test('a file that was changed since moves with its new text', () => {
    const changed = lines('a', 'b', 'c', 'd', 'E');
    expect(onto({ a: changed }, [MOVED])).toEqual({ files: { b: changed }, conflicts: [] });
  });
  test('a file stays if another one is at its new path', () => {
    expect(onto({ a: BASE, b: 'other' }, [MOVED]).files).toEqual({ a: BASE, b: 'other' });
  });
  test('files that trade places trade them', () => {
    const back: PagePair = { before: { path: 'b', text: 'x' }, after: { path: 'a', text: 'x' } };
    expect(onto({ a: BASE, b: 'x' }, [MOVED, back]).files).toEqual({ a: 'x', b: BASE });
  });
  test('a deleted file stays if it was changed since', () => {
    const gone: PagePair = { before: { path: 'a', text: BASE } };
    expect(onto({ a: BASE }, [gone]).files).toEqual({});
    expect(onto({ a: 'newer' }, [gone]).files).toEqual({ a: 'newer' });
  });
  test('a file that others deleted comes back where the draft changed it', () => {
    const changed: PagePair = {
      before: { path: 'a', text: BASE },
      after: { path: 'a', text: 'x' },
    };
    expect(onto({}, [changed]).files).toEqual({ a: 'x' });
  });
  test('a file that is moved as a whole moves, unless others deleted it', () => {
    const whole: PagePair = { before: { path: 'a.png' }, after: { path: 'b.png' } };
    const [, now] = withPages(NO_PAGES, NO_PAGES, [{ path: 'a.png' }]);
    expect(draftOnto(now, [whole]).plan).toEqual({
      files: [{ from: 'a.png', to: 'b.png' }],
      edits: [],
    });
    expect(draftOnto(NO_PAGES, [whole]).plan).toEqual({ files: [], edits: [] });
  });
  test('lines that both changed keep the text of the draft, and are named', () => {
    const mine = {
      before: { path: 'a', text: BASE },
      after: { path: 'a', text: lines('1', 'b', 'c', 'd', 'e') },
    };
    const now = lines('2', 'b', 'c', 'd', 'E');
    expect(onto({ a: now }, [mine])).toEqual({
      files: { a: lines('1', 'b', 'c', 'd', 'E') },
      conflicts: ['a'],
    });
  });
});
