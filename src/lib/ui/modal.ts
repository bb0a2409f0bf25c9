import type { Attachment } from 'svelte/attachments';

/**
 * Shows a dialog above everything else, as long as it is on the page. The platform traps the focus, handles Escape and
 * restores the focus. `start` focuses something in the dialog. It may return a function that ends what it started.
 */
export const modal =
  (
    start?: (dialog: HTMLDialogElement) => (() => void) | undefined,
  ): Attachment<HTMLDialogElement> =>
  (dialog) => {
    const before = document.activeElement;
    dialog.showModal();
    const end = start?.(dialog);
    return () => {
      end?.();
      dialog.close();
      // A dialog removed from the page before it closes cannot restore the focus itself.
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  };

/** Whether a dialog or a menu is open. Escape closes it before anything behind it. */
export const isCovered = (): boolean =>
  document.querySelector('dialog[open], [popover]:popover-open') !== null;
