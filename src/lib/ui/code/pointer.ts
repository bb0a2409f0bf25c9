/** The part of an editor that is needed here. */
interface Pointed {
  readonly onMouseLeave: (
    heard: (left: { readonly event: { readonly browserEvent: MouseEvent } }) => void,
  ) => unknown;
  readonly getDomNode: () => HTMLElement | null;
}

/**
 * Monaco renders pending changes when the pointer enters. This may remove the event's target, which Monaco takes for
 * leaving, so a resting pointer would get no hover. Sends the pointer's position again.
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
