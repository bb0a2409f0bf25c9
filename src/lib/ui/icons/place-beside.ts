const EDGE = 12;

/** Puts a panel to the left of its anchor, or wherever there is room, within the window. */
export function placeBeside(panel: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = anchor.left - width - EDGE;
  const x = Math.min(left >= EDGE ? left : anchor.left, innerWidth - width - EDGE);
  const y = Math.min(anchor.top - 8, innerHeight - height - EDGE);
  panel.style.left = `${Math.max(EDGE, x)}px`;
  panel.style.top = `${Math.max(EDGE, y)}px`;
}
