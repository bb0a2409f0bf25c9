/*
 * Drags something into the tree that isn't in the document yet: an unlisted page file or an endpoint of a
 * specification. A panel starts the drag on pointer down (press-to-drag.ts). While the tree is on screen, it shows the
 * target, checks it, and accepts the drop.
 */
import type { Json } from '$lib/core/operation';
import type { Element } from '$lib/core/document/elements';

export interface Load {
  /** The list entries to insert, in this order. */
  readonly values: readonly Json[];
  /** The values as written for this parent, if they differ there. Empty if they can't be inserted. */
  readonly valuesIn?: (holder: Element) => readonly Json[];
  /** A description of the dragged items: a page's title, "3 endpoints". */
  readonly label: string;
  readonly kind: 'page' | 'endpoint' | 'group';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The target of a drag: the tree, while it is on screen. */
export interface Receiver {
  readonly begin: (load: Load, point: Point) => void;
  readonly move: (point: Point) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

export class ExternalDrag {
  /** The dragged items, or undefined if nothing is being dragged. */
  load: Load | undefined = $state.raw();
  #receiver: Receiver | undefined = $state.raw();

  get receiver(): Receiver | undefined {
    return this.#receiver;
  }
  /** Whether there is a tree to drag into. */
  get isPossible(): boolean {
    return this.#receiver !== undefined;
  }

  /** Registers the target of drags until the returned function is called. */
  receives(receiver: Receiver): () => void {
    this.#receiver = receiver;
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined;
    };
  }
}
