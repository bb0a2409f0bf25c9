import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteValues, seededDice, layOut } from '../../../../tests/generated-documents.ts';
import { apply } from './edit.ts';
import { strictEdits } from './strict.ts';

const SEED = 20240607;
const strict = (text: string) =>
  apply(
    text,
    strictEdits(text).edits.map((edit) => ({ ...edit, file: '' })),
  );

test.each<[string, string]>([
  ['// what\n{"a": 1}', '{"a": 1}'],
  ['\ufeff// what\r\n{"a": 1}\r\n', '\ufeff{"a": 1}\r\n'],
  ['{\n  // one\n  // two\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['{\n  "a": 1, // why\n  "b": 2 /* how */\n}', '{\n  "a": 1,\n  "b": 2\n}'],
  ['{\n  /* a\n     b */\n  "a": 1\n}', '{\n  "a": 1\n}'],
  ['{"a": /* b */ 1}', '{"a": 1}'],
  ['{"a" /* b */: 1}', '{"a": 1}'],
  ['[ /* b */ "a" ]', '[ "a" ]'],
  ['["a" /* b */, "c"]', '["a", "c"]'],
  ['[/* b */]', '[]'],
  ['["a",]', '["a"]'],
  ['[\n  "a",\n]', '[\n  "a"\n]'],
  ['["a", // b\n]', '["a"\n]'],
  ['["a" /* b */ , ]', '["a"  ]'],
  ['{"a": "// no", "b": "/* no */"}', '{"a": "// no", "b": "/* no */"}'],
  ['{"a": 1}\n// the end', '{"a": 1}\n'],
])('%j', (text, expected) => {
  expect(strict(text)).toBe(expected);
  expect(JSON.parse(strict(text).replace('\ufeff', ''))).toBeDefined();
});

test('counts what is removed', () => {
  expect(strictEdits('/*a*/ [1, // b\n 2,] // c')).toMatchObject({ comments: 3, commas: 1 });
  expect(strictEdits('[1]')).toEqual({ edits: [], comments: 0, commas: 0 });
});

test(`the result has the same value (seed ${SEED})`, () => {
  for (let run = 0; run < 400; run++) {
    const [value] = fc.sample(siteValues, { seed: SEED + run, numRuns: 1 });
    const text = layOut(value!, 'commented', seededDice(SEED + run));
    expect(JSON.parse(strict(text)), text).toEqual(JSON.parse(JSON.stringify(value)));
  }
});
