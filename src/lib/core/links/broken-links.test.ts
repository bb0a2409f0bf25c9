import { describe, expect, test } from 'vitest';
import { read } from '../document/read.ts';
import { readConfig } from '../config.ts';
import { CATALOGUE } from '../check/codes/catalogue.ts';
import { worldOf } from '../check/world.ts';
import { pageTextsIn } from '../public-api/page-links.ts';
import { apply } from '../text/edit.ts';
import { brokenLinks, type BrokenLink } from './broken-links.ts';
import { fileLinks } from './file-links.ts';
import { linkSite } from './link-site.ts';
import { anchorsFrom } from './site-problems.ts';
import { suspectLinks } from './suspects.ts';

const SITE: object = {
  navigation: { pages: ['index', 'guides/start', 'guides/install', 'es/guides/start'] },
  redirects: [
    { source: '/setup', destination: '/guides/install' },
    { source: '/away', destination: 'https://example.com/x' },
    { source: '/for-now', destination: '/guides/start', permanent: false },
    { source: '/broken', destination: '/nothing-there' },
    { source: '/v1/:slug*', destination: '/guides/:slug*' },
    { source: '/part', destination: '/guides/start#first' },
  ],
};

const FILES: Readonly<Record<string, string | null>> = {
  'docs.json': JSON.stringify(SITE),
  'index.mdx': '# Home\n',
  'guides/start.mdx': '## First steps\n',
  'guides/install.mdx': '---\ntitle: Install\n---\n',
  'guides/deploy/index.mdx': '# Deploy\n',
  'es/guides/start.mdx': '## Primeros pasos\n',
  'snippets/note.mdx': 'Note\n',
  'images/logo.png': null,
  'drafts/new.mdx': '# New\n',
  'README.md': '# Read me\n',
  '.mintignore': 'drafts/\n',
  'api/made.mdx': '---\nopenapi: GET /x\n---\n',
};

/** What is found in a page with this text, at a path. */
function found(
  text: string,
  { file = 'guides/here.mdx', docs = SITE, config = '', renamed = new Map<string, string>() } = {},
): readonly BrokenLink[] {
  const files = new Map(
    Object.entries({ ...FILES, 'docs.json': JSON.stringify(docs), [file]: text }),
  );
  const doc = read(new Map([['docs.json', files.get('docs.json')!]]), 'docs.json');
  const world = { ...worldOf(files), renamed, ...(config && { config: readConfig(config) }) };
  const site = linkSite(doc, world, anchorsFrom(pageTextsIn(files)))!;
  const all = brokenLinks(file, text, fileLinks(file, text), site);
  // The same is found where only what is suspected is parsed.
  const suspects = suspectLinks(file, text, site, fileLinks) ?? { links: [], problem: undefined };
  expect(brokenLinks(file, text, suspects, site)).toEqual(all);
  return all;
}

const codes = (text: string, more?: Parameters<typeof found>[1]) =>
  found(text, more).map(({ code, address }) => `${code} ${address}`);

/** The text after each of the fixes. */
const fixed = (text: string, more?: Parameters<typeof found>[1]) =>
  found(text, more).flatMap(({ fixes }) => fixes.map(({ edits }) => apply(text, edits)));

describe('broken in every form', () => {
  test.each([
    '[t](/gone "title")',
    '[t](</gone>)',
    '[t](gone)',
    '[t](./gone.mdx)',
    '[t](../gone#x)',
    '[t](/gone?x=1)',
    '[r]\n\n[r]: /gone',
    '![i](/images/gone.png)',
    '# [t](/gone)',
    '| [t](/gone) |\n| - |',
    'x[^1]\n\n[^1]: [t](/gone)',
    '<a href="/gone">x</a>',
    "<Card title='T' href='/gone' />",
    '<Card href={"/gone"} />',
    '<Card href={`/gone`} />',
    '<Card href={x ? "/gone" : "/"} />',
    '<Card\n  title="T"\n  href="/gone"\n/>',
    '<img src="/images/gone.png" />',
    '<Card img="/images/gone.png" />',
    "export const cards = [{ title: 'T', href: '/gone' }]",
    '<List items={[{ href: "/gone" }]} />',
    "import A from '/snippets/gone.mdx'",
    "import A from './gone.mdx'",
    '<Snippet file="gone.mdx" />',
    '---\nurl: /gone\n---\n',
    '---\nrelated:\n  - /gone\n---\n',
    '\ufeff[t](/gone)',
    '<Card>\n  [t](/gone)\n</Card>',
    'a\r\n\r\n[t](/gone)\r\n',
    '[![i](/images/logo.png)](/gone)',
    '```js\nx\n```\n\n[t](/gone)\n\n```js\ny\n```',
    '[t](/go\\_ne)',
    '[t](/go&amp;ne)',
    '## A\n\nx\n\n## B\n\n[t](/gone)\n\n## C\n\ny',
    '---\ntitle: T\n# x\n---\n\n# A\n\n<Card>\n\n## B\n\n[t](/gone)\n\n</Card>',
    '<Update label="1">\n  x\n</Update>\n\n<Update label="2">\n  [t](/gone)\n</Update>',
    '## A\n\n{/*\n\n## B\n\n[t](/gone)\n\n*/}\n\n## C\n\n[t](/gone)',
    '## A\n\n<Code text={`\n\n# B\n\n[t](/gone)\n\n`} />\n\n# C\n\n[t](/gone)',
    '[t](/drafts/new)',
    '[t](../README.md)',
    '[t](www.example.com)',
  ])('%j', (text) => {
    const all = found(text);
    expect(all.map(({ code }) => code)).toEqual(['broken-link']);
    const [{ at, length, address }] = all as readonly [BrokenLink];
    if (!/[\\&]/.test(text)) expect(text.slice(at, at + length)).toBe(address);
  });

  test('a section, of this page and of another', () =>
    expect(codes('## Here\n\n[a](#there) [b](/guides/start#last) [c](./start#last)')).toEqual([
      'broken-anchor #there',
      'broken-anchor /guides/start#last',
      'broken-anchor ./start#last',
    ]));

  test('through a redirect', () =>
    expect(codes('[a](/setup) [b](../away) [c](/v1/install#x)')).toEqual([
      'redirected-link /setup',
      'redirected-link ../away',
      'redirected-link /v1/install#x',
    ]));

  test('at the URL of the site itself', () => {
    const config = '{ "siteUrl": "https://docs.example.com/base" }';
    expect(codes('[a](https://docs.example.com/base/gone)', { config })).toHaveLength(1);
    expect(codes('[a](https://docs.example.com/base/guides/start)', { config })).toEqual([]);
    expect(codes('[a](https://docs.example.com/base/gone)')).toEqual([]);
  });
});

describe('not broken', () => {
  test.each([
    ['pages', '[a](/) [a](/index) [a](/guides/start/) [a](start.mdx) [a](/guides/deploy/index)'],
    ['sections', '## Here\n\n[a](#here) [a](/guides/start#first-steps) [a](#)'],
    ['sections that aren’t all known', '[a](/api/made#x) <Own />\n\n[a](#anything)'],
    [
      'files',
      '![i](/images/logo.png) [a](../images/logo.png?raw=1) <img src="/images/logo.png" />',
    ],
    ['snippets', 'import A from \'/snippets/note.mdx\'\n\n<Snippet file="note.mdx" />'],
    ['packages', "import { useState } from 'react'\nimport x from '@scope/name'"],
    ['other sites', '[a](https://example.com/gone) [a](//example.com/gone) [a](HTTP://x.org)'],
    ['other schemes', '[a](mailto:a@b.co) [a](tel:1) [a](cursor://x/y) [a](javascript:x)'],
    ['what the host serves', '[a](/mcp) [a](/llms.txt) [a](/llms-full.txt) [a](/sitemap.xml)'],
    ['what the host serves below', '[a](/rss.xml) [a](/.well-known/x) [a](/_mintlify/x)'],
    ['values that are put in later', '[a](/{{version}}/x) <a href={`/${x}`}>a</a> [a](/$lang/x)'],
    ['addresses that stand for others', '[a](/users/:id) [a](...) <a href="<url>">a</a>'],
    ['code and comments', '`[a](/gone)`\n\n```\n[a](/gone)\n```\n\n{/* [a](/gone) */}'],
    ['props that may hold anything', '<Try url="/v1/users" to="x" link="/y" />'],
    ['pictures that a server makes', '<img src="/badge/1" />'],
    ['temporary redirects', '[a](/for-now)'],
    ['redirects that lead nowhere themselves', '[a](/broken)'],
    ['folders', '[a](/guides)'],
    ['another letter case', '[a](/Guides/Start)'],
    ['a base path', '[a](/docs/guides/start) ![i](/docs/images/logo.png)'],
    ['percent escapes', '[a](/guides/st%61rt)'],
    ['the canonical address', '---\ncanonical: /gone\nog:title: x\n---\n'],
    ['empty links', '[a]() <a href="">x</a>'],
  ])('%s', (_, text) => expect(codes(text)).toEqual([]));

  test('pages that are made from a specification', () => {
    const docs = {
      navigation: { groups: [{ group: 'API', openapi: { source: 'api.json', directory: 'ref' } }] },
    };
    expect(codes('[a](/ref/users/list) [b](/gone)', { docs })).toEqual(['broken-link /gone']);
  });

  test('redirects outside of docs.json', () => {
    const config = '{ "elsewhere": [{ "source": "/gone", "destination": "/" }] }';
    expect(codes('[a](/gone)', { config })).toEqual([]);
  });

  test('sections and relative paths in snippets, which other pages show', () => {
    expect(codes('[a](#x) [b](./gone)', { file: 'snippets/a.mdx' })).toEqual([]);
    expect(codes('[a](/gone)', { file: 'snippets/a.mdx' })).toEqual(['broken-link /gone']);
  });

  test('files that the builder ignores', () =>
    expect(codes('[a](/gone)', { file: 'drafts/a.mdx' })).toEqual([]));
});

describe('a page that the history says was renamed is the only fix', () => {
  const renamed = new Map([
    ['begin/starting', 'guides/start.mdx'],
    ['ship', 'guides/deploy/index.mdx'],
    ['old', 'guides/none.mdx'],
  ]);
  test.each([
    ['[t](/begin/starting)', ['[t](/guides/start)']],
    ['[t](../begin/starting.mdx#first)', ['[t](./start.mdx#first)']],
    ['[t](/ship/index)', ['[t](/guides/deploy/index)']],
    ['[t](/ship)', ['[t](/guides/deploy)']],
  ])('%j', (text, expected) => {
    expect(fixed(text, { renamed })).toEqual(expected);
    expect(found(text, { renamed })[0]!.message).toContain('The page moved to');
  });
  test('unless it isn’t there today', () => {
    expect(found('[t](/old)', { renamed })[0]!.message).not.toContain('renamed');
  });
});

describe('fixes write the address in its own form', () => {
  test.each([
    ['[t](/guides/instal#x "T")', ['[t](/guides/install#x "T")']],
    ['[t](../guide/install.mdx?a)', ['[t](./install.mdx?a)']],
    ['[t](guides/install)', ['[t](/guides/install)']],
    ['<Card href={`/install/`} />', ['<Card href={`/guides/install/`} />']],
    ['![i](/images/Logo.png)', ['![i](/images/logo.png)']],
    ['![i](logo.png)', ['![i](../images/logo.png)']],
    ["import A from '/snippets/notes.mdx'", ["import A from '/snippets/note.mdx'"]],
    ['[t](/setup#x)', ['[t](/guides/install#x)']],
    ['[t](../setup)', ['[t](./install)']],
    ['[t](/away)', ['[t](https://example.com/x)']],
    ['[t](/part?a)', ['[t](/guides/start#first)']],
    ['[t](/v1/install)', ['[t](/guides/install)']],
    ['[t](www.example.com/a)', ['[t](https://www.example.com/a)']],
    ['[t](a@example.com)', ['[t](mailto:a@example.com)']],
    ['[t](/guides/start#first-step)', ['[t](/guides/start#first-steps)', '[t](/guides/start)']],
    ['## Install it\n\n[t](#instal-it)', ['## Install it\n\n[t](#install-it)']],
    ['[t](/nothing-like-it)', []],
  ])('%j', (text, expected) => expect(fixed(text)).toEqual(expected));

  test('the page of the same language comes first', () => {
    const [first] = fixed('[t](/start)', { file: 'es/here.mdx' });
    expect(first).toBe('[t](/es/guides/start)');
  });
});

test('the examples of the rules break them', () => {
  const site = {
    navigation: {},
    redirects: [{ source: '/setup', destination: '/guides/install' }],
  };
  for (const code of ['broken-link', 'broken-anchor', 'redirected-link'] as const)
    expect(codes(CATALOGUE[code].example, { file: 'start.mdx', docs: site })[0]).toContain(code);
});
