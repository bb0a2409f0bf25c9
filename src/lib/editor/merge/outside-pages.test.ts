import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebase } from '$lib/core/merge/outside-pages';
import { mergeTexts } from '$lib/core/merge/page-texts';
import { conflictsAfter } from '$lib/core/page-files';
import { difference } from '$lib/core/text/edit';
import { makeEditor, restoreBrowser, stubBrowser } from '../../../../tests/make-editor';
import type { Editor } from '../editor.svelte';

beforeAll(stubBrowser);
afterAll(restoreBrowser);

const PAGE = 'a.mdx';
const BASE = 'one\ntwo\nthree\nfour\nfive\n';

function editing(text = BASE): Editor {
  const editor = makeEditor('{"navigation":{"pages":["a"]}}');
  editor.loadPages([{ path: PAGE, text }]);
  return editor;
}

const textOf = ({ pages }: Editor) => pages.texts.get(pages.at.get(PAGE)!)!;

function write(editor: Editor, text: string, joined = false): void {
  const pages = { files: [], edits: difference(PAGE, textOf(editor), text) };
  editor.commit([], 'page.title', 'Write', { after: editor.doc, pages, joined });
}

/** Somebody else writes the file. */
function writeOutside(editor: Editor, after: string): boolean {
  const id = editor.basePages.at.get(PAGE)!;
  const [before, now] = [editor.basePages.texts.get(id)!, textOf(editor)];
  const { history, text, conflict } = rebase(editor.history, now, { id, before, after });
  const edits = difference(id, now, text);
  const step = { places: new Map(), edits, inverse: difference(id, text, now) };
  const texts = new Map(editor.basePages.texts).set(id, after);
  editor.rebase(history, step, { ...editor.basePages, texts });
  return conflict;
}

const changed = (text: string, ...lines: readonly (readonly [string, string])[]) =>
  lines.reduce((now, [from, to]) => now.replace(`${from}\n`, `${to}\n`), text);

test('undo takes back the own change and keeps the one made outside, and redo brings it back', () => {
  const editor = editing();
  write(editor, changed(BASE, ['one', 'ONE']));
  write(editor, changed(BASE, ['one', 'ONE'], ['three', 'THREE']));
  expect(writeOutside(editor, changed(BASE, ['five', 'outside']))).toBe(false);
  expect(textOf(editor)).toBe('ONE\ntwo\nTHREE\nfour\noutside\n');
  editor.undo();
  expect(textOf(editor)).toBe('ONE\ntwo\nthree\nfour\noutside\n');
  editor.undo();
  expect(textOf(editor)).toBe('one\ntwo\nthree\nfour\noutside\n');
  expect(editor.changed).toBe(false);
  editor.goTo(2);
  expect(textOf(editor)).toBe('ONE\ntwo\nTHREE\nfour\noutside\n');
});

test('steps that were undone, or replaced by others, get the change, too', () => {
  const editor = editing();
  write(editor, changed(BASE, ['one', 'ONE']));
  editor.undo();
  write(editor, changed(BASE, ['two', 'TWO']));
  editor.undo();
  writeOutside(editor, changed(BASE, ['five', 'outside']));
  editor.redo();
  expect(textOf(editor)).toBe('one\nTWO\nthree\nfour\noutside\n');
  editor.restore(editor.history.replaced[0]!);
  expect(textOf(editor)).toBe('ONE\ntwo\nthree\nfour\noutside\n');
});

test('undo asks before it replaces lines that were changed outside after a save', () => {
  const editor = editing();
  write(editor, changed(BASE, ['one', 'ONE']));
  write(editor, changed(BASE, ['one', 'ONE'], ['three', 'THREE']));
  editor.saved();
  const outside = changed(textOf(editor), ['THREE', 'outside']);
  writeOutside(editor, outside);
  editor.undo();
  expect(textOf(editor)).toBe(outside);
  expect(editor.said).toMatchObject({ tone: 'refusal' });
  editor.said.further?.run();
  expect(textOf(editor)).toBe('ONE\ntwo\nthree\nfour\nfive\n');
  editor.redo();
  expect(textOf(editor)).toBe(outside);
});

test('the question is about the change at hand: after another step it does nothing', () => {
  const editor = editing();
  write(editor, changed(BASE, ['three', 'THREE']));
  editor.saved();
  writeOutside(editor, changed(BASE, ['three', 'outside']));
  editor.undo();
  const { further } = editor.said;
  write(editor, changed(textOf(editor), ['five', 'FIVE']));
  further?.run();
  expect(textOf(editor)).toBe('one\ntwo\noutside\nfour\nFIVE\n');
});

test('typing that goes on after a change made outside is one step with what came before', () => {
  const editor = editing();
  write(editor, changed(BASE, ['one', 'O']));
  writeOutside(editor, changed(BASE, ['five', 'outside']));
  write(editor, changed(textOf(editor), ['O', 'ONE']), true);
  expect(editor.history.done).toHaveLength(1);
  editor.undo();
  expect(textOf(editor)).toBe('one\ntwo\nthree\nfour\noutside\n');
});

test('a file that the work deleted comes back with the change', () => {
  const editor = editing();
  const pages = { files: [{ deleted: PAGE }], edits: [] };
  const id = editor.pages.at.get(PAGE)!;
  editor.commit([], 'page.delete', 'Delete', { after: editor.doc, pages });
  const after = changed(BASE, ['five', 'outside']);
  const { history, text } = rebase(editor.history, BASE, { id, before: BASE, after });
  const step = { places: new Map(), edits: difference(id, BASE, text), inverse: [] };
  editor.rebase(history, step, editor.basePages);
  editor.undo();
  expect(textOf(editor)).toBe(after);
});

test('each state becomes what a merge makes of it', () => {
  const line = fc.constantFrom('one', 'two', 'three', 'x', 'y', '');
  const text = fc.array(line, { maxLength: 6 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(
      fc.array(text, { minLength: 1, maxLength: 6 }),
      text,
      fc.nat(),
      (texts, outside, n) => {
        const editor = editing(texts[0]);
        const states = texts.slice(1).reduce<string[]>(
          (all, next) => {
            if (next === all.at(-1)) return all;
            write(editor, next);
            return [...all, next];
          },
          [texts[0]!],
        );
        editor.goTo(n % states.length);
        writeOutside(editor, outside);
        for (const [count, state] of states.entries()) {
          editor.goTo(count);
          editor.said.further?.run();
          expect(textOf(editor)).toBe(mergeTexts(states[0]!, state, outside).text);
        }
      },
    ),
  );
});

test('a step names the files whose lines it replaces', () => {
  const step = { places: new Map(), edits: [], inverse: [] };
  const pages = { at: new Map([['a.mdx', '#0']]), texts: new Map(), count: 1 };
  const withPair = (before: boolean, after: boolean) =>
    conflictsAfter(pages, { ...step, conflicts: new Map([['#0', [before, after] as const]]) });
  expect(conflictsAfter(pages, step)).toEqual([]);
  expect(withPair(false, true)).toEqual(['a.mdx']);
  expect(withPair(true, true)).toEqual([]);
  expect(withPair(true, false)).toEqual([]);
});
