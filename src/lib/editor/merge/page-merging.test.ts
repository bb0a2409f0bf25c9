import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DocumentStorage } from '$lib/core/storage';
import { ok, refuse } from '$lib/core/result';
import { difference } from '$lib/core/text/edit';
import { MAIN } from '../../../../tests/make-document';
import {
  makeDrafts,
  makeEditor,
  makeSaving,
  restoreBrowser,
  stubBrowser,
} from '../../../../tests/make-editor';
import { bringPages, newerPages } from './page-merging';

beforeAll(stubBrowser);
afterAll(restoreBrowser);

const DOCS = '{ "navigation": { "pages": ["page-0"] } }';
const COUNT = 500;
const pathOf = (n: number) => `page-${n}.mdx`;

/** An editor with many page files read, in a storage that counts what is read, and how much at once. */
function editing() {
  const disk = new Map([[MAIN, DOCS]]);
  for (let n = 0; n < COUNT; n++) disk.set(pathOf(n), `Page ${n}\n`);
  const reads: string[] = [];
  let [now, most] = [0, 0];
  const place: DocumentStorage = {
    ...{ kind: 'memory', name: 'Here', key: 'here' },
    read: async (path) => {
      reads.push(path);
      most = Math.max(most, ++now);
      await Promise.resolve();
      now--;
      const text = disk.get(path);
      return text === undefined ? refuse('missing', path) : ok({ path, text, mark: text });
    },
    mark: (path) => {
      const text = disk.get(path);
      return Promise.resolve(text === undefined ? refuse('missing', path) : ok(text));
    },
  };
  const editor = makeEditor(DOCS);
  const drafts = makeDrafts(() => Promise.resolve(ok(undefined)));
  const file = { path: MAIN, text: DOCS, mark: DOCS };
  const { saving } = makeSaving(editor, place, file, drafts);
  const paths = [...disk.keys()].filter((path) => path !== MAIN);
  editor.loadPages(paths.map((path) => ({ path, text: disk.get(path)! })));
  const textOf = (path: string) => editor.pages.texts.get(editor.pages.at.get(path) ?? '');
  const write = (path: string, text: string) => {
    const pages = { files: [], edits: difference(path, textOf(path)!, text) };
    editor.commit([], 'page.title', 'Write', { after: editor.doc, pages });
  };
  const look = (shown: readonly string[] = [], named?: readonly string[]) =>
    newerPages({ editor, saving, place }, shown, named);
  return { editor, saving, place, disk, reads, most: () => most, textOf, write, look };
}

test('of 500 known page files, only those that steps touched and those that are shown are read again', async () => {
  const { reads, write, look } = editing();
  write(pathOf(3), 'Mine\n');
  write(pathOf(7), 'Mine\n');
  expect(await look([pathOf(9)])).toEqual({ newer: [], gone: [] });
  expect(reads.sort()).toEqual([pathOf(3), pathOf(7), pathOf(9)]);
});

test('a touched file is touched after undo and after a save, too', async () => {
  const { editor, disk, write, look } = editing();
  write(pathOf(3), 'Mine\n');
  write(pathOf(7), 'Mine\n');
  editor.saved();
  editor.undo();
  disk.set(pathOf(3), 'Outside\n');
  disk.delete(pathOf(7));
  const { newer, gone } = await look();
  expect(newer.map(({ path }) => path)).toEqual([pathOf(3)]);
  expect(gone).toEqual([pathOf(7)]);
});

test('a file that is only shown takes its new text, and is no change', async () => {
  const { editor, disk, textOf, look } = editing();
  disk.set(pathOf(9), 'Outside\n');
  expect(await look([pathOf(9)])).toEqual({ newer: [], gone: [] });
  expect(textOf(pathOf(9))).toBe('Outside\n');
  expect(editor.changed).toBe(false);
  expect(editor.history.done).toEqual([]);
});

test('a file that is neither touched nor shown is read when it is needed next', async () => {
  const { editor, write, look } = editing();
  write(pathOf(3), 'Mine\n');
  expect(editor.isPageOld(pathOf(4))).toBe(false);
  await look([pathOf(9)]);
  expect([3, 4, 9].map((n) => editor.isPageOld(pathOf(n)))).toEqual([false, true, false]);
  editor.loadPages([{ path: pathOf(4), text: 'Outside\n' }]);
  expect(editor.isPageOld(pathOf(4))).toBe(false);
});

test('where the storage names what changed, only that is read', async () => {
  const { editor, reads, write, look } = editing();
  write(pathOf(3), 'Mine\n');
  write(pathOf(7), 'Mine\n');
  await look([pathOf(9)], [pathOf(7), pathOf(8)]);
  expect(reads).toEqual([pathOf(7)]);
  expect([8, 10].map((n) => editor.isPageOld(pathOf(n)))).toEqual([true, false]);
  await look([pathOf(9)], []);
  expect(reads).toHaveLength(1);
});

test('not more than eight files are read at once', async () => {
  const { editor, reads, most, look } = editing();
  await look([...editor.pages.at.keys()]);
  expect(reads).toHaveLength(COUNT);
  expect(most()).toBe(8);
});

test('files that are read while others are saved are no changes afterwards', () => {
  const { editor, write, textOf } = editing();
  write(pathOf(3), 'Mine\n');
  const { doc, pages } = editor;
  editor.loadPages([
    { path: pathOf(4), text: 'Outside\n' },
    { path: 'new.mdx', text: 'New\n' },
  ]);
  editor.saved(doc, pages);
  expect(editor.changed).toBe(false);
  expect(textOf(pathOf(4))).toBe('Outside\n');
  write(pathOf(4), 'Mine, too\n');
  expect(editor.changed).toBe(true);
});

test('a file that moves as a whole moves as it is by then, or not at all if others removed it', async () => {
  const { editor, saving, place, disk, look } = editing();
  disk.set('a.png', 'old');
  editor.loadPages([{ path: 'a.png' }]);
  saving.joined([{ path: 'a.png', mark: 'old' }]);
  const pages = { files: [{ from: 'a.png', to: 'b.png' }], edits: [] };
  editor.commit([], 'page.move', 'Move', { after: editor.doc, pages });
  disk.set('a.png', 'new');
  expect(await look()).toEqual({ newer: [], gone: [] });
  expect(saving.changes).toEqual([{ from: 'a.png', to: 'b.png', expected: 'new' }]);
  disk.delete('a.png');
  const { gone } = await look();
  expect(gone).toEqual(['a.png']);
  bringPages({ editor, saving, place }, [], gone);
  expect(saving.changes).toEqual([]);
  expect(editor.pages.at.has('b.png')).toBe(false);
});
