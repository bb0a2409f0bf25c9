import { expect, test } from 'vitest';
import { linkParser } from './link-parser.ts';
import { linksTo, sourcesOf } from './links-to.ts';

const TEXTS = new Map([
  ['index.mdx', 'Read it.\n\n- See [keys](/api/keys#new), or `/api/keys`.\n'],
  ['api/index.mdx', `${'Long text. '.repeat(40)}[here](keys.mdx)${' Long text.'.repeat(40)}\n`],
  ['api/keys.mdx', '[itself](keys)\n'],
  ['other.mdx', '[other](/other-keys) [elsewhere](https://acme.example/api/keys)\n'],
  ['broken.mdx', '{ [keys](/api/keys)\n'],
]);
const linked = (siteUrl?: string) => ({
  ...{ paths: new Set(TEXTS.keys()), linksOf: linkParser(new Map()), siteUrl },
});

test('the links to a page come with the text around them', () => {
  const found = linksTo(TEXTS, new Set(['api/keys.mdx']), linked());
  expect(found.map(({ file, line, address }) => [file, line, address])).toEqual([
    ['api/index.mdx', 1, 'keys.mdx'],
    ['index.mdx', 3, '/api/keys#new'],
  ]);
  expect(found[1]!.around).toBe('See [keys](/api/keys#new), or `/api/keys`.');
  expect(found[0]!.around).toMatch(/^….*\[here\]\(keys\.mdx\).*…$/);
  expect(found[0]!.around.length).toBeLessThan(170);
});

test('the site’s own address counts', () => {
  const found = linksTo(TEXTS, new Set(['api/keys.mdx']), linked('https://acme.example'));
  expect(found.map(({ file }) => file)).toEqual(['api/index.mdx', 'index.mdx', 'other.mdx']);
});

test('links in specifications count, each with what is around it', () => {
  const long = 'Long text. '.repeat(30);
  const description = `[one](/api/keys) ${long}[two](/api/keys#b) ${long}`;
  const json = JSON.stringify({ openapi: '3.1.0', info: { description }, paths: {} });
  const yaml =
    'openapi: 3.0.0\npaths:\n  /k:\n    get:\n      x-mint:\n        href: /api/keys\n        content: |\n          See [keys](/api/keys).\r\n';
  const texts = new Map([...TEXTS, ['a.json', json], ['b.yaml', yaml], ['c.json', '"/api/keys"']]);
  const found = linksTo(texts, new Set(['api/keys.mdx']), linked());
  const ours = found.filter(({ file }) => !file.endsWith('.mdx'));
  expect(ours.map(({ file, line }) => [file, line])).toEqual([
    ['a.json', 1],
    ['a.json', 1],
    ['b.yaml', 6],
    ['b.yaml', 8],
  ]);
  expect(ours.slice(2).map(({ around }) => around)).toEqual([
    'href: /api/keys',
    'See [keys](/api/keys).',
  ]);
  expect(ours[0]!.around).toContain('[one](/api/keys)');
  expect(ours[0]!.around).not.toContain('two');
  expect(ours[1]!.around).toMatch(/^….*\[two\]\(\/api\/keys#b\).*…$/);
  expect(sourcesOf(found)).toEqual({ pages: 2, specifications: 2 });
});

test('a page that nothing links to has none', () => {
  expect(linksTo(TEXTS, new Set(['other.mdx']), linked())).toEqual([]);
});

test('links among the files themselves don’t count', () => {
  const both = new Set(['api/keys.mdx', 'index.mdx']);
  expect(linksTo(TEXTS, both, linked()).map(({ file }) => file)).toEqual(['api/index.mdx']);
});
