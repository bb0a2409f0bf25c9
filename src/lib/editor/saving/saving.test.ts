import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft, Drafts, DocumentStorage } from '$lib/core/storage';
import { ok, refuse } from '$lib/core/result';
import type { Editor } from '../editor.svelte';
import * as m from '../messages';
import { MAIN } from '../../../../tests/make-document';
import {
  makeDrafts,
  makeEditor,
  makeSaving,
  restoreBrowser,
  stubBrowser,
} from '../../../../tests/make-editor';

const TEXT = '{ "name": "", "navigation": { "pages": ["a"] } }';
const SECOND = 1000;
const FRAME = 16;

type Kept = readonly { readonly after: string; readonly time: number }[];

beforeEach(stubBrowser);
afterEach(() => {
  restoreBrowser();
  vi.restoreAllMocks();
});

/** A database that takes `took` milliseconds per write and processes one at a time. */
function slowly(took: number) {
  const kept: { after: string; time: number }[] = [];
  let full = false;
  let free = 0;
  /** Resolves only after its timers have run, no matter how long ago the write finished. */
  async function keep({ after }: Draft) {
    if (full) return refuse('storage-full', 'The browser’s storage is full.');
    free = Math.max(free, Date.now()) + took;
    kept.push({ after, time: free });
    await new Promise((done) => setTimeout(done, took));
    return ok(undefined);
  }
  return { drafts: makeDrafts(keep), kept, fill: (is: boolean) => (full = is) };
}

function sitting(drafts: Drafts) {
  const editor = makeEditor(TEXT);
  const file = { path: MAIN, text: TEXT, mark: TEXT };
  const place: DocumentStorage = {
    kind: 'memory',
    name: 'This computer',
    key: 'chosen:docs.json',
    read: () => Promise.resolve(ok(file)),
  };
  const { saving } = makeSaving(editor, place, file, drafts);
  return { editor, saving, end: saving.start() };
}

const type = (editor: Editor, insert: string) =>
  editor.commit([{ file: MAIN, at: 11, remove: 0, insert }], 'text.type', 'Type in JSON');

/** How long each typed text waited until it was kept, in milliseconds. */
function waits(typed: Kept, kept: Kept): number[] {
  return typed.map(({ after, time }) => {
    const within = kept.find((one) => one.after.length >= after.length);
    return within!.time - time;
  });
}

test.each([0, 50, 150])(
  'keeps continuous typing well within a second if a write takes %i ms',
  async (took) => {
    const { drafts, kept } = slowly(took);
    const { editor, end } = sitting(drafts);
    const typed: { after: string; time: number }[] = [];
    for (let key = 0; key < 500; key++) {
      type(editor, 'x');
      typed.push({ after: editor.text, time: Date.now() });
      await vi.advanceTimersByTimeAsync(23);
    }
    await vi.advanceTimersByTimeAsync(SECOND);
    const most = Math.max(...waits(typed, kept));
    console.log(`${typed.length} keys, ${kept.length} drafts: kept after ${most} ms at most`);
    expect(most).toBeLessThanOrEqual(SECOND / 2);
    expect(kept.at(-1)!.after).toBe(editor.text);
    end();
  },
);

test('keeps continuous typing without timers or answers from the database', () => {
  const { drafts, kept } = slowly(20);
  const { editor, end } = sitting(drafts);
  const typed: { after: string; time: number }[] = [];
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const begun = Date.now();
  for (let key = 0; key < 120; key++) {
    clock += 37;
    vi.setSystemTime(begun + clock);
    type(editor, 'x');
    typed.push({ after: editor.text, time: Date.now() });
  }
  const heard = typed.slice(0, -10);
  expect(Math.max(...waits(heard, kept))).toBeLessThanOrEqual(SECOND / 2);
  end();
});

test('stops sending writes to a database that does not answer', () => {
  const { drafts, kept } = slowly(20);
  const { editor, end } = sitting(drafts);
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  for (let key = 0; key < 1000; key++) {
    clock += 250;
    type(editor, 'x');
  }
  expect(kept.length).toBeLessThanOrEqual(31);
  end();
});

test('keeps permanently at a pause, and at intervals without one', async () => {
  const { drafts } = slowly(0);
  let puts = 0;
  const put = (draft: Draft) => (puts++, drafts.write(draft));
  const { editor, end } = sitting({ ...drafts, put });
  for (let key = 0; key < 500; key++) {
    type(editor, 'x');
    await vi.advanceTimersByTimeAsync(50);
  }
  expect(puts).toBe(2);
  await vi.advanceTimersByTimeAsync(SECOND);
  expect(puts).toBe(3);
  end();
});

test('removes the draft with the next frame when everything is undone', async () => {
  const { drafts } = slowly(20);
  const acts: string[] = [];
  const { editor, saving, end } = sitting({
    ...drafts,
    write: (draft) => (acts.push('write'), drafts.write(draft)),
    remove: (id) => (acts.push('remove'), drafts.remove(id)),
  });
  type(editor, 'x');
  await vi.advanceTimersByTimeAsync(SECOND / 2);
  expect(saving.state).toBe('draft');
  editor.undo();
  await vi.advanceTimersByTimeAsync(2 * FRAME);
  expect(acts).toEqual(['write', 'remove']);
  await vi.advanceTimersByTimeAsync(SECOND / 2);
  expect(saving.state).toBe('unchanged');
  end();
});

test('retries automatically until a draft can be kept', async () => {
  const { drafts, kept, fill } = slowly(0);
  const { editor, saving, end } = sitting(drafts);
  fill(true);
  type(editor, 'x');
  await vi.advanceTimersByTimeAsync(20 * SECOND);
  expect(saving.draftProblem).toBe('The browser’s storage is full.');
  fill(false);
  await vi.advanceTimersByTimeAsync(6 * SECOND);
  expect(saving.draftProblem).toBe('');
  expect(kept.at(-1)?.after).toBe(editor.text);
  end();
});

test('the first undo of something committed says so, once', async () => {
  const { editor, saving, end } = sitting(slowly(0).drafts);
  const set = (name: string) =>
    editor.run({ op: 'set', node: '', field: 'name', value: name }, 's');
  for (const name of ['One', 'Two', 'Three']) set(name);
  const text = editor.text;
  await saving.committed([], [{ path: MAIN, text, mark: text }], 'main');
  set('Four');
  const said = () => {
    editor.undo();
    return editor.said.text;
  };
  const undone = (name: string) => `${m.undone}: Set site name to “${name}”`;
  expect([said(), said(), said()]).toEqual([
    undone('Four'),
    m.wasCommitted(undone('Three')),
    undone('Two'),
  ]);
  editor.redo();
  editor.redo();
  expect(said()).toBe(undone('Three'));
  end();
});

test('what was committed with files that only the site uses is the base itself', async () => {
  const { editor, saving, end } = sitting(slowly(0).drafts);
  editor.run({ op: 'set', node: '', field: 'name', value: 'One' }, 's');
  const { doc, text } = editor;
  const others = { path: 'api/openapi.yaml', text: 'openapi: 3.1.0\n', mark: 'a' };
  await saving.committed([], [{ path: MAIN, text, mark: text }, others], 'main');
  // Read from the text, its elements would be others than those of the work.
  expect(editor.base).toBe(doc);
  expect(editor.changed).toBe(false);
  end();
});
