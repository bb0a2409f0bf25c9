import { expect, test } from 'vitest';
import { inPast } from './past-tense';

test.each([
  ['Move “Guides” to “API”', 'Moved “Guides” to “API”'],
  ['Wrap it in a new group and move it there', 'Wrapped it in a new group and moved it there'],
  ['Rename “Cut and move” and “Fix”', 'Renamed “Cut and move” and “Fix”'],
  ['Set Icon of “Guides”', 'Set Icon of “Guides”'],
  ['Put 2 groups into a new tab', 'Put 2 groups into a new tab'],
  ['Reverted: “Move” added', 'Reverted: “Move” added'],
  ['“Move” is a page', '“Move” is a page'],
  ['', ''],
])('%s', (label, done) => {
  expect(inPast(label)).toBe(done);
});
