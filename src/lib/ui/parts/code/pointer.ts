/** What of an editor is needed. */
interface Pointed {
  readonly onMouseLeave: (
    heard: (left: { readonly event: { readonly browserEvent: MouseEvent } }) => void,
  ) => unknown;
  readonly getDomNode: () => HTMLElement | null;
}

/**
 * Monaco draws what waits to be drawn when the pointer comes in. The event's target may be gone by that, and Monaco
 * takes it for leaving: a pointer that rests would get no hover. It is told once more where the pointer is.
 */
export function keepPointer(code: Pointed): void {
  code.onMouseLeave(({ event: { browserEvent } }) => {
    const { type, target, clientX, clientY } = browserEvent;
    if (type !== 'mousemove' || !(target instanceof Node) || target.isConnected) return;
    queueMicrotask(() => {
      const under = document.elementFromPoint(clientX, clientY);
      if (under && code.getDomNode()?.contains(under))
        under.dispatchEvent(new MouseEvent('mousemove', browserEvent));
    });
  });
}
