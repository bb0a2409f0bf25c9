/*
 * Scrolls two drawings of a site together. The last one touched leads. Shared elements line up. If no shared element is
 * in view, both scroll equally far. At first, the sidebars scroll to the first change, unless it is in their upper half.
 */
import type { Attachment } from 'svelte/attachments';

/** Up to how much stays visible above the first change, in pixels. */
const ABOVE = 60;
/** Between the edge and the first row, in pixels: less than what is around the text of the row before. */
const AIR = 6;

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
  const showFirstChange = () => {
    for (const side of sides().reverse()) {
      const list = side.querySelector<HTMLElement>('[data-sidebar]');
      const first = list?.querySelector('[data-change]');
      if (!list || !first || heightIn(list, first) < list.clientHeight / 2) continue;
      leader = side;
      const rows = [...list.querySelectorAll('[data-element]')];
      const edge = heightIn(list, first) - ABOVE;
      const top = rows.find((row) => heightIn(list, row) >= edge) ?? first;
      list.scrollTop += heightIn(list, top) - AIR;
      return;
    }
  };
  const atFirst = requestAnimationFrame(showFirstChange);
  for (const type of heard) pair.addEventListener(type, lead, { capture: true, passive: true });
  pair.addEventListener('scroll', follow, true);
  return () => {
    cancelAnimationFrame(atFirst);
    for (const type of heard) pair.removeEventListener(type, lead, { capture: true });
    pair.removeEventListener('scroll', follow, true);
  };
};

/** The matching element in the other drawing: the one of the same kind with the same index. */
function twinOf(from: HTMLElement, side: Element, other: Element): HTMLElement | undefined {
  const alike = (within: Element) => [
    ...within.querySelectorAll<HTMLElement>(`${from.localName}[class="${from.className}"]`),
  ];
  return alike(other)[alike(side).indexOf(from)];
}

const heightIn = (list: HTMLElement, part: Element): number =>
  part.getBoundingClientRect().top - list.getBoundingClientRect().top;

/** The first part in view of one list that the other list also shows. */
function sharedPart(from: HTMLElement, to: HTMLElement) {
  for (const here of from.querySelectorAll<HTMLElement>('[data-element]')) {
    if (heightIn(from, here) < 0) continue;
    const there = to.querySelector(`[data-element="${here.dataset.element}"]`);
    if (there) return { here, there };
  }
  return undefined;
}
