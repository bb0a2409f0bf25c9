import { expect, test } from 'vitest';
import { linkParser } from './link-parser.ts';
import { linksTo } from './links-to.ts';

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

test('a page that nothing links to has none', () => {
  expect(linksTo(TEXTS, new Set(['other.mdx']), linked())).toEqual([]);
});

test('links among the files themselves don’t count', () => {
  const both = new Set(['api/keys.mdx', 'index.mdx']);
  expect(linksTo(TEXTS, both, linked()).map(({ file }) => file)).toEqual(['api/index.mdx']);
});
