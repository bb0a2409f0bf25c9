/*
 * Kills the tab right before each call of a save that writes, creates, moves and deletes forty files, and then right
 * before a call of the visit that follows: the folder is as before or as after, with nothing else in it.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { MemoryDisk } from '../../../../tests/memory-disk.ts';
import { memoryJournal, memoryLocks } from '../../../../tests/memory-journal.ts';
import type { FileChange } from '../../core/file-change.ts';
import { folderAt, folderTree } from '../folder.ts';
import * as m from './messages.ts';

const isFull = process.env.SIGNPOST_RUNS === 'full';

const some = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const text = (path: string) => `# ${path}\n`;

const MOVED = some(10, (i) => `guides/${i}.mdx`);
const SWAPPED = some(10, (i) => `swapped/${i % 2}/${i}.mdx`);
const RESPELLED = some(3, (i) => `Case/${i}.mdx`);
const DELETED = some(5, (i) => `old/${i}.mdx`);
const WRITTEN = [...some(4, (i) => `written/${i}.mdx`), 'docs.json'];
const CREATED = [...some(6, (i) => `new/deep/${i}.mdx`), 'empty.mdx'];
const other = (i: number) => SWAPPED[i % 2 ? i - 1 : i + 1]!;
const created = (path: string) => (path === 'empty.mdx' ? '' : text(path));

const BEFORE = Object.fromEntries(
  [...MOVED, ...SWAPPED, ...RESPELLED, ...DELETED, ...WRITTEN, 'stays.mdx'].map((path) => [
    path,
    text(path),
  ]),
);
const STEP: readonly FileChange[] = [
  ...MOVED.map((from) => ({ from, to: `moved/${from}`, expected: text(from) })),
  ...SWAPPED.map((from, i) => ({ from, to: other(i), expected: text(from) })),
  ...RESPELLED.map((from) => ({ from, to: from.toLowerCase(), expected: text(from) })),
  ...DELETED.map((path) => ({ deleted: path, expected: text(path) })),
  ...WRITTEN.map((path) => ({ path, text: `${text(path)}More.\n`, expected: text(path) })),
  ...CREATED.map((path) => ({ path, text: created(path) })),
];
const AFTER = Object.fromEntries([
  ...MOVED.map((path) => [`moved/${path}`, text(path)]),
  ...SWAPPED.map((path, i) => [other(i), text(path)]),
  ...RESPELLED.map((path) => [path.toLowerCase(), text(path)]),
  ...WRITTEN.map((path) => [path, `${text(path)}More.\n`]),
  ...CREATED.map((path) => [path, created(path)]),
  ['stays.mdx', text('stays.mdx')],
]) as Readonly<Record<string, string>>;
const sorted = (files: Readonly<Record<string, string>>) => new MemoryDisk(files).state();

afterEach(() => void vi.unstubAllGlobals());
/** The locks of killed tabs end with them. */
const unlock = () => void vi.stubGlobal('navigator', { locks: memoryLocks() });
beforeEach(unlock);

type Journal = ReturnType<typeof memoryJournal>;
const place = (disk: MemoryDisk, journal: Journal) =>
  folderAt(folderTree(disk.open(), journal), 'folder:1');

/** Runs something in a tab that is killed before a call. Resolves when it is killed, or done. */
async function killedAt(disk: MemoryDisk, at: number, run: () => Promise<unknown>) {
  const killed = new Promise<'killed'>((resolve) => (disk.killed = () => resolve('killed')));
  disk.killAt = at;
  const result = await Promise.race([killed, run().then(() => 'done' as const)]);
  unlock();
  return result;
}

describe.each([
  ['a disk', false],
  ['a disk that ignores case', true],
])('a save of forty files on %s', (_name, ignoresCase) => {
  const fresh = () => {
    const disk = new MemoryDisk(BEFORE, ignoresCase);
    return { disk, journal: memoryJournal(disk) };
  };

  test('is finished or reversed, at whichever call the tab is killed', async () => {
    expect(STEP).toHaveLength(40);
    const whole = fresh();
    const written = await place(whole.disk, whole.journal).write!(STEP);
    expect(written).toMatchObject({ ok: true });
    expect(whole.disk.state()).toEqual(sorted(AFTER));
    const total = whole.disk.calls;

    const outcomes = { before: 0, after: 0, 'killed again': 0 };
    for (let at = 1; at <= total; at += isFull ? 1 : 4) {
      const first = fresh();
      const saving = place(first.disk, first.journal);
      expect(await killedAt(first.disk, at, () => saving.write!(STEP))).toBe('killed');
      // The next visit may be killed, too, at any of its calls.
      // In full mode, six neighboring calls have all 60.
      const seconds = isFull ? some(10, (i) => 1 + (at % 6) + 6 * i) : [1 + ((at * 7) % 60)];
      for (const again of seconds) {
        const { disk, journal } = isFull ? await repeated(at) : first;
        const next = place(disk, journal);
        if ((await killedAt(disk, again, () => next.list!())) === 'killed')
          outcomes['killed again']++;
        const last = await place(disk, journal).list!();
        expect(last, `killed at call ${at} of ${total}, then at ${again}`).toMatchObject({
          ok: true,
        });
        const isAfter = 'empty.mdx' in disk.state();
        expect(disk.state(), `killed at call ${at} of ${total}, then at ${again}`).toEqual(
          sorted(isAfter ? AFTER : BEFORE),
        );
        expect(journal.plans.size).toBe(0);
        outcomes[isAfter ? 'after' : 'before']++;
      }
    }
    expect(Math.min(...Object.values(outcomes))).toBeGreaterThan(0);
    console.log(`A save of 40 files in a folder makes ${total} calls.`, outcomes);
  });

  async function repeated(at: number) {
    const one = fresh();
    const saving = place(one.disk, one.journal);
    await killedAt(one.disk, at, () => saving.write!(STEP));
    return one;
  }

  test('is reversed if a call fails, whichever it is', async () => {
    const whole = fresh();
    await place(whole.disk, whole.journal).write!(STEP);
    for (let at = 1; at <= whole.disk.calls; at += isFull ? 1 : 4) {
      const { disk, journal } = fresh();
      const saving = place(disk, journal);
      disk.before = (call) => {
        if (disk.calls === at && call !== 'forget')
          throw new DOMException('No.', 'NoModificationAllowedError');
      };
      const { ok: isDone } = await saving.write!(STEP);
      disk.before = () => undefined;
      await place(disk, journal).list!();
      expect(disk.state(), `call ${at} failed`).toEqual(sorted(isDone ? AFTER : BEFORE));
      expect(journal.plans.size).toBe(0);
    }
  });

  test('leaves what another program wrote after the kill', async () => {
    const whole = fresh();
    await place(whole.disk, whole.journal).write!(STEP);
    for (let at = 2; at <= whole.disk.calls; at += isFull ? 1 : 12) {
      const { disk, journal } = fresh();
      const saving = place(disk, journal);
      await killedAt(disk, at, () => saving.write!(STEP));
      disk.put('docs.json', '{ "theirs": true }');
      const isWhole = !('guides/9.mdx' in disk.state()) && !('old/4.mdx' in disk.state());
      await place(disk, journal).list!();
      const wanted = isWhole ? AFTER : BEFORE;
      expect(disk.state(), `killed at call ${at}`).toEqual(
        sorted({ ...wanted, 'docs.json': '{ "theirs": true }' }),
      );
    }
  });
});

describe('an interrupted save', () => {
  const PAGES = { 'site/a.mdx': '# A', 'site/b.mdx': '# B' };
  const MOVES = [
    { from: 'a.mdx', to: 'c.mdx', expected: '# A' },
    { deleted: 'b.mdx', expected: '# B' },
  ];
  /** A save in the folder `site` that was killed after one of two files was removed. */
  async function interrupted() {
    const disk = new MemoryDisk(PAGES);
    const journal = memoryJournal(disk);
    const site = await disk.open().getDirectoryHandle('site');
    const saving = folderAt(folderTree(site, journal), 'folder:1');
    let removed = 0;
    disk.before = (call) => {
      if (call === 'remove' && ++removed === 1) disk.killAt = disk.calls + 1;
    };
    await killedAt(disk, Infinity, () => saving.write!(MOVES));
    disk.before = () => undefined;
    expect(disk.state()).toEqual({ 'site/b.mdx': '# B', 'site/c.mdx': '# A' });
    return { disk, journal };
  }

  test('is finished when a folder above is opened', async () => {
    const { disk, journal } = await interrupted();
    expect(await place(disk, journal).list!()).toEqual({ ok: true, value: ['site/c.mdx'] });
  });

  test('asks for the folder that it was made in', async () => {
    const { disk, journal } = await interrupted();
    disk.put('site/deep/docs.json', '{}');
    const site = await disk.open().getDirectoryHandle('site');
    const deep = folderTree(await site.getDirectoryHandle('deep'), journal);
    const sentence = m.interruptedAbove('site');
    expect(await deep.list()).toMatchObject({ refusal: { sentence } });
  });

  test('shows nothing of the folder until it may be finished', async () => {
    const { disk, journal } = await interrupted();
    disk.permission = 'denied';
    const opened = place(disk, journal);
    const sentence = m.interrupted('site');
    expect(await opened.list!()).toMatchObject({ refusal: { sentence } });
    expect(await opened.read('site/b.mdx')).toMatchObject({ refusal: { sentence } });
    disk.permission = 'granted';
    expect(await opened.list!()).toEqual({ ok: true, value: ['site/c.mdx'] });
  });

  test('is reversed if it can’t be finished, and waits if neither is possible', async () => {
    const { disk, journal } = await interrupted();
    disk.before = () => {
      throw new DOMException('No.', 'NoModificationAllowedError');
    };
    const sentence = m.unfinished('site', 'a.mdx');
    expect(await place(disk, journal).list!()).toMatchObject({ refusal: { sentence } });
    disk.before = (call, path) => {
      if (call === 'remove' && path === 'site/b.mdx')
        throw new DOMException('No.', 'NoModificationAllowedError');
    };
    expect(await place(disk, journal).list!()).toMatchObject({ ok: true });
    expect(disk.state()).toEqual(PAGES);
  });

  test('in a folder that was removed says so, and waits for it', async () => {
    const { disk, journal } = await interrupted();
    const site = await disk.open().getDirectoryHandle('site');
    for (const path of ['site/b.mdx', 'site/c.mdx', 'site']) disk.remove(path);
    const opened = await folderTree(site, journal).list();
    expect(opened).toMatchObject({ refusal: { code: 'missing' } });
    expect(journal.plans.size).toBe(1);
    disk.put('site/b.mdx', '# B');
    disk.put('site/c.mdx', '# A');
    expect(await folderTree(site, journal).list()).toEqual({ ok: true, value: ['c.mdx'] });
  });

  test('in another folder doesn’t matter', async () => {
    const { disk, journal } = await interrupted();
    disk.put('other/docs.json', '{}');
    const other = await disk.open().getDirectoryHandle('other');
    const opened = folderTree(other, journal);
    expect(await opened.list()).toEqual({ ok: true, value: ['docs.json'] });
    expect(journal.plans.size).toBe(1);
  });
});
