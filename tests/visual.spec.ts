/*
 * How some screens look, compared with pictures in tests/pictures. Another browser or other fonts draw text
 * differently: there these tests are skipped with a message. `npm run screens -- --update` regenerates the pictures.
 */
import { mkdirSync } from 'node:fs';
import type { Browser, Page } from '@playwright/test';
import {
  PICTURES,
  keepRendering,
  renderingOf,
  whyIncomparable,
} from '../scripts/screens/rendering.mjs';
import { screenOf } from '../scripts/screens/table.mjs';
import {
  STILL_FILE,
  contextOf,
  hold,
  painted,
  show,
  widen,
  type Mode,
  type Width,
} from '../scripts/screens/view.mjs';
import { test as hosted } from './github-story';
import { expect, test } from './story';

const LOOKS: readonly (readonly [name: string, width: Width, mode: Mode])[] = [
  ['start', 1440, 'light'],
  ['start-recent', 390, 'dark'],
  ['visual', 1440, 'light'],
  ['visual', 1440, 'dark'],
  ['visual', 390, 'light'],
  ['page', 390, 'contrast'],
  ['preview', 2560, 'light'],
  ['several', 900, 'contrast'],
  ['split', 1440, 'dark'],
  ['json', 1440, 'light'],
  ['json-broken', 390, 'light'],
  ['problems', 1440, 'dark'],
  ['settings', 390, 'dark'],
  ['endpoints', 1440, 'contrast'],
  ['icon-picker', 900, 'light'],
  ['palette', 390, 'light'],
  ['history', 900, 'dark'],
  ['menu', 1440, 'light'],
  ['review', 1440, 'light'],
  ['review', 390, 'dark'],
  ['compare', 1440, 'light'],
  ['parity', 900, 'light'],
  ['merge', 1440, 'contrast'],
  ['help', 1440, 'light'],
];
const HOSTED: typeof LOOKS = [
  ['repository', 900, 'dark'],
  ['commit', 1440, 'light'],
];

const pictureOf = ([name, width, mode]: (typeof LOOKS)[number]) => `${name}-${width}-${mode}.png`;

async function look(page: Page, one: (typeof LOOKS)[number], token: string): Promise<void> {
  const [name, width, mode] = one;
  const { reach, pane } = screenOf(name);
  await hold(page);
  await show(page, mode);
  await reach(page, token);
  await widen(page, width, pane);
  // Otherwise an element could be hovered by chance.
  await page.mouse.move(0, 0);
  await painted(page);
  await expect(page).toHaveScreenshot(pictureOf(one), {
    animations: 'disabled',
    caret: 'hide',
    stylePath: STILL_FILE,
    maxDiffPixelRatio: 0.0004,
    threshold: 0.02,
  });
}

/** Why the pictures can't be compared, or undefined if they can; null until it is known. */
let why: string | undefined | null = null;
async function skipWhereIncomparable(browser: Browser): Promise<void> {
  const { updateSnapshots } = test.info().config;
  if (why === null) {
    const rendering = await renderingOf(browser);
    const isMaking = updateSnapshots === 'all' || updateSnapshots === 'changed';
    if (isMaking) {
      mkdirSync(PICTURES, { recursive: true });
      keepRendering(rendering);
    }
    why = whyIncomparable(rendering);
    if (why) console.log(why);
  }
  test.skip(why !== undefined, why);
}

for (const kind of ['desktop', 'phone'] as const) {
  const has = ([, width]: (typeof LOOKS)[number]) => width < 900 === (kind === 'phone');
  test.describe(kind, { tag: '@long' }, () => {
    const { reducedMotion, ...options } = contextOf(kind === 'phone' ? 390 : 1440);
    test.use({ ...options, contextOptions: { reducedMotion } });
    test.beforeEach(({ browser }) => skipWhereIncomparable(browser));
    for (const one of LOOKS.filter(has))
      test(`the screen “${one[0]}” at ${one[1]} pixels, ${one[2]}, is unchanged`, ({ page }) =>
        look(page, one, ''));
  });
}

hosted.describe('with a repository', { tag: '@long' }, () => {
  const { reducedMotion, ...options } = contextOf(1440);
  hosted.use({ ...options, contextOptions: { reducedMotion } });
  hosted.beforeEach(({ browser }) => skipWhereIncomparable(browser));
  for (const one of HOSTED)
    hosted(
      `the screen “${one[0]}” at ${one[1]} pixels, ${one[2]}, is unchanged`,
      ({ page, github }) => look(page, one, github.tokens.ada),
    );
});
