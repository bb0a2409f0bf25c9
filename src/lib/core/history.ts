/*
 * Undo and redo. A transaction is one step as the person sees it: the edits that lead from the text before to
 * the text after, the edits that lead back, and what the text meant before and after (nodes only: they share
 * all that did not change, so this is cheap, and an undone element comes back with its id).
 *
 * Edits join the last transaction when they have its origin and subject and follow it without a pause:
 * typed text, a label being typed in the inspector. Anything else starts a new step and clears what was
 * undone.
 *
 * Undoing applies the stored inverses to the text as it is. It does not change the transactions; it only moves
 * the border between done and undone.
 */
import type { Doc, Reading } from './model/node.ts';
import { detached } from './text/detached.ts';
import { apply, compose, invert, type TextEdit } from './text/edit.ts';

type Meaning = ReadonlyMap<string, Omit<Reading, 'text'>>;

export interface Transaction {
  /** What the step is called in the history: "Move “Quickstart” into “Guides”". */
  readonly label: string;
  /** Where it came from: "move.drop", "text.type", "set.group". */
  readonly origin: string;
  /** Only edits of one subject are joined: a field, a stretch of typing. */
  readonly subject: string | undefined;
  /** Milliseconds, by the caller's clock. */
  readonly time: number;
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  readonly before: Meaning;
  readonly after: Meaning;
}

export interface History {
  readonly done: readonly Transaction[];
  readonly undone: readonly Transaction[];
}

/** A change that has just been made. */
export interface Step {
  readonly label: string;
  readonly origin: string;
  readonly subject: string | undefined;
  readonly time: number;
  readonly edits: readonly TextEdit[];
  readonly before: Doc;
  readonly after: Doc;
  /** It goes on with the last step however long the pause was: an input method's composition. */
  readonly continues?: boolean | undefined;
}

/** One step back or forth: what it does to the text, and the document and history after it. */
export interface Turn {
  readonly label: string;
  readonly edits: readonly TextEdit[];
  readonly doc: Doc;
  readonly history: History;
}

export const EMPTY: History = { done: [], undone: [] };

/** A pause of this many milliseconds ends a joined step. */
export const PAUSE = 1000;

/** The history with one more step, joined to the last one where they belong together, or where `joined` says so. */
export function record(history: History, step: Step, joined = false): History {
  const { label, origin, subject, time } = step;
  const edits = alone(step.edits);
  const next: Transaction = {
    ...{ label, origin, subject, time, edits },
    inverse: alone(perFile(edits, (own, file) => invert(step.before.files.get(file)!.text, own))),
    before: meaningOf(step.before),
    after: meaningOf(step.after),
  };
  const last = history.done.at(-1);
  const joins =
    last !== undefined &&
    history.undone.length === 0 &&
    (joined ||
      (subject !== undefined &&
        last.subject === subject &&
        last.origin === origin &&
        (step.continues === true || time - last.time < PAUSE)));
  if (!joins) return { done: [...history.done, next], undone: [] };
  const both = {
    ...next,
    edits: joinEdits(last.edits, edits),
    inverse: joinEdits(next.inverse, last.inverse),
    before: last.before,
  };
  return { done: [...history.done.slice(0, -1), both], undone: [] };
}

/** The last step taken back; nothing when there is none. */
export function undo(history: History, doc: Doc): Turn | undefined {
  const step = history.done.at(-1);
  if (!step) return undefined;
  const after = { done: history.done.slice(0, -1), undone: [step, ...history.undone] };
  return turn(doc, step.label, step.inverse, step.before, after);
}

/** The step undone last done again; nothing when there is none. */
export function redo(history: History, doc: Doc): Turn | undefined {
  const [step, ...undone] = history.undone;
  if (!step) return undefined;
  return turn(doc, step.label, step.edits, step.after, { done: [...history.done, step], undone });
}

function turn(
  doc: Doc,
  label: string,
  edits: readonly TextEdit[],
  meaning: Meaning,
  history: History,
): Turn {
  const files = new Map<string, Reading>();
  for (const [file, reading] of meaning) {
    const own = edits.filter((edit) => edit.file === file);
    const { text } = doc.files.get(file)!;
    files.set(file, { ...reading, text: own.length ? apply(text, own) : text });
  }
  return { label, edits, doc: { ...doc, files }, history };
}

/** Edits that hold on to no text but their own. */
const alone = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  edits.map((edit) => ({ ...edit, insert: detached(edit.insert) }));

const meaningOf = (doc: Doc): Meaning =>
  new Map([...doc.files].map(([file, { text: _, ...meaning }]) => [file, meaning] as const));

const joinEdits = (first: readonly TextEdit[], second: readonly TextEdit[]): TextEdit[] =>
  perFile([...first, ...second], (_, file) =>
    compose(
      first.filter((edit) => edit.file === file),
      second.filter((edit) => edit.file === file),
      file,
    ),
  );

const perFile = (
  edits: readonly TextEdit[],
  of: (own: TextEdit[], file: string) => TextEdit[],
): TextEdit[] =>
  [...new Set(edits.map((edit) => edit.file))].flatMap((file) =>
    of(
      edits.filter((edit) => edit.file === file),
      file,
    ),
  );
