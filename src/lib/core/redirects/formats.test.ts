import { expect, test } from 'vitest';
import { exported, type RedirectFormat } from './formats.ts';
import { rulesOf } from './rules.ts';

const { all } = rulesOf([
  { source: '/docs/:slug*', destination: '/guides/:slug*' },
  { source: '/old', destination: '/new#part' },
  { source: '/sale, now', destination: 'https://example.com/sale', isTemporary: true },
  { source: '/v1-*', destination: '/v2-*' },
  { source: '/blog/:year/:name', destination: '/posts/:name' },
  { source: '/api/*', destination: '/reference' },
]);
const linesFor = (format: RedirectFormat) => exported(all, format).text.split('\n').slice(0, -1);
const leftBy = (format: RedirectFormat) => exported(all, format).left.map(({ source }) => source);

test('Netlify: single sources first, the rest of a path as “:splat”', () => {
  expect(linesFor('netlify')).toEqual([
    '/old /new#part 301',
    '/docs/* /guides/:splat 301',
    '/blog/:year/:name /posts/:name 301',
    '/api/* /reference 301',
  ]);
  expect(leftBy('netlify')).toEqual(['/sale, now', '/v1-*']);
});

test('Vercel: every wildcard has a name', () => {
  const { redirects } = JSON.parse(exported(all, 'vercel').text) as { redirects: unknown };
  expect(redirects).toEqual([
    { source: '/old', destination: '/new#part', permanent: true },
    { source: '/sale, now', destination: 'https://example.com/sale', permanent: false },
    { source: '/docs/:slug*', destination: '/guides/:slug*', permanent: true },
    { source: '/v1-:rest(.*)', destination: '/v2-:rest', permanent: true },
    { source: '/blog/:year/:name', destination: '/posts/:name', permanent: true },
    { source: '/api/:rest*', destination: '/reference', permanent: true },
  ]);
  expect(leftBy('vercel')).toEqual([]);
});

test('Docusaurus: no wildcards, and only places on the site', () => {
  expect(JSON.parse(exported(all, 'docusaurus').text)).toEqual({
    redirects: [{ from: '/old', to: '/new#part' }],
  });
  expect(leftBy('docusaurus')).toHaveLength(5);
});

test('CSV: quotes where a comma needs them', () => {
  expect(linesFor('csv').slice(0, 3)).toEqual([
    'source,destination,permanent',
    '/old,/new#part,true',
    '"/sale, now",https://example.com/sale,false',
  ]);
});

test('an empty list is valid in every form', () => {
  expect(exported([], 'csv').text).toBe('source,destination,permanent\n');
  expect(JSON.parse(exported([], 'vercel').text)).toEqual({ redirects: [] });
});
