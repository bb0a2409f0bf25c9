/* URLs that had a page and lead nowhere: found in git's history and in lists, and redirected. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test, treeReady, type Folder } from './command-story';
import { openFolder, pageFile } from './folders';
import { axeViolations, cutOffText, smallTargets } from './screen-checks';
import { announced, button, region, undo } from './screen-parts';
import { runCommand } from './screens';
import { THEMES } from './story';
import * as commands from '../src/lib/editor/commands/stage-messages';
import * as problems from '../src/lib/features/problems/messages';
import * as m from '../src/lib/features/redirects/lost-messages';

const pane = (page: Page) => region(page, m.lostUrls);
const item = (page: Page, address: string) =>
  pane(page)
    .getByRole('listitem')
    .filter({ has: page.getByLabel(m.targetOf(address)) });
const tick = (page: Page, address: string) => page.getByLabel(m.redirectThis(address));
const target = (page: Page, address: string) => page.getByLabel(m.targetOf(address));
const mdx = (title: string, text: string) => `---\ntitle: "${title}"\n---\n\n${text}\n`;
const words = Array.from({ length: 40 }, (_, i) => `Step ${i} of the setup.`).join('\n');
const redirects = ({ text }: Folder) =>
  (JSON.parse(text()) as { redirects?: { source: string; destination: string }[] }).redirects;

/** `setup` moved twice, `plans` was rewritten as `pricing`, and `events` was deleted. */
function change({ git, put }: Folder): void {
  const commit = (subject: string) => {
    git('add', '--all');
    git('commit', '--quiet', '-m', subject);
  };
  put('setup.mdx', mdx('Setup', words));
  put('plans.mdx', mdx('Plans', 'Pay by card.'));
  put('events.mdx', mdx('Events', 'Meet us.'));
  commit('Write');
  git('mv', 'setup.mdx', 'install.mdx');
  commit('Rename the setup');
  git('rm', '--quiet', 'plans.mdx', 'events.mdx');
  put('pricing.mdx', mdx('Plans', 'Ask for an invoice, or pay by bank transfer.'));
  put('guides/.keep', '');
  git('mv', 'install.mdx', 'guides/install.mdx');
  commit('Write about prices');
}

async function openLost(page: Page, folder: Folder, address: string): Promise<void> {
  change(folder);
  await page.goto(address);
  await treeReady(page);
  await runCommand(page, commands.lost);
  await expect(tick(page, '/setup')).toBeVisible();
}

test('URLs of the history are listed with the pages that replaced them, and redirected', async ({
  page,
  folder,
  command,
}) => {
  await openLost(page, folder, command.address);
  await expect(
    pane(page)
      .getByRole('listitem')
      .filter({ has: page.locator('select') }),
  ).toHaveCount(4);
  await expect(target(page, '/setup')).toHaveValue('guides/install.mdx');
  await expect(item(page, '/setup')).toContainText(m.evidence.renamed);
  await expect(item(page, '/plans')).toContainText(m.evidence.title);
  await expect(item(page, '/install')).toContainText('Write about prices');
  await expect(tick(page, '/setup')).toBeChecked();
  await expect(tick(page, '/plans')).not.toBeChecked();
  await expect(tick(page, '/events')).toBeDisabled();

  await pane(page).getByLabel(m.select).selectOption(m.lines[70]);
  await expect(tick(page, '/plans')).toBeChecked();
  await tick(page, '/install').uncheck();
  await button(page, m.addRedirects(2)).click();
  await announced(page, m.addedRedirects(2));
  await expect(tick(page, '/setup')).toHaveCount(0);
  await expect(tick(page, '/install')).not.toBeChecked();
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => redirects(folder))
    .toEqual([
      { source: '/plans', destination: '/pricing' },
      { source: '/setup', destination: '/guides/install' },
    ]);
  await undo(page).click();
  await expect(tick(page, '/setup')).toBeChecked();
});

test('a link to a page that was renamed is fixed in Problems', async ({
  page,
  folder,
  command,
}) => {
  change(folder);
  folder.put('quickstart.mdx', mdx('Quickstart', 'First [set up](/setup#step).'));
  await page.goto(command.address);
  await treeReady(page);
  await button(page, problems.heading).click();
  const link = region(page, problems.heading)
    .getByRole('listitem')
    .filter({ hasText: '“/setup#step”' });
  await expect(link).toContainText('The page moved to “/guides/install#step”.');
  await link.getByRole('button', { name: 'Change to “/guides/install#step”' }).click();
  await expect(link).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect
    .poll(() => readFileSync(join(folder.root, 'quickstart.mdx'), 'utf8'))
    .toContain('(/guides/install#step)');
});

test('another page is chosen, and a URL is gone on purpose', async ({ page, folder, command }) => {
  await openLost(page, folder, command.address);
  await target(page, '/events').selectOption(m.otherPage);
  await page.getByLabel(m.findPage).fill('quick');
  await page.getByRole('option', { name: 'Quickstart' }).click();
  await expect(target(page, '/events')).toHaveValue('quickstart.mdx');
  await expect(tick(page, '/events')).toBeChecked();
  await expect(item(page, '/events')).toContainText(m.chosenByHand);

  await page.getByLabel(m.giveUpThis('/plans')).click();
  await announced(page, m.isGone('/plans'));
  await expect(tick(page, '/plans')).toHaveCount(0);
  await button(page, m.addRedirects(3)).click();
  await expect(pane(page)).toContainText(m.noneLost);
  await page.keyboard.press('Control+s');
  const config = () => readFileSync(join(folder.root, 'signpost.config.json'), 'utf8');
  await expect.poll(() => redirects(folder)?.length).toBe(3);
  await expect.poll(() => JSON.parse(config()) as object).toEqual({ gone: ['/plans'] });
});

test('the keys move from row to row, and the search finds a page', async ({
  page,
  folder,
  command,
}) => {
  await openLost(page, folder, command.address);
  await tick(page, '/install').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(tick(page, '/setup')).toBeFocused();
  await pane(page).getByLabel(m.search).fill('pricing');
  await expect(tick(page, '/setup')).toHaveCount(0);
  await expect(tick(page, '/plans')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tick(page, '/setup')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(pane(page)).toHaveCount(0);
});

for (const theme of THEMES)
  test(
    `without a history, a list of URLs is checked (${theme})`,
    { tag: '@full' },
    async ({ page }) => {
      await page.emulateMedia({ colorScheme: theme });
      await openFolder(page, {
        'docs.json': '{ "name": "Acme", "navigation": { "pages": ["start", "guides/setup"] } }',
        'start.mdx': pageFile('start'),
        'guides/setup.mdx': pageFile('guides/setup'),
      });
      await runCommand(page, commands.lost);
      await expect(pane(page)).toContainText(m.aboutNoHistory);
      await button(page, m.addList).click();
      await page
        .getByLabel(m.listText)
        .fill('Page,Clicks\nhttps://x.com/setup,12\nhttps://x.com/start,9\nhttps://y.com/a,1');
      await button(page, m.check).click();
      await announced(page, m.foundInList(1));
      await expect(target(page, '/setup')).toHaveValue('guides/setup.mdx');
      await expect(item(page, '/setup')).toContainText(m.visits(12));
      await expect(pane(page)).toContainText(m.notOfSite(1));
      expect(await axeViolations(page)).toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutOffText(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
    },
  );
