/* Events during a row drag, and those that cancel it. */

/** Handlers of the drag. */
export interface Hearing {
  readonly move: (event: MouseEvent | TouchEvent) => void;
  readonly scrolled: () => void;
  readonly cancel: () => void;
}

/** Listens to the pointer, the keys and the viewport. Returns a function that stops this. */
export function hearDrag(
  viewport: HTMLElement | undefined,
  { move, scrolled, cancel }: Hearing,
): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const first = { signal, capture: true };
  const letGo = () => {
    cancel();
    // The library does not handle Escape: it receives a mouse up, and the drop is ignored.
    window.dispatchEvent(new MouseEvent('mouseup'));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letGo();
  };
  // A long press eventually requests a context menu, which must not open during a drag.
  const prevent = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('mousemove', move, first);
  window.addEventListener('touchmove', move, { ...first, passive: true });
  window.addEventListener('keydown', key, first);
  window.addEventListener('contextmenu', prevent, first);
  window.addEventListener('touchcancel', letGo, { signal });
  window.addEventListener('blur', cancel, { signal });
  window.addEventListener('draggedLeftDocument', cancel, { signal });
  viewport?.addEventListener('scroll', scrolled, { signal });
  return () => heard.abort();
}
