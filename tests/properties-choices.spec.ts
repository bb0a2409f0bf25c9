import { expect, row, test } from './story';
import { openSite } from './open-site';
import { properties, field, undo, downloadText } from './screen-parts';
import * as m from '../src/lib/features/inspector/effect-messages';
import * as inspectorMessages from '../src/lib/features/inspector/messages';
import * as siteMessages from '../src/lib/features/inspector/site/messages';

const DOCS = `{
  "name": "Acme",
  "navigation": {
    "versions": [
      {
        "version": "v1",
        "default": true,
        "pages": ["v1/a"]
      },
      {
        "version": "v2",
        "pages": ["v2/a"]
      }
    ]
  }
}
`;

test.beforeEach(async ({ page }) => openSite(page, DOCS));

test('only one version is the default: one step takes it from the other', async ({ page }) => {
  await row(page, 'v2').click();
  await expect(field(page, 'Default')).toHaveAccessibleDescription(/Readers see “v1” first/);
  await field(page, 'Default').check();
  await expect(field(page, 'Default')).toHaveAccessibleDescription(m.thisFirst('version'));
  await expect
    .poll(() => downloadText(page))
    .toBe(
      DOCS.replace('        "default": true,\n', '').replace(
        '"version": "v2",\n',
        '"version": "v2",\n        "default": true,\n',
      ),
    );
  await undo(page).click();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test(
  'a field under “More fields” stays in place while typing',
  { tag: '@long' },
  async ({ page }) => {
    await row(page, 'v2').click();
    await properties(page).getByText('More fields').click();
    const link = field(page, 'Link (href)');
    await link.click();
    await link.pressSequentially('https://old.example.com');
    await expect(link).toBeFocused();
    await expect(link).toHaveAccessibleDescription(/Opens old.example.com in a new tab/);
    await properties(page).getByRole('button', { name: 'Clear Link (href)' }).click();
    await expect(link).toBeFocused();
    await expect.poll(() => downloadText(page)).toBe(DOCS);
  },
);

test('Tab goes from field to field, past the buttons that clear a text', async ({ page }) => {
  await row(page, 'v2').click();
  await field(page, 'Tag').fill('New');
  await expect(properties(page).getByRole('button', { name: 'Clear Tag' })).toBeVisible();
  await field(page, 'Tag').press('Tab');
  await expect(field(page, 'Default')).toBeFocused();
});

test('a field of any name is added as JSON, plain words as text', async ({ page }) => {
  await row(page, 'v2').click();
  await properties(page).getByText('More fields').click();
  await field(page, 'Add a field').fill('x-team');
  await field(page, 'Add a field').press('Enter');
  await expect(field(page, 'x-team')).toBeFocused();
  await field(page, 'x-team').fill('docs people');
  await properties(page).getByRole('button', { name: inspectorMessages.keepAsText }).click();
  await expect
    .poll(() => downloadText(page))
    .toBe(
      DOCS.replace('"version": "v2",\n', '"version": "v2",\n        "x-team": "docs people",\n'),
    );
});

test("links on every page are added, moved and removed in the site's settings", async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  const add = async (name: string, address: string) => {
    await field(page, siteMessages.newName).fill(name);
    await field(page, 'URL of new link').fill(address);
    await page.keyboard.press('Enter');
  };
  const anchors = async () => {
    const { navigation } = JSON.parse(await downloadText(page)) as {
      navigation: { global?: { anchors: { anchor: string; href: string }[] } };
    };
    return navigation.global?.anchors.map(({ anchor, href }) => `${anchor} ${href}`);
  };
  await add('Status', 'status.example.com');
  await add('Blog', 'https://blog.example.com');
  await expect
    .poll(() => anchors())
    .toEqual(['Status https://status.example.com', 'Blog https://blog.example.com']);
  await properties(page).getByRole('button', { name: 'Move Blog up' }).click();
  await expect(properties(page).getByRole('button', { name: 'Move Blog down' })).toBeFocused();
  await properties(page).getByRole('button', { name: 'Remove Status' }).click();
  await expect.poll(() => anchors()).toEqual(['Blog https://blog.example.com']);
  await undo(page).click();
  await undo(page).click();
  await undo(page).click();
  await undo(page).click();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});

test('two versions get a tag in one step', async ({ page }) => {
  await row(page, 'v1').click();
  await row(page, 'v2').click({ modifiers: ['ControlOrMeta'] });
  await field(page, 'Tag').fill('Old');
  await expect.poll(async () => (await downloadText(page)).match(/"tag": "Old"/g)).toHaveLength(2);
  await undo(page).click();
  await expect.poll(() => downloadText(page)).toBe(DOCS);
});
