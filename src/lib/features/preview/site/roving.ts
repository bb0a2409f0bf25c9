import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** The index that a key moves to from `at` among `count` items, or undefined if it moves nowhere. */
export function indexAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS[key];
  return step !== undefined && at >= 0 ? (at + step + count) % count : undefined;
}

/** Moves the focus among the items, unless the key is another one or has a modifier. */
function step(event: KeyboardEvent, items: () => readonly HTMLElement[]): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  if (!(event.key in STEPS) && event.key !== 'Home' && event.key !== 'End') return;
  const all = items();
  const to = indexAfter(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
  if (to === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  all[to]?.focus();
}

/** Arrows, Home and End move the focus among the visible tabs of a tab bar or items of a menu. */
export const roving =
  (role: 'tab' | 'menuitem'): Attachment<HTMLElement> =>
  (list) => {
    const items = () =>
      [...list.querySelectorAll<HTMLElement>(`[role^=${role}]:not(:disabled)`)].filter((item) =>
        item.checkVisibility(),
      );
    const move = (event: KeyboardEvent) => step(event, items);
    list.addEventListener('keydown', move);
    return () => list.removeEventListener('keydown', move);
  };

const FOCUSABLE =
  ':is(a[href], button, input, select, summary, [role=link], pre):not(:disabled, [aria-hidden=true])';

/** What scrolls. Browsers make it a Tab stop if nothing in it is one. */
const SCROLLERS = '.view, nav, article, [role=tablist]';

/** Whether a part is the text of a page that scrolls, without the stop in it. */
const isText = (part: Element, stop: Element | undefined): boolean =>
  part.matches('article') && part.scrollHeight > part.clientHeight && !part.contains(stop ?? null);

/**
 * Makes everything in an element one Tab stop: the part that had the focus last, or else the current page. Arrows, Home
 * and End go through the others, and Tab leaves. A page's text that scrolls is a stop of its own, so that keys can
 * scroll it.
 */
export const oneTabStop: Attachment<HTMLElement> = (frame) => {
  let last: HTMLElement | undefined;
  // An open menu has its own keys.
  const isPart = (element: Element) => !element.closest('[popover]');
  const all = () => [...frame.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(isPart);
  const shown = (element: HTMLElement | null | undefined) =>
    element && frame.contains(element) && element.checkVisibility() ? element : undefined;

  function settle() {
    const parts = all();
    const stop =
      shown(last) ??
      shown(frame.querySelector<HTMLElement>('[data-sidebar] [aria-current=page]')) ??
      parts.find(shown);
    for (const part of [...parts, ...frame.querySelectorAll(SCROLLERS)]) {
      const index = part === stop || isText(part, stop) ? '0' : '-1';
      if (part.getAttribute('tabindex') !== index) part.setAttribute('tabindex', index);
    }
  }
  const focused = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement) || !target.matches(FOCUSABLE) || !isPart(target)) return;
    last = target;
    settle();
  };
  const pressed = (event: KeyboardEvent) => {
    const { target } = event;
    if (target instanceof Element && isPart(target) && !target.matches('input, select, article'))
      step(event, () => all().filter(shown));
  };
  // Measuring visibility waits until the site is painted. What is drawn later joins in.
  const first = requestAnimationFrame(settle);
  const changes = new MutationObserver(settle);
  const attributeFilter = ['tabindex', 'disabled', 'aria-current'];
  changes.observe(frame, { subtree: true, childList: true, attributes: true, attributeFilter });
  // A text may begin or end to scroll.
  const sizes = new ResizeObserver(settle);
  sizes.observe(frame);
  frame.addEventListener('focusin', focused);
  frame.addEventListener('keydown', pressed, true);
  return () => {
    cancelAnimationFrame(first);
    changes.disconnect();
    sizes.disconnect();
    frame.removeEventListener('focusin', focused);
    frame.removeEventListener('keydown', pressed, true);
  };
};
