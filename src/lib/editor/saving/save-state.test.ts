import { expect, test } from 'vitest';
import { troubleOf } from './save-state';

test('a refusal says once that the work is safe, before the output of a hook', () => {
  const sentenceOf = (sentence: string) =>
    troubleOf({ code: 'hook', sentence, fixes: [] }).sentence;
  expect(sentenceOf('The disk is full.')).toBe('The disk is full. Your work is safe here.');
  expect(sentenceOf('The commit was rejected.\nlint: 1 error')).toBe(
    'The commit was rejected. Your work is safe here.\nlint: 1 error',
  );
});
