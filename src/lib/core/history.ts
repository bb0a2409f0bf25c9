/*
 * Undo and redo. A transaction is one step as the person sees it: the edits that lead from the document
 * before to the document after, and both documents (they share all that did not change, so this is cheap,
 * and an undone element comes back with its id).
 *
 * Edits join the last transaction when they have its origin and subject and follow it without a pause:
 * typed text, a label being typed in the inspector. Anything else starts a new step and clears what was
 * undone. Undoing does not change the transactions; it only moves the border between done and undone.
 */
import type { Doc } from './model/node.ts';
import { compose, type TextEdit } from './text/edit.ts';

export interface Transaction {
  /** What the step is called in the history: "Move “Quickstart” into Guides". */
  readonly label: string;
  /** Where it came from: "move.drop", "text.type", "set.label". */
  readonly origin: string;
  /** Only edits of one subject are joined: a field, a stretch of typing. */
  readonly subject: string | undefined;
  /** Milliseconds, by the caller's clock. */
  readonly time: number;
  /** From the text before to the text after, all files. */
  readonly edits: readonly TextEdit[];
  readonly before: Doc;
  readonly after: Doc;
}

export interface History {
  readonly done: readonly Transaction[];
  readonly undone: readonly Transaction[];
}

export const EMPTY: History = { done: [], undone: [] };

/** A pause of this many milliseconds ends a joined step. */
export const PAUSE = 1000;

/** The history with one more step, joined to the last one where they belong together. */
export function record(history: History, step: Transaction): History {
  const last = history.done.at(-1);
  const joins =
    last !== undefined &&
    history.undone.length === 0 &&
    step.subject !== undefined &&
    last.subject === step.subject &&
    last.origin === step.origin &&
    step.time - last.time < PAUSE;
  if (!joins) return { done: [...history.done, step], undone: [] };
  const joined = {
    ...step,
    label: last.label,
    before: last.before,
    edits: composeAll(last.edits, step.edits),
  };
  return { done: [...history.done.slice(0, -1), joined], undone: [] };
}

/** The next step back, and the history after it; nothing when there is none. */
export function undo(history: History): { step: Transaction; history: History } | undefined {
  const step = history.done.at(-1);
  return (
    step && { step, history: { done: history.done.slice(0, -1), undone: [step, ...history.undone] } }
  );
}

/** The next step forth again, and the history after it; nothing when there is none. */
export function redo(history: History): { step: Transaction; history: History } | undefined {
  const [step, ...undone] = history.undone;
  return step && { step, history: { done: [...history.done, step], undone } };
}

function composeAll(first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] {
  const files = new Set([...first, ...second].map((edit) => edit.file));
  return [...files].flatMap((file) =>
    compose(
      first.filter((edit) => edit.file === file),
      second.filter((edit) => edit.file === file),
      file,
    ),
  );
}
