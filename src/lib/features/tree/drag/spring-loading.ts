/*
 * Closed rows that open while the pointer rests on their middle. What opens is below the pointer. They close again when
 * the pointer is above them, which moves nothing but rows below it, and when the drag ends somewhere else.
 */
import type { NodeId } from '$lib/core/document/node';
import type { TreeItem } from '$lib/core/tree/rows';
import type { Tree } from '../tree.svelte';

/** Delay before a closed row opens, in milliseconds. */
const OPEN_AFTER = 500;

export class SpringLoading {
  readonly #tree: Tree;
  readonly #opened: () => void;
  #hover: { readonly id: NodeId; readonly timer: ReturnType<typeof setTimeout> } | undefined;
  /** Rows opened by this drag, outermost first. */
  #ids: readonly NodeId[] = [];

  /** Calls `opened` after a row has opened. */
  constructor(tree: Tree, opened: () => void) {
    this.#tree = tree;
    this.#opened = opened;
  }

  readonly has = ({ id }: TreeItem): boolean => this.#ids.includes(id);

  /** The row whose middle the pointer is on. */
  rest(row: TreeItem | undefined): void {
    const closed = row?.expandable && !row.expanded ? row : undefined;
    if (closed?.id === this.#hover?.id) return;
    clearTimeout(this.#hover?.timer);
    this.#hover = closed && {
      id: closed.id,
      timer: setTimeout(() => {
        this.#hover = undefined;
        this.#ids = [...this.#ids, closed.id];
        this.#tree.setOpen(closed, true);
        this.#opened();
      }, OPEN_AFTER),
    };
  }

  /** Closes the rows that begin below this height of the list. */
  closeBelow(height: number): void {
    const { rowHeight } = this.#tree;
    this.#close((row) => this.#tree.indexOf(row.id) * rowHeight > height);
  }

  /** Closes all except those that hold one of these. */
  end(holds: ReadonlySet<NodeId>): void {
    this.rest(undefined);
    this.#close(({ id }) => !holds.has(id));
    this.#ids = [];
  }

  #close(isOver: (row: TreeItem) => boolean): void {
    const tree = this.#tree;
    for (const id of [...this.#ids].reverse()) {
      const row = tree.rows[tree.indexOf(id)];
      if (!row || !isOver(row)) continue;
      this.#ids = this.#ids.filter((other) => other !== id);
      tree.setOpen(row, false);
    }
  }
}
