import { describe, expect, test } from 'vitest';
import type { Json } from '../operation.ts';
import { readPaste } from './paste.ts';
import * as m from './paste-messages.ts';

const values = (text: string): readonly Json[] => {
  const read = readPaste(text);
  if (!read.ok) throw new Error(read.refusal.sentence);
  return read.value.map(({ value }) => value);
};
const why = (text: string): string => {
  const read = readPaste(text);
  return read.ok ? `accepted ${JSON.stringify(read.value)}` : read.refusal.sentence;
};

const GROUP = '{ "group": "Guides", "pages": ["a", "b"] }';
const guides = { group: 'Guides', pages: ['a', 'b'] };

describe('elements as JSON', () => {
  test.each<[string, string, readonly Json[]]>([
    ['a group', GROUP, [guides]],
    ['a group with a comma after it', `${GROUP},`, [guides]],
    ['two groups, as in a list', `${GROUP},\n{ "group": "B" }`, [guides, { group: 'B' }]],
    ['a list of groups', `[${GROUP}, ${GROUP}]`, [guides, guides]],
    ['a list with comments and a trailing comma', `// all\n[ /* one */ ${GROUP}, ]`, [guides]],
    ['a comment inside', '{ "group": "G", // why\n "pages": [] }', [{ group: 'G', pages: [] }]],
    [
      'a tab',
      '{ "tab": "API", "href": "https://a.example" }',
      [{ tab: 'API', href: 'https://a.example' }],
    ],
    ['a language', '{ "language": "en", "pages": [] }', [{ language: 'en', pages: [] }]],
    ['a page', '"guides/start"', ['guides/start']],
    ['a page with a comma', '  "guides/start",\n', ['guides/start']],
    [
      'pages and a group',
      '"a",\n"b",\n{ "group": "G", "pages": [] },',
      ['a', 'b', { group: 'G', pages: [] }],
    ],
    ['a list of pages, written as in the file', '["/a.mdx", "b"]', ['/a.mdx', 'b']],
    ['an endpoint', '["GET /users"]', ['GET /users']],
    ['a list with its key', '"pages": ["a", "b"]', ['a', 'b']],
    ['a list with its key and a comma', '"groups": [\n  { "group": "G" }\n],', [{ group: 'G' }]],
    ['an object with one list', '{ "pages": ["a"] }', ['a']],
    ['an object with a list and more', '{ "pages": ["a"], "icon": "x" }', ['a']],
    ['a whole navigation', '{ "navigation": { "tabs": [{ "tab": "T" }] } }', [{ tab: 'T' }]],
    ['a whole file', '\ufeff{ "name": "A", "navigation": { "pages": ["index"] } }\n', ['index']],
    ['an entry in another file', '{ "$ref": "./tabs/api.json" }', [{ $ref: './tabs/api.json' }]],
    ['keys of the same name: the last counts', '{ "group": "A", "group": "B" }', [{ group: 'B' }]],
  ])('%s', (_, text, expected) => expect(values(text)).toEqual(expected));

  test('recognizes kinds by the key of the label', () => {
    const text = '["a", "POST /a", {"group": "g"}, {"item": "i"}, {"version": "v"}, {"$ref": "x"}]';
    const read = readPaste(text);
    expect(read.ok && read.value.map(({ kind }) => kind)).toEqual([
      ...['page', 'endpoint', 'group', 'item', 'version', undefined],
    ]);
  });

  test('keeps the text of each, without its margin', () => {
    const read = readPaste(
      '[\n    {\n      "group": "A", // first\n      "boost": 1e1\n    },\n    "\\u0061"\n]',
    );
    expect(read.ok && read.value.map(({ source }) => source)).toEqual([
      '{\n  "group": "A", // first\n  "boost": 1e1\n}',
      '"\\u0061"',
    ]);
  });
});

describe('a list of paths', () => {
  test.each<[string, string, readonly Json[]]>([
    ['one per line', 'a\nguides/b\n\n c ', ['a', 'guides/b', 'c']],
    ['with CRLF', 'a\r\nb\r\n', ['a', 'b']],
    ['bullets', '- a\n* b\n• c\n+ d', ['a', 'b', 'c', 'd']],
    ['numbers', '1. a\n2) b', ['a', 'b']],
    ['boxes', '- [ ] a\n- [x] b', ['a', 'b']],
    ['endings', 'a.mdx\nguides/b.md', ['a', 'guides/b']],
    ['slashes', '/a\n./guides/b/\n../c', ['a', 'guides/b', 'c']],
    ['quotes and commas', "'a',\n“b”,\n`c`;", ['a', 'b', 'c']],
    ['JSON strings without brackets', '"a",\n"b"', ['a', 'b']],
    ['a list whose end was not copied', '[\n  "a",\n  "b"', ['a', 'b']],
    ['Markdown links', '- [Start](guides/start.md)\n- [More](<b> "t")', ['guides/start', 'b']],
    ['a drawn tree', '├── guides/a.mdx\n│   └── guides/b.mdx', ['guides/a', 'guides/b']],
    ['backslashes', 'guides\\a.mdx', ['guides/a']],
    ['spaces in a file name', 'guides/my page.mdx', ['guides/my page']],
    [
      'endpoints',
      'GET /users\n-  post   /users/{id}\nopenapi.json DELETE /x',
      ['GET /users', 'post /users/{id}', 'openapi.json DELETE /x'],
    ],
    ['a webhook', 'WEBHOOK order.created', ['WEBHOOK order.created']],
    ['other alphabets', '日本/語\nüber-uns', ['日本/語', 'über-uns']],
    ['each once', 'a\nb\na.mdx', ['a', 'b']],
  ])('%s', (_, text, expected) => expect(values(text)).toEqual(expected));
});

describe('explains what cannot be pasted', () => {
  test.each<[string, string, string | RegExp]>([
    ['nothing', ' \n', m.noText],
    ['an empty list', '[]', m.emptyList],
    ['prose', 'Get started with Acme today', m.otherText('Get started with Acme today')],
    [
      'a list with prose in it',
      'a\n- See a/b for more',
      /a list of page paths\. .*“- See a\/b for more”/,
    ],
    ['a web address', 'https://acme.example/docs', m.address('https://acme.example/docs')],
    ['other JSON', '{ "name": "Acme" }', m.otherJson],
    ['two lists', '{ "pages": ["a"], "groups": [] }', m.severalLists(['pages', 'groups'])],
    ['a list of numbers', '[1, 2]', m.oddEntry('1')],
    ['a list inside a list', '[["a"]]', /isn’t a navigation element\.$/],
    [
      'an object among them',
      '["a", { "name": "x" }]',
      /“{ "name": "x" }” on the clipboard isn’t a navigation element/,
    ],
    [
      'broken JSON',
      '{ "group": "A", "pages": [',
      /^Can’t paste: the JSON on the clipboard has a syntax error\. /,
    ],
    ['only punctuation', '---', m.holdsOnly('---')],
    ['code', 'const a = 1;', /a list of page paths/],
  ])('%s', (_, text, sentence) => expect(why(text)).toMatch(sentence));
});
