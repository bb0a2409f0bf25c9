/* Icons without a network: the picker and the field say so, and the icons appear once it is back. */
import { expect, row, test, textFile } from './story';
import { openSite } from './open-site';
import { properties } from './screen-parts';
import { offline } from '../src/lib/ui/icons/messages';
import * as iconMessages from '../src/lib/features/inspector/icon-messages';

const SITE = textFile(
  JSON.stringify({
    name: 'Site',
    icons: { library: 'lucide' },
    navigation: { groups: [{ group: 'Guides', icon: 'rocket', pages: ['a', 'b'] }] },
  }),
);

test.use({ known: /ERR_INTERNET_DISCONNECTED/ });

test('icons that cannot load say so, and appear when the network is back', async ({
  page,
  context,
}) => {
  // Only the icon sets are out of reach, as parts of the page load when they are used, too.
  const isIcons = (url: URL) => url.pathname.includes('/immutable/icons/');
  // Routed before the page loads, because requests made right after routing a running page can slip through.
  let isCut = true;
  await page.route(isIcons, (route) =>
    isCut ? route.abort('internetdisconnected') : route.continue(),
  );
  await openSite(page, SITE);
  await row(page, 'Guides').click();
  await expect(properties(page).getByText(offline)).toBeVisible();
  await expect(properties(page).locator('.frame [data-icon=missing]')).toBeVisible();
  await properties(page).getByRole('textbox', { name: 'Icon', exact: true }).click();
  const picker = page.getByRole('dialog', { name: 'Choose an icon' });
  await expect(picker.getByRole('status').first()).toBeVisible();
  isCut = false;
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(picker.getByRole('option', { name: 'rocket', exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(properties(page).locator('.frame [data-icon="lucide/rocket"]')).toBeVisible();
  await expect(properties(page).getByText(iconMessages.fromSiteLibrary('Lucide'))).toBeVisible();
  await expect(properties(page).getByText(offline)).toBeHidden();
});
