/*
 * Another process writes at a chosen moment of a save: between two of its system calls. What it wrote stays, and the
 * save reports it.
 */
import { execFileSync } from 'node:child_process';
import fs, { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rm, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { temporaryFolder, putFile } from '../../../tests/test-server.ts';
import { fileOnDisk } from './disk.ts';
import { writeStep } from './step.ts';
import type { Target } from './target.ts';
import * as m from './messages.ts';

const PATHS = ['tabs.json', 'docs.json'];
let root: string;

beforeEach(async () => {
  root = await temporaryFolder(Object.fromEntries(PATHS.map((path) => [path, 'old'])));
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(root, { recursive: true, force: true });
});

async function target(path: string): Promise<Target> {
  const real = join(root, path);
  return { path, real, bytes: Buffer.from('new'), before: await fileOnDisk(real) };
}
const targets = (paths = PATHS) => Promise.all(paths.map(target));
const texts = () => Promise.all(PATHS.map((path) => readFile(join(root, path), 'utf8')));
const names = async () => (await readdir(root)).sort();

/** How other programs save. */
const WAYS = {
  'writes in place': 'printf theirs > docs.json',
  'puts another file in place': 'printf theirs > x && mv x docs.json',
};
const other = (script: string) => execFileSync('sh', ['-c', script], { cwd: root });

/** Runs `act` right before the call that concerns docs.json. */
function before(call: 'linkSync' | 'lstatSync' | 'renameSync', act: () => void): void {
  let isDone = false;
  const own = fs[call] as (...given: readonly unknown[]) => unknown;
  vi.spyOn(fs, call as 'linkSync').mockImplementation((...given: readonly unknown[]) => {
    if (!isDone && given.some((one) => one === join(root, 'docs.json'))) {
      isDone = true;
      act();
    }
    return own(...given);
  });
  syncBuiltinESMExports();
}

const isChanged = {
  refused: {
    refusal: {
      code: 'changed',
      sentence: expect.stringContaining(m.changed('docs.json')) as string,
    },
  },
};

for (const paths of [['docs.json'], PATHS])
  test.each([
    ['before the old file gets a second name', 'linkSync', 'writes in place'],
    ['before the old file gets a second name', 'linkSync', 'puts another file in place'],
    ['while the old file is compared', 'lstatSync', 'puts another file in place'],
    ['right before the new file is put in place', 'renameSync', 'writes in place'],
  ] as const)(
    `of ${paths.length}: what another program wrote %s is kept (%s, it %s)`,
    async (_moment, call, way) => {
      const asked = await targets(paths);
      before(call, () => other(WAYS[way]));
      await expect(writeStep(asked)).rejects.toMatchObject(isChanged);
      expect(await texts()).toEqual(['old', 'theirs']);
      expect(await names()).toEqual([...PATHS].sort());
    },
  );

test('a file that another program removed right before the rename is not created again', async () => {
  const asked = await targets();
  before('linkSync', () => other('rm docs.json'));
  await expect(writeStep(asked)).rejects.toMatchObject({
    refused: { refusal: { code: 'missing' } },
  });
  expect(await names()).toEqual(['tabs.json']);
  expect(await readFile(join(root, 'tabs.json'), 'utf8')).toBe('old');
});

/** Runs `act` when a folder is flushed: by then all files are in place. */
async function atFlush(act: () => void): Promise<void> {
  const any = await open(root, 'r');
  const handles = Object.getPrototypeOf(any) as FileHandle;
  await any.close();
  const flush = Reflect.get(handles, 'sync');
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    const isPlaced = fs.readFileSync(join(root, 'docs.json'), 'utf8') === 'new';
    if ((await this.stat()).isDirectory() && isPlaced) act();
    return flush.call(this);
  });
}

test.skipIf(process.platform === 'win32')(
  'what a program writes into the old file through an open handle is restored with it',
  async () => {
    const asked = await targets();
    const file = openSync(join(root, 'docs.json'), 'r+');
    await atFlush(() => void writeSync(file, 'theirs'));
    await expect(writeStep(asked)).rejects.toMatchObject(isChanged);
    closeSync(file);
    expect(await texts()).toEqual(['old', 'theirs']);
    expect(await names()).toEqual([...PATHS].sort());
  },
);

test.skipIf(process.platform === 'win32')(
  'what a program wrote over the new file is not undone with the rest',
  async () => {
    const asked = await targets();
    const file = openSync(join(root, 'tabs.json'), 'r+');
    await atFlush(() => {
      other(WAYS['writes in place']);
      writeSync(file, 'late');
    });
    await expect(writeStep(asked)).rejects.toThrow(m.changed('tabs.json'));
    closeSync(file);
    expect(await texts()).toEqual(['late', 'theirs']);
    expect(await names()).toEqual([...PATHS].sort());
  },
);

test('a disk without hard links is written as well', async () => {
  const asked = await targets();
  vi.spyOn(fs, 'linkSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOTSUP'), { code: 'ENOTSUP' });
  });
  syncBuiltinESMExports();
  await writeStep(asked);
  expect(await texts()).toEqual(['new', 'new']);
  // There, too, a later failure restores the other files.
  await putFile(root, 'docs.json', 'old');
  await mkdir(join(root, 'new.json'));
  await expect(writeStep(await targets(['docs.json', 'new.json']))).rejects.toThrow('new.json');
  expect(await texts()).toEqual(['new', 'old']);
  expect(await names()).toEqual(['docs.json', 'new.json', 'tabs.json']);
});
