import { describe, expect, test } from 'vitest';
import { read } from '../../document/read.ts';
import { check } from '../check.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { afterFirstFix } from '../../../../../tests/check-document.ts';
import { makeDoc } from '../../../../../tests/make-document.ts';

const FOLDER: World = { pages: new Set(['start', 'guides/index', 'api/users']) };
const tabs = (...hrefs: string[]) => ({
  navigation: {
    tabs: [
      { tab: 'Start', pages: ['start'] },
      ...hrefs.map((href, i) => ({ tab: `Tab ${i}`, href })),
    ],
  },
});

function found(value: object, world: World = FOLDER): readonly Diagnostic[] {
  const doc = makeDoc(value);
  return check(doc, world).filter(({ code }) => code.startsWith('link-'));
}
const places = (value: object, world?: World) =>
  found(value, world).map(({ code, pointer }) => [code, pointer]);

const fixed = (value: object, world: World = FOLDER): unknown =>
  afterFirstFix(makeDoc(value), found(value, world));

test.each([
  '/start',
  '/start/',
  '/start.mdx',
  '/start#part',
  '/guides',
  '/guides/index?x=1',
  '/',
  '/#top',
  '/docs/start',
  '/llms.txt',
  '/sitemap.xml',
  '/image.png',
])('%s exists or may exist', (href) => {
  expect(found(tabs(href))).toEqual([]);
});

test('a path without a page is reported', () => {
  expect(places(tabs('/gone'))).toEqual([['link-nowhere', '/navigation/tabs/1/href']]);
  expect(found(tabs('/gone'), {})).toEqual([]);
});

test('the page that was meant is written by the fix', () => {
  expect(fixed(tabs('/strat#part'))).toEqual(tabs('/start#part'));
});

test('one address in several places is one finding', () => {
  const [one, ...more] = found(tabs('/gone', '/start', '/gone'));
  expect(more).toEqual([]);
  expect(one!.message).toMatch(/ \(2 places\)$/);
  expect(one!.related!.map(({ pointer }) => pointer)).toEqual([
    '/navigation/tabs/1/href',
    '/navigation/tabs/3/href',
  ]);
});

describe('links outside elements', () => {
  const navigation = { pages: ['start'] };
  test.each([
    ['/navbar/links/0/href', { navbar: { links: [{ label: 'A', href: '/gone' }] } }],
    [
      '/navbar/primary/href',
      { navbar: { primary: { type: 'button', label: 'A', href: '/gone' } } },
    ],
    [
      '/footer/links/0/items/0/href',
      { footer: { links: [{ items: [{ label: 'A', href: '/gone' }] }] } },
    ],
    ['/logo/href', { logo: { light: '/a.svg', dark: '/b.svg', href: '/gone' } }],
    ['/banner/content', { banner: { content: 'New: [look](/gone) now' } }],
    ['/contextual/options/0/href', { contextual: { options: [{ title: 'A', href: '/gone' }] } }],
  ])('%s', (pointer, more) => {
    expect(places({ ...more, navigation })).toEqual([['link-nowhere', pointer]]);
  });
  test('of global anchors and of languages', () => {
    const value = {
      navigation: {
        global: { tabs: [{ tab: 'A', href: '/gone' }] },
        languages: [{ language: 'en', banner: { content: '[x](/away)' }, pages: ['start'] }],
      },
    };
    expect(places(value)).toEqual([
      ['link-nowhere', '/navigation/global/tabs/0/href'],
      ['link-nowhere', '/navigation/languages/0/banner/content'],
    ]);
  });
  test('of a menu with a placeholder for the current page are not judged', () => {
    const options = [{ title: 'A', href: '/gone?page=$page' }];
    expect(found({ contextual: { options }, navigation })).toEqual([]);
  });
  test('in a banner are replaced in its text', () => {
    expect(fixed({ banner: { content: 'See [a](/strat).' }, navigation })).toEqual({
      banner: { content: 'See [a](/start).' },
      navigation,
    });
  });
});

test.each([
  ['htps://example.com/a', 'https://example.com/a'],
  ['http:/example.com', 'http://example.com'],
  ['htttp://example.com', 'http://example.com'],
])('%s was meant as %s', (href, meant) => {
  expect(places(tabs(href), {})).toEqual([['link-scheme', '/navigation/tabs/1/href']]);
  expect(fixed(tabs(href), {})).toEqual(tabs(meant));
});
test.each(['https://example.com', 'mailto:a@example.com', 'vscode://x/y', 'tel:+1'])(
  '%s is not a mistake',
  (href) => {
    expect(found(tabs(href))).toEqual([]);
  },
);

test('a redirected link is changed to where the redirect ends', () => {
  const redirects = [{ source: '/old/:slug*', destination: '/api/:slug*' }];
  const value = { redirects, ...tabs('/old/users#x') };
  expect(places(value)).toEqual([['link-redirected', '/navigation/tabs/1/href']]);
  expect(fixed(value)).toEqual({ redirects, ...tabs('/api/users#x') });
});

test('a link in a referenced file is marked there', () => {
  const files = new Map([
    ['docs.json', '{"navbar": {"$ref": "./bar.json"}, "navigation": {"pages": ["start"]}}'],
    ['bar.json', '{"links": [{"label": "A", "href": "/gone"}]}'],
  ]);
  const [one] = check(read(files, 'docs.json'), FOLDER).filter(
    ({ code }) => code === 'link-nowhere',
  );
  expect(one).toMatchObject({ file: 'bar.json', pointer: '/navbar/links/0/href', length: 7 });
  expect(files.get('bar.json')!.slice(one!.at, one!.at + 7)).toBe('"/gone"');
});
