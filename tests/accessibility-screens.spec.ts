/*
 * Every screen as a whole (listed in screens.ts): axe finds nothing, no target is too small, nothing is cut off with
 * wider text spacing, and at four times magnification (320 × 256 px) everything can be reached by scrolling in one
 * direction.
 */
import { expect, test } from './github-story';
import { cutOffText, axeViolations, smallTargets, unreachableContent } from './screen-checks';
import { SCREENS } from './screens';
import { THEMES } from './story';

// axe checks every element of a screen, which is slow on a slow machine.
test.describe.configure({ timeout: 300_000 });
// Colors would be measured in mid-transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const [name, reach] of Object.entries(SCREENS))
  test(`accessible: ${name}`, { tag: '@long' }, async ({ page, github }) => {
    await reach(page, github.tokens);
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme });
      expect.soft(await axeViolations(page), `axe, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await smallTargets(page), 'small targets').toEqual([]);
    expect.soft(await cutOffText(page), 'cut off').toEqual([]);
    await page.setViewportSize({ width: 320, height: 256 });
    await expect.poll(() => unreachableContent(page), 'magnified').toEqual([]);
  });
