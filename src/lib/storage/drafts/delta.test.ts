import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deltaOf, patched } from './delta.ts';

const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 5_000 : 500;
const SEED = 20240607;
const line = fc.constantFrom('a\n', 'b\n', 'c\r\n', '  "page",\n', '}\n', '\n', 'x', '\ufeff');
const text = fc.array(line, { maxLength: 40 }).map((lines) => lines.join(''));

test('turns any text into any other, exactly', () => {
  console.log(`deltas: ${RUNS} cases, seed ${SEED}`);
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(patched(before, deltaOf(before, after))).toBe(after);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

const pages = (count: number) => Array.from({ length: count }, (_, i) => `  "guides/page-${i}",\n`);

test('grows with what was changed, not with the length of the text', () => {
  const lines = pages(40_000);
  const before = lines.join('');
  const after = [...lines.slice(30_000), 'new\n', ...lines.slice(10, 30_000)].join('');
  const delta = deltaOf(before, after);
  expect(delta).toHaveLength(3);
  expect(patched(before, delta)).toBe(after);
});
