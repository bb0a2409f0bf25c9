/*
 * Fixes in the editor: offered only if they are possible, and applied as one step. A repair of the raw text is shown
 * first. Results are cached by the list of fixes, which is the same object as long as the problem is.
 */
import type { Doc, Reading } from '$lib/core/document/node';
import { parsePointer } from '$lib/core/document/walk';
import { planFix, type FixSteps } from '$lib/core/operations/fix';
import type { Fix } from '$lib/core/check/diagnostic';
import { elementAt, type Element } from '$lib/core/document/elements';
import type { Session } from '../context';
import type { Editor } from '../editor.svelte';
import * as m from './fix-messages';

const possible = new WeakMap<readonly Fix[], readonly Fix[]>();

/** The fixes of a problem that can be applied. */
export function possibleFixes(doc: Doc, fixes: readonly Fix[]): readonly Fix[] {
  if (fixes.length === 0) return fixes;
  let known = possible.get(fixes);
  if (!known) {
    known = fixes.filter((fix) => planFix(doc, fix).ok);
    possible.set(fixes, known);
  }
  return known;
}

/** Restores the last text of a file that could be read. Undefined if it can be read, or never could. */
export const toLastGoodText = ({ root, problem, tooDeep, back }: Reading): Fix | undefined =>
  root && problem && !tooDeep ? { label: m.goBack, edits: back } : undefined;

/** What a fix needs from the session. */
export type FixContext = Pick<Session, 'editor' | 'screen'>;

/**
 * Applies a fix as one undo step and returns the affected elements. Returns undefined if the fix is impossible, which
 * is reported, or if it changes the raw text, which is proposed first.
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

/** True if the fix removes elements. */
export const removes = (fix: Fix): boolean =>
  'operations' in fix && fix.operations.some(({ op }) => op === 'remove');

/** Commits planned steps as one undo step, with an Undo offer if `isFelt`. Returns the affected elements. */
export function commitSteps(
  editor: Editor,
  steps: FixSteps,
  origin: string,
  isFelt = false,
): readonly Element[] {
  const { edits, after, label, landed, pages } = steps;
  editor.commit(edits, origin, label, { after, pages });
  editor.say(label, isFelt ? 'undoable' : 'quiet');
  return landed.flatMap((pointer) => elementAt(editor.doc, parsePointer(pointer) ?? []) ?? []);
}
