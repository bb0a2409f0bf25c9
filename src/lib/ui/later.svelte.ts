/*
 * Values that come some time after what they are for: the effects below are the only owners of their timers. Create
 * them while a component is being set up.
 */
import { untrack } from 'svelte';

/** A value once it has stayed the same for a time, in milliseconds. Undefined until then. */
export class Rested<T> {
  /** The last value that rested. A newer one may have come since. */
  current: T | undefined = $state.raw();

  constructor(read: () => T, ms: number) {
    $effect(() => {
      const value = read();
      const timer = setTimeout(() => (this.current = value), ms);
      return () => clearTimeout(timer);
    });
  }
}

interface LookupSource<K, T> {
  /** What is looked up, compared by identity. Undefined if there is nothing to look up. */
  readonly key: () => K | undefined;
  /** Looks up the key. Can report more than once. Reports for an earlier key are ignored. */
  readonly look: (key: K, found: (value: T) => void) => unknown;
  /** Delay before looking, in milliseconds. */
  readonly wait?: (() => number) | undefined;
}

/** What was found for a key that changes. */
export class Lookup<K, T> {
  #found: { readonly key: K; readonly value: T } | undefined = $state.raw();
  readonly #source: LookupSource<K, T>;

  constructor(source: LookupSource<K, T>) {
    this.#source = source;
    $effect(() => {
      const key = source.key();
      if (key === undefined) return;
      let isOver = false;
      const found = (value: T) => {
        if (!isOver) this.#found = { key, value };
      };
      const wait = untrack(() => source.wait?.() ?? 0);
      const look = () => void source.look(key, found);
      const timer = wait > 0 ? setTimeout(look, wait) : void untrack(look);
      return () => {
        isOver = true;
        clearTimeout(timer);
      };
    });
  }

  /** Whether something was found for the present key. */
  get isDone(): boolean {
    return this.#found !== undefined && this.#found.key === this.#source.key();
  }
  /** What was found for the present key, if anything was yet. */
  get current(): T | undefined {
    return this.isDone ? this.#found?.value : undefined;
  }
  /** What was found last, also for an earlier key. */
  get last(): T | undefined {
    return this.#found?.value;
  }
}
