/*
 * Undo and redo. A transaction is one step as the user sees it: the edits from the text before to the text after, the
 * inverse edits, and what the text meant before and after (nodes only: they share everything that did not change, so
 * this is cheap, and an undone element keeps its id).
 *
 * Edits join the last transaction if they have its origin and subject and follow it without a pause: typed text, a
 * label being typed in the inspector. Nothing joins a step that was saved, so that the saved text stays within reach.
 * Anything else starts a new step. The undone steps then leave the line of steps and are kept as a separate line, which
 * can be restored.
 *
 * Going back or forward, by one step or by many, applies the stored edits, joined, to the current text. It does not
 * change the transactions; it only moves the border between done and undone.
 */
import { meaningOf, type Meaning } from './meaning.ts';
import type { Doc, Reading } from './node.ts';
import { reread, withFiles } from './read.ts';
import { copyString } from '../text/copy-string.ts';
import { inverseStep, joinSteps, NO_PAGE_STEP, type PageStep } from '../page-files.ts';
import { apply, editsOf, invertAll, join, joinAll, type TextEdit } from '../text/edit.ts';

export interface Transaction {
  /** The step's name in the history: "Move “Quickstart” into “Guides”". */
  readonly label: string;
  /** Where it came from: "move.drop", "text.type", "set.group". */
  readonly origin: string;
  /** Only edits with one subject are joined: a field, a stretch of typing. */
  readonly subject: string | undefined;
  /** Milliseconds, by the caller's clock. */
  readonly time: number;
  readonly edits: readonly TextEdit[];
  readonly inverse: readonly TextEdit[];
  readonly pages: PageStep;
  readonly before: Meaning;
  readonly after: Meaning;
  /** Length of the text in its edits and inverse edits, in UTF-16 units. */
  readonly size: number;
}

/** A state of the document: after this step, or undefined for the document as it was opened. */
export type State = Transaction | undefined;

/** Undone steps that were replaced by something else. */
export interface HistoryLine {
  /** The state from which they start. */
  readonly from: State;
  readonly steps: readonly Transaction[];
}

export interface History {
  readonly done: readonly Transaction[];
  /** The next one to redo first. */
  readonly undone: readonly Transaction[];
  /** In the order in which they were replaced. */
  readonly replaced: readonly HistoryLine[];
  /** Number of oldest steps that are no longer kept. */
  readonly forgotten: number;
  /** What steps do to page files that were changed outside since, instead of what they did then. */
  readonly rebased: ReadonlyMap<Transaction, PageStep>;
  /** The state that was saved last. Undefined if none was, or if it is unknown. */
  readonly saved: { readonly state: State } | undefined;
}

/** A change that was just made. */
export interface Step {
  readonly label: string;
  readonly origin: string;
  readonly subject: string | undefined;
  readonly time: number;
  readonly edits: readonly TextEdit[];
  readonly before: Doc;
  readonly after: Doc;
  readonly pages?: PageStep | undefined;
  /** Joins the last step however long the pause was: an input method's composition. */
  readonly continues?: boolean | undefined;
}

/** A move back or forward: its edits, what it does to page files, and the document and history after it. */
export interface Turn {
  /** The steps undone or redone, the nearest first. */
  readonly steps: readonly Transaction[];
  readonly edits: readonly TextEdit[];
  readonly pages: PageStep;
  readonly doc: Doc;
  readonly history: History;
}

export const EMPTY: History = {
  done: [],
  undone: [],
  replaced: [],
  forgotten: 0,
  rebased: new Map(),
  saved: undefined,
};

/** Pause that ends a joined step, in milliseconds. */
export const PAUSE = 1000;

/**
 * Limits of what is kept: the number of steps, and the text in their edits, in UTF-16 units. The oldest steps are
 * dropped first.
 */
export const MOST = { steps: 2000, size: 16_000_000 } as const;

/** The history with one more step, joined to the last one if they belong together or `joined` is set. */
export function record(history: History, step: Step, joined = false): History {
  const { label, origin, subject, time, pages = NO_PAGE_STEP } = step;
  const edits = alone(step.edits);
  const next = sized({
    ...{ label, origin, subject, time, edits, pages },
    // Guard: a step remembers the way back
    inverse: alone(invertAll((file) => step.before.files.get(file)?.text ?? '', edits)),
    before: meaningOf(step.before),
    after: meaningOf(step.after),
  });
  const { done, undone, replaced } = history;
  const last = done.at(-1);
  const joins =
    last !== undefined &&
    undone.length === 0 &&
    // Guard: typing never joins a saved step
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
    edits: join(last.edits, edits),
    inverse: join(next.inverse, last.inverse),
    pages: joinSteps(pagesOf(history, last), pages),
    before: last.before,
  });
  return bounded({ ...history, done: [...done.slice(0, -1), both] });
}

/** Undoes the last step. Returns undefined if there is none. */
export const undo = (history: History, doc: Doc): Turn | undefined =>
  goTo(history, doc, history.done.length - 1);

/** Redoes the step that was undone last. Returns undefined if there is none. */
export const redo = (history: History, doc: Doc): Turn | undefined =>
  goTo(history, doc, history.done.length + 1);

/**
 * Goes to the state after the first `count` of all steps, done and undone. Returns undefined if that is the current
 * state, or doesn't exist.
 */
export function goTo(history: History, doc: Doc, count: number): Turn | undefined {
  const { done, undone } = history;
  const all = [...done, ...undone];
  if (count === done.length || count < 0 || count > all.length) return undefined;
  const back = all.slice(count, done.length).reverse();
  const forth = all.slice(done.length, count);
  return turn(doc, back, forth, {
    ...history,
    done: all.slice(0, count),
    undone: all.slice(count),
  });
}

/**
 * Undoes the last step as if it had never happened, so that what it replaced can be redone. Returns undefined if there
 * is none.
 */
export function retract(history: History, doc: Doc): Turn | undefined {
  const back = undo(history, doc);
  if (!back) return undefined;
  const from = back.history.done.at(-1);
  const line = history.replaced.findLast((other) => other.from === from);
  const replaced = history.replaced.filter((other) => other !== line);
  return { ...back, history: { ...back.history, undone: line?.steps ?? [], replaced } };
}

/**
 * Redoes a replaced line to its end. The steps in its place become a replaced line in turn. Returns undefined if it
 * doesn't start on the current line.
 */
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

/** Number of steps up to the saved state. Undefined if that isn't on this line. */
export function savedAt({ done, undone, forgotten, saved }: History): number | undefined {
  if (!saved) return undefined;
  if (!saved.state) return forgotten > 0 ? undefined : 0;
  return [...done, ...undone].indexOf(saved.state) + 1 || undefined;
}

/** What a step does to page files, as they are now. */
export const pagesOf = ({ rebased }: History, step: Transaction): PageStep =>
  rebased.get(step) ?? step.pages;

export const allSteps = ({ done, undone, replaced }: History): readonly Transaction[] => [
  ...[...done, ...undone],
  ...replaced.flatMap(({ steps }) => steps),
];

/** Takes the document some steps back, then some forward, at least one in total. */
function turn(
  doc: Doc,
  back: readonly Transaction[],
  forth: readonly Transaction[],
  history: History,
): Turn {
  const edits = joinAll(
    [...back.map((step) => step.inverse), ...forth.map((step) => step.edits)],
    [],
    join,
  );
  const pagesIn = (step: Transaction) => pagesOf(history, step);
  const pages = joinAll(
    [...back.map((step) => inverseStep(pagesIn(step))), ...forth.map(pagesIn)],
    NO_PAGE_STEP,
    joinSteps,
  );
  const meaning = forth.at(-1)?.after ?? back.at(-1)!.before;
  const files = new Map<string, Reading>();
  for (const [file, reading] of meaning.files) {
    const own = editsOf(file, edits);
    const text = doc.files.get(file)?.text ?? '';
    files.set(file, { ...reading, text: own.length ? apply(text, own) : text });
  }
  const later = [...doc.files.keys()].filter((file) => !meaning.files.has(file));
  const then = reread(
    doc,
    edits.filter((edit) => later.includes(edit.file)),
  );
  // Files that were opened since then stay open. Those that a step created are removed along with their text.
  for (const file of later) {
    const reading = then.files.get(file)!;
    if (reading.text !== '') files.set(file, reading);
  }
  return {
    ...{ steps: [...back, ...forth], edits, pages, history },
    doc: { ...withFiles(doc, files, then.nextId), moved: meaning.moved },
  };
}

/**
 * Keeps the history within its limits: drops the oldest replaced line first, then the oldest step, but never the last
 * one.
 */
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
  const left = { ...history, done, replaced, forgotten };
  if (history.rebased.size === 0) return left;
  const kept = new Set(allSteps(left));
  return { ...left, rebased: new Map([...history.rebased].filter(([step]) => kept.has(step))) };
}

const sum = <T>(list: readonly T[], of: (one: T) => number): number =>
  list.reduce((total, one) => total + of(one), 0);

const sizeOf = ({ steps }: HistoryLine): number => sum(steps, ({ size }) => size);

const sized = (step: Omit<Transaction, 'size'>): Transaction => ({
  ...step,
  size: sum(
    [...step.edits, ...step.inverse, ...step.pages.edits, ...step.pages.inverse],
    ({ insert }) => insert.length,
  ),
});

/** Edits that keep no text in memory but their own. */
const alone = (edits: readonly TextEdit[]): readonly TextEdit[] =>
  edits.map((edit) => ({ ...edit, insert: copyString(edit.insert) }));
