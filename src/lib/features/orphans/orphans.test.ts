import { expect, test } from 'vitest';
import {
  NOTHING_CHOSEN,
  PROBABLY,
  chosenEntries,
  folderOf,
  inWords,
  linesOf,
  pagesIn,
  toggled,
  type OrphanLine,
} from './orphans';

const PAGES = ['a/b/c/one', 'a/b/c/two', 'guides/index', 'guides/deep/x', 'guides/z', 'top'];
const TOP = folderOf([...PAGES].sort());
const ASIDES = [
  { file: 'README', why: 'notes' },
  { file: 'snippets/hint', why: 'snippet' },
] as const;
const all = () => linesOf(TOP, ASIDES, () => true);
const line = (id: string): OrphanLine => all().find((one) => one.id === id)!;

test("joins folders that contain only a folder, and puts a folder's own page first", () => {
  expect(all().map(({ id, depth }) => `${'  '.repeat(depth)}${id}`)).toEqual([
    'top',
    'a/b/c/',
    '  a/b/c/one',
    '  a/b/c/two',
    'guides/',
    '  guides/index',
    '  guides/z',
    '  guides/deep/',
    '    guides/deep/x',
    PROBABLY,
    `  ${PROBABLY} snippet`,
    '    snippets/hint',
    `  ${PROBABLY} notes`,
    '    README',
  ]);
  expect(TOP.folders.map(({ name, count }) => [name, count])).toEqual([
    ['a/b/c', 2],
    ['guides', 3],
  ]);
  expect(linesOf(TOP, ASIDES, () => false)).toHaveLength(4);
});

test('turns a chosen folder into a group or its pages', () => {
  const chosen = toggled(toggled(NOTHING_CHOSEN, [line('guides/')]), [line('top')]);
  expect(chosenEntries(TOP, ASIDES, chosen, true)).toEqual([
    'top',
    {
      group: 'Guides',
      pages: ['guides/index', 'guides/z', { group: 'Deep', pages: ['guides/deep/x'] }],
    },
  ]);
  expect(chosenEntries(TOP, ASIDES, chosen, false)).toEqual(['top', ...pagesIn(TOP.folders[1]!)]);
});

test('no longer makes a group of a folder after one of its pages is deselected', () => {
  const chosen = toggled(toggled(NOTHING_CHOSEN, [line('guides/')]), [line('guides/z')]);
  expect(chosenEntries(TOP, ASIDES, chosen, true)).toEqual(['guides/index', 'guides/deep/x']);
});

test('describes what is chosen in words', () => {
  const titles = new Map([['top', 'The top']]);
  const words = (...ids: string[]) =>
    inWords(chosenEntries(TOP, ASIDES, toggled(NOTHING_CHOSEN, ids.map(line)), true), titles);
  expect(words('top')).toBe('“The top”');
  expect(words('guides/')).toBe('the group “Guides”');
  expect(words('top', 'README')).toBe('2 pages');
  expect(words('top', 'guides/')).toBe('1 group and 1 page');
});
