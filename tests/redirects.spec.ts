/* The list of redirects: searched, followed, edited, fixed, imported and exported. */
import type { Page } from '@playwright/test';
import * as settings from '../src/lib/features/inspector/site/messages';
import * as m from '../src/lib/features/redirects/messages';
import * as steps from '../src/lib/core/operations/redirect-messages';
import { wayEnds } from '../src/lib/core/check/links/redirect-messages';
import { openFolder } from './folders';
import {
  chooseMore,
  folder,
  openRedirects,
  row,
  RULES,
  shown,
  stage,
  table,
  type Rule,
} from './redirects-story';
import { axeViolations, cutOffText, smallTargets } from './screen-checks';
import { announced, button, downloadText, region, undo } from './screen-parts';
import { expect, grabDownload, test, THEMES } from './story';

const redirectsIn = async (page: Page): Promise<readonly Rule[]> => {
  const { redirects = [] } = JSON.parse(await downloadText(page)) as {
    redirects?: readonly { source: string; destination: string }[];
  };
  return redirects.map(({ source, destination }): Rule => [source, destination]);
};

test('all redirects are listed with their state, searched, filtered and sorted', async ({
  page,
}) => {
  await openRedirects(page, ...RULES);
  const all = [
    '/install /guides/install OK',
    '/setup /install Chain',
    '/loop /loop/ Loop',
    '/v1/:slug* /guides/:slug* OK',
    '/guides/keys /start Hides a page',
  ];
  await expect.poll(() => shown(page)).toEqual(all);
  await expect(row(page, '/install').getByTitle(m.aboutLinks)).toHaveText('1');
  await expect(row(page, '/setup').getByTitle(m.aboutLinks)).toHaveCount(0);
  await button(page, m.columns.source).click();
  await expect.poll(() => shown(page)).toEqual([4, 0, 2, 1, 3].map((i) => all[i]));
  await button(page, m.columns.state).click();
  await expect.poll(() => shown(page)).toEqual([2, 4, 1, 0, 3].map((i) => all[i]));
  await stage(page)
    .getByLabel(m.shownStates)
    .selectOption({ label: m.inState('Chain', 1) });
  await expect.poll(() => shown(page)).toEqual([all[1]]);
  await stage(page)
    .getByLabel(m.shownStates)
    .selectOption({ label: m.allStates(5) });
  await stage(page).getByRole('searchbox').fill('INSTALL');
  await expect.poll(() => shown(page)).toEqual([all[1], all[0]]);
  await stage(page).getByRole('searchbox').fill('no such');
  await button(page, m.showAll).click();
  await expect.poll(() => shown(page)).toHaveLength(5);
});

test(
  'a redirect is added, changed and removed by keys, and a refusal is at its field',
  { tag: '@main' },
  async ({ page }) => {
    await openRedirects(page);
    await expect(stage(page)).toContainText(m.noneYet);
    await button(page, m.add).press('Enter');
    const source = stage(page).getByLabel(m.source, { exact: true });
    const destination = stage(page).getByLabel(m.destination, { exact: true });
    await expect(source).toBeFocused();
    await page.keyboard.type('/start');
    await page.keyboard.press('Tab');
    await page.keyboard.type('/guides/install');
    await page.keyboard.press('Enter');
    await expect(source).toBeFocused();
    await expect(source).toHaveAttribute('aria-invalid', 'true');
    await expect(source).toHaveAccessibleDescription(steps.isPage('/start'));
    await source.fill('old');
    await destination.fill('keys');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(destination).toHaveValue('/guides/keys');
    await page.keyboard.press('Enter');
    await announced(page, 'Added a redirect from “/old”');
    await expect(row(page, '/old')).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(source).toBeFocused();
    await destination.fill('/old/index');
    await page.keyboard.press('Enter');
    await expect(destination).toHaveAccessibleDescription(steps.isLoop(['/old', '/old/index']));
    await destination.fill('/start');
    await page.keyboard.press('Enter');
    await announced(page, 'Changed the redirect from “/old”');
    await expect(row(page, '/old')).toBeFocused();
    expect(await redirectsIn(page)).toEqual([['/old', '/start']]);

    await page.keyboard.press('F2');
    await page.keyboard.press('Escape');
    await expect(row(page, '/old')).toBeFocused();
    await page.keyboard.press('Delete');
    await announced(page, 'Removed the redirect from “/old”');
    await expect(stage(page)).toContainText(m.noneYet);
    await undo(page).click();
    await expect.poll(() => shown(page)).toEqual(['/old /start OK']);
    await page.keyboard.press('Escape');
    await expect(stage(page)).toHaveCount(0);
  },
);

test('a redirect is changed in place with the mouse', async ({ page }) => {
  await openRedirects(page, ...RULES);
  await row(page, '/setup')
    .getByRole('button', { name: /^Point it to/ })
    .click();
  await expect.poll(() => shown(page)).toContain('/setup /guides/install OK');
  await row(page, '/loop').hover();
  await row(page, '/loop')
    .getByRole('button', { name: m.remove('/loop') })
    .click();
  await expect(row(page, '/loop')).toHaveCount(0);
  await row(page, '/install').getByRole('gridcell').nth(1).click();
  const destination = table(page).getByLabel(m.destination, { exact: true });
  await expect(destination).toBeFocused();
  await destination.fill('/start');
  await table(page).getByLabel(m.temporary).check();
  await table(page).getByRole('button', { name: m.save }).click();
  await expect.poll(() => shown(page)).toContain(`/install /start ${m.temporary} OK`);
});

test('a URL is followed as the host would, step by step', { tag: '@main' }, async ({ page }) => {
  await openRedirects(page, ...RULES);
  const field = stage(page).getByLabel(m.tryUrl);
  const way = stage(page).getByRole('list', { name: m.way }).getByRole('listitem');
  await field.fill('https://docs.example.com/setup/?tab=1');
  await expect(way).toHaveText(['/setup/?tab=1', '→/install', '→/guides/install']);
  await expect(stage(page)).toContainText(wayEnds.page('/guides/install'));
  await field.fill('/v1/keys');
  await expect(way).toHaveText(['/v1/keys', '→/guides/keys']);
  await field.fill('/loop');
  await expect(stage(page)).toContainText(wayEnds.loop());
  await field.fill('/nothing');
  await expect(stage(page)).toContainText(wayEnds.nothing('/nothing'));
});

test('all of a kind are fixed as one step, after what changes was shown', async ({ page }) => {
  await openRedirects(page, ...RULES, ['/older', '/setup'], ['/install/', '/start']);
  await button(page, m.fixAll(3)).click();
  const dialog = page.getByRole('dialog', { name: steps.fixAll(3) });
  await expect(dialog.getByRole('listitem')).toHaveText([
    /^\/setup → \/guides\/install/,
    new RegExp(`^/loop → /loop/\\s*${m.isRemoved}`),
    /^\/older → \/guides\/install/,
  ]);
  await dialog.getByRole('button', { name: steps.fixAll(3) }).click();
  await announced(page, 'Fixed 3 redirects');
  expect((await redirectsIn(page)).map(([source]) => source)).not.toContain('/loop');
  await stage(page)
    .getByLabel(m.shownStates)
    .selectOption({ label: m.inState('Hides a page', 1) });
  await button(page, m.fixAll(1)).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: steps.fixAll(1) })
    .click();
  await expect(stage(page)).toContainText(m.noMatches);
  await undo(page).click();
  await undo(page).click();
  await button(page, m.showAll).or(row(page, '/guides/keys')).first().waitFor();
  expect(await redirectsIn(page)).toHaveLength(7);
});

test('redirects of another tool are shown before they are added as one step', async ({ page }) => {
  await openRedirects(page, ...RULES);
  await chooseMore(page, m.importMore);
  const dialog = page.getByRole('dialog', { name: m.importRedirects });
  await dialog
    .getByRole('textbox')
    .fill(
      '/a /guides/install\n/docs/* /guides/:splat 302\n/app/* /index.html 200\n/install /start',
    );
  const list = (name: string) => dialog.getByRole('list', { name }).getByRole('listitem');
  await expect(list(m.willAdd(2))).toHaveText([
    '/a → /guides/install',
    '/docs/:slug* → /guides/:slug*',
  ]);
  await expect(list(m.willSkip(2))).toContainText([
    '/app/* /index.html 200',
    steps.isTaken('/install', '/guides/install'),
  ]);
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'vercel.json',
    mimeType: 'application/json',
    buffer: Buffer.from('{ "redirects": [{ "source": "/b", "destination": "/start" }] }'),
  });
  await expect(list(m.willAdd(1))).toHaveText(['/b → /start']);
  await dialog.getByRole('button', { name: m.addAll(1) }).click();
  await announced(page, 'Added 1 redirect');
  expect((await redirectsIn(page)).at(-1)).toEqual(['/b', '/start']);
  await undo(page).click();
  await expect.poll(() => shown(page)).toHaveLength(5);
});

test('redirects are exported, and those that can’t be are listed', async ({ page }) => {
  await openRedirects(page, ...RULES);
  await chooseMore(page, m.exportAll);
  const dialog = page.getByRole('dialog', { name: m.exportRedirects });
  await expect(dialog.getByRole('listitem')).toContainText(['/loop → /loop/']);
  await dialog.getByLabel(m.format).selectOption({ label: m.exportFormats.csv[0] });
  const { name, bytes } = await grabDownload(page, () =>
    dialog.getByRole('button', { name: m.download }).click(),
  );
  expect(name).toBe(m.exportFormats.csv[1]);
  expect(bytes.toString()).toContain('/install,/guides/install,true\n');
  await page.keyboard.press('Escape');
  await expect(button(page, m.more)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem')).toHaveCount(3);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  await expect(stage(page)).toBeVisible();
});

test('the site settings and the problems lead to the redirects', async ({ page }) => {
  await openFolder(page, folder(...RULES));
  await button(page, 'Site settings').click();
  await region(page, 'Properties').getByRole('button', { name: settings.redirects }).click();
  await expect(table(page)).toBeVisible();
  await button(page, 'Problems').click();
  await region(page, 'Problems')
    .getByRole('button', { name: /\/loop/ })
    .first()
    .click();
  await expect(table(page)).toBeVisible();
});

test('10,000 redirects render only the rows in view, and any of them can be reached', async ({
  page,
}) => {
  const many = Array.from({ length: 10_000 }, (_, i): Rule => [`/old/${i}`, '/start']);
  await openRedirects(page, ...many);
  await expect(row(page, '/old/0')).toBeVisible();
  expect(await table(page).getByRole('row').count()).toBeLessThan(100);
  await row(page, '/old/0').focus();
  await page.keyboard.press('End');
  await expect(row(page, '/old/9999')).toBeFocused();
  await expect(row(page, '/old/9999')).toBeInViewport();
  await stage(page).getByRole('searchbox').fill('/old/777');
  await expect(table(page)).toHaveAttribute('aria-rowcount', '12');
});

test('accessible: the redirects, an edited one, and on a phone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openRedirects(page, ...RULES);
  const check = async (what: string) => {
    for (const colorScheme of THEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect.soft(await axeViolations(page), `axe, ${what}, ${colorScheme}`).toEqual([]);
    }
    expect.soft(await smallTargets(page), `small targets, ${what}`).toEqual([]);
    expect.soft(await cutOffText(page), `cut off, ${what}`).toEqual([]);
  };
  await check('list');
  await row(page, '/setup').press('Enter');
  await check('edited');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await check('phone');
  await chooseMore(page, m.importMore);
  await page.getByRole('dialog').getByRole('textbox').fill('/a /b\n/mcp /b');
  await check('import');
});
