import type { Attachment } from 'svelte/attachments';

const STEPS: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowRight: 1,
  ArrowUp: -1,
  ArrowLeft: -1,
};

/** Arrows, Home and End move the focus among the tabs of a tab bar or the items of a menu. */
export const roving =
  (role: 'tab' | 'menuitem'): Attachment<HTMLElement> =>
  (list) => {
    const move = (event: KeyboardEvent) => {
      const items = [...list.querySelectorAll<HTMLElement>(`[role^=${role}]:not(:disabled)`)];
      const at = items.indexOf(document.activeElement as HTMLElement);
      const step = STEPS[event.key];
      const to =
        event.key === 'Home'
          ? 0
          : event.key === 'End'
            ? items.length - 1
            : step && at >= 0
              ? (at + step + items.length) % items.length
              : -1;
      if (to < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      items[to]?.focus();
    };
    list.addEventListener('keydown', move);
    return () => list.removeEventListener('keydown', move);
  };
