import { expect, test } from 'vitest';
import { exported, REDIRECT_FORMATS } from './formats.ts';
import { imported } from './import.ts';
import * as m from './messages.ts';
import { rulesOf } from './rules.ts';

/** The redirects as "/a → /b", with "~" before a temporary one. */
const arrows = (text: string) =>
  imported(text).redirects.map(
    ({ source, destination, isTemporary }) => `${isTemporary ? '~' : ''}${source} → ${destination}`,
  );
const skipped = (text: string) => imported(text).skipped.map(({ written, why }) => [written, why]);

test.each([
  ['tabs', '/a\t/b\n/c\t/d'],
  ['commas', '/a,/b\r\n/c,/d\r\n'],
  ['semicolons', '/a;/b\n\n/c;/d'],
  ['spaces', '/a   /b\n/c /d'],
  ['arrows', '/a → /b\n/c -> /d'],
  ['no slashes at the start', 'a,b\nc,d'],
  ['quotes', '"/a","/b"\n"/c", /d'],
  ['names of columns in another order', 'To,From,Hits\n/b,/a,12\n/d,/c,3'],
  ['full URLs', 'https://old.example.com/a,https://old.example.com/b\nhttps://x.com/c,/d'],
])('two columns with %s', (_, text) => {
  expect(arrows(text)).toEqual(['/a → /b', '/c → /d']);
  expect(skipped(text)).toEqual([]);
});

test('CSV has a column for permanent redirects or for a status', () => {
  expect(arrows('source,destination,permanent\n/a,/b,false\n"/c, d",/e,true\n/f,/g,')).toEqual([
    '~/a → /b',
    '/c, d → /e',
    '/f → /g',
  ]);
  expect(arrows('/a,/b,302\n/c,https://example.com/x?y=1,301')).toEqual([
    '~/a → /b',
    '/c → https://example.com/x?y=1',
  ]);
});

test('_redirects: comments, status, “:splat”, and what docs.json can’t say', () => {
  const text = [
    '# Moved in 2024',
    '/a  /b',
    '/c  /d  302',
    '/docs/*  /guides/:splat  301!',
    '/api/*  /reference',
    '/blog/:year/:name  /posts/:name',
    '/app/*  /index.html  200',
    '/store id=:id  /blog/:id  301',
    '/  /de  302  Language=de',
    '/alone',
  ].join('\n');
  expect(imported(text).format).toBe('netlify');
  expect(arrows(text)).toEqual([
    '/a → /b',
    '~/c → /d',
    '/docs/:slug* → /guides/:slug*',
    '/api/* → /reference',
    '/blog/:year/:name → /posts/:name',
  ]);
  expect(skipped(text)).toEqual([
    ['/app/*  /index.html  200', m.notARedirect('200')],
    ['/store id=:id  /blog/:id  301', m.hasConditions],
    ['/  /de  302  Language=de', m.hasConditions],
    ['/alone', m.noDestination],
  ]);
});

test('vercel.json: wildcards by name, and conditions and expressions that are skipped', () => {
  const redirects = [
    { source: '/a', destination: '/b', permanent: false },
    { source: '/c', destination: '/d', statusCode: 301 },
    { source: '/docs/:path*', destination: '/guides/:path*' },
    { source: '/old/:path(.*)', destination: '/new/:path' },
    { source: '/v1-:rest(.*)', destination: '/v2-:rest' },
    { source: '/legacy/(.*)', destination: 'https://example.com/$1' },
    { source: '/id/:id(\\d+)', destination: '/x/:id' },
    { source: '/e', destination: '/f', has: [{ type: 'host', value: 'x.com' }] },
  ];
  const text = JSON.stringify({ cleanUrls: true, redirects }, null, 2);
  expect(imported(text).format).toBe('vercel');
  expect(arrows(text)).toEqual([
    '~/a → /b',
    '/c → /d',
    '/docs/:path* → /guides/:path*',
    '/old/:path* → /new/:path*',
    '/v1-* → /v2-*',
    '/legacy/:slug* → https://example.com/:slug*',
  ]);
  expect(skipped(text)).toEqual([
    ['/id/:id(\\d+) → /x/:id', m.hasPattern],
    ['/e → /f', m.hasConditions],
  ]);
});

test('Docusaurus: JSON, or its configuration in JavaScript', () => {
  const config = `module.exports = {
  url: 'https://example.com',
  plugins: [
    ['@docusaurus/plugin-client-redirects', {
      redirects: [
        // Moved
        { to: '/b', from: '/a' },
        { to: '/d', from: ['/c', '/old[1]'], },
      ],
    }],
  ],
};`;
  const expected = ['/a → /b', '/c → /d', '/old[1] → /d'];
  expect(arrows(config)).toEqual(expected);
  const json = {
    redirects: [
      { from: '/a', to: '/b' },
      { from: ['/c', '/old[1]'], to: '/d' },
    ],
  };
  expect(arrows(JSON.stringify(json))).toEqual(expected);
  expect(imported(config).format).toBe('docusaurus');
});

test('GitBook: files become the paths of their pages', () => {
  const text = [
    'root: ./docs/',
    'redirects:',
    '  help: support.md',
    '  "old/guide": ./guides/README.md#start',
    '  old/*: guides/new.mdx',
    '  out: https://example.com/a.md',
  ].join('\n');
  expect(imported(text).format).toBe('gitbook');
  expect(arrows(text)).toEqual([
    '/help → /support',
    '/old/guide → /guides#start',
    '/old/* → /guides/new',
    '/out → https://example.com/a.md',
  ]);
});

test('a text without redirects says so', () => {
  expect(imported(' \n')).toEqual({ format: undefined, redirects: [], skipped: [] });
  expect(skipped('{ "navigation": {} }')).toEqual([['{ "navigation": {} }', m.noList]]);
  expect(skipped('[{ "source": ')).toEqual([['[{ "source":', expect.stringContaining('read')]]);
  expect(imported('# nothing\n').redirects).toEqual([]);
});

test('what is exported is imported as it was', () => {
  const list = [
    { source: '/a', destination: '/b#part', isTemporary: true },
    { source: '/c', destination: 'https://example.com/c' },
    { source: '/docs/:slug*', destination: '/guides/:slug*' },
    { source: '/blog/:year/:name', destination: '/posts/:name' },
    { source: '/v1-*', destination: '/v2-*' },
    { source: '/api/*', destination: '/reference' },
  ];
  for (const format of REDIRECT_FORMATS) {
    const { text, left } = exported(rulesOf(list).all, format);
    const kept = list.filter(({ source }) => !left.some((rule) => rule.source === source));
    const back = imported(text);
    expect(back.skipped, format).toEqual([]);
    // Vercel has no wildcard without a name, and Docusaurus no temporary redirect.
    const named = (path: string) => (format === 'vercel' ? path.replace('/*', '/:rest*') : path);
    expect(back.redirects, format).toEqual(
      kept.map(({ source, destination, isTemporary = false }) => ({
        source: named(source),
        destination,
        isTemporary: format !== 'docusaurus' && isTemporary,
      })),
    );
  }
});
