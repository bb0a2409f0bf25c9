/* Finds a text among the states of the open document, so that comparing with it uses the ids that steps kept. */
import { undo } from '$lib/core/document/history';
import type { Doc } from '$lib/core/document/node';
import type { Editor } from '../editor.svelte';

/** Limit on the steps that are looked at, because each is undone. */
const STEPS = 100;

/** The latest state of the open document with exactly these files. Undefined if none of its last steps has them. */
export function ownState(
  { doc, history }: Pick<Editor, 'doc' | 'history'>,
  texts: ReadonlyMap<string, string>,
): Doc | undefined {
  let state = { doc, history };
  for (let left = STEPS; left >= 0; left--) {
    if (hasTexts(state.doc, texts)) return state.doc;
    const before = undo(state.history, state.doc);
    if (!before) return undefined;
    state = before;
  }
  return undefined;
}

const hasTexts = ({ files }: Doc, texts: ReadonlyMap<string, string>): boolean =>
  files.size === texts.size && [...files].every(([path, { text }]) => texts.get(path) === text);
