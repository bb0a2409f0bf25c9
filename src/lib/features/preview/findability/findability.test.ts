import { expect, test } from 'vitest';
import { resultsInMarkdown, summaryOf, timeInWords, type Run } from './findability.ts';

const run = (over: Partial<Run>): Run => ({
  task: 'Rotate a key',
  side: 'after',
  found: true,
  ms: 4000,
  clicks: ['Guides', 'Keys'],
  returns: 0,
  direct: ['Keys'],
  ...over,
});

test('sums up runs by task and side, without failed runs in the medians', () => {
  const [keys, other] = summaryOf([
    run({ ms: 2000, clicks: ['a'] }),
    run({ ms: 9000, clicks: ['a', 'b', 'c'], returns: 2 }),
    run({ ms: 60_000, found: false }),
    run({ side: 'before', found: false, direct: undefined }),
    run({ task: 'Install' }),
  ]);
  expect(keys!.after).toEqual({ runs: 3, found: 2, ms: 5500, clicks: 2, returns: 1, direct: 1 });
  expect(keys!.before).toEqual({
    runs: 1,
    found: 0,
    ms: undefined,
    clicks: undefined,
    returns: undefined,
    direct: undefined,
  });
  expect(other).toMatchObject({ task: 'Install', before: undefined });
});

test.each([
  [840, '0.8 s'],
  [9960, '10.0 s'],
  [12_400, '12 s'],
  [72_000, '1 min 12 s'],
])('%i ms reads as %s', (ms, words) => {
  expect(timeInWords(ms)).toBe(words);
});

test('escapes people’s words in the Markdown results', () => {
  const text = resultsInMarkdown([
    run({ task: 'Find | <b>it</b>\nnow', clicks: ['[x](javascript:1)'] }),
    run({ task: 'Find | <b>it</b>\nnow', side: 'before', found: false, clicks: [] }),
  ]);
  expect(text).toContain('| Find \\| \\<b\\>it\\</b\\> now | 0 of 1 → 1 of 1 | – → 4.0 s |');
  expect(text).toContain('found after 4.0 s: \\[x\\](javascript:1)');
  expect(text).toContain('before: gave up after 4.0 s: no click');
});
