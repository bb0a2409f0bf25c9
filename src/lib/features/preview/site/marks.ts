/*
 * Marks on the drawn site. A part only says with `data-element` which element it draws. Marks are set from outside, so
 * nothing is rendered again when the pointer moves over a tree of 10,000 rows.
 */
import type { Attachment } from 'svelte/attachments';
import type { NodeId } from '$lib/core/document/node';

const drawnParts = (within: ParentNode, id: NodeId) =>
  within.querySelectorAll<HTMLElement>(`[data-element="${id}"]`);

/** Marks the parts of the first of these elements that is drawn at all (`data-pointed`). */
export const pointingAt =
  (ids: () => Iterable<NodeId>): Attachment<HTMLElement> =>
  (frame) => {
    for (const id of ids()) {
      const parts = drawnParts(frame, id);
      if (parts.length === 0) continue;
      for (const part of parts) part.dataset.pointed = '';
      return () => parts.forEach((part) => delete part.dataset.pointed);
    }
    return undefined;
  };

/** Marks each drawn element with its change (`data-change`), including those that come into view later. */
export const tellingChanges =
  (changes: ReadonlyMap<NodeId, string>): Attachment<HTMLElement> =>
  (frame) => {
    const tell = (part: HTMLElement) => {
      const change = changes.get(Number(part.dataset.element));
      if (change === undefined) delete part.dataset.change;
      else part.dataset.change = change;
    };
    const tellAll = (within: ParentNode) =>
      within.querySelectorAll<HTMLElement>('[data-element]').forEach(tell);
    tellAll(frame);
    const watch = new MutationObserver((records) => {
      for (const { target, addedNodes } of records)
        for (const node of [target, ...addedNodes])
          if (node instanceof HTMLElement) {
            if (node.dataset.element !== undefined) tell(node);
            if (node !== target) tellAll(node);
          }
    });
    watch.observe(frame, { subtree: true, childList: true, attributeFilter: ['data-element'] });
    return () => watch.disconnect();
  };

/**
 * Reports the element of the site under the pointer or the focus. An element removed while it has the focus loses it
 * during rendering, when nothing may be reported, so the report follows in a microtask.
 */
export const hearingTouch =
  (tell: (id: NodeId | undefined) => void): Attachment<HTMLElement> =>
  (frame) => {
    let now: NodeId | undefined;
    const say = (id: NodeId | undefined) => {
      now = id;
      queueMicrotask(() => tell(now));
    };
    const over = ({ target }: Event) => {
      const part = target instanceof Element && target.closest<HTMLElement>('[data-element]');
      const id = part ? Number(part.dataset.element) : NaN;
      say(Number.isNaN(id) ? undefined : id);
    };
    const out = () => say(undefined);
    // Ignores a focus that goes nowhere: it is lost during rendering when a focused part is removed.
    const away = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !frame.contains(relatedTarget)) out();
    };
    frame.addEventListener('pointerover', over);
    frame.addEventListener('focusin', over);
    frame.addEventListener('pointerleave', out);
    frame.addEventListener('focusout', away);
    return () => {
      out();
      frame.removeEventListener('pointerover', over);
      frame.removeEventListener('focusin', over);
      frame.removeEventListener('pointerleave', out);
      frame.removeEventListener('focusout', away);
    };
  };
