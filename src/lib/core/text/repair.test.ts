import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  LAYOUTS,
  seededDice,
  laidOutTexts,
  type Layout,
} from '../../../../tests/generated-documents.ts';
import { apply } from './edit.ts';
import { isReadable } from './grammar.ts';
import { repairsOf } from './repair.ts';
import * as m from './repair-messages.ts';

const FILE = 'docs.json';
const SEED = 20240607;
const RUNS = process.env.SIGNPOST_RUNS === 'full' ? 6_000 : 1_500;

/** The only repair: its label, and the text after it. */
function mended(text: string): [string, string] {
  const [repair, ...others] = repairsOf(FILE, text);
  expect(others).toEqual([]);
  if (!repair) return ['nothing', text];
  return [repair.label, apply(text, repair.edits)];
}

test.each<[string, string, string]>([
  ['["a" "b"]', m.insertComma(1), '["a", "b"]'],
  ['{"a": 1\n "b": 2}', m.insertComma(1), '{"a": 1,\n "b": 2}'],
  ['["a",, "b"]', m.removeComma(1), '["a", "b"]'],
  ['{, "a": 1}', m.removeComma(1), '{ "a": 1}'],
  ['{"a" 1}', m.insertColon(1), '{"a": 1}'],
  ['{"a" = 1}', 'Change “=” to a colon on line 1', '{"a" : 1}'],
  ['{"a": 1; "b": 2}', 'Change “;” to a comma on line 1', '{"a": 1, "b": 2}'],
  ['{"a": ["b"]', 'Insert “}” at the end', '{"a": ["b"]}'],
  ['{\n  "a": [\n    "b"', 'Insert 2 brackets at the end', '{\n  "a": [\n    "b"\n  ]\n}'],
  ['{"a": ["b", {"c": 1}}', 'Insert “]” before line 1', '{"a": ["b", {"c": 1}]}'],
  ['{"a": ["b"], "c": 1}}', 'Remove “}” after the end of the JSON', '{"a": ["b"], "c": 1}'],
  ['{"a": ["b"]], "c": 1}', 'Remove the extra “]” on line 1', '{"a": ["b"], "c": 1}'],
  ['{"a": 1}, "b": 2}', 'Remove the extra “}” on line 1', '{"a": 1, "b": 2}'],
  ['{"a": 1} x', 'Remove “x” after the end of the JSON', '{"a": 1} '],
  ["{'a': 'it\\'s'}", m.repairLines(1), '{"a": "it\'s"}'],
  ['{"a": “b”}', m.writeDoubleQuotes(1), '{"a": "b"}'],
  ['{a: 1}', 'Put “a” in quotes on line 1', '{"a": 1}'],
  ['{"a": b c}', 'Put “b c” in quotes on line 1', '{"a": "b c"}'],
  ['{"a": True}', 'Change “True” to true on line 1', '{"a": true}'],
  ['{1: 2}', 'Put “1” in quotes on line 1', '{"1": 2}'],
  ['["a, "b"]', m.insertQuotationMark(1), '["a", "b"]'],
  ['["a", "b]', m.insertQuotationMark(1), '["a", "b"]'],
  ['[a", "b"]', m.insertQuotationMark(1), '["a", "b"]'],
  ['{"a: 1}', m.insertQuotationMark(1), '{"a": 1}'],
  ['{"a": "b,\n "c": 1}', m.insertQuotationMark(1), '{"a": "b",\n "c": 1}'],
  ['{"a": "say "hi" to"}', m.escapeQuotationMarks(1), '{"a": "say \\"hi\\" to"}'],
  ['{"a": "C:\\docs\\new"}', m.escapeCharacters(1), '{"a": "C:\\\\docs\\new"}'],
  ['{"a": "b\tc"}', m.escapeCharacters(1), '{"a": "b\\tc"}'],
  ['{"a": 1 /* b\n}', m.closeComment(1), '{"a": 1 /* b */\n}'],
  ['{"a": 1 oops, "b": 2}', 'Remove “oops” on line 1', '{"a": 1, "b": 2}'],
  ['{"a":, "b": 2}', 'Insert empty text as the value of “a”', '{"a": "", "b": 2}'],
  ['{"a"}', 'Insert empty text as the value of “a”', '{"a": ""}'],
  ['["a", {\n "b", "c"]', 'Remove the extra “{” on line 1', '["a",\n "b", "c"]'],
  ['["a", oops {\n "b"]', m.repairLines(1), '["a",\n "b"]'],
  ['["a", {"b"}]', 'Insert empty text as the value of “b”', '["a", {"b": ""}]'],
  ['{"a": ["b", "c": 1}', 'Insert “]” before line 1', '{"a": ["b"], "c": 1}'],
  ['{"a": "b", "c"], "d": 1}', 'Insert “[” on line 1', '{"a": ["b", "c"], "d": 1}'],
  ['{"a": ["b"], "c"], "d": 1}', 'Remove the extra “]” on line 1', '{"a": ["b", "c"], "d": 1}'],
  ['[{"a": 1, {"b": 2}]', 'Insert “}” before line 1', '[{"a": 1}, {"b": 2}]'],
  ['[{"a": [1] {"b": 2}]', 'Insert “}” before line 1', '[{"a": [1]}, {"b": 2}]'],
  ['\ufeff{"a" 1}\r\n', m.insertColon(1), '\ufeff{"a": 1}\r\n'],
])('%j', (text, label, after) => {
  expect(mended(text)).toEqual([label, after]);
});

test('repairs several errors together', () => {
  expect(
    mended(
      '{\n  name: \'Acme\',\n  "tabs": [\n    {"tab" "A"}\n    {"tab": "B",, "x": [1, 2}\n  ]\n',
    ),
  ).toEqual([
    m.repairLines(4),
    '{\n  "name": "Acme",\n  "tabs": [\n    {"tab": "A"},\n    {"tab": "B", "x": [1, 2]}\n  ]\n}\n',
  ]);
});

test('leaves text that is not JSON unchanged', () => {
  for (const text of ['', '   ', 'Hello, this is a letter.\nIt has lines.', '<html></html>'])
    expect(repairsOf(FILE, text).every(({ edits }) => isReadable(apply(text, edits)))).toBe(true);
  expect(repairsOf(FILE, '')).toEqual([]);
});

test.each(['\n', '\r\n'])('keeps one version of conflicting lines (%j)', (eol) => {
  const text = (lines: string[]) => lines.join(eol);
  const ours = '  "b": 2,';
  const theirs = '  "b": 3,';
  const around = (...middle: string[]) => text(['{', '  "a": 1,', ...middle, '  "c": 4', '}', '']);
  for (const base of [[], ['||||||| 1234567', '  "b": 0,']]) {
    const broken = around('<<<<<<< HEAD', ours, ...base, '=======', theirs, '>>>>>>> feature');
    const repairs = repairsOf(FILE, broken);
    expect(repairs.map(({ label }) => label)).toEqual([
      m.keepSide('ours', 'HEAD', 1),
      m.keepSide('theirs', 'feature', 1),
    ]);
    expect(repairs.map(({ edits }) => apply(broken, edits))).toEqual([
      around(ours),
      around(theirs),
    ]);
  }
  const twice = around(
    '<<<<<<<',
    ours,
    '=======',
    theirs,
    '>>>>>>>',
    '<<<<<<<',
    '=======',
    '  "d": 1,',
    '>>>>>>>',
  );
  expect(repairsOf(FILE, twice).map(({ label }) => label)).toEqual([
    m.keepSide('ours', '', 2),
    m.keepSide('theirs', '', 2),
  ]);
  const apart = text([
    '[',
    '<<<<<<< HEAD',
    '  "a"',
    '=======',
    '  "b",',
    '>>>>>>> x',
    '  "c"',
    ']',
  ]);
  expect(repairsOf(FILE, apart).map(({ label, edits }) => [label, apply(apart, edits)])).toEqual([
    [m.andMend(m.keepSide('ours', 'HEAD', 1), 1), text(['[', '  "a",', '  "c"', ']'])],
    [m.keepSide('theirs', 'x', 1), text(['[', '  "b",', '  "c"', ']'])],
  ]);
  const half = text(['[', '<<<<<<< HEAD', '"a"', ']']);
  expect(repairsOf(FILE, half).map(({ label, edits }) => [label, apply(half, edits)])).toEqual([
    [m.removeMarkers, text(['[', '"a"', ']'])],
  ]);
});

test(
  `a character that is missing, doubled or added (seed ${SEED}, ${RUNS} runs)`,
  { timeout: 300_000 },
  () => {
    let broken = 0;
    let mendedAgain = 0;
    let same = 0;
    for (let run = 0; run < RUNS; run++) {
      const [sample] = fc.sample(laidOutTexts, { seed: SEED + run, numRuns: 1 }) as [
        { text: string; layout: Layout },
      ];
      expect(LAYOUTS).toContain(sample.layout);
      const { text } = sample;
      const dice = seededDice(SEED + run);
      const signs = [...text.matchAll(/[{}[\],:"]/g)];
      const { index, 0: sign } = signs[Math.floor(dice() * signs.length)]!;
      const typo = Math.floor(dice() * 3);
      const changed =
        text.slice(0, index) +
        ['', sign + sign, `${sign}x`][typo]! +
        text.slice(index + sign.length);
      if (isReadable(changed)) continue;
      broken++;
      const [repair] = repairsOf(FILE, changed);
      if (!repair) continue;
      mendedAgain++;
      const after = apply(changed, repair.edits);
      expect(isReadable(after), `${changed}\n${repair.label}`).toBe(true);
      if (after.replace(/\s/g, '') === text.replace(/\s/g, '')) same++;
    }
    console.log(`${broken} broken, ${mendedAgain} mended, ${same} as they were`);
    expect(mendedAgain).toBeGreaterThan(broken * 0.95);
  },
);
