import { expect, test } from 'vitest';
import type {
  Operation as InnerOperation,
  PageOperation as InnerPageOperation,
} from '../operation.ts';
import type { Kind as InnerKind, ListKey as InnerListKey } from '../schema/kinds.ts';
import { apply } from './apply.ts';
import { check, checked, reportOf } from './json-report.ts';
import type { Files, Kind, ListKey, Operation } from './contract.ts';
import { read } from './read.ts';

const MAIN = '{\n  "navigation": {\n    "tabs": [{ "$ref": "./nav/one.json" }]\n  }\n}\n';
const ONE = '{ "tab": "One", "groups": [{ "group": "G", "pages": ["a", "b"] }] }';
const SITE = { 'docs.json': MAIN, 'nav/one.json': ONE, 'a.mdx': '', 'logo.png': null } as const;
const main = { main: 'docs.json' };
const inFolder = (files: Readonly<Record<string, string | null>>) =>
  new Map(Object.entries(files).map(([path, text]) => [`sites/x/${path}`, text] as const));

const codes = (...given: Parameters<typeof check>) =>
  check(...given).files.flatMap(({ file, diagnostics }) =>
    diagnostics.map(({ code }) => `${file} ${code}`),
  );

test('absent pages are missing only if the files are the whole folder', () => {
  expect(codes(SITE, main)).not.toContain('nav/one.json page-missing');
  expect(codes(SITE, { ...main, complete: true })).toContain('nav/one.json page-missing');
});

test('a $ref to a file that isn’t given is unknown, and missing in a whole folder', () => {
  const alone = { 'docs.json': MAIN };
  expect(codes(alone, main)).not.toContain('docs.json ref');
  expect(codes(alone, { ...main, complete: true })).toContain('docs.json ref');
});

test('a finding has its file, pointer, line, column and length', () => {
  const { files } = check(SITE, { ...main, complete: true });
  expect(files.map(({ file }) => file)).toEqual(['docs.json', 'nav/one.json']);
  const found = files[1]!.diagnostics.find(({ code }) => code === 'page-missing');
  expect(found).toEqual({
    code: 'page-missing',
    severity: 'warning',
    message: expect.stringContaining('b') as string,
    pointer: '/navigation/tabs/0/groups/0/pages/1',
    line: 1,
    column: ONE.indexOf('"b"') + 1,
    length: 3,
  });
});

test('a finding about many files names all of them', () => {
  const { doc, found } = checked(SITE, { ...main, complete: true });
  const paths = ['c.mdx', 'd.mdx'];
  const { files } = reportOf({ doc, found: [{ ...found[0]!, paths }] });
  expect(files.flatMap(({ diagnostics }) => diagnostics)).toMatchObject([{ paths }]);
});

test('a finding about several places has all of them, each with its file', () => {
  const pages = ['a', 'b', 'c', 'd', 'e', 'f'];
  const groups = [{ $ref: './nav/g.json' }, { group: 'H', pages }];
  const { files } = check(
    {
      'docs.json': JSON.stringify({ navigation: { groups } }),
      'nav/g.json': JSON.stringify({ group: 'G', pages }),
    },
    main,
  );
  const found = files.flatMap(({ diagnostics }) => diagnostics);
  const twice = found.filter(({ code }) => code === 'page-twice');
  expect(twice).toMatchObject([{ message: expect.stringMatching(/^6 pages are both/) as string }]);
  const { related } = twice[0]!;
  expect(related).toHaveLength(12);
  expect(related!.find(({ file }) => file === 'nav/g.json')).toEqual({
    file: 'nav/g.json',
    pointer: '/navigation/groups/0/pages/0',
    line: 1,
    column: '{"group":"G","pages":['.length + 1,
    length: 3,
    message: expect.stringMatching(/^“a” appears here and in “H”/) as string,
  });
});

test('paths may contain folders, and files outside the site’s folder don’t count', () => {
  const moved = new Map<string, string | null>([...inFolder(SITE), ['b.mdx', ''], ['b.md', '']]);
  const options = { main: 'sites/x/docs.json', complete: true };
  const found = check(moved, options);
  expect(found.files.map(({ file }) => file)).toEqual([
    'sites/x/docs.json',
    'sites/x/nav/one.json',
  ]);
  const before = check(SITE, { ...main, complete: true });
  expect(found.files.map(({ diagnostics }) => diagnostics)).toEqual(
    before.files.map(({ diagnostics }) => diagnostics),
  );
});

test('broken JSON, an image as docs.json and an empty text are findings, not exceptions', () => {
  for (const text of ['{ "navigation": ', '', null])
    expect(codes({ 'docs.json': text }, main)).toEqual(['docs.json json']);
});

const insertC: Operation = {
  op: 'insert',
  value: 'c',
  to: { parent: '/navigation/tabs/0/groups/0', key: 'pages', index: 2 },
};

test('the result contains only the files that change, with their comments and layout', () => {
  expect(apply(SITE, [insertC], main)).toEqual({
    ok: true,
    files: { 'nav/one.json': ONE.replace('"b"', '"b", "c"') },
    moves: [],
    left: [],
  });
  expect(apply(SITE, [], main)).toEqual({ ok: true, files: {}, moves: [], left: [] });
});

test('a refusal says which operation and why, and returns no texts', () => {
  const wrong: Operation = { op: 'remove', nodes: ['/navigation/tabs/9'] };
  const applied = apply(SITE, [insertC, wrong], main);
  expect(applied).toEqual({ ok: false, operation: 1, sentence: expect.any(String) as string });
});

test('a document that doesn’t parse is refused, not thrown', () => {
  const applied = apply({ 'docs.json': '{' }, [insertC], main);
  expect(applied).toMatchObject({ ok: false, operation: 0 });
});

test('an operation creates a file, but never over an existing one, even an image', () => {
  const extract = (file: string): Operation => ({
    op: 'extract',
    node: '/navigation/tabs/0/groups/0',
    file,
  });
  const begun = apply(SITE, [extract('nav/g.json')], main);
  expect(begun.ok && Object.keys(begun.files)).toEqual(['nav/one.json', 'nav/g.json']);
  const over = apply({ ...SITE, 'nav/g.json': null }, [extract('nav/g.json')], main);
  expect(over).toMatchObject({ ok: false, operation: 0 });
  expect(!over.ok && over.sentence).toContain('“nav/g.json” already');
});

test('a $ref that one operation inserts opens its file for the next one', () => {
  const files = { ...SITE, 'nav/two.json': '{ "tab": "Two", "pages": ["x"] }' };
  const insert: Operation = {
    op: 'insert',
    value: { $ref: './nav/two.json' },
    to: { parent: '/navigation', key: 'tabs', index: 1 },
  };
  const rename: Operation = { op: 'set', node: '/navigation/tabs/1', field: 'tab', value: 'New' };
  const applied = apply(files, [insert, rename], main);
  expect(applied.ok && applied.files['nav/two.json']).toBe('{ "tab": "New", "pages": ["x"] }');
});

test('elements are plain JSON, across each $ref that is given', () => {
  const reading = read(SITE, main);
  expect(JSON.parse(JSON.stringify(reading))).toEqual(reading);
  const page = (index: number, label: string) => ({
    pointer: `/navigation/tabs/0/groups/0/pages/${index}`,
    ...{ kind: 'page', label, file: 'nav/one.json', children: [] },
  });
  expect(reading).toEqual({
    ok: true,
    elements: [
      {
        ...{ pointer: '/navigation/tabs/0', kind: 'tab', label: 'One', file: 'nav/one.json' },
        children: [
          {
            ...{ pointer: '/navigation/tabs/0/groups/0', kind: 'group', label: 'G' },
            file: 'nav/one.json',
            children: [page(0, 'a'), page(1, 'b')],
          },
        ],
      },
    ],
  });
});

test('a text that doesn’t parse is read as a sentence with its location', () => {
  expect(read({ 'docs.json': '{\n  "a": 1\n  "b": 2\n}' }, main)).toMatchObject({
    ...{ ok: false, line: 2, column: 9 },
  });
});

test.each([
  ['the files aren’t files', () => check(undefined as never, main)],
  ['a content isn’t text', () => check({ 'docs.json': 1 } as never, main)],
  ['main is absent', () => read(SITE, {} as never)],
  ['main is no path of the files', () => read(SITE, { main: 'x.json' })],
  ['the operations aren’t a list', () => apply(SITE, {} as never, main)],
  ['an operation is malformed', () => apply(SITE, [{ op: 'fly' }] as never, main)],
])('invalid input throws a TypeError with a sentence: %s', (_, act) => {
  expect(act).toThrow(TypeError);
  expect(act).toThrow(/\w{3,}.*\.$/);
});

test('a page doesn’t get the path of another file in other capital letters, read or not', () => {
  const files = { ...SITE, 'A/One.mdx': 'One', 'two.mdx': null };
  const rename = (to: string) => apply(files, [{ op: 'rename-page', from: 'A/One', to }], main);
  expect(rename('Two')).toMatchObject({ ok: false, operation: 0 });
  expect(rename('a/one')).toMatchObject({
    ok: true,
    moves: [{ from: 'A/One.mdx', to: 'a/one.mdx' }],
  });
});

test('the input is never changed', () => {
  const freeze = (files: Files) => Object.freeze(files);
  const operations = Object.freeze([Object.freeze(insertC)]);
  expect(apply(freeze({ ...SITE }), operations, Object.freeze({ ...main })).ok).toBe(true);
});

/** Whether each type is assignable to the other. */
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;

test('the shipped types match the internal ones', () => {
  const same: readonly [
    Same<Operation, InnerOperation | InnerPageOperation>,
    Same<Kind, InnerKind>,
  ] = [true, true];
  const lists: Same<ListKey, InnerListKey> = true;
  expect([...same, lists]).toEqual([true, true, true]);
});
