const EDGE = 12;

/** Puts a panel at the left of what it belongs to, or where there is room, and never over the window's edge. */
export function placeBeside(panel: HTMLElement, anchor: DOMRect): void {
  const { offsetWidth: width, offsetHeight: height } = panel;
  const left = anchor.left - width - EDGE;
  const x = Math.min(left >= EDGE ? left : anchor.left, innerWidth - width - EDGE);
  const y = Math.min(anchor.top - 8, innerHeight - height - EDGE);
  panel.style.left = `${Math.max(EDGE, x)}px`;
  panel.style.top = `${Math.max(EDGE, y)}px`;
}
