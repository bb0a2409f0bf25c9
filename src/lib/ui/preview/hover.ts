import type { Attachment } from 'svelte/attachments';

/** The part of the preview under the pointer or the focus, and where "Edit" stands for it. */
export interface Touched {
  /** A NodeId, or "site" for what belongs to the site's settings. */
  readonly element: string;
  readonly label: string;
  /** Pixels, relative to the frame; the button's right edge and its middle. */
  readonly right: number;
  readonly middle: number;
}

const MARKED = '[data-element]';

/**
 * Tells which marked part is touched. A click with Alt, or Alt+Enter, edits it at once and does not follow it.
 */
export const touching =
  (
    tell: (touched: Touched | undefined) => void,
    edit: (element: string) => void,
  ): Attachment<HTMLElement> =>
  (frame) => {
    const over = (event: Event) => {
      if (!(event.target instanceof Element) || event.target.closest('[data-edit]')) return;
      const part = event.target.closest<HTMLElement>(MARKED);
      tell(part ? place(part, frame) : undefined);
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
    const on = { pointerover: over, focusin: over, pointerleave: out, scroll: out } as const;
    for (const [type, listen] of Object.entries(on)) frame.addEventListener(type, listen, true);
    frame.addEventListener('click', act, true);
    frame.addEventListener('keydown', act, true);
    return () => {
      for (const [type, listen] of Object.entries(on))
        frame.removeEventListener(type, listen, true);
      frame.removeEventListener('click', act, true);
      frame.removeEventListener('keydown', act, true);
    };
  };

function place(part: HTMLElement, frame: HTMLElement): Touched | undefined {
  const box = part.getBoundingClientRect();
  const from = frame.getBoundingClientRect();
  const bar = frame.querySelector('[popover]:popover-open');
  if (bar?.contains(part)) return undefined;
  const chevron = part.querySelector('.chevron') ? 26 : 2;
  return {
    element: part.dataset.element!,
    label: part.querySelector('.label')?.textContent ?? part.textContent.trim(),
    right: from.right - Math.min(box.right, from.right) + chevron,
    middle: box.top - from.top + box.height / 2,
  };
}
