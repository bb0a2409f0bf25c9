/*
 * Short hints that appear at the first encounter: which have been triggered and which are dismissed for good. Only the
 * ids are stored, in this browser. At most one is on screen.
 */

export type HintId = 'preview' | 'move' | 'refused' | 'json' | 'downloaded';
const ALL_HINTS: readonly HintId[] = ['preview', 'move', 'refused', 'json', 'downloaded'];
/** The pane that a hint appears below. */
export type HintPlace = 'navigation' | 'middle';

const HINTS_KEY = 'signpost-hints';

export class Hints {
  #seen: ReadonlySet<string> = $state.raw(storedIds());
  #met: readonly HintId[] = $state.raw([]);
  /** The latest triggered hint that hasn't been dismissed. */
  readonly current = $derived(this.#met.findLast((id) => !this.#seen.has(id)));
  /** True if no hint is left to show. */
  readonly areOff = $derived(ALL_HINTS.every((id) => this.#seen.has(id)));

  /** Triggers a hint. */
  meet(id: HintId): void {
    if (!this.#seen.has(id)) this.#met = [...this.#met.filter((other) => other !== id), id];
  }

  /** Dismisses a hint: the user has read it or followed it. */
  done(id: HintId): void {
    if (this.#met.includes(id)) this.#remember([...this.#seen, id]);
  }

  off(): void {
    this.#remember(ALL_HINTS);
  }

  /** Enables all hints again. Each appears at its next trigger. */
  again(): void {
    this.#remember([]);
  }

  #remember(ids: readonly string[]): void {
    this.#seen = new Set(ids);
    try {
      if (ids.length) localStorage.setItem(HINTS_KEY, ids.join(' '));
      else localStorage.removeItem(HINTS_KEY);
    } catch {
      // Storage is blocked: the change applies to this visit.
    }
  }
}

export const hintPlace = (id: HintId): HintPlace =>
  id === 'move' || id === 'refused' ? 'navigation' : 'middle';

function storedIds(): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(HINTS_KEY)?.split(' '));
  } catch {
    return new Set(ALL_HINTS);
  }
}
