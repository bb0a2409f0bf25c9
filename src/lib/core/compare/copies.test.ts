/* Elements that are there several times are matched with the one in the same place. */
import { expect, test } from 'vitest';
import { readBeside } from '../merge/read-other.ts';
import { changesOf } from './changes.ts';
import {
  afterOperations,
  docFromText,
  makeDocWith,
  textOf,
} from '../../../../tests/make-document.ts';

const guides = (...more: string[]) => ({
  tab: 'Guides',
  groups: [
    { group: 'Start', pages: ['start/index', { group: 'Set up', pages: ['start/a', 'start/b'] }] },
    { group: 'Build', pages: ['build/a', 'build/b', ...more] },
  ],
});
const api = { tab: 'API', groups: [{ group: 'Users', pages: ['api/a', 'api/b', 'api/c'] }] };

test('after everything was wrapped in a version and copied, the version differs only in what was moved', () => {
  const base = makeDocWith({ tabs: [guides(), api] });
  const work = afterOperations(
    base,
    {
      op: 'move',
      nodes: ['/navigation/tabs/0/groups/1'],
      to: { parent: '/navigation/tabs/1', key: 'groups', index: 1 },
    },
    {
      op: 'wrap',
      nodes: ['/navigation/tabs/0', '/navigation/tabs/1'],
      kind: 'version',
      label: 'v1',
    },
    { op: 'duplicate', nodes: ['/navigation/versions/0'] },
  );
  // As another program would read both, without the ids of the work.
  const fresh = docFromText(textOf(work));
  const before = readBeside(fresh, new Map([['docs.json', textOf(base)]]), new Map());
  expect(changesOf(before, fresh).map(({ text }) => text)).toEqual([
    '2 elements of the top level wrapped in version “v1”',
    '“Build” moved from “Guides” to “API”, now second in the list',
    'Version “v1” with 8 pages added to the top level, second in the list',
  ]);
});

test('a group that changed stays the one of its tab, though another tab has it unchanged', () => {
  const base = makeDocWith({ tabs: [guides(), api] });
  const after = makeDocWith({ tabs: [guides('build/c'), { ...guides(), tab: 'Other' }, api] });
  const before = readBeside(after, new Map([['docs.json', textOf(base)]]), new Map());
  const told = changesOf(before, after).map(({ text, place }) => `${text} (${place})`);
  expect(told).toEqual([
    'Page “C” added to “Build”, third in the list (Guides › Build)',
    'Tab “Other” with 5 pages added to the top level, second in the list (Top level)',
  ]);
});
