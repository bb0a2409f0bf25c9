/*
 * What a screen reader announces by itself: changes inside a live region that already exists and is reachable, or all
 * of its text if the region is atomic. Text that arrives together with its region doesn't count, except for alerts.
 */
import type { Page } from '@playwright/test';

/** Starts with the next page load. Returns a function that gives everything announced so far, in order. */
export async function recordAnnouncements(page: Page): Promise<() => readonly string[]> {
  const said: string[] = [];
  await page.exposeFunction('hear', (words: string) => void said.push(words));
  await page.addInitScript(() => {
    const { hear } = window as unknown as { hear: (words: string) => void };
    const LIVE = '[aria-live], [role=status], [role=alert], [role=log], output';
    const wordsOf = (nodes: readonly Node[]) =>
      nodes
        .map((node) => node.textContent ?? '')
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
    const isReached = (region: Element) =>
      !region.closest('[inert], [aria-hidden=true], [aria-live=off], #svelte-announcer') &&
      (document.querySelector('dialog:modal')?.contains(region) ?? true) &&
      region.checkVisibility({ visibilityProperty: true });
    const isWhole = (region: Element) =>
      (region.getAttribute('aria-atomic') ??
        String(region.matches('[role=status], [role=alert]'))) === 'true';
    new MutationObserver((changes) => {
      const come = new Set<Node>();
      const grown = new Map<Element, Node[]>();
      for (const { target, addedNodes, type } of changes) {
        for (const node of addedNodes)
          if (node instanceof Element)
            for (const one of [node, ...node.querySelectorAll(LIVE)]) come.add(one);
        const at = target instanceof Element ? target : target.parentElement;
        const region = at?.closest(LIVE);
        if (region)
          grown.set(region, [
            ...(grown.get(region) ?? []),
            ...(type === 'characterData' ? [target] : addedNodes),
          ]);
      }
      for (const one of come)
        if (one instanceof Element && one.matches('[role=alert]')) grown.set(one, [one]);
      for (const [region, nodes] of grown) {
        if (come.has(region) && !region.matches('[role=alert]')) continue;
        const words = wordsOf(isWhole(region) ? [region] : nodes);
        if (words && isReached(region)) hear(words);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
  return () => said;
}
