/** Distance to the control and to the edges of the window, in pixels. */
const EDGE = 12;

/** Keeps a dialog to the left of its control, or wherever there is room. Returns a function that ends this. */
export function placeBeside(dialog: HTMLElement, anchor: DOMRect): () => void {
  const place = () => {
    const { offsetWidth: width, offsetHeight: height } = dialog;
    const left = anchor.left - width - EDGE;
    const x = Math.min(left >= EDGE ? left : anchor.left, innerWidth - width - EDGE);
    const y = Math.min(anchor.top - 8, innerHeight - height - EDGE);
    dialog.style.left = `${Math.max(EDGE, x)}px`;
    dialog.style.top = `${Math.max(EDGE, y)}px`;
  };
  place();
  window.addEventListener('resize', place);
  return () => window.removeEventListener('resize', place);
}
