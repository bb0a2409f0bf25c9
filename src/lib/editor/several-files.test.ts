import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isWriting, type Writing } from '$lib/core/file-change';
import type { Draft, FileState, DocumentStorage } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Editor } from './editor.svelte';
import {
  makeDrafts,
  makeEditor,
  makeSaving,
  restoreBrowser,
  stubBrowser,
} from '../../../tests/make-editor';
import { Files } from './files/files.svelte';
import { RefLoader } from './files/ref-loader.svelte';
import type { SaveState } from './saving/save-state';
import type { Saving } from './saving/saving.svelte';
import * as m from './saving/messages';

const DOCS = '{ "name": "", "navigation": { "tabs": [{ "$ref": "./tabs/api.json" }] } }';
const API = '{ "tab": "API", "pages": ["a"], "groups": [{ "$ref": "./more.json" }] }';
const MORE = '{ "group": "More", "pages": ["b"] }';
const SECOND = 1000;

beforeEach(stubBrowser);
afterEach(restoreBrowser);

/** A folder in memory that counts its writes in the marks of its files. */
async function opened(texts: Readonly<Record<string, string>>) {
  const disk = new Map(
    Object.entries(texts).map(([path, text]) => [path, { path, text, mark: '0' }]),
  );
  const kept: Draft[] = [];
  const done = Promise.resolve(ok(undefined));
  const drafts = makeDrafts((draft) => (kept.push(draft), done));
  let refusal: Result<never> | undefined;
  const asked: (readonly Writing[])[] = [];
  const place: DocumentStorage = {
    kind: 'folder',
    name: 'acme',
    key: 'folder:1',
    list: () => Promise.resolve(ok([...disk.keys()])),
    bytes: (path) => Promise.resolve(ok(new TextEncoder().encode(disk.get(path)?.text))),
    read: (path) => {
      const file = disk.get(path);
      return Promise.resolve(file ? ok(file) : refuse('missing', `“${path}” is not there.`));
    },
    write: (changes) => {
      const files = changes.filter(isWriting);
      asked.push(files);
      if (refusal) return Promise.resolve(refusal);
      const states = files.map(({ path, text }): FileState => {
        const mark = String(Number(disk.get(path)?.mark ?? '0') + 1);
        return { path, text, mark };
      });
      for (const state of states) disk.set(state.path, state);
      return Promise.resolve(ok(states));
    },
  };
  const file = disk.get('docs.json')!;
  const editor = makeEditor(file.text);
  const { opened, saving } = makeSaving(editor, place, file, drafts);
  const refs = new RefLoader(editor, saving, new Files(editor, opened), opened);
  await refs.look();
  saving.start();
  const fail = (code: string | undefined) =>
    (refusal = code ? refuse(code, 'It failed.') : undefined);
  return { editor, saving, refs, disk, kept, asked, fail };
}

const whole = { 'docs.json': DOCS, 'tabs/api.json': API, 'tabs/more.json': MORE };
const insert = (editor: Editor, file: string, at: number, text: string) =>
  editor.commit([{ file, at, remove: 0, insert: text }], 'text.type', 'Type in JSON');

test('opens referenced files, also indirect ones, without a step or a change', async () => {
  const { editor } = await opened(whole);
  expect([...editor.doc.files.keys()]).toEqual(Object.keys(whole));
  expect(editor.changed).toBe(false);
  expect(editor.history.done).toEqual([]);
});

test('a file that cannot be read stays closed with the reason, and can be retried', async () => {
  const { editor, refs, disk } = await opened({ 'docs.json': DOCS, 'tabs/api.json': API });
  expect([...refs.problems]).toEqual([['tabs/more.json', '“tabs/more.json” is not there.']]);
  disk.set('tabs/more.json', { path: 'tabs/more.json', text: MORE, mark: '0' });
  await refs.again();
  expect(refs.problems.size).toBe(0);
  expect(editor.textOf('tabs/more.json')).toBe(MORE);
});

test('undo works across a file that was added after the step', async () => {
  const { editor, refs, disk } = await opened({ 'docs.json': DOCS, 'tabs/api.json': API });
  insert(editor, 'docs.json', 11, 'x');
  disk.set('tabs/more.json', { path: 'tabs/more.json', text: MORE, mark: '0' });
  await refs.again();
  editor.undo();
  expect(editor.textOf('tabs/more.json')).toBe(MORE);
  expect(editor.changed).toBe(false);
});

test('saves all changed files as one step, each compared with what was read', async () => {
  const { editor, saving, asked, disk } = await opened(whole);
  insert(editor, 'docs.json', 11, 'x');
  insert(editor, 'tabs/more.json', 12, 'x');
  await saving.save();
  const files = asked[0]!.map(({ path, expected }) => [path, expected]);
  expect(files).toEqual([
    ['docs.json', '0'],
    ['tabs/more.json', '0'],
  ]);
  expect(disk.get('tabs/api.json')).toEqual({ path: 'tabs/api.json', text: API, mark: '0' });
  expect(saving.state).toBe('saved');
  insert(editor, 'tabs/more.json', 12, 'y');
  await saving.save();
  expect(asked[1]).toEqual([
    { path: 'tabs/more.json', text: editor.textOf('tabs/more.json'), expected: '1' },
  ]);
});

test('a new file expects that none exists', async () => {
  const { editor, saving, asked } = await opened(whole);
  insert(editor, 'new.json', 0, '{}');
  await saving.save();
  expect(asked[0]).toEqual([{ path: 'new.json', text: '{}' }]);
});

test('keeps the changed files and their original texts in the draft', async () => {
  const { editor, kept } = await opened(whole);
  insert(editor, 'docs.json', 11, 'x');
  await vi.advanceTimersByTimeAsync(SECOND / 10);
  expect(kept.at(-1)).not.toHaveProperty('files');
  insert(editor, 'tabs/more.json', 12, 'x');
  await vi.advanceTimersByTimeAsync(2 * SECOND);
  const after = editor.textOf('tabs/more.json');
  expect(kept.at(-1)).toMatchObject({
    before: DOCS,
    after: editor.text,
    files: [{ path: 'tabs/more.json', before: MORE, after }],
  });
});

const STATES: readonly (readonly [code: string, state: SaveState, words: string])[] = [
  ['changed', 'conflict', 'File changed'],
  ['offline', 'offline', m.states.offline],
  ['signed-out', 'signed-out', m.states['signed-out']],
  ['no-right', 'read-only', 'Read-only'],
  ['read-only', 'read-only', 'Read-only'],
  ['not-written', 'draft', 'Draft saved'],
];
test.each(STATES)(
  'a refusal with “%s” sets the state to “%s” until the next save',
  async (code, state, words) => {
    const { editor, saving, fail } = await opened(whole);
    insert(editor, 'docs.json', 11, 'x');
    await vi.advanceTimersByTimeAsync(2 * SECOND);
    fail(code);
    await saving.save();
    expect([saving.state, saving.words]).toEqual([state, words]);
    expect(saving.conflict).toBe(code === 'changed');
    expect(saving.saveProblem).toBe(code === 'changed' ? '' : m.workKept('It failed.'));
    fail(undefined);
    await saving.again();
    expect([saving.state, saving.saveProblem]).toEqual(['saved', '']);
  },
);

test('retries automatically when the browser is online again', async () => {
  const { editor, saving, fail } = await opened(whole);
  insert(editor, 'docs.json', 11, 'x');
  fail('offline');
  await saving.save();
  fail(undefined);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(saving.state).toBe('saved');
});

const statesOf = (texts: Saving['changedTexts'], mark: string) =>
  texts.map((file) => ({ ...file, mark }));

test('the committed text is the new base, even if editing continued in the meantime', async () => {
  const { editor, saving } = await opened(whole);
  insert(editor, 'docs.json', 11, 'x');
  const [first, files] = [saving.changes, statesOf(saving.changedTexts, 'c')];
  insert(editor, 'docs.json', 12, 'y');
  await saving.committed(first, files, 'main');
  expect(editor.base.files.get('docs.json')!.text).toBe(files[0]!.text);
  expect(editor.changed).toBe(true);
  const rest = saving.changes;
  expect(rest).toMatchObject([{ expected: 'c' }]);
  await saving.committed(rest, statesOf(saving.changedTexts, 'd'), 'main');
  expect([saving.state, saving.words]).toEqual(['saved', 'Committed to main']);
});
