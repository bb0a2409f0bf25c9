/*
 * The order of a step's actions, checked whenever it flushes: what is in the folder at that moment is what a power
 * failure would leave there.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, putFile } from '../../../tests/test-server.ts';
import { fileOnDisk } from './disk.ts';
import { Refuse } from './failures.ts';
import { isJournal } from './journal.ts';
import { writeStep } from './step.ts';
import type { Target } from './target.ts';

const PATHS = ['docs.json', 'tabs.json'];
let root: string;

beforeEach(async () => {
  root = await temporaryFolder(Object.fromEntries(PATHS.map((path) => [path, 'old'])));
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(root, { recursive: true, force: true });
});

async function target(path: string): Promise<Target> {
  const real = join(root, path);
  return { path, real, bytes: Buffer.from('new'), before: await fileOnDisk(real) };
}
const targets = (paths = PATHS) => Promise.all(paths.map(target));
const texts = () => Promise.all(PATHS.map((path) => readFile(join(root, path), 'utf8')));

interface Flush {
  readonly isFolder: boolean;
  readonly inode: number;
  /** The texts of the files, and the names in the folder, at that moment. */
  readonly texts: readonly string[];
  readonly names: readonly string[];
}

/** Records every flush from now on. */
async function flushes(): Promise<readonly Flush[]> {
  const seen: Flush[] = [];
  const any = await open(join(root, PATHS[0]!), 'r');
  const handles = Object.getPrototypeOf(any) as FileHandle;
  await any.close();
  const flush = Reflect.get(handles, 'sync');
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const info = await this.stat();
    seen.push({
      ...{ isFolder: info.isDirectory(), inode: info.ino, names: readdirSync(root) },
      texts: PATHS.map((path) => readFileSync(join(root, path), 'utf8')),
    });
    return flush.call(this);
  });
  return seen;
}

test('every text is flushed while the old files are in place', async () => {
  const seen = await flushes();
  await writeStep(await targets());
  expect(await texts()).toEqual(['new', 'new']);
  for (const path of PATHS) {
    const { ino } = await stat(join(root, path));
    const own = seen.filter(({ isFolder, inode }) => !isFolder && inode === ino);
    expect(own.map((one) => one.texts)).toEqual([['old', 'old']]);
  }
});

test.skipIf(process.platform === 'win32')(
  'the folder is flushed after the files are replaced',
  async () => {
    const seen = await flushes();
    await writeStep(await targets());
    const last = seen.at(-1)!;
    expect([last.isFolder, last.texts]).toEqual([true, ['new', 'new']]);
  },
);

test('a plan exists before the first of several files is replaced, and none for a single file', async () => {
  const seen = await flushes();
  await writeStep(await targets());
  const planned = (flush: Flush) => flush.names.some(isJournal);
  expect(seen.filter(planned).map((flush) => flush.texts)[0]).toEqual(['old', 'old']);
  expect(seen.filter((flush) => flush.texts.includes('new')).every(planned)).toBe(true);
  const before = seen.length;
  await writeStep([{ ...(await target('docs.json')), bytes: Buffer.from('newer') }]);
  expect(seen.slice(before).some(planned)).toBe(false);
  expect((await readdir(root)).sort()).toEqual(PATHS);
});

test('what another process wrote after the comparison stays, and nothing is written', async () => {
  const asked = await targets();
  await putFile(root, 'tabs.json', 'theirs');
  const { ctimeMs } = await stat(join(root, 'docs.json'));
  await expect(writeStep(asked)).rejects.toMatchObject({
    constructor: Refuse,
    refused: { refusal: { code: 'changed' } },
  });
  expect(await texts()).toEqual(['old', 'theirs']);
  // The other file was not touched, not even for a moment.
  expect((await stat(join(root, 'docs.json'))).ctimeMs).toBe(ctimeMs);
  expect((await readdir(root)).sort()).toEqual(PATHS);
});

test('a file that cannot be put in place restores the others', async () => {
  // A folder is in the place of the new file.
  await mkdir(join(root, 'new.json'));
  await expect(writeStep(await targets([...PATHS, 'new.json']))).rejects.toBeInstanceOf(Refuse);
  expect(await texts()).toEqual(['old', 'old']);
  expect((await readdir(root)).sort()).toEqual(['docs.json', 'new.json', 'tabs.json']);
});
