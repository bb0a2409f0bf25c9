import { expect, test } from 'vitest';
import { reread } from '$lib/core/document/read';
import { entriesAt, fileAt, rename, renamedTo, renamingAt } from './definition.ts';
import { symbolsOf, type Outlined } from './symbols.ts';
import { docFromText } from '../../../../../tests/make-document.ts';

const SITE = `{
  "navigation": {
    "tabs": [
      { "tab": "Guides", "groups": [{ "group": "Start", "root": "start", "pages": ["start", "users/index"] }] },
      { "tab": "API", "openapi": "openapi.yaml", "pages": ["users", "GET /users", { "$ref": "more.json" }] }
    ]
  }
}`;
const DOC = docFromText(SITE);
const WORLD = { pages: new Set(['start', 'users/index']) };
const at = (text: string, from = 0) => SITE.indexOf(text, from) + 1;
const texts = (offset: number) =>
  entriesAt(DOC, WORLD, offset)?.map((place) => SITE.slice(place.at, place.at + place.length));

test('a page is found at all its entries, however they are written', () => {
  expect(texts(at('"users"'))).toEqual(['"users/index"', '"users"']);
  expect(texts(at('"users/index"'))).toEqual(['"users/index"', '"users"']);
  expect(texts(at('"start"'))).toEqual(['"start"', '"start"']);
  expect(texts(at('"Guides"'))).toBeUndefined();
});

test('a file is recognized by its place', () => {
  expect(fileAt(DOC, at('"more.json"'))).toBe('more.json');
  expect(fileAt(DOC, at('"openapi.yaml"'))).toBe('openapi.yaml');
  expect(fileAt(DOC, at('"users"'))).toBeUndefined();
});

test('only labels, pages and root pages can be renamed', () => {
  const naming = (text: string) => {
    const found = renamingAt(DOC, at(text));
    return found.ok ? [found.value.text, found.value.node, found.value.field] : found.refusal.code;
  };
  expect(naming('"Guides"')).toEqual(['Guides', '/navigation/tabs/0', 'tab']);
  expect(naming('"users"')).toEqual(['users', '/navigation/tabs/1/pages/0', 'path']);
  expect(naming('"start"')).toEqual(['start', '/navigation/tabs/0/groups/0', 'root']);
  expect(naming('"GET /users"')).toBe('no-name');
  expect(naming('"openapi.yaml"')).toBe('no-name');
  const found = renamingAt(DOC, at('"Guides"'));
  expect(found.ok && rename(DOC, found.value, 'Handbook')).toMatchObject({
    ok: true,
    value: { op: 'set', field: 'tab', value: 'Handbook' },
  });
});

test('a new path is set in entries and root pages alike', () => {
  expect(renamedTo(entriesAt(DOC, WORLD, at('"start"'))!, 'begin')).toEqual([
    { op: 'set', node: '/navigation/tabs/0/groups/0', field: 'root', value: 'begin' },
    { op: 'set', node: '/navigation/tabs/0/groups/0/pages/0', field: 'path', value: 'begin' },
  ]);
});

const names = (symbols: readonly Outlined[]): readonly unknown[] =>
  symbols.map(({ name, children }) => (children.length ? [name, names(children)] : name));

test('the outline has every element by its label, nested', () => {
  expect(names(symbolsOf(DOC, new Map([['start', 'Welcome']])))).toEqual([
    ['Guides', [['Start', ['start · Welcome', 'users/index']]]],
    ['API', ['users', 'GET /users', 'more.json']],
  ]);
  const [guides] = symbolsOf(DOC);
  expect(SITE.slice(guides!.label.at, guides!.label.at + guides!.label.length)).toBe('"Guides"');
});

test('while the text is broken, the outline is the last good one at the current offsets', () => {
  const broken = reread(DOC, [{ file: 'docs.json', at: 0, remove: 0, insert: ' oops ' }]);
  const [guides] = symbolsOf(broken);
  expect(guides!.name).toBe('Guides');
  expect(guides!.at).toBe(symbolsOf(DOC)[0]!.at + ' oops '.length);
});
