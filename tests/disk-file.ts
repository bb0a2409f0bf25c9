/*
 * A docs.json on disk for stories with one file. The native picker can't be automated, so it returns a file from the
 * browser's own file system, of the same class. For folders, see folders.ts.
 */
import type { Page } from '@playwright/test';
import { treeReady } from './story';

export async function openFromDisk(page: Page, text: string): Promise<void> {
  await page.addInitScript(() => {
    const root = () => navigator.storage.getDirectory();
    Object.assign(window, {
      showOpenFilePicker: async () => [await (await root()).getFileHandle('docs.json')],
    });
  });
  await page.goto('/');
  await changeOnDisk(page, text);
  await page.getByRole('button', { name: 'Open file' }).click();
  await treeReady(page);
}

/** Writes the file as another program would. */
export const changeOnDisk = (page: Page, text: string) =>
  page.evaluate(async (text) => {
    const root = await navigator.storage.getDirectory();
    const stream = await (await root.getFileHandle('docs.json', { create: true })).createWritable();
    await stream.write(text);
    await stream.close();
  }, text);

/** The file's exact text, including a byte order mark. */
export async function textOnDisk(page: Page): Promise<string> {
  const bytes = await page.evaluate(async () => {
    const root = await navigator.storage.getDirectory();
    const file = await (await root.getFileHandle('docs.json')).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  });
  return Buffer.from(bytes).toString('utf8');
}
