/*
 * Every screen, as a whole (the table is screens.ts): axe finds nothing, no target is too small, nothing is cut off
 * where the text is spaced out, and magnified four times (320 × 256 px) everything is reached by scrolling one way.
 */
import { expect, test } from './hosted';
import { cutOff, foundByAxe, smallTargets, unreached } from './measured';
import { SCREENS } from './screens';
import { THEMES } from './story';

// axe looks at every element of a screen, which on a slow machine takes its time.
test.describe.configure({ timeout: 300_000 });
// Moving colours would be judged halfway.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, reach] of Object.entries(SCREENS))
  test(`for everyone: ${name}`, { tag: '@long' }, async ({ page, github }) => {
    await reach(page, github.tokens);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await foundByAxe(page), `axe, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await smallTargets(page), 'small targets').toEqual([]);
    expect.soft(await cutOff(page), 'cut off').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => unreached(page), 'magnified').toEqual([]);
  });
