/*
 * svelte-dnd-action over the rendered rows. It loads after the rows are painted, with everything else that only a drag
 * needs. It starts a drag, scrolls at the edges and reports the drop, but does not decide where rows go
 * (drag.svelte.ts). Its keyboard mode is never reached, because the tree handles the keys first. It makes items
 * focusable, but only the rows inside them should be.
 */
import type { DndEvent } from 'svelte-dnd-action';
import type { ActionReturn } from 'svelte/action';
import type { NodeId } from '$lib/core/document/node';
import { afterPaint } from '$lib/editor/timing';
import type { RowSlot } from '../tree.svelte';

/** The library's internal names. Importing them would import the whole library. */
const SHADOW_ID = 'id:dnd-shadow-placeholder-0000';
const SHADOW_MARK = 'isDndShadowItem';
const DRAG_STARTED = 'dragStarted';

export interface Item extends RowSlot {
  readonly id: NodeId | string;
}

/**
 * The items for these rows. The dragged row has the library's shadow id, so that the library lets go of the row itself.
 */
export const itemsOf = (slots: readonly RowSlot[], taken: NodeId | undefined): readonly Item[] =>
  slots.map((slot) =>
    slot.row.id === taken
      ? { ...slot, id: SHADOW_ID, [SHADOW_MARK]: true }
      : { ...slot, id: slot.row.id },
  );

interface Options {
  readonly items: readonly Item[];
  /** Loads what else a drag needs. */
  readonly prepare: () => Promise<void>;
  readonly begin: (id: NodeId) => void;
  readonly end: () => void;
  /** Called once a press can become a drag, or never will. */
  readonly ready: () => void;
}

export function zone(node: HTMLElement, options: Options): ActionReturn<Options> {
  let { begin, end, items } = options;
  let gone = false;
  let pass: ((items: readonly Item[]) => void) | undefined;
  let leave: (() => void) | undefined;
  const early = holdPress(node);
  const library = afterPaint().then(() =>
    Promise.all([import('svelte-dnd-action'), options.prepare()]),
  );
  void library.then(([{ dndzone }]) => {
    if (gone) return;
    const inner = dndzone(node, settings(items));
    pass = (next) => inner.update?.(settings(next));
    leave = () => inner.destroy?.();
    unfocusable(node);
    early.again();
  });
  void library.then(options.ready, options.ready);
  const consider = (event: Event) => {
    const { info } = (event as CustomEvent<DndEvent>).detail;
    if ((info.trigger as string) === DRAG_STARTED) begin(info.id as unknown as NodeId);
  };
  const finalize = () => end();
  node.addEventListener('consider', consider);
  node.addEventListener('finalize', finalize);
  return {
    update(next) {
      const before = items;
      ({ begin, end, items } = next);
      // The library goes through every row, so it is updated only if the rows or their order differ.
      if (before.length === items.length && items.every(({ id }, i) => id === before[i]!.id))
        return;
      pass?.(items);
      unfocusable(node);
    },
    destroy() {
      gone = true;
      node.removeEventListener('consider', consider);
      node.removeEventListener('finalize', finalize);
      early.stop();
      leave?.();
    },
  };
}

/** Remembers a press made before the library has loaded, and repeats it afterwards. */
function holdPress(node: HTMLElement): { readonly again: () => void; readonly stop: () => void } {
  let press: MouseEvent | undefined;
  const down = (event: MouseEvent) => (press = event);
  const up = () => (press = undefined);
  const stop = () => {
    node.removeEventListener('mousedown', down, true);
    window.removeEventListener('mouseup', up, true);
  };
  node.addEventListener('mousedown', down, true);
  window.addEventListener('mouseup', up, true);
  return {
    stop,
    again() {
      stop();
      // A press with a modifier is a selection, which has already happened.
      if (press && !press.ctrlKey && !press.metaKey && !press.shiftKey)
        press.target?.dispatchEvent(new MouseEvent('mousedown', press));
    },
  };
}

/** Hold time before a finger grabs a row, in milliseconds. A finger that moves earlier scrolls. */
const HOLD = 250;

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
  delayTouchStart: HOLD,
});

function unfocusable(node: HTMLElement): void {
  node.removeAttribute('tabindex');
  for (const child of node.children) child.removeAttribute('tabindex');
}
