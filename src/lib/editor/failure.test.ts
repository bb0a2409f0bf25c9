import { expect, test } from 'vitest';
import { failureInWords } from './failure.ts';

test('says nothing of what browsers report although nothing is wrong', () => {
  expect(failureInWords(new Error('ResizeObserver loop limit exceeded'))).toBe('');
  expect(failureInWords('Script error.')).toBe('');
});

test('says what to do where a part of the program did not come, in every browser’s words', () => {
  for (const words of [
    'Failed to fetch dynamically imported module: https://a.b/c.js',
    'error loading dynamically imported module: https://a.b/c.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /c.css',
  ])
    expect(failureInWords(new TypeError(words))).toMatch(/^A part .* Your work is safe/);
});

test('ends what it is told as a sentence', () => {
  const rest = 'Your work is still here.';
  expect(failureInWords(new Error('A gear broke'))).toMatch(`went wrong: A gear broke. ${rest}`);
  expect(failureInWords('What now?')).toMatch(`went wrong: What now? ${rest}`);
});
