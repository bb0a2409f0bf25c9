/* What is heard while rows are dragged, and by what the drag is called off. */

/** What the drag does with it. */
export interface Hearing {
  readonly move: (event: MouseEvent | TouchEvent) => void;
  readonly scrolled: () => void;
  readonly cancel: () => void;
}

/** Hears the pointer, the keys and the viewport; answers with what ends that. */
export function hearDrag(
  viewport: HTMLElement | undefined,
  { move, scrolled, cancel }: Hearing,
): () => void {
  const heard = new AbortController();
  const { signal } = heard;
  const first = { signal, capture: true };
  const letGo = () => {
    cancel();
    // The library knows no Escape: it hears that the button was let go, and the drop is ignored.
    window.dispatchEvent(new MouseEvent('mouseup'));
  };
  const key = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopImmediatePropagation();
    letGo();
  };
  // A finger that is held down asks for a menu by and by, which a drag has no use for.
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
