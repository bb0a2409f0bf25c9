import type { Attachment } from 'svelte/attachments';

/** Keeps toasts above an element at the lower edge of the window, while it is shown. */
export const belowToasts: Attachment<HTMLElement> = (element) => {
  const { style } = document.documentElement;
  const size = new ResizeObserver(() =>
    style.setProperty('--toast-over', `${element.offsetHeight}px`),
  );
  size.observe(element);
  return () => {
    size.disconnect();
    style.removeProperty('--toast-over');
  };
};
