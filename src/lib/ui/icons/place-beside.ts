/** Distance to the edges of the window, in pixels. */
const EDGE = 12;
/** Distance to the control, in pixels: more than the padding of the panel that it is in. */
const BESIDE = 22;

/** Keeps a dialog to the left of its control, or wherever there is room. Returns a function that ends this. */
export function placeBeside(dialog: HTMLElement, anchor: Element): () => void {
  const place = () => {
    const { offsetWidth: width, offsetHeight: height } = dialog;
    const control = anchor.getBoundingClientRect();
    const left = control.left - width - BESIDE;
    const x = Math.min(left >= EDGE ? left : control.left, innerWidth - width - EDGE);
    const y = Math.min(control.top - 8, innerHeight - height - EDGE);
    dialog.style.left = `${Math.max(EDGE, x)}px`;
    dialog.style.top = `${Math.max(EDGE, y)}px`;
  };
  // The panes take their new widths first.
  const follow = () => requestAnimationFrame(place);
  place();
  window.addEventListener('resize', follow);
  return () => window.removeEventListener('resize', follow);
}
