/*
 * The focus is never lost. When what has it goes from the page or is switched off, the focus returns to what had it
 * before, the latest first: to the thing itself, or where that was made anew to the one button or link of its name.
 * When nothing of that is left, keys go on in the tree. Whoever moves the focus by itself in that moment comes first.
 */

interface Stop {
  readonly element: HTMLElement;
  readonly name: string;
}

/** Of so many places that had the focus it is known that they had. */
const KNOWN = 50;

const nameOf = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.textContent.trim();

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

  /** Where it was left on purpose, as by a click beside everything, it is not lost. */
  function isLost(): boolean {
    if (document.activeElement !== document.body) return false;
    const last = trail.at(-1)?.element;
    return last ? !last.isConnected || last.matches(':disabled') : isNew && isByKeys;
  }

  function take({ element }: Stop): boolean {
    if (!element.isConnected || (!isByKeys && isField(element))) return false;
    element.focus({ preventScroll: !isByKeys });
    return document.activeElement === element;
  }
  function takeAgain({ element, name }: Stop): boolean {
    if (element.isConnected || name === '' || !element.matches('button, a')) return false;
    const same = [...document.querySelectorAll<HTMLElement>(element.tagName)].filter(
      (one) => nameOf(one) === name,
    );
    return same.length === 1 && take({ element: same[0]!, name });
  }
  function restore() {
    asked = 0;
    if (isDown || !isLost()) return;
    for (const stop of [...trail].reverse()) if (take(stop) || takeAgain(stop)) return;
    if (isByKeys) document.querySelector<HTMLElement>('[role=tree] [tabindex="0"]')?.focus();
  }

  function look() {
    if (asked === 0 && isLost()) asked = requestAnimationFrame(restore);
  }
  function came({ target }: FocusEvent) {
    if (!(target instanceof HTMLElement)) return;
    isNew = target === document.body;
    const others = trail.filter(({ element }) => element !== target);
    trail = isNew ? [] : [...others.slice(1 - KNOWN), { element: target, name: nameOf(target) }];
    look();
  }
  const down = () => {
    isDown = true;
    isByKeys = false;
  };
  const up = () => (isDown = false);
  const key = () => (isByKeys = true);

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
