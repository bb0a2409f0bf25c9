import { expect, test } from 'vitest';
import { elementAt } from '../document/elements.ts';
import { parsePointer } from '../document/walk.ts';
import { makeDocWith } from '../../../../tests/make-document.ts';
import { folderNear } from './near-folder.ts';

const english = [
  { tab: 'Guides', groups: [{ group: 'Start', pages: ['start/a', 'start/b', 'index'] }] },
  { tab: 'Tools', groups: [{ group: 'CLI', pages: ['cli/install'] }] },
  { tab: 'Empty', groups: [{ group: 'New', pages: [] }] },
];
const doc = makeDocWith({
  languages: [
    { language: 'en', tabs: english },
    {
      language: 'es',
      tabs: [
        { tab: 'Guías', pages: ['es/start/a', 'es/cli/install'] },
        { tab: 'Vacía', groups: [] },
      ],
    },
  ],
});
const near = (pointer: string, key: 'pages' | 'groups', index = 0) =>
  folderNear(elementAt(doc, parsePointer(`/navigation/languages/${pointer}`)!)!, key, index);

test('a new page goes to the folder of the page next to it', () => {
  expect(near('0/tabs/0/groups/0', 'pages', 1)).toBe('start/');
  expect(near('0/tabs/0/groups/0', 'pages', 3)).toBe('');
  expect(near('0/tabs/0', 'groups', 1)).toBe('start/');
});

test('in an empty tab, not to the folder of another tab, however many pages that has', () => {
  const emptyNextTo = (folder: string, ...borrowed: readonly string[]) => {
    const tabs = [
      { tab: 'Redis', pages: ['redis/a', 'redis/b', 'redis/c'].map((page) => folder + page) },
      { tab: 'Search', pages: [`${folder}search/a`, `${folder}search/b`, ...borrowed] },
      { tab: 'Empty', pages: [] },
    ];
    return elementAt(makeDocWith({ tabs }), parsePointer('/navigation/tabs/2')!)!;
  };
  expect(folderNear(emptyNextTo(''), 'pages', 0)).toBe('');
  expect(folderNear(emptyNextTo('docs/'), 'pages', 0)).toBe('docs/');
  expect(folderNear(emptyNextTo('', 'redis/help'), 'pages', 0)).toBe('');
});

test('in an empty tab, to the folder that most pages of the language are in', () => {
  expect(near('0/tabs/2/groups/0', 'pages')).toBe('');
  expect(near('1/tabs/1', 'groups')).toBe('es/');
});
