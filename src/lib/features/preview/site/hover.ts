import type { Attachment } from 'svelte/attachments';

/** The part of the preview under the pointer or the focus, and the position of its "Edit" button. */
export interface Touched {
  /** A NodeId, or "site" for parts that belong to the site's settings. */
  readonly element: string;
  readonly label: string;
  /** In pixels, relative to the frame. */
  readonly left: number;
  readonly top: number;
  /** Whether it follows the part like a letter, without a frame. */
  readonly isBare: boolean;
}

const MARKED = '[data-element]';

/**
 * Reports the marked part under the pointer or the focus and marks it (`data-touched`), also while the pointer is on its
 * button. Alt+click or Alt+Enter edits it instead of following it.
 */
export const touching =
  (
    tell: (touched: Touched | undefined) => void,
    edit: (element: string) => void,
  ): Attachment<HTMLElement> =>
  (frame) => {
    let touched: HTMLElement | undefined;
    const touch = (part: HTMLElement | undefined) => {
      delete touched?.dataset.touched;
      touched = part;
      if (part) part.dataset.touched = '';
      tell(part && touchedAt(part, frame));
    };
    const over = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-edit]')) return;
      touch(event.target.closest<HTMLElement>(MARKED) ?? undefined);
    };
    const out = () => touch(undefined);
    const act = (event: MouseEvent | KeyboardEvent) => {
      if (!event.altKey || (event instanceof KeyboardEvent && event.key !== 'Enter')) return;
      const part = event.target instanceof Element && event.target.closest<HTMLElement>(MARKED);
      if (!part) return;
      event.preventDefault();
      event.stopPropagation();
      edit(part.dataset.element!);
    };
    // Leaving is heard at the frame itself. The other events are captured before they reach their target.
    const heard: readonly (readonly [string, (event: never) => void, boolean])[] = [
      ['pointerover', over, true],
      ['focusin', over, true],
      ['scroll', out, true],
      ['pointerleave', out, false],
      ['click', act, true],
      ['keydown', act, true],
    ];
    for (const [type, listen, early] of heard)
      frame.addEventListener(type, listen as EventListener, early);
    return () => {
      for (const [type, listen, early] of heard)
        frame.removeEventListener(type, listen as EventListener, early);
    };
  };

/** Width and height of the button, in pixels. */
const SIZE = 24;

/**
 * Position so that all text stays free: at the end of a wide row, after the content of a smaller part, or on its upper
 * corner if there is no room.
 */
function touchedAt(part: HTMLElement, frame: HTMLElement): Touched | undefined {
  if (part.closest('[popover]')) return undefined;
  const box = part.getBoundingClientRect();
  const from = frame.getBoundingClientRect();
  const last = (part.lastElementChild ?? part).getBoundingClientRect();
  const label = part.querySelector('.label');
  const end = Math.min(box.right, from.right);
  const contentEnd = Math.min(last.right, end);
  const isRow = part.closest('[data-sidebar]') !== null && box.width > 120;
  const isRoomy = !isRow && startAfter(box, from) - contentEnd >= SIZE - 3;
  const middle = ({ top, height }: DOMRect) => top + height / 2 - SIZE / 2;
  const [left, top] = isRow
    ? [end - (part.querySelector('.chevron') ? 56 : 26), middle(box)]
    : isRoomy
      ? [contentEnd - 3, middle((label ?? part).getBoundingClientRect()) - 1]
      : [Math.min(end - SIZE / 2, from.right - SIZE), Math.max(from.top + 2, box.top - SIZE / 2)];
  return {
    element: part.dataset.element!,
    label: label?.textContent ?? part.textContent.trim(),
    left: left - from.left,
    top: top - from.top,
    isBare: isRoomy,
  };
}

/** Where the content of what comes after a part begins: something that can be clicked, or the end of the frame. */
function startAfter({ right, top, height }: DOMRect, from: DOMRect): number {
  const next = [2, SIZE]
    .flatMap((by) => document.elementsFromPoint(right + by, top + height / 2))
    .find((one) => one.matches(`${MARKED}, a, button, input`) && !one.closest('[data-edit]'));
  return (next?.firstElementChild ?? next)?.getBoundingClientRect().left ?? from.right;
}
