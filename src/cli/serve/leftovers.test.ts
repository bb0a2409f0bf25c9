/*
 * A save of several files that fails, in whichever of its calls: the files are unchanged, and no temporary files
 * remain.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import fsp, { open, readFile, rm, statfs, writeFile, type FileHandle } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { everythingIn, temporaryFolder, putFile } from '../../../tests/test-server.ts';
import { fileOnDisk } from './disk.ts';
import { writeStep } from './step.ts';
import type { Target } from './target.ts';

const FILES = { 'docs.json': 'old', 'tabs/api.json': 'old' };
const NEW = 'nav/deep/new.json';
let root: string;

beforeEach(async () => {
  root = await temporaryFolder(FILES);
});
afterEach(async () => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  await rm(root, { recursive: true, force: true });
});

const targets = (text = 'new', at = root): Promise<readonly Target[]> =>
  Promise.all(
    [...Object.keys(FILES), NEW].map(async (path) => {
      const real = join(at, path);
      return { path, real, bytes: Buffer.from(text), before: await fileOnDisk(real) };
    }),
  );

const full = () => Object.assign(new Error('ENOSPC: no space left'), { code: 'ENOSPC' });

/** Makes the call with this number fail, among those of one function. Returns a check for whether it was reached. */
async function failing(act: Act, number: number): Promise<() => boolean> {
  let count = 0;
  const isDue = () => ++count === number;
  if (act === 'renameSync' || act === 'linkSync') {
    const own = fs[act];
    vi.spyOn(fs, act).mockImplementation((from, to) => {
      if (isDue()) throw full();
      own(from, to);
    });
  } else if (act === 'sync' || act === 'writeFile') {
    const any = await open(join(root, 'docs.json'), 'r');
    const handles = Object.getPrototypeOf(any) as FileHandle;
    await any.close();
    const own = Reflect.get(handles, act) as (...given: readonly unknown[]) => Promise<void>;
    vi.spyOn(handles, act).mockImplementation(async function (
      this: FileHandle,
      ...given: unknown[]
    ) {
      if (isDue()) throw full();
      return own.apply(this, given);
    });
  } else {
    const own = fsp[act] as (...given: readonly unknown[]) => Promise<undefined>;
    vi.spyOn(fsp, act as 'link').mockImplementation(async (...given: readonly unknown[]) => {
      // The plan of a step that is over.
      const isTidying = String(given[1]).includes('.done.');
      if (!isTidying && isDue()) throw full();
      return own(...given);
    });
  }
  syncBuiltinESMExports();
  return () => count >= number;
}
const ACTS = ['mkdir', 'open', 'writeFile', 'sync', 'rename', 'renameSync'] as const;
type Act = (typeof ACTS)[number] | 'linkSync';

test.each(ACTS)('any %s can fail without leaving anything behind', async (act) => {
  for (let number = 1; ; number++) {
    const asked = await targets();
    const before = await everythingIn(root);
    const isReached = await failing(act, number);
    const saved = await writeStep(asked).then(
      () => 'saved',
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : ''),
    );
    const wasReached = isReached();
    vi.restoreAllMocks();
    syncBuiltinESMExports();
    if (!wasReached) {
      expect(saved).toBe('saved');
      expect(number, 'acts of this kind').toBeGreaterThan(1);
      break;
    }
    expect(saved, `${act} ${number}`).toMatch(/disk is full.*Nothing was saved/);
    expect(await everythingIn(root), `${act} ${number}`).toEqual(before);
  }
});

describe('a disk that fills up', () => {
  test('leaves no temporary files, at whichever write the space runs out', async (context) => {
    const disk = await temporaryFolder({});
    try {
      execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'tmpfs', disk], { stdio: 'ignore' });
    } catch {
      return context.skip('No disk of its own may be mounted here.');
    }
    try {
      for (const [path, text] of Object.entries(FILES)) await putFile(disk, path, text);
      const { bsize, bfree } = await statfs(disk);
      let refusals = 0;
      for (let room = 0; room < 8; room++) {
        await writeFile(join(disk, 'big.bin'), Buffer.alloc((bfree - room) * bsize));
        const before = await everythingIn(disk);
        const saved = await writeStep(await targets(`new ${room}`, disk)).then(
          () => true,
          () => false,
        );
        const now = await everythingIn(disk);
        if (!saved) expect(now, `room for ${room}`).toEqual(before);
        else {
          expect([...now.keys()].filter((path) => path.includes('.signpost'))).toEqual([]);
          expect(await readFile(join(disk, 'docs.json'), 'utf8')).toBe(`new ${room}`);
        }
        if (!saved) refusals++;
        await rm(join(disk, 'big.bin'));
      }
      // Some of the three texts and the plan had no room at first; in the end all had.
      expect(refusals).toBeGreaterThan(3);
      expect(refusals).toBeLessThan(8);
    } finally {
      execFileSync('umount', [disk]);
      await rm(disk, { recursive: true });
    }
  });
});
