/* Folders for stories: on disk for the file field, and in the browser's own file system for the picker. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import { treeReady } from './story';

export type FolderFiles = Readonly<Record<string, string>>;

const corpus = process.env.SIGNPOST_CORPUS ?? '../shared';

/**
 * A real docs.json with small placeholders for the other files of its repository, or undefined if the corpus is
 * missing.
 */
export function realFolder(name: string): FolderFiles | undefined {
  const list = join(corpus, 'corpus/trees', `${name}.txt`);
  if (!existsSync(list)) return undefined;
  const files: Record<string, string> = {};
  for (const line of readFileSync(list, 'utf8').split('\n')) {
    const [path] = line.split('\t');
    if (path) files[path] = /\.mdx?$/i.test(path) ? pageFile(titleOf(path)) : '{}\n';
  }
  files['docs.json'] = readFileSync(join(corpus, 'corpus/files', `${name}.json`), 'utf8');
  const beside = join(corpus, 'corpus/refs', name);
  for (const path of existsSync(beside) ? readdirSync(beside, { recursive: true }) : [])
    if (String(path).endsWith('.json'))
      files[String(path)] = readFileSync(join(beside, String(path)), 'utf8');
  return files;
}

/** A repository's row in `trees/index.tsv`. */
export function countsOf(name: string): Readonly<Record<string, number>> {
  const [head, ...rows] = readFileSync(join(corpus, 'corpus/trees/index.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  const row = rows.find(([, file]) => file === `${name}.json`)!;
  return Object.fromEntries(head!.map((key, i) => [key, Number(row[i])]));
}

export const pageFile = (title: string, more = ''): string =>
  `---\ntitle: "${title}"\n${more}---\n\nText.\n`;

/** "guides/deploy-a-site.mdx" → "Deploy a site" */
export function titleOf(path: string): string {
  const last = path
    .replace(/\.mdx?$/i, '')
    .split('/')
    .at(-1)!;
  const words = last.replace(/[-_"\\]+/g, ' ').trim() || 'Untitled';
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Writes a folder to disk. Returns its path. */
export function folderOnDisk(name: string, files: FolderFiles): string {
  const root = join(mkdtempSync(join(tmpdir(), 'signpost-story-')), name);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

/** Opens a folder, on disk or to be written there, with the start screen's file field. Waits for its navigation. */
export async function openFolder(
  page: Page,
  folder: string | FolderFiles,
  name = 'acme',
): Promise<void> {
  await page.goto('/');
  const root = typeof folder === 'string' ? folder : folderOnDisk(name, folder);
  await page.getByLabel('Choose folder').setInputFiles(root);
  await treeReady(page);
}

/** Opens a folder in which the page can write, and waits for its navigation. */
export async function openWritableFolder(
  page: Page,
  files: FolderFiles,
  name = 'acme',
): Promise<void> {
  await stubPicker(page, name, files);
  await page.getByRole('button', { name: 'Open folder' }).click();
  await treeReady(page);
}

/**
 * Stubs the native picker, which can't be automated: it returns a folder from the browser's own file system, of the
 * same class.
 */
export async function stubPicker(page: Page, name: string, files: FolderFiles): Promise<void> {
  await page.addInitScript((name) => {
    Object.assign(window, {
      showDirectoryPicker: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle(name),
    });
  }, name);
  await page.goto('/');
  await page.evaluate(
    async ({ name, files }) => {
      const top = await navigator.storage.getDirectory();
      const root = await top.getDirectoryHandle(name, { create: true });
      for (const [path, text] of Object.entries(files)) {
        const parts = path.split('/');
        let folder = root;
        for (const part of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(part, { create: true });
        const file = await folder.getFileHandle(parts.at(-1)!, { create: true });
        const stream = await file.createWritable();
        await stream.write(text);
        await stream.close();
      }
    },
    { name, files },
  );
}

/** The current text of a file in that folder, “no file”, or a note that it is being written. */
export const textInBrowser = (page: Page, name: string, path: string): Promise<string> =>
  page.evaluate(
    async ({ name, path }) => {
      const notes: Record<string, string> = {
        NotFoundError: 'no file',
        NotReadableError: 'is being written',
      };
      try {
        let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
        const parts = path.split('/');
        for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
        const file = await (await folder.getFileHandle(parts.at(-1)!)).getFile();
        return await file.text();
      } catch (error) {
        const note = error instanceof DOMException ? notes[error.name] : undefined;
        if (note === undefined) throw error;
        return note;
      }
    },
    { name, path },
  );

/** Every file in that folder, with its text. Leaves out what Chromium itself leaves of a killed write. */
export const treeInBrowser = (page: Page, name: string): Promise<Record<string, string>> =>
  page.evaluate(async (name) => {
    const found: Record<string, string> = {};
    const look = async (folder: FileSystemDirectoryHandle, path: string): Promise<void> => {
      for await (const [key, handle] of folder.entries())
        if (handle.kind === 'directory') await look(handle, `${path}${key}/`);
        else if (!key.endsWith('.crswap'))
          found[path + key] = await (await handle.getFile()).text();
    };
    const top = await navigator.storage.getDirectory();
    await look(await top.getDirectoryHandle(name), '');
    return found;
  }, name);

/** Writes or removes a file in that folder as another program would. */
export const changeInBrowser = (
  page: Page,
  name: string,
  path: string,
  text: string | undefined,
): Promise<void> =>
  page.evaluate(
    async ({ name, path, text }) => {
      let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle(name);
      const parts = path.split('/');
      for (const part of parts.slice(0, -1))
        folder = await folder.getDirectoryHandle(part, { create: true });
      const last = parts.at(-1)!;
      if (text === undefined) return folder.removeEntry(last);
      const stream = await (await folder.getFileHandle(last, { create: true })).createWritable();
      await stream.write(text);
      await stream.close();
    },
    { name, path, text },
  );
