/* Clicks everything a site shows, and finds whatever a browser would run, load or follow by itself. */
import type { Locator } from '@playwright/test';

/** Clicks everything clickable, page by page and menu by menu. Returns how many clicks that took. */
export const pressEverything = (site: Locator, rounds = 3): Promise<number> =>
  site.evaluate(async (root, rounds) => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const all = () => [
      ...root.querySelectorAll<HTMLElement>(
        'a, button:not(:disabled), [role=link], [role=tab], img',
      ),
    ];
    const done = new Set<string>();
    for (let round = 0; round < rounds; round++)
      for (const part of all()) {
        const name = `${part.role ?? part.tagName} ${part.textContent.slice(0, 80)} ${part.title}`;
        if (!part.isConnected || done.has(name)) continue;
        done.add(name);
        part.click();
        await frame();
      }
    return done.size;
  }, rounds);

/** Returns whatever a browser would run, load or follow by itself. It should be empty. */
export const activeContent = (site: Locator): Promise<string[]> =>
  site.evaluate((root) => {
    const harmless = /^(blob:|data:image\/|$)/;
    return [...root.querySelectorAll<HTMLElement>('*')].flatMap((part) => [
      ...(/^(script|iframe|object|embed|link|base|form|foreignObject)$/i.test(part.tagName)
        ? [part.tagName]
        : []),
      ...[...part.attributes].flatMap(({ name, value }) =>
        name.startsWith('on') ||
        (name === 'style' && /url\(|expression|@import/i.test(value)) ||
        (/^(src|href|action|formaction|srcset|data)$|:href$/.test(name) && !harmless.test(value))
          ? [`${part.tagName} ${name}=${value.slice(0, 60)}`]
          : [],
      ),
    ]);
  });
