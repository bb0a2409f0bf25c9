/*
 * A page file that was changed outside, while the work has steps on it. The change isn't a step: every state of the
 * history gets it, merged by lines, so that undo takes back what was done here and nothing that others did.
 */
import { pagesOf, type History, type State, type Transaction } from '../document/history.ts';
import type { FileId, PageStep } from '../page-files.ts';
import { apply, difference, editsOf } from '../text/edit.ts';
import { mergeTexts } from './page-texts.ts';

/** A text of the storage, before and after it was changed outside. */
export interface OutsideChange {
  readonly id: FileId;
  readonly before: string;
  readonly after: string;
}

export interface Rebased {
  readonly history: History;
  /** The current text. */
  readonly text: string;
  /** True if both changed the same lines, and ours were kept. */
  readonly conflict: boolean;
}

/** The history with a change made outside in each of its states. `now`: the current text of the file. */
export function rebase(
  history: History,
  now: string,
  { id, before, after }: OutsideChange,
): Rebased {
  const states = textsOf(history, id, now);
  const merged = new Map(
    [...new Set(states.values())].map((text) => [text, mergeTexts(before, text, after)]),
  );
  const rebased = new Map(history.rebased);
  for (const [step, [from, to]] of stepsOn(history, id)) {
    const [earlier, later] = [states.get(from), states.get(to)];
    if (earlier === undefined || later === undefined) continue;
    const own = pagesOf(history, step);
    const [was, is] = own.conflicts?.get(id) ?? [false, false];
    const [one, two] = [merged.get(earlier)!, merged.get(later)!];
    const conflicts = new Map(own.conflicts).set(id, [
      was || one.conflicts > 0,
      is || two.conflicts > 0,
    ]);
    rebased.set(step, { ...own, ...between(own, id, one.text, two.text), conflicts });
  }
  const { text, conflicts } = merged.get(now) ?? mergeTexts(before, now, after);
  return { history: { ...history, rebased }, text, conflict: conflicts > 0 };
}

/** The edits of a step with others in one file. */
function between(
  step: PageStep,
  id: FileId,
  before: string,
  after: string,
): Pick<PageStep, 'edits' | 'inverse'> {
  const elsewhere = ({ file }: { readonly file: string }) => file !== id;
  return {
    edits: [...step.edits.filter(elsewhere), ...difference(id, before, after)],
    inverse: [...step.inverse.filter(elsewhere), ...difference(id, after, before)],
  };
}

/** The steps that edit a file, with the states before and after each. */
function* stepsOn(
  history: History,
  id: FileId,
): Generator<readonly [Transaction, readonly [State, Transaction]]> {
  const { done, undone, replaced } = history;
  for (const { from, steps } of [{ from: undefined, steps: [...done, ...undone] }, ...replaced])
    for (const [index, step] of steps.entries())
      if (pagesOf(history, step).edits.some(({ file }) => file === id))
        yield [step, [index > 0 ? steps[index - 1] : from, step]];
}

/** The text of a file in each state that can be reached. */
function textsOf(history: History, id: FileId, now: string): ReadonlyMap<State, string> {
  const { done, undone, replaced } = history;
  const texts = new Map<State, string>([[done.at(-1), now]]);
  const forth = (from: State, steps: readonly Transaction[]) => {
    let text = texts.get(from)!;
    for (const step of steps)
      texts.set(step, (text = apply(text, editsOf(id, pagesOf(history, step).edits))));
  };
  let text = now;
  for (const [index, step] of [...done.entries()].reverse()) {
    text = apply(text, editsOf(id, pagesOf(history, step).inverse));
    texts.set(done[index - 1], text);
  }
  forth(done.at(-1), undone);
  let waiting = replaced;
  // A replaced line can start on another one.
  for (let left = Infinity; waiting.length < left;) {
    left = waiting.length;
    for (const line of waiting) if (texts.has(line.from)) forth(line.from, line.steps);
    waiting = waiting.filter((line) => !texts.has(line.from));
  }
  return texts;
}
