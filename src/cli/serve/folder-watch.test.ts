import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { everythingIn, temporaryFolder, putFile } from '../../../tests/test-server.ts';
import { watchFolder } from './folder-watch.ts';

const ACTS = process.env.SIGNPOST_RUNS === 'full' ? 3000 : 300;
const SEED = Number(process.env.SIGNPOST_SEED ?? Date.now() % 1_000_000);

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
function dice(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
}

const late = dice(SEED);

/** The real disk, with many answers delayed by some milliseconds, so that they may be outdated. */
vi.mock(import('node:fs/promises'), async (original) => {
  const disk = await original();
  const slowly = <T extends (...given: never[]) => Promise<unknown>>(look: T) =>
    (async (...given: Parameters<T>) => {
      if (late(3) === 0) await new Promise((go) => setTimeout(go, late(6)));
      return look(...given).finally(() => new Promise((go) => setTimeout(go, late(3))));
    }) as T;
  const { lstat, stat, readdir } = disk;
  return { ...disk, lstat: slowly(lstat), stat: slowly(stat), readdir: slowly(readdir) };
});

test(`rereading every reported file keeps up with the folder through ${ACTS} changes (seed ${SEED})`, async () => {
  const root = await temporaryFolder({ 'docs.json': '{}', 'a/one.mdx': '1', 'a/b/two.mdx': '2' });
  const known = new Map<string, string>();
  const files = async () =>
    new Map([...(await everythingIn(root))].filter(([, content]) => content !== 'folder'));
  for (const [path, content] of await files()) known.set(path, content);
  let reading: Promise<void> = Promise.resolve();
  const end = watchFolder(root, Date.now(), (path) => {
    reading = reading.then(() =>
      readFile(path).then(
        (bytes) => void known.set(path, bytes.toString('base64')),
        () => void known.delete(path),
      ),
    );
  });

  // A removal is reported only after the folder was read. From then on no change is missed.
  await putFile(root, 'first.mdx', 'first');
  await expect.poll(() => known.has(join(root, 'first.mdx'))).toBe(true);
  await rm(join(root, 'first.mdx'));
  await expect.poll(() => known.has(join(root, 'first.mdx'))).toBe(false);

  const die = dice(SEED);
  const folders = ['', 'a', 'a/b', 'a/b/c', 'd'];
  const names = ['docs.json', 'one.mdx', 'two.mdx', 'three.mdx'];
  const some = (list: readonly string[]) => list[die(list.length)]!;
  const file = () => join(root, some(folders), some(names));
  /** Ignores a change that isn't possible in the current state. */
  const tryTo = (act: Promise<unknown>) => act.catch(() => undefined);
  for (let i = 0; i < ACTS; i++) {
    const path = file();
    const act = die(6);
    await tryTo(mkdir(dirname(path), { recursive: true }));
    if (act <= 1) await tryTo(writeFile(path, String(i)));
    else if (act === 2) {
      await writeFile(join(root, '.temporary'), String(i));
      await tryTo(rename(join(root, '.temporary'), path));
    } else if (act === 3) await tryTo(rm(path));
    else if (act === 4) await tryTo(rename(path, file()));
    else if (die(4) === 0) await tryTo(rm(join(root, some(folders.slice(1))), { recursive: true }));
    else
      await tryTo(rename(join(root, some(folders.slice(1))), join(root, some(folders.slice(1)))));
    // Sometimes leaves time to report everything, and sometimes not.
    if (die(20) === 0) await new Promise((go) => setTimeout(go, 25));
  }
  await rm(join(root, '.temporary'), { force: true });
  await putFile(root, 'last.mdx', 'last');
  await expect
    .poll(() => [...known].sort().join('\n'), { timeout: 60_000 })
    .toBe([...(await files())].sort().join('\n'));
  end();
  await reading;
  await rm(root, { recursive: true });
});
