/* What a finger and the width of a phone need: high rows, whole words, no buttons for a mouse. */
import { expect, row, test, tree } from './story';
import { openSite } from './open-site';
import { openWritableFolder } from './folders';
import { announced, button, saveState } from './screen-parts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const SITE = {
  navigation: {
    groups: [
      { group: 'Start', pages: ['introduction', 'quickstart'] },
      { group: 'Guides', pages: ['deploy', 'rotate'] },
    ],
  },
};

test('the places of “Move to…” are high enough for a finger', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'deploy').tap();
  await row(page, 'deploy').getByRole('button', { name: 'Actions' }).tap();
  await page.getByRole('menuitem', { name: 'Move to…' }).tap();
  const places = page.getByRole('dialog', { name: 'Move to' }).getByRole('option');
  await expect(places.first()).toBeVisible();
  const heights = await places.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
});

test('the save state is readable next to the buttons', async ({ page }) => {
  // With a number of two digits on the button next to it.
  const pages = Array.from({ length: 12 }, () => ({ group: '', pages: ['a'] }));
  await openSite(page, { navigation: { groups: [...SITE.navigation.groups, ...pages] } });
  await expect(button(page, 'Problems')).toContainText(/\d\d/);
  const state = saveState(page);
  const isWhole = () => state.evaluate((one) => one.scrollWidth <= one.clientWidth);
  expect(await isWhole()).toBe(true);
  await row(page, 'deploy').tap();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(state).toHaveText('Draft saved');
  expect(await isWhole()).toBe(true);
});

test('only the selected row has a button, wherever a mouse is said to be', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'deploy').tap();
  const { x, y } = (await row(page, 'Start').boundingBox())!;
  await page.mouse.move(x + 90, y + 20);
  const buttons = tree(page).getByRole('button', { name: 'Actions' });
  await expect(buttons).toHaveCount(1);
  await expect(row(page, 'deploy').getByRole('button', { name: 'Actions' })).toBeVisible();
});

test('“Before and after” opened from the review returns to it', async ({ page }) => {
  await openSite(page, SITE);
  await row(page, 'deploy').tap();
  await page.keyboard.press('Alt+ArrowDown');
  await button(page, 'Review changes').tap();
  const review = page.getByRole('region', { name: 'Review changes' });
  await review.getByRole('button', { name: 'Before and after' }).tap();
  await page.getByRole('region', { name: 'Before and after' }).getByText('Done').tap();
  await expect(review).toBeVisible();
});

test('several rows are moved from their properties, where the tree isn’t on screen', async ({
  page,
}) => {
  await openSite(page, SITE);
  await row(page, 'deploy').tap();
  await row(page, 'rotate').click({ modifiers: ['ControlOrMeta'] });
  await button(page, 'Properties').tap();
  await page.getByRole('region', { name: 'Properties' }).getByText('Move to…').tap();
  await page.getByRole('dialog', { name: 'Move to' }).getByRole('option', { name: 'Start' }).tap();
  await expect(row(page, 'rotate')).toHaveAttribute('aria-setsize', '4');
});

test('a tap on a suggested page adds it, and selects no row behind the list', async ({ page }) => {
  const pages = Array.from({ length: 12 }, (_, i) => `page-${i + 1}`);
  await openWritableFolder(
    page,
    {
      'docs.json': JSON.stringify({
        name: 'Signal',
        navigation: {
          groups: [
            { group: 'Start', pages: ['one'] },
            { group: 'Many', pages },
          ],
        },
      }),
      ...Object.fromEntries(['one', 'spare', ...pages].map((name) => [`${name}.mdx`, 'Text'])),
    },
    'signal',
  );
  await row(page, 'Start').tap();
  await button(page, 'Add').tap();
  await page.getByRole('menuitem', { name: 'Page', exact: true }).tap();
  await page.getByRole('option', { name: /spare/ }).tap();
  await announced(page, 'Added “Spare” to “Start”');
  await expect(tree(page).locator('[aria-selected=true]')).toHaveText(/Spare/);
});

test('a panel that is closed leads back to where it was opened', async ({ page }) => {
  await openSite(page, SITE);
  for (const [name, region] of [
    ['History', 'History'],
    ['Problems', 'Problems'],
    ['Site settings', 'Properties'],
  ] as const) {
    await button(page, name).tap();
    const panel = page.getByRole('region', { name: region, exact: true });
    await panel.getByRole('button', { name: /^Close/ }).tap();
    await expect(tree(page)).toBeVisible();
  }
});

test('Escape closes the site settings, whose button is lit only while they are shown', async ({
  page,
}) => {
  await openSite(page, SITE);
  const open = page.getByRole('banner').getByRole('button', { name: 'Site settings' });
  const name = page.getByRole('textbox', { name: 'Name', exact: true });
  await open.tap();
  await expect(name).toBeVisible();
  await expect(open).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('radio', { name: 'JSON' }).check({ force: true });
  await expect(name).toBeHidden();
  await expect(open).toHaveAttribute('aria-pressed', 'false');
  await open.tap();
  await button(page, 'Close').focus();
  await page.keyboard.press('Escape');
  await expect(name).toBeHidden();
  await expect(open).toHaveAttribute('aria-pressed', 'false');
});
