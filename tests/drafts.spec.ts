import type { Page } from '@playwright/test';
import { expect, grabDownload, openFile, settled, test, textFile, type StoryFile } from './story';

const TEXT =
  '\ufeff{\r\n\t"name": "Old",\r\n\t"navigation": { "pages": ["a", "\\u0062"] }\r\n}\r\n';
const file = textFile(TEXT);
const state = (page: Page) => page.getByRole('status', { name: 'Save state' });
const restore = (page: Page) => page.getByRole('button', { name: 'Restore' });

async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await expect(state(page)).toHaveText('Unsaved draft', { timeout: 1000 });
}

async function choose(page: Page, { name, mimeType, buffer }: StoryFile): Promise<void> {
  await page.getByLabel('Choose docs.json').setInputFiles({ name, mimeType, buffer });
  await settled(page);
}

const downloaded = async (page: Page) =>
  (await grabDownload(page, () => page.keyboard.press('ControlOrMeta+s'))).bytes.toString();

test('keeps work within a second and gives it back after a reload, byte for byte', async ({
  page,
}) => {
  await openFile(page, file);
  await rename(page, 'New');
  await page.reload();
  await expect(page.getByText(/Unsaved work from/)).toBeVisible();
  await restore(page).click();
  await settled(page);
  expect(await downloaded(page)).toBe(TEXT.replace('Old', 'New'));

  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(state(page)).toHaveText('No changes');
  expect(await downloaded(page)).toBe(TEXT);
});

test('offers work when the same file is opened again, and never applies it by itself', async ({
  page,
}) => {
  await openFile(page, file);
  await rename(page, 'New');
  await page.reload();
  await choose(page, file);
  await expect(page.getByText(/You have unsaved work from/)).toBeVisible();
  expect(await downloaded(page)).toBe(TEXT);
  await restore(page).click();
  await expect(page.getByText(/You have unsaved work from/)).toBeHidden();
  expect(await downloaded(page)).toBe(TEXT.replace('Old', 'New'));
});

test('keeps the work of several sittings apart', async ({ page }) => {
  await openFile(page, file);
  await rename(page, 'First');
  await page.reload();
  await choose(page, textFile(TEXT.replace('"a"', '"z"')));
  await rename(page, 'Second');
  await page.reload();
  await expect(page.getByText(/Unsaved work from/)).toHaveCount(2);
});

test('discards work when asked, and takes that back', async ({ page }) => {
  await openFile(page, file);
  await rename(page, 'New');
  await page.getByRole('link', { name: 'Back to start' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(restore(page)).toBeHidden();
  await page.getByRole('button', { name: 'Undo' }).click();
  await restore(page).click();
  await settled(page);
  expect(await downloaded(page)).toBe(TEXT.replace('Old', 'New'));
});

test('forgets the draft when everything is undone', async ({ page }) => {
  await openFile(page, file);
  await rename(page, 'New');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(state(page)).toHaveText('No changes');
  await page.getByRole('link', { name: 'Back to start' }).click();
  await expect(page.getByRole('list', { name: 'Recent' })).toBeVisible();
  await expect(restore(page)).toBeHidden();
});

test('survives a crash of the page', async ({ page, context }) => {
  await openFile(page, file);
  await rename(page, 'New');
  const devtools = await context.newCDPSession(page);
  const crashed = page.waitForEvent('crash');
  void devtools.send('Page.crash').catch(() => undefined);
  await crashed;
  const next = await context.newPage();
  await next.goto('/');
  await restore(next).click();
  await settled(next);
  expect(await downloaded(next)).toBe(TEXT.replace('Old', 'New'));
});

test('says for as long as it lasts that drafts cannot be kept, and editing goes on', async ({
  page,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota has been exceeded', 'QuotaExceededError');
    };
  });
  await openFile(page, file);
  await page.getByRole('button', { name: 'Site settings', exact: true }).click();
  await page.getByLabel('Name', { exact: true }).fill('New');
  await expect(page.getByRole('alert').filter({ hasText: 'storage is full' })).toBeVisible();
  await expect(state(page)).toHaveText('Unsaved changes');
  await page.getByLabel('Name', { exact: true }).fill('Newer');
  expect(await downloaded(page)).toBe(TEXT.replace('Old', 'Newer'));
});

test('still has work that an older Signpost kept', async ({ page }) => {
  // A page of the same origin that opens no database.
  const bare = '<!doctype html><link rel="icon" href="data:," /><title>Bare</title>';
  await page.route('**/bare', (route) => route.fulfill({ body: bare, contentType: 'text/html' }));
  await page.goto('/bare');
  await page.evaluate(
    (after) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('signpost', 1);
        opening.onupgradeneeded = () => {
          for (const name of ['drafts', 'recent'])
            opening.result.createObjectStore(name, { keyPath: 'id' });
        };
        opening.onsuccess = () => {
          const writing = opening.result.transaction('drafts', 'readwrite');
          const time = Date.now();
          const draft = { id: 'a', place: 'chosen:docs.json', name: 'This computer', time };
          writing.objectStore('drafts').put({ ...draft, path: 'docs.json', before: '{}', after });
          writing.oncomplete = () => (opening.result.close(), resolve());
          writing.onabort = () => reject(new Error('The draft could not be written'));
        };
      }),
    TEXT,
  );
  await page.goto('/');
  await restore(page).click();
  await settled(page);
  expect(await downloaded(page)).toBe(TEXT);
});
