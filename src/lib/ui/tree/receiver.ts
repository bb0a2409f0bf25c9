/*
 * The tree's ear for what panels carry. It also scrolls at the edges, which for rows of the tree the library of
 * their drag does.
 */
import type { Receiver } from '$lib/editor/external-drag.svelte';
import type { Drag } from './drag.svelte';

/** So near to an edge, in pixels, the rows scroll; at the very edge by so many in a millisecond. */
const EDGE = 36;
const FASTEST = 0.84;
/** After a frame that took longer, in milliseconds, they go on from where they are: nobody loses sight of them. */
const LONGEST = 100;

export function receiver(drag: Drag, viewport: () => HTMLElement | undefined): Receiver {
  let y = 0;
  let x = 0;
  let frame = 0;
  let last = 0;
  const scroll = (now: number) => {
    frame = requestAnimationFrame(scroll);
    const passed = Math.max(0, Math.min(now - last, LONGEST));
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
