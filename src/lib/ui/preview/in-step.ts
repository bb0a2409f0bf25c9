/*
 * Two drawings of a site that scroll together. The one that somebody touched last leads. What both show stands at the
 * same height; where they share nothing that is in view, they are scrolled equally far.
 */
import type { Attachment } from 'svelte/attachments';

export const scrollingInStep: Attachment<HTMLElement> = (pair) => {
  let leader: Element | undefined;
  const sides = () => [...pair.querySelectorAll<HTMLElement>('[data-side]')];
  const lead = ({ target }: Event) => {
    leader = (target as Element).closest('[data-side]') ?? leader;
  };
  const follow = ({ target }: Event) => {
    const from = target as HTMLElement;
    const side = from.closest('[data-side]');
    const other = side === leader && sides().find((one) => one !== side);
    const to = other && twinOf(from, side, other);
    if (!to) return;
    const anchor = sharedPart(from, to);
    if (anchor) to.scrollTop += heightIn(to, anchor.there) - heightIn(from, anchor.here);
    else to.scrollTop = from.scrollTop;
  };
  const heard = ['pointerover', 'pointerdown', 'focusin', 'wheel', 'keydown'] as const;
  for (const type of heard) pair.addEventListener(type, lead, { capture: true, passive: true });
  pair.addEventListener('scroll', follow, true);
  return () => {
    for (const type of heard) pair.removeEventListener(type, lead, { capture: true });
    pair.removeEventListener('scroll', follow, true);
  };
};

/** What stands at the same place of the other drawing: the one of its kind with the same number. */
function twinOf(from: HTMLElement, side: Element, other: Element): HTMLElement | undefined {
  const alike = (within: Element) => [
    ...within.querySelectorAll<HTMLElement>(`${from.localName}[class="${from.className}"]`),
  ];
  return alike(other)[alike(side).indexOf(from)];
}

const heightIn = (list: HTMLElement, part: Element): number =>
  part.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The first part in view of one list that the other shows too. */
function sharedPart(from: HTMLElement, to: HTMLElement) {
  for (const here of from.querySelectorAll<HTMLElement>('[data-element]')) {
    if (heightIn(from, here) < 0) continue;
    const there = to.querySelector(`[data-element="${here.dataset.element}"]`);
    if (there) return { here, there };
  }
  return undefined;
}
