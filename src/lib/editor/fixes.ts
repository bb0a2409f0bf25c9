/*
 * Fixes in the editor: offered only where they can be carried out, and done as one step. A repair of the text
 * itself is shown before it is done. What was found out is remembered with the list of fixes, which stays the
 * same object as long as the problem does.
 */
import type { Doc } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import { planFix, type FixSteps } from '$lib/core/operations/fix';
import type { Fix } from '$lib/core/rules/diagnostic';
import { elementAt, type Element } from '$lib/core/rules/elements';
import type { Session } from './context';
import type { Editor } from './editor.svelte';

const possible = new WeakMap<readonly Fix[], readonly Fix[]>();

/** Those of a problem's fixes that can be carried out. */
export function possibleFixes(doc: Doc, fixes: readonly Fix[]): readonly Fix[] {
  if (fixes.length === 0) return fixes;
  let known = possible.get(fixes);
  if (!known) {
    known = fixes.filter((fix) => planFix(doc, fix).ok);
    possible.set(fixes, known);
  }
  return known;
}

/** What a fix is carried out on. */
export type FixContext = Pick<Session, 'editor' | 'screen'>;

/**
 * Does what a fix says, as one undo step, and answers with the elements that it was about. Or says why it
 * cannot be done, or proposes it where the text itself would change; then it answers with nothing.
 */
export function carryOut({ editor, screen }: FixContext, fix: Fix): readonly Element[] | undefined {
  const planned = planFix(editor.doc, fix);
  if (!planned.ok) {
    editor.say(planned.refusal.sentence, 'refusal');
    return undefined;
  }
  if ('edits' in fix) {
    screen.proposal = { title: fix.label, confirm: fix.label, steps: planned.value, lost: [] };
    return undefined;
  }
  const isFelt = 'operations' in fix && fix.operations.some(({ op }) => op !== 'set');
  return commitSteps(editor, planned.value, 'fix', isFelt);
}

/** It takes elements away. */
export const removes = (fix: Fix): boolean =>
  'operations' in fix && fix.operations.some(({ op }) => op === 'remove');

/** Planned steps, done: one undo step, told with a way back where it is felt. Answers with the elements that they were about. */
export function commitSteps(
  editor: Editor,
  steps: FixSteps,
  origin: string,
  isFelt = false,
): readonly Element[] {
  const { edits, after, label, landed } = steps;
  editor.commit(edits, origin, label, { after });
  editor.say(label, isFelt ? 'undoable' : 'quiet');
  return landed.flatMap((pointer) => elementAt(editor.doc, parsePointer(pointer) ?? []) ?? []);
}
