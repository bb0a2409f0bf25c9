import fc from 'fast-check';
import { expect, it } from 'vitest';
import { CHUNK, piecesOf, topOf } from './chunks';

const none = new Map<number, number>();

it('renders all of a short list', () => {
  expect(piecesOf(70, none, { top: 0, bottom: 900 }, undefined)).toEqual({
    pieces: [
      { chunk: 0, gap: 0 },
      { chunk: 1, gap: 0 },
    ],
    tail: 0,
  });
});

it('renders the part of a long list in view, and what has the focus', () => {
  const top = topOf(5_000, 10_000, none);
  const { pieces } = piecesOf(10_000, none, { top, bottom: top + 700 }, 3);
  const [focused, ...near] = pieces.map(({ chunk }) => chunk);
  expect(focused).toBe(3);
  expect(near).toContain(5_000 / CHUNK);
  expect(near.length).toBeLessThan(5);
});

it('takes up the height of the whole list at any scroll position', () => {
  const numRuns = process.env.SIGNPOST_RUNS === 'full' ? 2_000 : 200;
  console.log(`Views of a list: ${numRuns}`);
  const lists = fc.record({
    length: fc.nat(5_000),
    measured: fc.array(fc.tuple(fc.nat(130), fc.integer({ min: 1, max: 3_000 }))),
    top: fc.nat(200_000),
    focused: fc.option(fc.nat(124), { nil: undefined }),
  });
  fc.assert(
    fc.property(lists, ({ length, measured, top, focused }) => {
      const heights = new Map(measured);
      const { pieces, tail } = piecesOf(length, heights, { top, bottom: top + 600 }, focused);
      const chunks = Math.ceil(length / CHUNK);
      const heightOf = (chunk: number) =>
        heights.get(chunk) ?? Math.min(CHUNK, length - chunk * CHUNK) * 29;
      const whole = Array.from({ length: chunks }, (_, i) => heightOf(i)).reduce(
        (a, b) => a + b,
        0,
      );
      const taken = pieces.reduce((sum, { chunk, gap }) => sum + gap + heightOf(chunk), tail);
      expect(taken).toBe(whole);
    }),
    { seed: 3, numRuns },
  );
});
