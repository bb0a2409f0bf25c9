import { expect, test } from 'vitest';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { invert, type TextEdit } from '../text/edit.ts';
import { changesIn, nameOfRename, nameOfTyping, type Trace } from './step-words.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const SITE = `{
  "navigation": {
    "groups": [
      { "group": "Quick", "icon": "book", "pages": ["start", "install"] },
      { "group": "Guides", "pages": ["deploy"] }
    ]
  }
}
`;
const textOf = (doc: Doc) => doc.files.get(FILE)!.text;

/** The step that replaces the first occurrence of each of these texts, and the document after it. */
function step(before: Doc, ...pairs: readonly (readonly [string, string])[]) {
  const text = textOf(before);
  const edits = pairs
    .map(([old, now]): TextEdit => {
      const at = text.indexOf(old);
      expect(at, old).toBeGreaterThanOrEqual(0);
      return { file: FILE, at, remove: old.length, insert: now };
    })
    .sort((a, b) => a.at - b.at);
  const after = reread(before, edits);
  const trace: Trace = {
    edits,
    inverse: invert(text, edits),
    before,
    after,
  };
  return { trace, after };
}
const named = (...pairs: readonly (readonly [string, string])[]) =>
  nameOfTyping(step(docFromText(SITE), ...pairs).trace, FILE);

test.each([
  ['a label', [['Quick', 'Quickstart']], 'Renamed “Quick” to “Quickstart” in the JSON'],
  ['a page', [['install', 'set-up']], 'Changed page “install” to “set-up” in the JSON'],
  ['a field', [['book', 'rocket']], 'Changed icon from “book” to “rocket” in the JSON'],
  [
    'an entry',
    [['"deploy"', '"deploy", "roll-back"']],
    'Replaced “"deploy"” with “"deploy", "roll-back"” in docs.json',
  ],
  [
    'text by insertion',
    [['["deploy', '["a", "deploy']],
    'Replaced “["deploy” with “["a", "deploy” in docs.json',
  ],
  ['spaces', [['\n', '\n\n']], 'Changed spaces or line breaks in docs.json'],
  [
    'spaces after a bracket',
    [['["deploy', '[\n  "deploy']],
    'Changed spaces or line breaks in docs.json',
  ],
  [
    'several lines',
    [['["deploy"]', '[\n"deploy",\n"x"\n]']],
    'Replaced “["deploy"]” with 4 lines in docs.json',
  ],
  [
    'a missing comma',
    [['"start",', '"start"']],
    'Replaced “"start",” with “"start"” in docs.json (broke the JSON)',
  ],
  [
    'many places',
    [
      ['Quick', 'Q'],
      ['Guides', 'G'],
      ['start', 's'],
      ['install', 'i'],
    ],
    'Changed 4 places in docs.json',
  ],
] as const)('typing that changes %s says so', (_, pairs, name) => {
  expect(named(...pairs)).toBe(name);
});

test('names typing in a field that renames by all that was typed', () => {
  const first = step(docFromText(SITE), ['Quick', 'S']);
  const { after } = step(first.after, ['"S"', '"Start here"']);
  const both = { ...first.trace, after };
  expect(nameOfRename(both, FILE)).toBe('Renamed “Quick” to “Start here”');
  expect(nameOfRename(step(docFromText(SITE), ['book', 'rocket']).trace, FILE)).toBeUndefined();
});

test('cuts a long text, and names a deletion as such', () => {
  const long = 'x'.repeat(60);
  expect(named(['Quick', long])).toBe(`Renamed “Quick” to “${'x'.repeat(40)}…” in the JSON`);
  expect(named([', "install"', ''])).toBe('Deleted “, "install"” in docs.json');
  expect(named(['"deploy"', '"deploy", ""'])).toContain('Replaced');
});

const textsOf = (trace: Trace) => changesIn(trace, FILE, {}).map(({ text }) => text);

test('names typing in broken JSON by its text, and the repair by its result', () => {
  const broken = step(docFromText(SITE), ['"start",', '"start"']);
  const more = step(broken.after, ['Guides', 'Guide']);
  expect(nameOfTyping(more.trace, FILE)).toBe('Replaced “Guides” with “Guide” in docs.json');
  expect(textsOf(more.trace)).toEqual([
    'The JSON had a syntax error, so the navigation didn’t change',
  ]);
  const mended = step(more.after, ['"start"', '"start",']);
  expect(nameOfTyping(mended.trace, FILE)).toBe('Renamed “Guides” to “Guide” in the JSON');
  expect(textsOf(mended.trace)).toEqual([expect.stringContaining('“Guides” renamed')]);
});

test('describes what a step changed as the review does', () => {
  const { trace } = step(docFromText(SITE), [', "install"', '']);
  expect(changesIn(trace, FILE, {})).toMatchObject([
    { text: 'Page “Install” removed from “Quick”', place: 'Quick' },
  ]);
  const spaces = step(docFromText(SITE), ['{\n', '{\n\n']);
  expect(textsOf(spaces.trace)).toEqual([
    'Only the formatting changed: spaces, line endings, or comments',
  ]);
});
