/* Events during a row drag, and those that cancel it. */

/** Listens to the pointer and the keys. Returns a function that stops this. */
export function hearDrag(
  move: (event: MouseEvent | TouchEvent) => void,
  cancel: () => void,
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
  return () => heard.abort();
}
