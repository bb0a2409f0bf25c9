import { corpusFile, expect, fixture, openSample, test, textFile, tree } from './story';
import { chooseSite } from './open-site';
import type { Page } from '@playwright/test';

const checked = (page: Page) =>
  page.getByRole('radiogroup', { name: 'Mode' }).getByRole('radio', { checked: true });

test('offers every way to open a document by name', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  for (const name of [
    'Open file',
    'Open folder',
    'Open repository',
    'Paste JSON',
    'Try the sample',
  ])
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  await expect(page.getByLabel('Choose docs.json')).toBeAttached();
  await expect(page.getByLabel('Choose folder')).toBeAttached();
  await page.getByRole('button', { name: 'Open repository' }).click();
  await expect(page.getByRole('dialog', { name: 'Open repository' })).toBeVisible();
});

test('opens a chosen file in the editor', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await chooseSite(page, corpusFile('dubinc__docs.json'));
  await expect(tree(page)).toBeVisible();
  await expect(page).toHaveURL(/\/edit$/);
  await expect(page.getByRole('heading', { name: 'docs.json', exact: true })).toBeVisible();
  await expect(page.getByRole('status', { name: 'Save state' })).toHaveText('No changes');
  await expect(checked(page)).toHaveAccessibleName('Visual');
});

test('opens the sample, and pasted JSON', { tag: '@main' }, async ({ page }) => {
  await openSample(page);
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByRole('button', { name: 'Paste JSON' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paste JSON' });
  await dialog
    .getByRole('textbox')
    .fill('{"navigation": {"groups": [{"group": "Pasted", "pages": ["a"]}]}}');
  await dialog.getByRole('button', { name: 'Open' }).click();
  await expect(tree(page).getByRole('treeitem', { name: /^Pasted/ })).toBeVisible();
});

test('opens a file dropped on the window', { tag: '@main' }, async ({ page }) => {
  await page.goto('/');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const dropped = await page.evaluateHandle((text) => {
    const data = new DataTransfer();
    data.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    return data;
  }, fixture('site.json').buffer.toString());
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: dropped });
  await expect(page.getByText('Drop to open')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: dropped });
  await expect(tree(page)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'dropped.json' })).toBeVisible();
});

test(
  'explains why a file that isn’t UTF-8 text is refused, and stays on the start screen',
  { tag: '@main' },
  async ({ page }) => {
    await page.goto('/');
    await chooseSite(page, { ...textFile(''), buffer: Buffer.from([0x22, 0xe4, 0x22]) });
    await expect(page.getByRole('alert')).toContainText('isn’t UTF-8 text');
    await chooseSite(page, {
      ...textFile(''),
      buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d]),
    });
    await expect(page.getByRole('alert')).toContainText('is an image');
    await expect(page).toHaveURL(/\/$/);
  },
);

for (const [what, text, words] of [
  [
    'a file that does not parse',
    '{\n  "navigation": {\n    "pages": ["a" "b"]\n  }\n}',
    /line 3, column 19/,
  ],
  ['an empty file', '', /The file is empty/],
  ['a file that is nested too deeply', '['.repeat(600) + ']'.repeat(600), /deep|nest/i],
] as const)
  test(`opens ${what} in JSON mode and says what is wrong`, async ({ page }) => {
    await page.goto('/');
    await chooseSite(page, text);
    await expect(checked(page)).toHaveAccessibleName('JSON');
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'JSON' })).toContainText(words);
  });

test('lists recently opened documents, and reopens one', { tag: '@main' }, async ({ page }) => {
  await openSample(page);
  await page.getByRole('link', { name: 'Back to start' }).click();
  const recent = page.getByRole('list', { name: 'Recent' });
  await expect(recent.getByRole('listitem')).toHaveCount(1);
  await recent.getByRole('button', { name: /docs\.json.*Sample/ }).click();
  await expect(tree(page)).toBeVisible();
});

test('goes to the start screen when the editor is loaded without a document', async ({ page }) => {
  await page.goto('/edit');
  await expect(page.getByRole('button', { name: 'Open file' })).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
});

test('shows one pane at a time on a phone', { tag: '@main' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openSample(page);
  const panes = page.getByRole('navigation', { name: 'Panes' });
  await panes.getByRole('button', { name: 'Preview' }).click();
  await expect(page.getByRole('region', { name: 'Preview' })).toBeVisible();
  await expect(tree(page)).toBeHidden();
  await panes.getByRole('button', { name: 'Properties' }).click();
  await expect(page.getByRole('region', { name: 'Properties' })).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
