/*
 * With reduced motion nothing moves by itself: during the main actions no animation or transition runs, and nothing
 * scrolls smoothly. Findings are named by element.
 */
import type { Page } from '@playwright/test';
import { atRest, ghost, grab, moveOver } from './drop-row';
import { changeOnce, chooseMode } from './screens';
import { expect, openSample, row, test } from './story';
import { button } from './screen-parts';

/** Starts with the next page load. Returns a function that gives what has moved so far. */
async function watchMotion(page: Page): Promise<() => readonly string[]> {
  const moved = new Set<string>();
  await page.exposeFunction('tellMotion', (what: string) => void moved.add(what));
  await page.addInitScript(() => {
    const { tellMotion } = window as unknown as { tellMotion: (what: string) => void };
    const tell = (element: Element, how = '') =>
      tellMotion(`${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}${how}`);
    // Transitions with zero duration don't fire; animations do, and end immediately.
    addEventListener('transitionrun', ({ target }) => tell(target as Element), true);
    addEventListener(
      'animationstart',
      ({ target, pseudoElement }) => {
        const { animationDuration } = getComputedStyle(target as Element, pseudoElement || null);
        if (animationDuration.split(',').some((time) => parseFloat(time) > 0))
          tell(target as Element);
      },
      true,
    );
    const own = Object.getOwnPropertyDescriptors(Element.prototype);
    type Act = (this: Element, ...given: unknown[]) => unknown;
    /** Reports each call whose arguments `isMotion` accepts. */
    const watch = (act: string, isMotion: (given: string) => boolean, how = '') => {
      const real = (own as unknown as Readonly<Record<string, { value: Act }>>)[act]!.value;
      Object.assign(Element.prototype, {
        [act](this: Element, ...given: unknown[]) {
          if (isMotion(JSON.stringify(given))) tell(this, how);
          return real.apply(this, given);
        },
      });
    };
    watch('animate', () => true, ' glides');
    for (const way of ['scrollIntoView', 'scrollTo', 'scrollBy'] as const)
      watch(way, (given) => given.includes('"smooth"'), ' scrolls');
  });
  return () => [...moved];
}

/** Drags a row below another one. */
async function drag(page: Page, from: string, to: string): Promise<void> {
  await grab(page, row(page, from));
  await moveOver(page, { below: row(page, to) });
  await page.mouse.up();
  await expect(ghost(page)).toHaveCount(0);
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test(
    'nothing moves by itself, whatever is opened, moved or announced',
    { tag: '@long' },
    async ({ page }) => {
      const moved = await watchMotion(page);
      await openSample(page);
      await drag(page, 'Install the CLI', 'Introduction');
      await expect(button(page, 'Revert')).toBeVisible();
      await row(page, 'Concepts').press('ArrowRight');
      await row(page, 'Guides').click({ button: 'right' });
      await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
      await page.keyboard.press('Escape');
      await row(page, 'Guides').press('Control+Shift+M');
      await expect(page.getByRole('dialog', { name: 'Move to' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog').getByRole('option').first()).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('switch', { name: 'Hidden' }).click();
      for (const panel of ['Problems', 'History', 'Help']) {
        await button(page, panel).click();
        await expect(page.getByRole('region', { name: panel, exact: true })).toBeVisible();
      }
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      await preview.getByRole('link', { name: 'Deploy a preview' }).click();
      await preview
        .getByRole('navigation', { name: 'On this page' })
        .getByRole('link')
        .last()
        .click();
      await preview.getByRole('radio', { name: 'Phone width' }).click();
      await chooseMode(page, 'Split');
      await chooseMode(page, 'JSON');
      await button(page, 'Review changes').click();
      await expect(page.getByRole('list', { name: 'Changes' })).toBeVisible();
      await button(page, 'Review changes').click();
      await expect(page.getByRole('region', { name: 'Review changes' })).toHaveCount(0);
      expect(moved()).toEqual([]);
    },
  );
});

test.describe('otherwise', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('rows glide to their new places after a move and after an undo', async ({ page }) => {
    const moved = await watchMotion(page);
    await openSample(page);
    await row(page, 'Quickstart').press('Alt+ArrowDown');
    await expect.poll(moved).toContainEqual(expect.stringMatching(/^div\.row.* glides$/));
    await atRest(page);
    const place = await row(page, 'Quickstart').boundingBox();
    await page.keyboard.press('Control+z');
    await expect
      .poll(async () => (await row(page, 'Quickstart').boundingBox())!.y)
      .toBeLessThan(place!.y);
  });

  test('motion is detected, so the check works', { tag: '@long' }, async ({ page }) => {
    const moved = await watchMotion(page);
    await changeOnce(page);
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await expect.poll(moved).toEqual(expect.arrayContaining([expect.stringMatching(/^dialog/)]));
  });
});
