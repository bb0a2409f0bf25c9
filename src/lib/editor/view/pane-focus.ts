/*
 * Moves the focus between the panes: the navigation, the middle, and the panel on the right. A pane is an element with
 * `data-pane`.
 */
import { tick } from 'svelte';

export type Pane = 'navigation' | 'middle' | 'panel';

const ORDER: readonly Pane[] = ['navigation', 'middle', 'panel'];
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** What each pane is for, which gets the focus before the buttons around it. */
const FIRST: Readonly<Record<Pane, string>> = {
  navigation: '[role="treeitem"][tabindex="0"]',
  middle: '.monaco-editor textarea, .monaco-editor [role="textbox"]',
  panel: 'input:not(:disabled), textarea:not(:disabled)',
};

export class PaneFocus {
  readonly #last = new Map<Pane, HTMLElement>();
  readonly #show: (pane: Pane) => void;

  /** `show` brings a pane on screen where only one fits. */
  constructor(show: (pane: Pane) => void) {
    this.#show = show;
  }

  /** Remembers where the focus is in a pane. */
  note(pane: Pane, target: EventTarget | null): void {
    if (target instanceof HTMLElement) this.#last.set(pane, target);
  }

  /** Goes to the next or previous pane, wrapping around. */
  step(by: 1 | -1): Promise<void> {
    const own = document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
    const shown = ORDER.filter(paneElement);
    const among = shown.length > 1 ? shown : ORDER;
    const at = among.indexOf((own ?? shown[0]) as Pane);
    const next = own === undefined ? 0 : (at + by + among.length) % among.length;
    return this.goTo(among[next]!);
  }

  /** Focuses the element of the pane that had the focus last, or the first one. */
  async goTo(pane: Pane): Promise<void> {
    this.#show(pane);
    await tick();
    const element = paneElement(pane);
    const last = this.#last.get(pane);
    if (last?.isConnected && element?.contains(last) && last.checkVisibility()) return last.focus();
    (visibleIn(element, FIRST[pane]) ?? visibleIn(element, FOCUSABLE))?.focus();
  }
}

const paneElement = (pane: Pane): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pane="${pane}"]`);

const visibleIn = (pane: HTMLElement | null, selector: string): HTMLElement | undefined =>
  [...(pane?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.checkVisibility());
