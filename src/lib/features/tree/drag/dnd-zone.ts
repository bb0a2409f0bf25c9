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

const PRESSES = ['mousedown', 'touchstart'] as const;
const RELEASES = ['mouseup', 'touchend', 'touchcancel'] as const;

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
  /** Whether the library still has to learn of new items. It goes through every row, so it does only for a press. */
  let isBehind = false;
  let isPressed = false;
  const catchUp = () => {
    if (!isBehind) return;
    isBehind = false;
    pass?.(items);
    unfocusable(node);
  };
  const press = () => {
    isPressed = true;
    catchUp();
  };
  const release = () => (isPressed = false);
  const isDragged = () => items.some(({ id }) => id === SHADOW_ID);
  let leave: (() => void) | undefined;
  const early = holdPress(node);
  const library = afterPaint().then(() =>
    Promise.all([import('svelte-dnd-action'), options.prepare()]),
  );
  void library.then(([{ dndzone }]) => {
    if (gone) return;
    const inner = dndzone(node, settings(items));
    isBehind = false;
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
  const passive = { capture: true, passive: true };
  for (const name of PRESSES) node.addEventListener(name, press, passive);
  for (const name of RELEASES) window.addEventListener(name, release, passive);
  return {
    update(next) {
      const before = items;
      const wasDragged = isDragged();
      ({ begin, end, items } = next);
      if (before.length === items.length && items.every(({ id }, i) => id === before[i]!.id))
        return;
      isBehind = true;
      if (isPressed || wasDragged || isDragged()) catchUp();
    },
    destroy() {
      gone = true;
      node.removeEventListener('consider', consider);
      node.removeEventListener('finalize', finalize);
      for (const name of PRESSES) node.removeEventListener(name, press, passive);
      for (const name of RELEASES) window.removeEventListener(name, release, passive);
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
