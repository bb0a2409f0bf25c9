import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apply } from '$lib/core/text/edit';
import { formatted } from './format.ts';

const layOut = (text: string, from = 0, to = text.length) =>
  apply(text, formatted('docs.json', text, from, to));

test.each([
  ['{"a":1}', '{"a": 1}'],
  ['{ "a" :1 ,"b":[1 ,2] }', '{ "a": 1, "b": [1, 2] }'],
  ['{\n"a":1,"b":2}', '{\n  "a": 1,\n  "b": 2\n}'],
  ['{\r\n\t"a":[\r\n1,\r\n\t\t2]}', '{\r\n\t"a": [\r\n\t\t1,\r\n\t\t2\r\n\t]\r\n}'],
  [
    '[\n    { "a": 1 },\n  {"b": {}},\n    []\n]',
    '[\n    { "a": 1 },\n    { "b": {} },\n    []\n]',
  ],
  ['{\n  // why\n      "a": 1,\n      "b": 2\n}', '{\n  // why\n      "a": 1,\n  "b": 2\n}'],
])('%j', (text, after) => {
  expect(layOut(text)).toBe(after);
  expect(formatted('docs.json', after, 0, after.length)).toEqual([]);
});

test('only the lines of the selection change, indented to match the lines around them', () => {
  const text = '{\n     "a": {\n "b":1,\n"c":2\n     },\n  "d":3\n}';
  const from = text.indexOf('"b"');
  const unit = '     ';
  expect(layOut(text, from, text.indexOf('2') + 1)).toBe(
    `{\n     "a": {\n${unit}${unit}"b": 1,\n${unit}${unit}"c": 2\n     },\n  "d":3\n}`,
  );
});

test('mismatched brackets are left alone', () => {
  for (const text of ['{"a":[}', '{"a":1', '["a]', '{"a":1}]']) expect(layOut(text)).toBe(text);
});

test('formatting keeps the meaning and is idempotent', () => {
  const numRuns = process.env.SIGNPOST_RUNS === 'full' ? 1000 : 100;
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.nat(4), fc.nat(), fc.nat(), (json, space, a, b) => {
      const text = JSON.stringify(JSON.parse(json), null, space);
      const [from, to] = [a % (text.length + 1), b % (text.length + 1)].sort((x, y) => x - y);
      expect(JSON.stringify(JSON.parse(layOut(text, from, to)))).toBe(
        JSON.stringify(JSON.parse(text)),
      );
      const once = layOut(text);
      expect(layOut(once)).toBe(once);
    }),
    { seed: 5, numRuns },
  );
  console.log(`${numRuns} texts were laid out (seed 5)`);
});
