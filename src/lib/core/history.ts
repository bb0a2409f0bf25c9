/*
 * Undo and redo. A transaction is one step as the person sees it: the edits that lead from the text before to
 * the text after, the edits that lead back, and what the text meant before and after (nodes only: they share
 * all that did not change, so this is cheap, and an undone element comes back with its id).
 *
 * Edits join the last transaction when they have its origin and subject and follow it without a pause:
 * typed text, a label being typed in the inspector. Nothing joins a step that was saved, so that the saved
 * text stays in reach. Anything else starts a new step; what was undone then leaves the line of steps, and is
 * kept beside it as a line of its own, which can be brought back.
 *
 * Going back or forth, by one step or by many, applies the stored edits, joined, to the text as it is. It does
 * not change the transactions; it only moves the border between done and undone.
 */
import type { Doc, Reading } from './model/node.ts';
import { reread } from './model/read.ts';
import { copyString } from './text/copy-string.ts';
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
  /** How much text its edits hold, there and back, in UTF-16 units. */
  readonly size: number;
}

/** A state of the document: after this step; without one as it was opened. */
export type State = Transaction | undefined;

/** Steps that were undone, and then something else was done in their place. */
export interface HistoryLine {
  /** Where they begin. */
  readonly from: State;
  readonly steps: readonly Transaction[];
}

export interface History {
  readonly done: readonly Transaction[];
  /** The next one to be done again first. */
  readonly undone: readonly Transaction[];
  /** In the order in which they were replaced. */
  readonly replaced: readonly HistoryLine[];
  /** How many of the first steps are no longer kept. */
  readonly forgotten: number;
  /** Which state was saved last; nothing while none was, or none that is known. */
  readonly saved: { readonly state: State } | undefined;
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

/** A way back or forth: what it does to the text, and the document and history after it. */
export interface Turn {
  /** What was undone or done again, the nearest first. */
  readonly steps: readonly Transaction[];
  readonly edits: readonly TextEdit[];
  readonly doc: Doc;
  readonly history: History;
}

export const EMPTY: History = {
  done: [],
  undone: [],
  replaced: [],
  forgotten: 0,
  saved: undefined,
};

/** A pause of this many milliseconds ends a joined step. */
export const PAUSE = 1000;

/** No more is kept: steps, and UTF-16 units of text in their edits. The first steps are forgotten first. */
export const MOST = { steps: 2000, size: 16_000_000 } as const;

/** The history with one more step, joined to the last one where they belong together, or where `joined` says so. */
export function record(history: History, step: Step, joined = false): History {
  const { label, origin, subject, time } = step;
  const edits = alone(step.edits);
  const next = sized({
    ...{ label, origin, subject, time, edits },
    inverse: alone(
      perFile(edits, (own, file) => invert(step.before.files.get(file)?.text ?? '', own)),
    ),
    before: meaningOf(step.before),
    after: meaningOf(step.after),
  });
  const { done, undone, replaced } = history;
  const last = done.at(-1);
  const joins =
    last !== undefined &&
    undone.length === 0 &&
    last !== history.saved?.state &&
    (joined ||
      (subject !== undefined &&
        last.subject === subject &&
        last.origin === origin &&
        (step.continues === true || time - last.time < PAUSE)));
  if (!joins) {
    const left = undone.length ? [...replaced, { from: last, steps: undone }] : replaced;
    return bounded({ ...history, done: [...done, next], undone: [], replaced: left });
  }
  const both = sized({
    ...next,
    edits: joinEdits(last.edits, edits),
    inverse: joinEdits(next.inverse, last.inverse),
    before: last.before,
  });
  return bounded({ ...history, done: [...done.slice(0, -1), both] });
}

/** The last step taken back; nothing when there is none. */
export const undo = (history: History, doc: Doc): Turn | undefined =>
  goTo(history, doc, history.done.length - 1);

/** The step undone last done again; nothing when there is none. */
export const redo = (history: History, doc: Doc): Turn | undefined =>
  goTo(history, doc, history.done.length + 1);

/** The state after the first `count` of all steps, done and undone; nothing where it is the present one or none. */
export function goTo(history: History, doc: Doc, count: number): Turn | undefined {
  const { done, undone } = history;
  const all = [...done, ...undone];
  if (count === done.length || count < 0 || count > all.length) return undefined;
  const back = all.slice(count, done.length).reverse();
  const forth = all.slice(done.length, count);
  const after = { ...history, done: all.slice(0, count), undone: all.slice(count) };
  return turn(doc, back, forth, after);
}

/** The last step taken back as if it had never been; what it replaced can be done again. Nothing when there is none. */
export function retract(history: History, doc: Doc): Turn | undefined {
  const back = undo(history, doc);
  if (!back) return undefined;
  const from = back.history.done.at(-1);
  const line = history.replaced.findLast((other) => other.from === from);
  const replaced = history.replaced.filter((other) => other !== line);
  return { ...back, history: { ...back.history, undone: line?.steps ?? [], replaced } };
}

/** A replaced line done again to its end, the steps that stand in its place replaced in turn; nothing where it does not begin on this line. */
export function restore(history: History, doc: Doc, line: HistoryLine): Turn | undefined {
  const all = [...history.done, ...history.undone];
  const at = line.from ? all.indexOf(line.from) + 1 : 0;
  if ((line.from && at === 0) || !history.replaced.includes(line)) return undefined;
  const others = history.replaced.filter((other) => other !== line);
  const steps = all.slice(at);
  const after = {
    ...history,
    done: [...all.slice(0, at), ...line.steps],
    undone: [],
    replaced: steps.length ? [...others, { from: line.from, steps }] : others,
  };
  const back = all.slice(at, history.done.length).reverse();
  return turn(doc, back, [...all.slice(history.done.length, at), ...line.steps], after);
}

/** How many steps lead to the saved state; nothing where it is not on this line. */
export function savedAt({ done, undone, forgotten, saved }: History): number | undefined {
  if (!saved) return undefined;
  if (!saved.state) return forgotten > 0 ? undefined : 0;
  return [...done, ...undone].indexOf(saved.state) + 1 || undefined;
}

/** The document some steps back and then some forth; there is at least one. */
function turn(
  doc: Doc,
  back: readonly Transaction[],
  forth: readonly Transaction[],
  history: History,
): Turn {
  const edits = joinAll([...back.map((step) => step.inverse), ...forth.map((step) => step.edits)]);
  const meaning = forth.at(-1)?.after ?? back.at(-1)!.before;
  const files = new Map<string, Reading>();
  for (const [file, reading] of meaning) {
    const own = edits.filter((edit) => edit.file === file);
    const text = doc.files.get(file)?.text ?? '';
    files.set(file, { ...reading, text: own.length ? apply(text, own) : text });
  }
  const later = [...doc.files.keys()].filter((file) => !meaning.has(file));
  const then = reread(
    doc,
    edits.filter((edit) => later.includes(edit.file)),
  );
  // Files that were opened since then are still open; those that a step began are gone with their text.
  for (const file of later) {
    const reading = then.files.get(file)!;
    if (reading.text !== '') files.set(file, reading);
  }
  return {
    ...{ steps: [...back, ...forth], edits, history },
    doc: { ...doc, files, nextId: then.nextId },
  };
}

/** Within what is kept: the oldest replaced line goes first, then the oldest step, never the last one. */
function bounded(history: History): History {
  let { done, replaced, forgotten } = history;
  let steps = done.length + sum(replaced, (line) => line.steps.length);
  let size = sum(done, (step) => step.size) + sum(replaced, sizeOf);
  while ((steps > MOST.steps || size > MOST.size) && (replaced.length || done.length > 1)) {
    const [line] = replaced;
    if (line) {
      replaced = replaced.slice(1);
      steps -= line.steps.length;
      size -= sizeOf(line);
    } else {
      size -= done[0]!.size;
      done = done.slice(1);
      steps--;
      forgotten++;
    }
  }
  return { ...history, done, replaced, forgotten };
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

const sizeOf = ({ steps }: HistoryLine): number => sum(steps, ({ size }) => size);

const sized = (step: Omit<Transaction, 'size'>): Transaction => ({
  ...step,
  size: sum([...step.edits, ...step.inverse], ({ insert }) => insert.length),
});

/** Edits that hold on to no text but their own. */
const alone = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  edits.map((edit) => ({ ...edit, insert: copyString(edit.insert) }));

const meaningOf = (doc: Doc): Meaning =>
  new Map([...doc.files].map(([file, { text: _, ...meaning }]) => [file, meaning] as const));

/** Lists of edits that follow each other as one, joined two by two. */
function joinAll(lists: readonly (readonly TextEdit[])[]): readonly TextEdit[] {
  if (lists.length < 2) return lists[0] ?? [];
  const half = lists.length >> 1;
  return joinEdits(joinAll(lists.slice(0, half)), joinAll(lists.slice(half)));
}

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
