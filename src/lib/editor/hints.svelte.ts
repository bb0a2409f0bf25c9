/*
 * Short hints where a thing is met first: which are met, and which have been seen for good. Remembered of them is
 * their names alone, in this browser. At most one stands on the screen.
 */

export type HintId = 'preview' | 'move' | 'refused' | 'json' | 'downloaded';
const ALL: readonly HintId[] = ['preview', 'move', 'refused', 'json', 'downloaded'];
/** Below which pane a hint stands. */
export type HintPlace = 'navigation' | 'middle';

const KEY = 'signpost-hints';

export class Hints {
  #seen: ReadonlySet<string> = $state.raw(remembered());
  #met: readonly HintId[] = $state.raw([]);
  /** What was met last and has not been seen. */
  readonly current = $derived(this.#met.findLast((id) => !this.#seen.has(id)));
  /** None is left to show. */
  readonly areOff = $derived(ALL.every((id) => this.#seen.has(id)));

  /** The person meets what it is about. */
  meet(id: HintId): void {
    if (!this.#seen.has(id)) this.#met = [...this.#met.filter((other) => other !== id), id];
  }

  /** It has been read, or the person has done what it says. */
  done(id: HintId): void {
    if (this.#met.includes(id)) this.#remember([...this.#seen, id]);
  }

  off(): void {
    this.#remember(ALL);
  }

  /** All of them, each when its thing is met again. */
  again(): void {
    this.#remember([]);
  }

  #remember(ids: readonly string[]): void {
    this.#seen = new Set(ids);
    try {
      if (ids.length) localStorage.setItem(KEY, ids.join(' '));
      else localStorage.removeItem(KEY);
    } catch {
      // Storage is blocked: they are seen for this visit.
    }
  }
}

export const hintPlace = (id: HintId): HintPlace =>
  id === 'move' || id === 'refused' ? 'navigation' : 'middle';

function remembered(): ReadonlySet<string> {
  try {
    return new Set(localStorage.getItem(KEY)?.split(' '));
  } catch {
    return new Set(ALL);
  }
}
