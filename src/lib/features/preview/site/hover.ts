import type { Attachment } from 'svelte/attachments';

/** The part of the preview under the pointer or the focus, and the position of its "Edit" button. */
export interface Touched {
  /** A NodeId, or "site" for parts that belong to the site's settings. */
  readonly element: string;
  readonly label: string;
  /** In pixels, relative to the frame. */
  readonly left: number;
  readonly top: number;
}

const MARKED = '[data-element]';

/** Reports the marked part under the pointer or the focus. Alt+click or Alt+Enter edits it instead of following it. */
export const touching =
  (
    tell: (touched: Touched | undefined) => void,
    edit: (element: string) => void,
  ): Attachment<HTMLElement> =>
  (frame) => {
    const over = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-edit]')) return;
      const part = event.target.closest<HTMLElement>(MARKED);
      tell(part ? touchedAt(part, frame) : undefined);
    };
    const out = () => tell(undefined);
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

/** Position at the end of a wide row, or on the upper corner of a smaller part, so that its text and the next part stay free. */
function touchedAt(part: HTMLElement, frame: HTMLElement): Touched | undefined {
  if (part.closest('[popover]')) return undefined;
  const box = part.getBoundingClientRect();
  const from = frame.getBoundingClientRect();
  const isRow = part.closest('[data-sidebar]') !== null && box.width > 120;
  const end = Math.min(box.right, from.right) - from.left;
  return {
    element: part.dataset.element!,
    label: part.querySelector('.label')?.textContent ?? part.textContent.trim(),
    left: isRow
      ? end - (part.querySelector('.chevron') ? 56 : 26)
      : Math.min(end - 12, from.width - 26),
    top: isRow ? box.top - from.top + box.height / 2 - 12 : Math.max(2, box.top - from.top - 11),
  };
}
