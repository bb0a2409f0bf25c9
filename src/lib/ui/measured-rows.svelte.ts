/* The heights of the rows of a long list, of which only those in view are rendered. */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import { startsOf } from './visible-rows';

/** The rows by index. Each names its own in `data-row`. */
interface Rows {
  readonly count: () => number;
  readonly keyOf: (index: number) => string | number;
  /** Likely height of a row that was not rendered yet, in pixels. */
  readonly likely: (index: number) => number;
  /** The element that scrolls. */
  readonly scroller: () => HTMLElement | undefined;
}

export class MeasuredRows {
  /** Heights of the rows that were rendered, by key. */
  #measured: ReadonlyMap<string | number, number> = $state.raw(new Map());
  readonly #rows: Rows;
  readonly #sizes = new ResizeObserver((entries) => this.#resized(entries));

  constructor(rows: Rows) {
    this.#rows = rows;
  }

  heightOf(index: number): number {
    return this.#measured.get(this.#rows.keyOf(index)) ?? this.#rows.likely(index);
  }
  /** Offset of each row, followed by the end of the list. */
  readonly starts = $derived.by(() =>
    startsOf(Array.from({ length: this.#rows.count() }, (_, i) => this.heightOf(i))),
  );

  /** Text that wraps makes rows higher. What is in view stays in place when a row above it turns out higher. */
  #resized(entries: readonly ResizeObserverEntry[]): void {
    const next = new Map(this.#measured);
    const scroller = this.#rows.scroller();
    const top = scroller?.scrollTop ?? 0;
    let shift = 0;
    for (const { target } of entries) {
      const { dataset, offsetHeight } = target as HTMLElement;
      const index = Number(dataset.row);
      if (index >= this.#rows.count() || !target.isConnected) continue;
      const height = this.heightOf(index);
      if (height === offsetHeight) continue;
      if (this.starts[index]! < top) shift += offsetHeight - height;
      next.set(this.#rows.keyOf(index), offsetHeight);
    }
    if (
      next.size === this.#measured.size &&
      [...next].every(([key, size]) => this.#measured.get(key) === size)
    )
      return;
    this.#measured = next;
    if (shift !== 0) void tick().then(() => scroller?.scrollBy(0, shift));
  }

  readonly measure: Attachment<HTMLElement> = (row) => {
    this.#sizes.observe(row);
    return () => this.#sizes.unobserve(row);
  };
}
