import { expect, test } from 'vitest';
import { makeDocWith } from '../../../../tests/make-document.ts';
import { twinsOf } from './twins.ts';

const PAGES = ['index', 'guides/a', 'guides/b', 'api/c', 'api/d'];
const language = (code: string, folder: string, pages = PAGES) => ({
  language: code,
  groups: [{ group: 'G', pages: pages.map((page) => folder + page) }],
});
const SITE = {
  languages: [
    language('en', ''),
    language('es', 'es/'),
    language('de', 'de/', PAGES.slice(0, 2)),
    language('fr', 'fr/', PAGES.slice(2)),
  ],
};
const moves = (navigation: unknown, page: string, to: string) =>
  twinsOf(makeDocWith(navigation), page, to).map((one) => `${one.page} → ${one.to}`);

test('a page has twins in the languages that list it', () => {
  expect(moves(SITE, 'guides/a', 'start/a')).toEqual([
    'es/guides/a → es/start/a',
    'de/guides/a → de/start/a',
  ]);
  expect(moves(SITE, 'es/guides/a', 'es/start/a')).toEqual([
    'guides/a → start/a',
    'de/guides/a → de/start/a',
  ]);
});

test('and none if it leaves the folder of its language, or stays', () => {
  expect(moves(SITE, 'es/guides/a', 'other/a')).toEqual([]);
  expect(moves(SITE, 'guides/none', 'start/none')).toEqual([]);
});

test('versions, also around languages', () => {
  const version = (name: string, folder: string) => ({
    version: name,
    languages: [language('en', `${folder}en/`), language('es', `${folder}es/`)],
  });
  const site = { versions: [version('v1', 'v1/'), version('v2', 'v2/')] };
  expect(moves(site, 'v1/en/guides/a', 'v1/en/start/a').sort()).toEqual([
    'v1/es/guides/a → v1/es/start/a',
    'v2/en/guides/a → v2/en/start/a',
  ]);
});

test('a site without languages and versions has none', () => {
  expect(moves({ pages: PAGES }, 'guides/a', 'start/a')).toEqual([]);
});
