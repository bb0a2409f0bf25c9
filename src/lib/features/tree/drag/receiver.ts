/*
 * Receives drags from panels for the tree. Also scrolls at the edges, which the drag library does only for rows of the
 * tree.
 */
import type { Receiver } from '$lib/editor/external-drag.svelte';
import type { Drag } from './drag.svelte';

/**
 * Distance from an edge within which the rows scroll, in pixels, and the speed at the very edge, in pixels per
 * millisecond.
 */
const EDGE = 36;
const FASTEST = 0.84;
/** Limit on the frame time that counts, in milliseconds. After a slower frame, scrolling continues without a jump. */
const LONGEST_LABEL = 100;

export function receiver(drag: Drag, viewport: () => HTMLElement | undefined): Receiver {
  let y = 0;
  let x = 0;
  let frame = 0;
  let last = 0;
  const scroll = (now: number) => {
    frame = requestAnimationFrame(scroll);
    const passed = Math.max(0, Math.min(now - last, LONGEST_LABEL));
    last = now;
    const list = viewport();
    const box = list?.getBoundingClientRect();
    if (!list || !box || x < box.left || x > box.right) return;
    const up = EDGE - (y - box.top);
    const down = EDGE - (box.bottom - y);
    const near = Math.max(up, down);
    if (near <= 0 || near > EDGE * 2) return;
    const by = Math.ceil((Math.min(near, EDGE) / EDGE) * FASTEST * passed);
    list.scrollTop += up > down ? -by : by;
  };
  const end = () => cancelAnimationFrame(frame);
  return {
    begin(load, point, byFinger) {
      ({ x, y } = point);
      drag.carry(load, point, byFinger);
      last = performance.now();
      frame = requestAnimationFrame(scroll);
    },
    move(point) {
      ({ x, y } = point);
      drag.moveTo(point);
    },
    drop() {
      end();
      drag.end();
    },
    cancel() {
      end();
      drag.cancel();
    },
  };
}
