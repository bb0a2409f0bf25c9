import { expect, test } from 'vitest';
import { NO_PAGES, type PageFiles, type PagePlan } from '../page-files.ts';
import { stepOf, withPages } from '../page-plans.ts';
import type { ChangedPage } from '../storage.ts';
import { changesOfPages, isUnread, otherPages } from './other-pages.ts';

/** Files of the storage that steps know. */
const known = (files: Readonly<Record<string, string>>): PageFiles =>
  withPages(
    NO_PAGES,
    NO_PAGES,
    Object.entries(files).map(([path, text]) => ({ path, text })),
  )[0];
const after = (files: PageFiles, plan: Partial<PagePlan>): PageFiles =>
  stepOf(files, { files: [], edits: [], ...plan }).after;

function textsOf(
  base: PageFiles,
  changed: readonly ChangedPage[],
  texts: Readonly<Record<string, string>>,
  now = base,
): readonly string[] {
  const there = otherPages(base, changed, new Map(Object.entries(texts)));
  return changesOfPages(there, now).map(({ text }) => text);
}

const CHANGED: readonly ChangedPage[] = [
  { from: 'changed.mdx', to: 'changed.mdx' },
  { from: 'old.mdx', to: 'new.mdx', isSame: true },
  { from: 'both.mdx', to: 'edited.mdx' },
  { from: 'gone.mdx' },
  { to: 'created.mdx' },
];
test('files are listed as the storage says before their texts are known', () => {
  const said = [
    'both.mdx moved to edited.mdx and changed',
    'changed.mdx changed',
    'created.mdx created',
    'gone.mdx deleted',
    'old.mdx moved to new.mdx',
  ];
  expect([...textsOf(NO_PAGES, CHANGED, {})].sort()).toEqual(said);
  const read = known({ 'changed.mdx': 'b', 'new.mdx': 'a', 'edited.mdx': 'b', 'created.mdx': 'a' });
  const there = { 'changed.mdx': 'a', 'old.mdx': 'a', 'both.mdx': 'a', 'gone.mdx': 'a' };
  expect([...textsOf(read, CHANGED, there)].sort()).toEqual(said);
});

test('a file that has the same text after all isn’t listed', () => {
  const changed = [{ from: 'a.mdx', to: 'a.mdx' }];
  expect(textsOf(known({ 'a.mdx': 'x' }), changed, { 'a.mdx': 'x' })).toEqual([]);
});

test('the work counts: files that steps moved, changed, deleted and put back', () => {
  const base = known({ 'a.mdx': 'x', 'b.mdx': 'x', 'c.mdx': 'new', 'd.mdx': 'x' });
  const now = after(base, {
    files: [{ from: 'a.mdx', to: 'guides/a.mdx' }, { deleted: 'b.mdx' }],
    edits: [{ file: 'c.mdx', at: 0, remove: 3, insert: 'old' }],
  });
  const changed = [
    { from: 'first.mdx', to: 'a.mdx', isSame: true as const },
    { from: 'c.mdx', to: 'c.mdx' },
    { to: 'b.mdx' },
  ];
  const there = otherPages(
    base,
    changed,
    new Map([
      ['first.mdx', 'x'],
      ['c.mdx', 'old'],
    ]),
  );
  expect(changesOfPages(there, now).map(({ file }) => file)).toEqual([
    { before: { path: 'first.mdx', text: 'x' }, after: { path: 'guides/a.mdx', text: 'x' } },
  ]);
});

test('a file in the place of one that moved is another one', () => {
  const base = known({ 'a.mdx': 'new', 'b.mdx': 'old' });
  const changed = [{ from: 'a.mdx', to: 'b.mdx', isSame: true as const }, { to: 'a.mdx' }];
  const there = otherPages(base, changed, new Map([['a.mdx', 'old']]));
  expect(changesOfPages(there, base).map(({ file }) => file)).toEqual([
    { before: { path: 'a.mdx', text: 'old' }, after: { path: 'b.mdx', text: 'old' } },
    { after: { path: 'a.mdx', text: 'new' } },
  ]);
});

test('a pair is unread as long as a text is missing', () => {
  expect(isUnread({ before: { path: 'a' } })).toBe(true);
  expect(isUnread({ before: { path: 'a', text: '' }, after: { path: 'b' } })).toBe(true);
  expect(isUnread({ after: { path: 'b', text: '' } })).toBe(false);
});
