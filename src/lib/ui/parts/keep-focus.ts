/*
 * The focus is never lost. When what has it goes from the page or is switched off, the focus returns to what had it
 * before, the latest first: to the thing itself, or where its pane was made anew to the one button of its name there.
 * When nothing of that is left, keys go on in the tree. Whoever moves the focus by itself in that moment comes first.
 */

/** What is no longer on the page is remembered by its name alone: a dialog that was closed is not kept for it. */
interface Stop {
  readonly element: WeakRef<HTMLElement>;
  readonly isButton: boolean;
  readonly name: string;
  readonly pane: string | undefined;
}

const stopAt = (element: HTMLElement): Stop => ({
  element: new WeakRef(element),
  isButton: element.matches('button'),
  name: nameOf(element),
  pane: paneOf(element),
});

/** Its element, where that is on the page. */
function shown(stop: Stop): HTMLElement | undefined {
  const element = stop.element.deref();
  return element?.isConnected ? element : undefined;
}

/** Of so many places that had the focus it is known that they had. */
const KNOWN = 50;

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

const paneOf = (element: HTMLElement): string | undefined =>
  element.closest('section[aria-label]')?.getAttribute('aria-label') ?? undefined;

/** What would call up the keyboard of a phone. */
const isField = (element: HTMLElement): boolean =>
  element.matches('textarea, input:not([type=radio], [type=checkbox])');

/** Begins to watch, and answers with what ends it. */
export function keepFocus(): () => void {
  let trail: readonly Stop[] = [];
  let isByKeys = false;
  let isDown = false;
  /** The page was exchanged for another one, which puts the focus on the whole of it. */
  let isNew = false;
  let asked = 0;
  /** What is given the focus here is no new place. */
  let isBack = false;
  /** What has it instead of places that were better, and may come back in a moment: a pane is loaded. */
  let instead: { readonly element: Element | null; readonly of: readonly Stop[] } | undefined;

  /** Where it was left on purpose, as by a click beside everything, it is not lost. */
  function isLost(): boolean {
    if (document.activeElement !== document.body) return false;
    const last = trail.at(-1);
    return last ? (shown(last)?.matches(':disabled') ?? true) : isNew && isByKeys;
  }

  function take(element: HTMLElement): boolean {
    if (!isByKeys && isField(element)) return false;
    element.focus({ preventScroll: !isByKeys });
    return document.activeElement === element;
  }
  function takeAgain(stop: Stop): boolean {
    const { name, pane, isButton } = stop;
    if (shown(stop) || !name || !pane || !isButton) return false;
    const same = [...document.querySelectorAll<HTMLElement>('section[aria-label] button')].filter(
      (one) => nameOf(one) === name && paneOf(one) === pane,
    );
    return same.length === 1 && take(same[0]!);
  }
  function restore() {
    asked = 0;
    if (isDown || !isLost()) return;
    const back = [...trail].reverse();
    isBack = true;
    const at = back.findIndex((stop) => {
      const element = shown(stop);
      return element ? take(element) : takeAgain(stop);
    });
    isBack = false;
    if (at > 0) instead = { element: document.activeElement, of: back.slice(0, at) };
    if (at < 0 && isByKeys)
      document.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus();
  }

  function look() {
    if (instead && instead.element === document.activeElement && instead.of.some(takeAgain))
      instead = undefined;
    if (asked === 0 && isLost()) asked = requestAnimationFrame(restore);
  }
  function came({ target }: FocusEvent) {
    if (isBack || !(target instanceof HTMLElement)) return;
    isNew = target === document.body;
    const others = trail.filter(({ element }) => element.deref() !== target);
    trail = isNew ? [] : [...others.slice(1 - KNOWN), stopAt(target)];
    look();
  }
  const down = () => {
    isDown = true;
    isByKeys = false;
    instead = undefined;
    trail = trail.filter(shown);
  };
  const up = () => (isDown = false);
  const key = () => {
    isByKeys = true;
    instead = undefined;
  };

  const observer = new MutationObserver(look);
  observer.observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled'],
  });
  const ears = new AbortController();
  const heard = { capture: true, signal: ears.signal };
  document.addEventListener('focusin', came, heard);
  document.addEventListener('pointerdown', down, heard);
  document.addEventListener('pointerup', up, heard);
  document.addEventListener('pointercancel', up, heard);
  document.addEventListener('keydown', key, heard);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(asked);
    ears.abort();
  };
}
