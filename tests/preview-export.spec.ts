import { expectNoRequests, exportPreview, siteIn } from './exported-preview';
import { expect, openSample, test } from './story';
import * as m from '../src/lib/features/preview/messages';
import * as readerMessages from '../src/reader/messages';

test('the preview is exported as one file that a colleague can click through', async ({
  page,
}, info) => {
  await openSample(page);
  const frame = page.locator('.frame');
  const DARK = 'rgb(28, 27, 24)';
  await page.getByRole('button', { name: m.showDark }).click();
  await expect(frame).toHaveCSS('background-color', DARK);
  const { name, url, text } = await exportPreview(page, info);
  expect(name).toBe('signal-preview.html');
  console.log(`the exported sample: ${text.length} characters`);
  const { sidebar, title } = siteIn(page);
  await expectNoRequests(page, url, async () => {
    await page.goto(url);
    await expect(title).toHaveText('What Signal is');
    await expect(page).toHaveTitle('What Signal is – Signal');
    await expect(sidebar.locator('[data-icon="lucide/rocket"] path').first()).toBeAttached();

    await sidebar.getByRole('link', { name: 'Quickstart', exact: true }).click();
    await expect(title).toHaveText(/Quickstart|minutes|first/i);
    await page.getByRole('tab', { name: 'Changelog' }).click();
    await expect(page).toHaveURL(/#\/changelog\//);
    await page.goBack();
    await expect(page).toHaveURL(/#\/get-started\/quickstart$/);
    await expect(sidebar.getByRole('link', { name: 'Quickstart', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );

    await page.getByRole('tab', { name: 'Community' }).click();
    await expect(page.getByRole('status', { name: 'Preview note' })).toContainText(
      'opens https://',
    );
    await page.getByRole('button', { name: 'Switch to dark mode' }).click();
    await expect(frame).toHaveCSS('background-color', DARK);

    // A link to a page of the site, and one to a missing page.
    await page.goto('about:blank');
    await page.goto(`${url}#/guides/rotate-a-key`);
    await expect(sidebar.getByRole('link', { name: 'Rotate a key' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await page.goto(`${url}#/no/such/page`);
    await expect(page.getByRole('status', { name: 'Preview note' })).toHaveText(
      readerMessages.noPageAt('/no/such/page'),
    );
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(sidebar).toBeHidden();
    await page
      .getByRole('button', { name: /Menu|menu|navigation/ })
      .first()
      .click();
    await sidebar.getByRole('link', { name: 'Introduction' }).click();
    await expect(title).toHaveText('What Signal is');
  });
});
