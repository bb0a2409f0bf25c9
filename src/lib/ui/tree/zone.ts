/*
 * svelte-dnd-action over the rows that are made. It starts a drag, scrolls at the edges and hears the drop;
 * where rows would go it is not asked (drag.svelte.ts). Its keyboard mode is never reached: the tree takes
 * the keys first. It makes items focusable, which only the rows inside them are.
 */
import {
  dndzone,
  SHADOW_ITEM_MARKER_PROPERTY_NAME,
  SHADOW_PLACEHOLDER_ITEM_ID,
  TRIGGERS,
  type DndEvent,
} from 'svelte-dnd-action';
import type { ActionReturn } from 'svelte/action';
import type { NodeId } from '$lib/core/model/node';
import type { Slot } from './tree.svelte';

export interface Item extends Slot {
  readonly id: NodeId | string;
}

/** The items for these rows; the taken one stands in under the library's own id, so that it lets go of the row. */
export const itemsOf = (slots: readonly Slot[], taken: NodeId | undefined): readonly Item[] =>
  slots.map((slot) =>
    slot.row.id === taken
      ? { ...slot, id: SHADOW_PLACEHOLDER_ITEM_ID, [SHADOW_ITEM_MARKER_PROPERTY_NAME]: true }
      : { ...slot, id: slot.row.id },
  );

interface Options {
  readonly items: readonly Item[];
  readonly begin: (id: NodeId) => void;
  readonly end: () => void;
}

export function zone(node: HTMLElement, options: Options): ActionReturn<Options> {
  let { begin, end } = options;
  const inner = dndzone(node, settings(options.items));
  const consider = (event: Event) => {
    const { info } = (event as CustomEvent<DndEvent>).detail;
    if (info.trigger === TRIGGERS.DRAG_STARTED) begin(info.id as unknown as NodeId);
  };
  const finalize = () => end();
  node.addEventListener('consider', consider);
  node.addEventListener('finalize', finalize);
  unfocusable(node);
  return {
    update(next) {
      ({ begin, end } = next);
      inner.update?.(settings(next.items));
      unfocusable(node);
    },
    destroy() {
      node.removeEventListener('consider', consider);
      node.removeEventListener('finalize', finalize);
      inner.destroy?.();
    },
  };
}

const settings = (items: readonly Item[]) => ({
  items: [...items],
  useCursorForDetection: true,
  morphDisabled: true,
  dropAnimationDisabled: true,
  flipDurationMs: 0,
  dropTargetStyle: {},
  autoAriaDisabled: true,
  zoneTabIndex: -1,
  zoneItemTabIndex: -1,
  delayTouchStart: 150,
});

function unfocusable(node: HTMLElement): void {
  node.removeAttribute('tabindex');
  for (const child of node.children) child.removeAttribute('tabindex');
}
