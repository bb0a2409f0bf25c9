/* The history as a list, newest state first: every state, and between them the steps that were replaced. */
import { savedAt, type History, type HistoryLine, type State } from '$lib/core/document/history';
import { ago } from '$lib/ui/ago';
import * as m from './messages';

/** A state of the document, reached after `count` steps. */
export interface StateEntry {
  readonly kind: 'state';
  readonly count: number;
  /** The step that produced the state. Undefined for the first state. */
  readonly step: State;
  readonly standing: 'done' | 'now' | 'undone';
  readonly isSaved: boolean;
}

/** Steps that were replaced by others, starting at the state below. */
export interface LineEntry {
  readonly kind: 'line';
  readonly line: HistoryLine;
}

export type HistoryEntry = StateEntry | LineEntry;

/** Entries of the same relative time. */
export interface Stretch {
  /** For example "2 minutes ago". Undefined for the first state. */
  readonly when: string | undefined;
  readonly entries: readonly HistoryEntry[];
}

/** The newest `most` states and the replaced steps between them. `now` is in milliseconds since 1970. */
export function stretchesOf(history: History, now: number, most = Infinity): readonly Stretch[] {
  const { done, undone, replaced } = history;
  const all: readonly State[] = [undefined, ...done, ...undone];
  const saved = savedAt(history);
  const stretches: { when: string | undefined; entries: HistoryEntry[] }[] = [];
  for (let count = all.length - 1; count >= Math.max(0, all.length - most); count--) {
    const step = all[count];
    const when = step && ago(step.time, now);
    let stretch = stretches.at(-1);
    if (!stretch || stretch.when !== when) stretches.push((stretch = { when, entries: [] }));
    for (const line of replaced)
      if (line.from === step) stretch.entries.push({ kind: 'line', line });
    const standing = count < done.length ? 'done' : count === done.length ? 'now' : 'undone';
    stretch.entries.push({ kind: 'state', count, step, standing, isSaved: count === saved });
  }
  return stretches;
}

/** For example "12 steps, 3 of them undone". */
export function summaryOf({ done, undone }: History): string {
  const all = done.length + undone.length;
  if (all === 0) return m.nothingDone;
  if (undone.length === 0) return m.steps(all);
  if (done.length === 0) return m.allUndone(all);
  return m.someUndone(all, undone.length);
}
