/*
 * Starts the drag of something outside the tree. A touch drag starts after a hold; a finger that moves right away scrolls.
 */
import type { ExternalDrag, Load, Point } from './external-drag.svelte';

/** In pixels: a mouse drag starts after `THRESHOLD`. A finger that moves more than `SLIP` before the hold scrolls. */
const THRESHOLD = 4;
const SLIP = 8;
/** How long a finger must hold before the drag starts, in milliseconds. */
const HOLD = 300;

/**
 * Handles pointer down on something draggable. The drag starts when the pointer moves far enough or the finger has
 * held. Escape cancels it. A `load` function is called when the drag starts.
 */
export function pressToDrag(
  drag: ExternalDrag,
  down: PointerEvent,
  load: Load | (() => Load | undefined),
): void {
  const { receiver } = drag;
  if (down.button !== 0 || !receiver || drag.load) return;
  const byFinger = down.pointerType === 'touch';
  const from = { x: down.clientX, y: down.clientY };
  const listening = new AbortController();
  const begin = (point: Point) => {
    const held = typeof load === 'function' ? load() : load;
    if (!held) return stop();
    drag.load = held;
    receiver.begin(held, point);
  };
  const timer = byFinger ? setTimeout(begin, HOLD, from) : undefined;
  const stop = () => {
    drag.load = undefined;
    clearTimeout(timer);
    listening.abort();
  };
  const cancel = () => {
    const held = drag.load;
    stop();
    if (held) receiver.cancel();
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const point = { x: event.clientX, y: event.clientY };
    const far = Math.hypot(point.x - from.x, point.y - from.y);
    if (!drag.load && byFinger) return far > SLIP ? stop() : undefined;
    if (!drag.load && far < THRESHOLD) return;
    event.preventDefault();
    if (!drag.load) begin(point);
    if (drag.load) receiver.move(point);
  };
  const up = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const held = drag.load;
    stop();
    if (!held) return;
    swallowClick();
    receiver.drop();
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !drag.load) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    cancel();
    swallowClick();
  };
  /** Prevents browser defaults during a drag: scrolling, text selection, context menus. */
  const hold = (event: Event) => {
    if (drag.load || (byFinger && event.type === 'contextmenu')) event.preventDefault();
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
