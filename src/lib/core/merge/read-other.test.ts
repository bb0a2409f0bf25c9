import { expect, test } from 'vitest';
import { changesOf } from '../compare/changes.ts';
import { elementAt } from '../document/elements.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import { reread } from '../document/read.ts';
import { readBeside, withIdsOf } from './read-other.ts';
import { revert } from './revert.ts';

const site = (...groups: readonly (readonly [string, readonly string[]])[]) =>
  JSON.stringify({ navigation: { groups: groups.map(([group, pages]) => ({ group, pages })) } });
const idAt = (doc: ReturnType<typeof docFromText>, group: number, page: number) =>
  elementAt(doc, ['navigation', 'groups', group, 'pages', page])!.node.id;

const DOC = docFromText(site(['Start', ['index', 'new']], ['Guides', ['guides/setup']]));
const OTHER = new Map([
  ['docs.json', site(['Start', ['index', 'setup', 'old']], ['Guides', ['deploy']])],
]);

test('elements have the ids of their counterparts, new ones have their own', () => {
  const other = readBeside(DOC, OTHER, new Map([['guides/setup.mdx', 'setup.mdx']]));
  expect(idAt(other, 0, 0)).toBe(idAt(DOC, 0, 0));
  expect(idAt(other, 0, 1)).toBe(idAt(DOC, 1, 0));
  const added = [idAt(other, 0, 2), idAt(other, 1, 0)];
  for (const id of added) {
    expect(id).toBeGreaterThanOrEqual(DOC.nextId);
    expect(id).toBeLessThan(other.nextId);
  }
});

test('a page that moved in a text that was read by its lines is the same page', () => {
  const text = site(['Start', ['index']], ['Guides', ['guides/setup', 'new']]);
  const edits = [
    { file: 'docs.json', at: 0, remove: DOC.files.get('docs.json')!.text.length, insert: text },
  ];
  const later = reread(DOC, edits);
  const known = withIdsOf(DOC, later);
  expect(idAt(known, 1, 1)).toBe(idAt(DOC, 0, 1));
  expect(idAt(known, 1, 0)).toBe(idAt(DOC, 1, 0));
  expect(known.files.get('docs.json')!.text).toBe(text);
});

test('the entry of a renamed file is the same, and another one in its line is not', () => {
  const other = readBeside(DOC, OTHER, new Map([['guides/setup.mdx', 'setup.mdx']]));
  const changes = changesOf(other, DOC);
  expect(changes.map(({ kind }) => kind)).toEqual([
    'added',
    'removed',
    'removed',
    'moved',
    'renamed',
  ]);
  expect(changes.filter(({ paths }) => paths)).toMatchObject([
    { paths: ['setup', 'guides/setup'] },
  ]);
});

test('a reverted change leaves the ids of the document alone', () => {
  const other = readBeside(DOC, OTHER, new Map());
  const change = changesOf(other, DOC).find(({ kind }) => kind === 'removed')!;
  const done = revert(other, DOC, change);
  if (!done.ok) throw new Error(done.refusal.sentence);
  expect(idAt(done.value.after, 0, 0)).toBe(idAt(DOC, 0, 0));
  expect(changesOf(other, done.value.after).length).toBe(changesOf(other, DOC).length - 1);
});
