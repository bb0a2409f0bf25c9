/*
 * Drags something into the tree that isn't in the document yet: an unlisted page file or an endpoint of a
 * specification. A panel starts the drag on pointer down. While the tree is on screen, it shows the target, checks
 * it, and accepts the drop. A touch drag starts after a hold; a finger that moves right away scrolls.
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

/** In pixels: a mouse drag starts after `THRESHOLD`. A finger that moves more than `SLIP` before the hold scrolls. */
const THRESHOLD = 4;
const SLIP = 8;
/** How long a finger must hold before the drag starts, in milliseconds. */
const HOLD = 300;

export class ExternalDrag {
  /** The dragged items, or undefined if nothing is being dragged. */
  load: Load | undefined = $state.raw();
  #receiver: Receiver | undefined = $state.raw();

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

  /**
   * Handles pointer down on something draggable. The drag starts when the pointer moves far enough or the finger has
   * held. Escape cancels it. A `load` function is called when the drag starts.
   */
  press(down: PointerEvent, load: Load | (() => Load | undefined)): void {
    const receiver = this.#receiver;
    if (down.button !== 0 || !receiver || this.load) return;
    const byFinger = down.pointerType === 'touch';
    const from = { x: down.clientX, y: down.clientY };
    const listening = new AbortController();
    const begin = (point: Point) => {
      const held = typeof load === 'function' ? load() : load;
      if (!held) return stop();
      this.load = held;
      receiver.begin(held, point);
    };
    const timer = byFinger ? setTimeout(begin, HOLD, from) : undefined;
    const stop = () => {
      this.load = undefined;
      clearTimeout(timer);
      listening.abort();
    };
    const cancel = () => {
      const held = this.load;
      stop();
      if (held) receiver.cancel();
    };
    const move = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const point = { x: event.clientX, y: event.clientY };
      const far = Math.hypot(point.x - from.x, point.y - from.y);
      if (!this.load && byFinger) return far > SLIP ? stop() : undefined;
      if (!this.load && far < THRESHOLD) return;
      event.preventDefault();
      if (!this.load) begin(point);
      if (this.load) receiver.move(point);
    };
    const up = (event: PointerEvent) => {
      if (event.pointerId !== down.pointerId) return;
      const held = this.load;
      stop();
      if (!held) return;
      swallowClick();
      receiver.drop();
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !this.load) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      cancel();
      swallowClick();
    };
    /** Prevents browser defaults during a drag: scrolling, text selection, context menus. */
    const hold = (event: Event) => {
      if (this.load || (byFinger && event.type === 'contextmenu')) event.preventDefault();
    };
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', cancel, options);
    // Not in the capture phase: a field that loses focus isn't the window.
    window.addEventListener('blur', cancel, { signal: listening.signal });
    window.addEventListener('keydown', key, options);
    window.addEventListener('touchmove', hold, { ...options, passive: false });
    window.addEventListener('selectstart', hold, options);
    window.addEventListener('contextmenu', hold, options);
    window.addEventListener('dragstart', hold, options);
  }
}

/** Suppresses the click that follows a drop. */
function swallowClick(): void {
  const options = { capture: true, once: true } as const;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, options);
  setTimeout(() => window.removeEventListener('click', swallow, options));
}
