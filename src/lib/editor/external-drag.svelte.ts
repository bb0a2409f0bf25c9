/*
 * Dragging something into the tree that is not in the document yet: a page file that is in no list, an endpoint
 * of a specification. A panel begins it with the press of a pointer; the tree, while it is on the screen, shows
 * the line, judges the place, and takes what is let go there. A finger holds first: one that moves at once scrolls.
 */
import type { Json } from '$lib/core/operations/operation';
import type { Element } from '$lib/core/rules/elements';

export interface Load {
  /** What would be inserted, in this order: entries of a list. */
  readonly values: readonly Json[];
  /** What they are where they are let go, if they are written otherwise there; nothing where they cannot be. */
  readonly valuesIn?: (holder: Element) => readonly Json[];
  /** What the hand holds, in words: a page's title, "3 endpoints". */
  readonly label: string;
  readonly kind: 'page' | 'endpoint' | 'group';
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a drag leads: the tree, while it is on the screen. */
export interface Receiver {
  readonly begin: (load: Load, point: Point, byFinger: boolean) => void;
  readonly move: (point: Point) => void;
  readonly drop: () => void;
  readonly cancel: () => void;
}

/** So many pixels from where it went down a pointer drags; a finger that goes as far before it has held scrolls. */
const THRESHOLD = 4;
const SLIP = 8;
/** A finger that rests this many milliseconds takes. */
const HOLD = 300;

export class ExternalDrag {
  /** What the hand holds; nothing while it holds nothing. */
  load: Load | undefined = $state.raw();
  #receiver: Receiver | undefined = $state.raw();

  /** Whether there is a tree to drag into. */
  get isPossible(): boolean {
    return this.#receiver !== undefined;
  }

  /** Hears what is carried, until the returned function is called. */
  receives(receiver: Receiver): () => void {
    this.#receiver = receiver;
    return () => {
      if (this.#receiver === receiver) this.#receiver = undefined;
    };
  }

  /**
   * A pointer went down on something that can be carried: it is, from when the pointer moves away or the finger
   * has held. Escape lets it be. `load` is asked for when it begins.
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
      receiver.begin(held, point, byFinger);
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
    /** What a browser would do by itself while something is carried: scroll, select text, show a menu. */
    const hold = (event: Event) => {
      if (this.load || (byFinger && event.type === 'contextmenu')) event.preventDefault();
    };
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointermove', move, options);
    window.addEventListener('pointerup', up, options);
    window.addEventListener('pointercancel', cancel, options);
    // Not on the way down: a field that loses the focus is not the window.
    window.addEventListener('blur', cancel, { signal: listening.signal });
    window.addEventListener('keydown', key, options);
    window.addEventListener('touchmove', hold, { ...options, passive: false });
    window.addEventListener('selectstart', hold, options);
    window.addEventListener('contextmenu', hold, options);
    window.addEventListener('dragstart', hold, options);
  }
}

/** The click that follows where a pointer is let go is none: something was carried. */
function swallowClick(): void {
  const options = { capture: true, once: true } as const;
  const swallow = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, options);
  setTimeout(() => window.removeEventListener('click', swallow, options));
}
