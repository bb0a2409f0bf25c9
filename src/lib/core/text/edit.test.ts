import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply, compose, difference, invert, mapOffset, normalise, type TextEdit } from './edit.ts';

const FILE = 'docs.json';
const SEED = 20240607;

/** A list of edits that fits a text. */
function editsFor(text: string): fc.Arbitrary<TextEdit[]> {
  return fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(4), fc.string({ maxLength: 4 })), { maxLength: 5 })
    .map((raw) => {
      const edits: TextEdit[] = [];
      let from = 0;
      for (const [at, remove, insert] of raw.sort((a, b) => a[0] - b[0])) {
        if (at < from) continue;
        const cut = Math.min(remove, text.length - at);
        edits.push({ file: FILE, at, remove: cut, insert });
        from = at + cut + 1;
      }
      return edits;
    });
}

test('applying and inverting restores the text', () => {
  fc.assert(
    fc.property(
      fc.string().chain((text) => fc.tuple(fc.constant(text), editsFor(text))),
      ([text, edits]) => {
        const after = apply(text, edits);
        expect(apply(after, invert(text, edits))).toBe(text);
      },
    ),
    { seed: SEED, numRuns: 2000 },
  );
});

test('composed edits equal applying both lists', () => {
  fc.assert(
    fc.property(
      fc
        .string()
        .chain((text) => fc.tuple(fc.constant(text), editsFor(text)))
        .chain(([text, first]) =>
          fc.tuple(fc.constant(text), fc.constant(first), editsFor(apply(text, first))),
        ),
      ([text, first, second]) => {
        const both = compose(first, second, FILE);
        expect(apply(text, both)).toBe(apply(apply(text, first), second));
      },
    ),
    { seed: SEED, numRuns: 5000 },
  );
});

test('the difference of two texts turns one into the other', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(apply(a, difference(FILE, a, b))).toBe(b);
    }),
    { seed: SEED, numRuns: 1000 },
  );
});

test('the difference of large texts is minimal at any position', () => {
  const text = Array.from({ length: 5000 }, (_, i) => `${i}`).join('\n');
  for (const at of [0, 1, 63, 4095, 4096, 4097, 12_345, text.length - 4097, text.length]) {
    const inserted = { file: FILE, at, remove: 0, insert: '!' };
    const longer = apply(text, [inserted]);
    expect(difference(FILE, text, longer)).toEqual([inserted]);
    expect(difference(FILE, longer, text)).toEqual([{ file: FILE, at, remove: 1, insert: '' }]);
  }
  // Text shared by both ends counts once.
  expect(difference(FILE, 'a'.repeat(9000), 'a'.repeat(9001))).toEqual([
    { file: FILE, at: 9000, remove: 0, insert: 'a' },
  ]);
});

test('touching edits are joined, and empty ones are dropped', () => {
  const edits = [
    { file: FILE, at: 3, remove: 0, insert: 'x' },
    { file: FILE, at: 1, remove: 2, insert: '' },
    { file: FILE, at: 9, remove: 0, insert: '' },
  ];
  expect(normalise(edits)).toEqual([{ file: FILE, at: 1, remove: 2, insert: 'x' }]);
});

test('an offset shifts by the edits before it', () => {
  const edits = [{ file: FILE, at: 2, remove: 3, insert: 'ab' }];
  expect([0, 2, 3, 5, 6].map((at) => mapOffset(at, edits))).toEqual([0, 2, 4, 4, 5]);
});

test('overlapping edits throw', () => {
  const edit = { file: FILE, at: 0, remove: 2, insert: '' };
  expect(() => apply('abc', [edit, { ...edit, at: 1 }])).toThrow(RangeError);
});
