import { expect, test } from 'vitest';
import { failureInWords } from './failure.ts';

test('ignores harmless browser reports', () => {
  expect(failureInWords(new Error('ResizeObserver loop limit exceeded'))).toBe('');
  expect(failureInWords('Script error.')).toBe('');
});

test('says what to do if a module failed to load, in every browser’s wording', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://a.b/c.js',
    'error loading dynamically imported module: https://a.b/c.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /c.css',
  ])
    expect(failureInWords(new TypeError(words))).toMatch(/^Part of Signpost .* Your work is safe/);
});

test('turns an error message into a full sentence', () => {
  const rest = 'Your work is safe.';
  expect(failureInWords(new Error('A gear broke'))).toMatch(`went wrong: A gear broke. ${rest}`);
  expect(failureInWords('What now?')).toMatch(`went wrong: What now? ${rest}`);
});
