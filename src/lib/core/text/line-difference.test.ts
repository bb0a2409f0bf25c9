import fc from 'fast-check';
import { expect, test } from 'vitest';
import { differenceOf, type Difference } from './line-difference.ts';

const SEED = 20240607;
const BEFORE = 'a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n';

/** "-3 c" and "+3 C" for changed lines, "3 c" for the others, "…4" for skipped ones. */
const shown = ({ hunks, rest }: Difference): string[] => [
  ...hunks.flatMap(({ skipped, lines }) => [
    ...(skipped ? [`…${skipped}`] : []),
    ...lines.map(({ kind, before, after, text }) =>
      kind === 'out'
        ? `-${before} ${text}`
        : kind === 'in'
          ? `+${after} ${text}`
          : `${after} ${text}`,
    ),
  ]),
  ...(rest ? [`…${rest}`] : []),
];

test('equal texts have no difference', () => {
  expect(differenceOf(BEFORE, BEFORE)).toEqual({
    hunks: [],
    rest: 10,
    removed: 0,
    added: 0,
  });
});

test('a changed line is removed and added, with three lines of context', () => {
  const difference = differenceOf(BEFORE, BEFORE.replace('e', 'E'));
  expect(shown(difference)).toEqual([
    '…1',
    '2 b',
    '3 c',
    '4 d',
    '-5 e',
    '+5 E',
    '6 f',
    '7 g',
    '8 h',
    '…2',
  ]);
  expect(difference).toMatchObject({ removed: 1, added: 1 });
});

test('a moved line is removed and added', () => {
  const difference = differenceOf(BEFORE, 'b\nc\nd\ne\nf\ng\nh\ni\na\nj\n');
  expect(shown(difference)).toEqual([
    ...['-1 a', '1 b', '2 c', '3 d', '…2', '6 g', '7 h', '8 i', '+9 a', '10 j'],
  ]);
});

test('changes close to each other share their context', () => {
  const difference = differenceOf(BEFORE, BEFORE.replace('c', 'C').replace('f', 'F'));
  expect(difference.hunks).toHaveLength(1);
  expect(shown(difference)).toEqual([
    ...['1 a', '2 b', '-3 c', '+3 C', '4 d', '5 e', '-6 f', '+6 F', '7 g', '8 h', '9 i', '…1'],
  ]);
});

test('a different line end makes a different line, and so does a missing final one', () => {
  expect(differenceOf('a\nb\n', 'a\r\nb')).toMatchObject({ removed: 2, added: 2 });
});

const lines = fc
  .array(fc.constantFrom('a', 'b', 'c', '{', '}', ''), { maxLength: 30 })
  .map((list) => list.join('\n'));

test('applying the difference turns one text into the other', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const difference = differenceOf(before, after);
      expect(rebuilt(before, difference)).toEqual(split(after));
      const all = difference.hunks.flatMap((hunk) => hunk.lines);
      expect(all.filter(({ kind }) => kind === 'out')).toHaveLength(difference.removed);
      expect(all.filter(({ kind }) => kind === 'in')).toHaveLength(difference.added);
      for (const { before: number, text, kind } of all)
        if (kind !== 'in') expect(split(before)[number! - 1]).toBe(text);
    }),
    { seed: SEED, numRuns: 2000 },
  );
});

test('finds a long block that moved through a long text', () => {
  const text = Array.from({ length: 40_000 }, (_, i) => `line ${i}\n}\n`);
  const moved = [...text.slice(0, 1000), ...text.slice(6000), ...text.slice(1000, 6000)];
  expect(differenceOf(text.join(''), moved.join(''))).toMatchObject({
    removed: 10_000,
    added: 10_000,
  });
});

const split = (text: string): string[] => (text === '' ? [] : text.replace(/\n$/, '').split('\n'));

/** Rebuilds the lines after from the text before and the difference alone. */
function rebuilt(before: string, { hunks }: Difference): string[] {
  const old = split(before);
  const out: string[] = [];
  let at = 0;
  for (const { skipped, lines: hunk } of hunks) {
    out.push(...old.slice(at, at + skipped));
    at += skipped;
    for (const line of hunk) {
      if (line.kind !== 'out') {
        out.push(line.text);
        expect(line.after).toBe(out.length);
      }
      if (line.kind !== 'in') at++;
    }
  }
  return [...out, ...old.slice(at)];
}
