/*
 * Moves the focus between the panes: the navigation, the middle, and the panel on the right. A pane is an element with
 * `data-pane`.
 */
import { tick } from 'svelte';
import type { Pane, Screen } from './screen.svelte';

const ORDER: readonly Pane[] = ['navigation', 'middle', 'panel'];
const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';
/** What each pane is for, which gets the focus before the buttons around it. */
const FIRST: Readonly<Record<Pane, string>> = {
  navigation: '[role="treeitem"][tabindex="0"]',
  middle: '.monaco-editor textarea, .monaco-editor [role="textbox"]',
  panel: 'input:not(:disabled), textarea:not(:disabled)',
};

/** Goes to the next or previous pane, wrapping around. */
export function stepPanes(screen: Screen, by: 1 | -1): Promise<void> {
  const own = document.activeElement?.closest<HTMLElement>('[data-pane]')?.dataset.pane;
  const shown = ORDER.filter(paneElement);
  // Where only one pane fits on the screen, the others can be shown in its place.
  const among = shown.length > 1 ? shown : ORDER;
  if (own === undefined) return goToPane(screen, shown[0] ?? 'navigation');
  const at = among.indexOf(own as Pane);
  return goToPane(screen, among[(at + by + among.length) % among.length]!);
}

/** Focuses the element of the pane that had the focus last, or the first one. */
export async function goToPane(screen: Screen, pane: Pane): Promise<void> {
  screen.pane = pane;
  await tick();
  const element = paneElement(pane);
  const last = screen.focused.get(pane);
  if (last?.isConnected && element?.contains(last) && last.checkVisibility()) return last.focus();
  (visibleIn(element, FIRST[pane]) ?? visibleIn(element, FOCUSABLE))?.focus();
}

const paneElement = (pane: Pane): HTMLElement | null =>
  document.querySelector<HTMLElement>(`[data-pane="${pane}"]`);

const visibleIn = (pane: HTMLElement | null, selector: string): HTMLElement | undefined =>
  [...(pane?.querySelectorAll<HTMLElement>(selector) ?? [])].find((one) => one.checkVisibility());
