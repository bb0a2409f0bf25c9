import { describe, expect, test } from 'vitest';
import { childrenOf, navigationOf } from '../../document/elements.ts';
import { inFolder, localeFolders, withoutFolder } from './locale-folder.ts';
import { makeDoc } from '../../../../../tests/make-document.ts';

const divisions = (key: string, word: string, all: Readonly<Record<string, readonly string[]>>) => {
  const list = Object.entries(all).map(([name, pages]) => ({ [word]: name, pages }));
  const doc = makeDoc({ navigation: { [key]: list } });
  return childrenOf(navigationOf(doc)!.node);
};
const languages = (all: Readonly<Record<string, readonly string[]>>) =>
  localeFolders(divisions('languages', 'language', all)).map(({ folder }) => folder);
const versions = (all: Readonly<Record<string, readonly string[]>>) =>
  localeFolders(divisions('versions', 'version', all)).map(({ folder }) => folder);

describe('locale folders are found from the paths', () => {
  test.each([
    ['one has none', { en: ['start', 'guides/a'], de: ['de/start', 'de/guides/a'] }, ['', 'de']],
    ['all have one', { en: ['en/start'], 'zh-Hans': ['zh/start'] }, ['en', 'zh']],
    [
      'it is nested',
      { en: ['docs/en/a', 'docs/en/b'], fr: ['docs/fr/a', 'docs/fr/b'] },
      ['en', 'fr'],
    ],
    [
      'most pages are in another folder',
      { en: ['guides/a', 'guides/b', 'start'], ja: ['ja/guides/a', 'ja/guides/b', 'ja/start'] },
      ['', 'ja'],
    ],
    [
      'a page of another language is among them',
      { en: ['a', 'b'], ko: ['ko/a', 'ja/b'] },
      ['', 'ko'],
    ],
    ['no pages match', { en: ['a', 'b'], de: ['c'] }, ['', '']],
    ['one is empty', { en: ['en/a'], de: [] }, ['en', '']],
  ])('languages: %s', (_, all, folders) => expect(languages(all)).toEqual(folders));

  test.each([
    ['next to shared pages', { v2: ['x', 'news'], v1: ['v1/x', 'news'] }, ['', 'v1']],
    ['with a longer name', { HEAD: ['a', 'b'], '8.4': ['8.4.2/a', '8.4.2/b'] }, ['', '8.4.2']],
    [
      'named in a label of words',
      {
        'Version 2025-06-18 (latest)': ['start', 'spec/2025-06-18/a', 'spec/2025-06-18/b'],
        Draft: ['start', 'spec/draft/a', 'spec/draft/b'],
      },
      ['2025-06-18', 'draft'],
    ],
    [
      'two folders deep',
      { v2: ['a', 'b', 'c'], v1: ['old/first/a', 'old/first/b', 'old/first/c'] },
      ['', 'old/first'],
    ],
  ])('versions: %s', (_, all, folders) => expect(versions(all)).toEqual(folders));
});

test.each([
  ['de/start', 'de', 'start'],
  ['docs/de/start', 'de', 'docs/start'],
  ['de', 'de', 'index'],
  ['design/start', 'de', undefined],
  ['start', '', 'start'],
])('%s without %s is %s', (path, folder, rest) => expect(withoutFolder(path, folder)).toBe(rest));

test.each([
  ['start', '', 'de', 'de/start'],
  ['/start', '', 'de', '/de/start'],
  ['en/start', 'en', 'de', 'de/start'],
  ['docs/en/start', 'en', 'de', 'docs/de/start'],
  ['en/start', 'en', '', 'start'],
  ['shared/start', 'en', 'de', 'shared/start'],
  ['en', 'en', 'de', 'de'],
])('%s in %s is, in %s, %s', (path, from, to, expected) =>
  expect(inFolder(path, { folder: from, at: 0 }, { folder: to, at: 0 })).toBe(expected),
);
