import { expect, test } from 'vitest';
import { FILE, open, textOf } from '../../../../tests/changed-documents.ts';
import { merge, readVersion, type Choice, type MergeOptions } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { difference } from '../text/edit.ts';
import * as questionMessages from './question-messages.ts';

const SITE = `{
  "name": "Acme",
  "navigation": {
    "tabs": [
      {
        "tab": "Docs",
        "groups": [
          { "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] },
          { "group": "Guides", "pages": ["g1", "g2"] },
          { "group": "Deep", "pages": ["d1", { "group": "Inner", "pages": ["i1"] }] }
        ]
      },
      { "tab": "API", "pages": ["x", "y", "z", "v", "w"] }
    ]
  }
}
`;

type Rewrite = (text: string) => string;
const swap =
  (from: string, to: string): Rewrite =>
  (text) => {
    expect(text).toContain(from);
    return text.replace(from, to);
  };
const both =
  (...steps: Rewrite[]): Rewrite =>
  (text) =>
    steps.reduce((now, step) => step(now), text);

const base = open(SITE);
const typedBy = (rewrite: Rewrite): Doc => reread(base, difference(FILE, SITE, rewrite(SITE)));

function merged(ours: Rewrite, theirs: Rewrite, options: MergeOptions = {}) {
  const mine = typedBy(ours);
  const other = readVersion(base, new Map([[FILE, theirs(SITE)]]), mine);
  const result = merge({ base, ours: mine, theirs: other }, options);
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
}
const asks = (ours: Rewrite, theirs: Rewrite) =>
  merged(ours, theirs).questions.map(({ text, ours: mine, theirs: other }) => [text, mine, other]);
const textAfter = (ours: Rewrite, theirs: Rewrite, choice: Choice = 'ours') => {
  const { questions } = merged(ours, theirs);
  const choices = new Map(questions.map(({ id }) => [id, choice]));
  return textOf(merged(ours, theirs, { choices }).after);
};

const renameStart = swap('"group": "Start"', '"group": "Begin"');
const moveB = both(swap('"a", "b", "c"', '"a", "c"'), swap('"g1", "g2"', '"g1", "b", "g2"'));
const dropB = swap('"a", "b", "c"', '"a", "c"');

test('a rename and a move of one element are both applied', () => {
  const moved = both(
    swap('          { "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] },\n', ''),
    swap(
      '{ "tab": "API", "pages"',
      '{ "tab": "API", "groups": [{ "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] }], "pages"',
    ),
  );
  expect(asks(renameStart, moved)).toEqual([]);
  expect(textAfter(renameStart, moved)).toContain('"groups": [{ "group": "Begin"');
});

test('two insertions at one position are both applied, ours first', () => {
  expect(textAfter(swap('"a", "b"', '"a", "o", "b"'), swap('"a", "b"', '"a", "t", "b"'))).toContain(
    '["a", "o", "t", "b", "c"]',
  );
});

test('the same change on both sides is not a question', () => {
  for (const step of [renameStart, moveB, dropB]) expect(asks(step, step)).toEqual([]);
  expect(asks(both(renameStart, dropB), both(dropB, swap('"x", "y"', '"y"')))).toEqual([]);
});

test('one moved what the other deleted', () => {
  expect(asks(moveB, dropB)).toEqual([
    [
      'You moved “B” to “Guides”; the file’s version removed “B”',
      questionMessages.keepItIn('“Guides”'),
      'Remove it',
    ],
  ]);
  expect(asks(dropB, moveB)).toEqual([
    [
      'You removed “B”; the file’s version moved “B” to “Guides”',
      'Leave it out',
      questionMessages.putItBackIn('“Guides”'),
    ],
  ]);
  expect(textAfter(moveB, dropB)).toContain('"g1", "b", "g2"');
  expect(textAfter(moveB, dropB, 'theirs')).not.toContain('"b"');
  expect(textAfter(dropB, moveB, 'theirs')).toContain('"g1", "b", "g2"');
});

test('both moved it to different places', () => {
  const toApi = both(swap('"a", "b", "c"', '"a", "c"'), swap('"x", "y"', '"x", "b", "y"'));
  expect(asks(moveB, toApi)).toEqual([
    [
      'You moved “B” to “Guides”; the file’s version moved “B” to “API”',
      questionMessages.keepItIn('“Guides”'),
      questionMessages.moveItTo('“API”'),
    ],
  ]);
  expect(textAfter(moveB, toApi, 'theirs')).toContain('"x", "b", "y"');
});

test('both set one field to different values', () => {
  expect(asks(swap('"rocket"', '"star"'), swap('"rocket"', '"book"'))).toEqual([
    [
      'You set icon of “Start” to “star”; the file’s version set icon of “Start” to “book”',
      'Keep “star”',
      'Use “book”',
    ],
  ]);
  expect(asks(renameStart, swap('"group": "Start"', '"group": "First"'))).toEqual([
    [
      'You renamed “Start” to “Begin”; the file’s version renamed it to “First”',
      'Keep “Begin”',
      'Use “First”',
    ],
  ]);
  expect(asks(swap('"Acme"', '"One"'), swap('"Acme"', '"Two"'))).toEqual([
    [
      'You set site name to “One”; the file’s version set site name to “Two”',
      'Keep “One”',
      'Use “Two”',
    ],
  ]);
});

test('one renamed what the other deleted', () => {
  const dropStart = swap(
    '          { "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] },\n',
    '',
  );
  expect(asks(dropStart, renameStart)).toEqual([
    ['You removed “Start”; the file’s version renamed it to “Begin”', 'Leave it out', 'Restore it'],
  ]);
});

test('one changed something inside what the other deleted', () => {
  const dropDeep = swap(
    ',\n          { "group": "Deep", "pages": ["d1", { "group": "Inner", "pages": ["i1"] }] }',
    '',
  );
  const addInside = swap('["i1"]', '["i1", "i2"]');
  expect(asks(addInside, dropDeep)).toEqual([
    ['You added “I2” to “Inner”; the file’s version removed “Deep”', 'Keep it', 'Remove it'],
  ]);
  expect(textAfter(addInside, dropDeep)).toContain('"i2"');
  expect(textAfter(addInside, dropDeep, 'theirs')).not.toContain('Deep');
  expect(textAfter(dropDeep, addInside, 'theirs')).toContain('"i2"');
  expect(asks(swap('"a", "b"', '"b", "a"'), dropDeep)).toEqual([]);
});

test('both added an element of the same name', () => {
  const add = (page: string) =>
    swap('"x", "y"', `"x", "y", { "group": "New", "pages": ["${page}"] }`);
  expect(asks(add('n'), add('n'))).toEqual([]);
  expect(asks(add('n'), add('m'))).toEqual([
    [
      'You added “New” to “API”; the file’s version added another one with the same name',
      'Keep this one',
      questionMessages.takeOtherOne,
    ],
  ]);
  expect(textAfter(add('n'), add('m'), 'theirs')).toContain('{ "group": "New", "pages": ["m"] }');
});

test('both added the same pages under another name', () => {
  const add = (name: string, pages: string) =>
    swap('"x", "y"', `"x", "y", { "group": "${name}", "pages": [${pages}] }`);
  const [mine, other] = [add('New', '"n", "m"'), add('Fresh', '"n", "m", "o"')];
  expect(asks(mine, other)).toEqual([
    [
      'You added “New” to “API”; the file’s version added “Fresh” with mostly the same pages',
      'Keep “New”',
      'Use “Fresh”',
    ],
  ]);
  expect(textAfter(mine, other, 'theirs')).not.toContain('New');
  expect(asks(add('New', '"n", "m"'), add('Fresh', '"n", "o"'))).toEqual([]);
});

test('each put one into the other', () => {
  const intoGuides = both(
    swap('          { "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] },\n', ''),
    swap(
      '"g1", "g2"',
      '"g1", "g2", { "group": "Start", "icon": "rocket", "pages": ["a", "b", "c"] }',
    ),
  );
  const intoStart = both(
    swap('          { "group": "Guides", "pages": ["g1", "g2"] },\n', ''),
    swap('"b", "c"', '"b", "c", { "group": "Guides", "pages": ["g1", "g2"] }'),
  );
  expect(asks(intoGuides, intoStart)).toHaveLength(1);
  expect(textAfter(intoGuides, intoStart)).toBe(intoGuides(SITE));
  expect(JSON.parse(textAfter(intoGuides, intoStart, 'theirs'))).toEqual(
    JSON.parse(intoStart(SITE)),
  );
});

test('both moved one entry within its list', () => {
  const list = '"x", "y", "z", "v", "w"';
  const late = swap(list, '"y", "z", "v", "w", "x"');
  const middle = swap(list, '"y", "z", "x", "v", "w"');
  expect(asks(late, middle)).toEqual([
    [
      'You moved “X” within “API” (now fifth in the list); the file’s version moved “X” within “API” (now third in the list)',
      questionMessages.keepItAt('fifth in the list'),
      questionMessages.putItAt('third in the list'),
    ],
  ]);
  expect(textAfter(late, middle, 'theirs')).toBe(middle(SITE));
  expect(asks(late, swap(list, '"w", "v", "z", "y", "x"'))).toHaveLength(1);
});

test('a text that only one side changed is taken unmodified', () => {
  const step = swap('"b", "c"', '"b",   "c", "z" /* new */');
  expect(textAfter((text) => text, step)).toBe(step(SITE));
  expect(merged(step, (text) => text).edits).toEqual([]);
});

test('a text that does not parse is refused with a message', () => {
  const mine = typedBy(renameStart);
  const other = readVersion(base, new Map([[FILE, SITE.replace('"a",', '"a"')]]), mine);
  const result = merge({ base, ours: mine, theirs: other });
  expect(result.ok ? '' : result.refusal.sentence).toMatch(/^The file has a JSON syntax error\. /);
});

test('a problem that only the combination causes is reported', () => {
  const versions = (one: string, two: string) =>
    `{"navigation": {"versions": [{"version": "1"${one}, "pages": ["a"]}, {"version": "2"${two}, "pages": ["b"]}]}}`;
  const [plain, first, second] = [
    versions('', ''),
    versions(', "default": true', ''),
    versions('', ', "default": true'),
  ];
  const start = open(plain);
  const ours = reread(start, difference(FILE, plain, first));
  const result = merge({
    base: start,
    ours,
    theirs: readVersion(start, new Map([[FILE, second]]), ours),
  });
  expect(result.ok && result.value.questions).toEqual([]);
  expect(result.ok && result.value.notes).toHaveLength(1);
});
