/*
 * Keeps the focus from getting lost. When the focused element is removed or disabled, the focus returns to the most
 * recent earlier one: to the element itself, or, if its pane was recreated, to the only button or field with its name
 * there. If none is left, the keys continue in the tree. Code that moves the focus itself at that moment takes precedence.
 */

/** An element that had the focus. Refers to removed elements by name only, so that a closed dialog can be freed. */
interface Stop {
  readonly element: WeakRef<HTMLElement>;
  readonly isControl: boolean;
  readonly name: string;
  readonly pane: string | undefined;
}

const CONTROLS = ['button', 'input', 'textarea', 'select'].join();

const stopAt = (element: HTMLElement): Stop => ({
  element: new WeakRef(element),
  isControl: element.matches(CONTROLS),
  name: nameOf(element),
  pane: paneOf(element),
});

/** The stop's element, if it is on the page. */
function shown(stop: Stop): HTMLElement | undefined {
  const element = stop.element.deref();
  return element?.isConnected ? element : undefined;
}

/** Limit on the remembered stops. */
const KNOWN = 50;

function nameOf(element: HTMLElement): string {
  const label = element.matches('input, textarea, select')
    ? (element as HTMLInputElement).labels?.[0]?.textContent
    : undefined;
  return element.getAttribute('aria-label') ?? (label ?? element.textContent).trim();
}

const paneOf = (element: HTMLElement): string | undefined =>
  element.closest('section[aria-label]')?.getAttribute('aria-label') ?? undefined;

/** Whether focusing the element would open a phone's keyboard. */
const isField = (element: HTMLElement): boolean =>
  element.matches('textarea, input:not([type=radio], [type=checkbox])');

/** Starts watching. Returns a function that stops it. */
export function keepFocus(): () => void {
  let trail: readonly Stop[] = [];
  let isByKeys = false;
  let isDown = false;
  /** Whether the view was replaced, which puts the focus on the body. */
  let isNew = false;
  let asked = 0;
  /** Ignores the focus events caused by restoring. */
  let isBack = false;
  /** The element focused in place of better ones, which may reappear in a moment while a pane loads. */
  let instead: { readonly element: Element | null; readonly of: readonly Stop[] } | undefined;

  /** Focus that was left on purpose, for example with a click on empty space, is not lost. */
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
    const { name, pane, isControl } = stop;
    if (shown(stop) || !name || !pane || !isControl) return false;
    const same = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
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
