import { expect, test } from 'vitest';
import { inPast } from './past-tense';

test.each([
  ['Move “Guides” to “API”', 'Moved “Guides” to “API”'],
  ['Set Icon of “Guides”', 'Set Icon of “Guides”'],
  ['Put 2 groups into a new tab', 'Put 2 groups into a new tab'],
  ['Reverted: “Move” added', 'Reverted: “Move” added'],
  ['“Move” is a page', '“Move” is a page'],
  ['', ''],
])('%s', (label, done) => {
  expect(inPast(label)).toBe(done);
});
