import { expect, test, vi } from 'vitest';
import { elementAt } from '$lib/core/rules/elements';
import { Editor } from '$lib/editor/editor.svelte';
import * as reasoning from '$lib/editor/reasoning';
import { FieldDraft } from './draft.svelte';
import { elementTarget, writerTo } from './writer';

// What the editor loads when the page is painted is given to it here.
vi.stubGlobal('requestAnimationFrame', () => 0);

/** A box over the path of the only page, and the time that goes by. */
function box() {
  const clock = { time: 0 };
  const text = '{ "navigation": { "pages": ["welcome"] } }';
  const editor = new Editor(new Map([['docs.json', text]]), 'docs.json', () => clock.time);
  editor.reasoning = reasoning;
  const target = () => elementTarget(editor, elementAt(editor.doc, ['navigation', 'pages', 0])!);
  const writer = writerTo(editor, () => [target()]);
  const draft = new FieldDraft(
    () => target().rows.find(({ key }) => key === 'path')!,
    () => writer,
  );
  draft.enter();
  return { clock, editor, draft, steps: () => editor.history.done.length };
}

test('what is chosen is one step with what was typed to find it, however long it was looked for', () => {
  const { clock, editor, draft, steps } = box();
  draft.type('roll');
  clock.time += 60_000;
  draft.type('rollback', true);
  expect([steps(), editor.text]).toEqual([1, '{ "navigation": { "pages": ["rollback"] } }']);
});

test('what is typed after a pause is a step of its own', () => {
  const { clock, draft, steps } = box();
  draft.type('roll');
  clock.time += 60_000;
  draft.type('rollback');
  expect(steps()).toBe(2);
});
