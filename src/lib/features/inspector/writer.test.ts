import { expect, test, vi } from 'vitest';
import { elementAt } from '$lib/core/document/elements';
import { makeEditor } from '../../../../tests/make-editor';
import { FieldDraft } from './typed-text.svelte';
import * as m from './messages';
import { elementTarget, writerTo } from './writer';

// Stops the editor from loading its reasoning after a paint. It has it from the beginning.
vi.stubGlobal('requestAnimationFrame', () => 0);

/** A box for the path of the only page, and a clock. */
function box() {
  const clock = { time: 0 };
  const text = '{ "navigation": { "pages": ["welcome"] } }';
  const editor = makeEditor(text, { now: () => clock.time });
  const target = () => elementTarget(editor, elementAt(editor.doc, ['navigation', 'pages', 0])!);
  const writer = writerTo(editor, () => [target()]);
  const draft = new FieldDraft(
    () => target().rows.find(({ key }) => key === 'path')!,
    () => writer,
  );
  draft.enter();
  return { clock, editor, draft, steps: () => editor.history.done.length };
}

test('makes one step of a choice and the typing that found it, however long the search took', () => {
  const { clock, editor, draft, steps } = box();
  draft.type('roll');
  clock.time += 60_000;
  draft.type('rollback', true);
  expect([steps(), editor.text]).toEqual([1, '{ "navigation": { "pages": ["rollback"] } }']);
});

test('makes a separate step of what is typed after a pause', () => {
  const { clock, draft, steps } = box();
  draft.type('roll');
  clock.time += 60_000;
  draft.type('rollback');
  expect(steps()).toBe(2);
});

test('offers the path that a refused one becomes', () => {
  const { editor, draft } = box();
  draft.type('My page');
  expect(editor.text).toContain('"welcome"');
  expect(draft.refusal?.fixes).toMatchObject([
    { label: m.usePath('My-page'), operations: [{ op: 'set', value: 'My-page' }] },
  ]);
});

test('holds a text until the box is left, and writes it as one step of its own', () => {
  const { editor, draft, steps } = box();
  draft.hold('wel');
  draft.hold('start');
  expect([draft.text, steps()]).toEqual(['start', 0]);
  draft.leave();
  expect([draft.text, steps()]).toEqual(['start', 1]);
  expect(editor.history.done.at(-1)?.subject).toBeUndefined();
});

test('gives a held text up for the value, on Escape and when that changes elsewhere', () => {
  const { editor, draft, steps } = box();
  draft.hold('start');
  draft.restore();
  expect([draft.text, steps()]).toEqual(['welcome', 0]);
  draft.hold('start');
  editor.run({ op: 'set', node: '/navigation/pages/0', field: 'path', value: 'home' }, 'test');
  expect(draft.text).toBe('home');
  draft.leave();
  expect(steps()).toBe(1);
});

test('keeps a held text that is refused', () => {
  const { draft, steps } = box();
  draft.hold('My page');
  draft.leave();
  expect([draft.text, draft.refusal?.code, steps()]).toEqual(['My page', 'page-path', 0]);
});

test('after Enter, Escape restores only what was typed since', () => {
  const { clock, draft, steps } = box();
  draft.type('home');
  draft.accept();
  draft.restore();
  expect([draft.text, steps()]).toEqual(['home', 1]);
  clock.time += 60_000;
  draft.type('start');
  draft.restore();
  expect([draft.text, steps()]).toEqual(['home', 1]);
});
