import { expect, test } from 'vitest';
import { factsOf } from './page-file.ts';

const factsIn = (text: string, file = 'guides/start.mdx') => factsOf(file, text);

test('reads the frontmatter of a page, and its path', () => {
  expect(factsIn('---\ntitle: Start\napi: POST /users\n---\ntext\n')).toEqual({
    file: 'guides/start.mdx',
    title: 'Start',
    api: 'POST /users',
    hasHeading: false,
    imports: [],
  });
});

test('reports frontmatter that is not YAML, with its line in the file', () => {
  const { title, problem } = factsIn('---\ntitle: Start\nicon: "rocket\ntag: NEW\n---\n');
  expect(title).toBe('Start');
  expect(problem).toEqual({ line: 4, reason: expect.stringContaining('double quoted') as string });
  expect(factsIn('---\ntitle: a: b\n---\n').problem?.line).toBe(2);
  expect(factsIn('---\r\nicon: x\r\ntitle: a: b\r\n---\r\n').problem?.line).toBe(3);
});

test('brackets and quotes may end under their key, as other parsers accept', () => {
  const lines = ['title: "Start', 'here"', 'keywords: [', '  a,', ']', 'tag: NEW'];
  const { title, tag, problem } = factsIn(`---\n${lines.join('\n')}\n---\n`);
  expect({ title, tag, problem }).toEqual({ title: 'Start here', tag: 'NEW', problem: undefined });
});

test.each([
  ['# Start', true],
  ['text\n\n## Part\n', true],
  ['<h1>Start</h1>', true],
  ['text', false],
  ['#tag', false],
  ['```sh\n# a comment\n```', false],
  ['---\ntitle: # nothing\n---\ntext', false],
])('whether %j has a heading', (text, hasHeading) => {
  expect(factsIn(text).hasHeading).toBe(hasHeading);
});

test.each([
  ["import Key from '/snippets/key.mdx';", ['snippets/key.mdx']],
  ['import Key from "./key.mdx"', ['guides/key.mdx']],
  ["import Key from '../key.md'", ['key.md']],
  ["import Key from 'snippets/key.mdx'", ['snippets/key.mdx', 'guides/snippets/key.mdx']],
  ["import {\n  one,\n  two,\n} from '/parts/key.mdx'", ['parts/key.mdx']],
  ["export { one } from '/parts/key.mdx'", ['parts/key.mdx']],
  ['<Snippet file="key.mdx" />', ['snippets/key.mdx', '_snippets/key.mdx']],
  ['<Snippet\n  file={"a/key.mdx"}\n/>', ['snippets/a/key.mdx', '_snippets/a/key.mdx']],
  ["import { Tabs } from '/snippets/tabs.jsx'", []],
  ["```mdx\nimport Key from '/snippets/key.mdx'\n```", []],
  ["````mdx\n```\n````\nimport Key from '/key.mdx'", ['key.mdx']],
  ["Write import Key from '/snippets/key.mdx'", []],
])('page files that %j includes', (text, imports) => {
  expect(factsIn(text).imports).toEqual(imports);
});
