import type { Page } from '@playwright/test';
import { expect, treeReady, test } from './story';
import { chooseSite, openSite, type Site } from './open-site';
import { saveState, downloadText } from './screen-parts';
import * as m from '../src/lib/features/shell/messages';

const TEXT =
  '\ufeff{\r\n\t"name": "Old",\r\n\t"navigation": { "pages": ["a", "\\u0062"] }\r\n}\r\n';
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(saveState(page)).toHaveText('Draft saved');
}

async function choose(page: Page, chosen: Site): Promise<void> {
  await chooseSite(page, chosen);
  await treeReady(page);
}

test(
  'keeps work within a second and restores it after a reload, byte for byte',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, TEXT);
    await rename(page, 'New');
    await page.reload();
    await expect(page.getByText(/Draft from/)).toBeVisible();
    await restore(page).click();
    await treeReady(page);
    expect(await downloadText(page)).toBe(TEXT.replace('Old', 'New'));

    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(saveState(page)).toHaveText('No changes');
    expect(await downloadText(page)).toBe(TEXT);
  },
);

test(
  'offers work when the same file is opened again, and never applies it by itself',
  { tag: '@main' },
  async ({ page }) => {
    await openSite(page, TEXT);
    await rename(page, 'New');
    await page.reload();
    await choose(page, TEXT);
    await expect(page.getByText(/You have a draft from/)).toBeVisible();
    expect(await downloadText(page)).toBe(TEXT);
    await restore(page).click();
    await expect(page.getByText(/You have a draft from/)).toBeHidden();
    await expect(saveState(page)).toHaveText('Draft saved');
    expect(await downloadText(page)).toBe(TEXT.replace('Old', 'New'));
  },
);

test(
  'merges unsaved work into a newer text of the chosen document',
  { tag: '@long' },
  async ({ page }) => {
    await openSite(page, TEXT);
    await rename(page, 'New');
    await page.getByRole('link', { name: 'Back to start' }).click();
    const newer = TEXT.replace('"a"', '"a", "c"');
    await choose(page, newer);
    await expect(page.getByText(/draft from .*, based on an earlier version/)).toBeVisible();
    expect(await downloadText(page)).toBe(newer);
    await restore(page).click();
    await expect(saveState(page)).toHaveText('Draft saved');
    await expect(page.getByText(/a draft from/)).toBeHidden();
    expect(await downloadText(page)).toBe(newer.replace('Old', 'New'));
  },
);

test('shows earlier versions of the work, and restores one', async ({ page }) => {
  await openSite(page, TEXT);
  await rename(page, 'First');
  await page.reload();
  await restore(page).click();
  await treeReady(page);
  await rename(page, 'Second');
  await page.reload();
  await expect(page.getByText(/Draft from .* · 1 change/)).toHaveCount(1);
  await page.getByText('1 earlier version').click();
  const versions = page.getByRole('list', { name: 'Earlier versions' });
  await expect(versions).toContainText(/today, \d\d:\d\d\s*1 change/);
  await versions.getByRole('button', { name: /^Restore the version from today/ }).click();
  await treeReady(page);
  await expect(saveState(page)).toHaveText('Draft saved');
  expect(await downloadText(page)).toBe(TEXT.replace('Old', 'First'));

  // The latest version is now an earlier one.
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByText('2 earlier versions').click();
  await versions.getByRole('button').first().click();
  await treeReady(page);
  expect(await downloadText(page)).toBe(TEXT.replace('Old', 'Second'));
});

test('keeps the work of several sessions apart', { tag: '@long' }, async ({ page }) => {
  await openSite(page, TEXT);
  await rename(page, 'First');
  await page.reload();
  await choose(page, TEXT.replace('"a"', '"z"'));
  await rename(page, 'Second');
  await page.reload();
  await expect(page.getByText(/Draft from/)).toHaveCount(2);
});

test('discards work when asked, and can undo that', { tag: '@long' }, async ({ page }) => {
  await openSite(page, TEXT);
  await rename(page, 'New');
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(restore(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await restore(page).click();
  await treeReady(page);
  expect(await downloadText(page)).toBe(TEXT.replace('Old', 'New'));
});

test(
  'keeps saving work that was discarded in another window',
  { tag: '@long' },
  async ({ page, context }) => {
    await openSite(page, TEXT);
    await rename(page, 'First');
    const other = await context.newPage();
    await other.goto('/');
    await other.getByRole('button', { name: 'Discard' }).click();
    await expect(restore(other)).toBeHidden();
    await page.getByLabel('Name', { exact: true }).fill('Second');
    await expect(async () => {
      await other.reload();
      await expect(other.getByRole('list', { name: 'Recent' })).toBeVisible();
      expect(await restore(other).isVisible()).toBe(true);
    }).toPass();
    await page.close();
    await restore(other).click();
    await treeReady(other);
    expect(await downloadText(other)).toBe(TEXT.replace('Old', 'Second'));
  },
);

test('deletes the draft when everything is undone', async ({ page }) => {
  await openSite(page, TEXT);
  await rename(page, 'New');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(saveState(page)).toHaveText('No changes');
  await page.getByRole('link', { name: 'Back to start' }).click();
  await expect(page.getByRole('list', { name: 'Recent' })).toBeVisible();
  await expect(restore(page)).toBeHidden();
});

test('survives a crash of the page', { tag: '@main' }, async ({ page, context }) => {
  await openSite(page, TEXT);
  await rename(page, 'New');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/');
  await restore(next).click();
  await treeReady(next);
  expect(await downloadText(next)).toBe(TEXT.replace('Old', 'New'));
});

test('reports full storage as long as it lasts, and editing continues', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  // Set before anything is stored, because the quota is not checked every time.
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await openSite(page, TEXT);
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('New');
  const full = page.getByRole('alert').filter({ hasText: 'storage is full' });
  await expect(full).toBeVisible();
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await page.getByLabel('Name', { exact: true }).fill('Newer');
  expect(await downloadText(page)).toBe(TEXT.replace('Old', 'Newer'));
  await expect(full).toBeVisible();

  await devtools.send('Storage.overrideQuotaForOrigin', { origin });
  await expect(full).toBeHidden();
  await expect(saveState(page)).toHaveText('Draft saved');
});

test('reports after a crash that work could not be kept because the storage was full', async ({
  page,
  context,
  baseURL,
}) => {
  const devtools = await context.newCDPSession(page);
  const { origin } = new URL(baseURL!);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await openSite(page, TEXT);
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('New');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible();

  // As long as that window is open, nothing is lost.
  const lost = (where: Page) => where.getByText(/Your last changes to docs\.json.*were lost/);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('list', { name: 'Recent' })).toHaveCount(0);
  await expect(lost(other)).toHaveCount(0);

  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/');
  await expect(lost(next)).toBeVisible();
  await next.getByRole('button', { name: 'Dismiss' }).click();
  await expect(lost(next)).toHaveCount(0);
  await next.reload();
  await expect(next.getByRole('button', { name: 'Try the sample' })).toBeVisible();
  await expect(lost(next)).toHaveCount(0);
});

test(
  'reports that the browser stores nothing, and editing continues',
  { tag: '@long' },
  async ({ page }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('It is not allowed here', 'SecurityError');
      };
    });
    await page.goto('/');
    await expect(
      page.getByRole('alert').filter({ hasText: 'storage can’t be read' }),
    ).toBeVisible();
    await choose(page, TEXT);
    await page.getByRole('button', { name: 'Site settings', exact: true }).click();
    await page.getByLabel('Name', { exact: true }).fill('New');
    await expect(page.getByText(m.unsavedAtRisk)).toBeVisible();
    expect(await downloadText(page)).toBe(TEXT.replace('Old', 'New'));
  },
);

/** Version 1 stored drafts as whole texts; since version 3 they are edits to the original text. */
for (const version of [1, 3, 4])
  test(`still has work from an older Signpost, in version ${version} of its database`, async ({
    page,
  }) => {
    // A page of the same origin that opens no database.
    const bare = '<!doctype html><link rel="icon" href="data:," /><title>Bare</title>';
    await page.route('**/bare', (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
    await page.goto('/bare');
    await page.evaluate(
      ([version, after]) =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('signpost', version);
          const stores = [
            ...['drafts', 'recent'],
            ...(version >= 3 ? ['bases', 'views'] : []),
            ...(version >= 4 ? ['versions'] : []),
          ];
          opening.onupgradeneeded = () => {
            for (const name of stores) {
              const store = opening.result.createObjectStore(name, { keyPath: 'id' });
              if (name === 'views') store.createIndex('time', 'time');
            }
          };
          opening.onsuccess = () => {
            const writing = opening.result.transaction(stores, 'readwrite');
            const path = 'docs.json';
            const before = '{}';
            const work = { id: 'a', place: 'chosen:docs.json', name: 'This computer', path };
            const edits = [{ file: path, at: 0, remove: before.length, insert: after }];
            const kept = version >= 3 ? { edits } : { before, after };
            writing.objectStore('drafts').put({ ...work, time: Date.now(), ...kept });
            if (version >= 3) writing.objectStore('bases').put({ id: 'a', text: before });
            writing.oncomplete = () => (opening.result.close(), resolve());
            writing.onabort = () => reject(new Error('The draft could not be written'));
          };
        }),
      [version, TEXT] as const,
    );
    await page.goto('/');
    await restore(page).click();
    await treeReady(page);
    expect(await downloadText(page)).toBe(TEXT);
  });
