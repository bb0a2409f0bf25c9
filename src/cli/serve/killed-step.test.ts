/*
 * Kills the command right before each call of a save that writes, creates, moves and deletes forty files, some of them
 * images, and then right before a call of the start that follows: the folder is as before or as after, with nothing
 * else in it.
 */
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../../tests/built-command.ts';
import { startCommand, stopCommand, untilKilled } from '../../../tests/command-process.ts';
import {
  everythingIn,
  serveFolder,
  temporaryFolder,
  valueOf,
  type Files,
} from '../../../tests/test-server.ts';
import type { FileChange } from '../../lib/core/file-change.ts';
import { connect, placeAt } from '../../lib/storage/server.ts';
import { markOf } from './disk.ts';

const isFull = process.env.SIGNPOST_RUNS === 'full';
const HOOK = resolve('tests/kill-at-call.mjs');

let command: string;
beforeAll(async () => void (command = await buildCommand()));
afterAll(() => rm(dirname(dirname(command)), { recursive: true }));

const some = <T>(count: number, make: (i: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i));
const text = (path: string) => `# ${path}\n${'A line of the page.\n'.repeat(50)}`;
const mark = (path: string) => markOf(Buffer.from(text(path)));

const MOVED = some(10, (i) => `guides/${i}.${i % 3 ? 'mdx' : 'png'}`);
const SWAPPED = some(10, (i) => `swapped/${i % 2}/${i}.mdx`);
const DELETED = some(5, (i) => `old/${i}.mdx`);
const WRITTEN = [...some(7, (i) => `written/${i}.mdx`), 'docs.json'];
const CREATED = some(7, (i) => `new/deep/${i}.mdx`);

const before: Files = Object.fromEntries(
  [...MOVED, ...SWAPPED, ...DELETED, ...WRITTEN].map((path) => [path, text(path)]),
);
const other = (i: number) => SWAPPED[i % 2 ? i - 1 : i + 1]!;
const CHANGES: readonly FileChange[] = [
  ...MOVED.map((from) => ({ from, to: `moved/${from}`, expected: mark(from) })),
  ...SWAPPED.map((from, i) => ({ from, to: other(i), expected: mark(from) })),
  ...DELETED.map((path) => ({ deleted: path, expected: mark(path) })),
  ...WRITTEN.map((path) => ({ path, text: `${text(path)}More.\n`, expected: mark(path) })),
  ...CREATED.map((path) => ({ path, text: text(path) })),
];
const after: Files = Object.fromEntries<string>(
  new Map([
    ...MOVED.map((path) => [`moved/${path}`, text(path)] as const),
    ...SWAPPED.map((path, i) => [other(i), text(path)] as const),
    ...WRITTEN.map((path) => [path, `${text(path)}More.\n`] as const),
    ...CREATED.map((path) => [path, text(path)] as const),
  ]),
);

const contentOf = async (files: Files) => {
  const folder = await temporaryFolder(files);
  const found = await relativeTo(folder);
  await rm(folder, { recursive: true });
  return found;
};
const relativeTo = async (root: string) =>
  Object.fromEntries(
    [...(await everythingIn(root))].map(([path, is]) => [path.slice(root.length), is]),
  );

/** Starts the command, and saves. Resolves when the save or the start was killed, or when the save is done. */
async function save(
  root: string,
  env: Readonly<Record<string, string>>,
): Promise<'done' | 'killed'> {
  const started = await startCommand(command, [root, '--port', '0'], { ...env, hook: HOOK });
  const place = placeAt(valueOf(await connect(started)), 'docs.json');
  const done = await place.write!(CHANGES);
  await stopCommand(started, 'SIGKILL');
  if (!done.ok) expect(done.refusal.code).toBe('offline');
  return done.ok ? 'done' : 'killed';
}

const LIMIT = { timeout: 1_800_000 };
test(
  'forty files are changed as before or as after, at whichever call it is killed',
  LIMIT,
  async () => {
    expect(CHANGES).toHaveLength(40);
    const [old, wanted] = [await contentOf(before), await contentOf(after)];
    const first = await temporaryFolder(before);
    const calls = join(dirname(command), 'calls');
    expect(await save(first, { SIGNPOST_KILL_ROOT: first, SIGNPOST_CALLS: calls })).toBe('done');
    const total = Number(await readFile(calls, 'utf8'));
    expect(await relativeTo(first)).toEqual(wanted);
    await rm(first, { recursive: true });

    const outcomes = { before: 0, after: 0, 'killed again': 0 };
    const step = isFull ? 1 : Math.ceil(total / 2);
    const killedAt = async (at: number) => {
      const root = await temporaryFolder(before);
      await save(root, { SIGNPOST_KILL_ROOT: root, SIGNPOST_KILL_AT: String(at) });
      // The next start may be killed, too, at any of its calls.
      if (((at - 1) / step) % 2 === 0) {
        const env = {
          SIGNPOST_KILL_ROOT: root,
          SIGNPOST_KILL_AT: String((at % 40) + 1),
          hook: HOOK,
        };
        if (await untilKilled(command, [root, '--port', '0'], env)) outcomes['killed again']++;
      }
      const next = await serveFolder(root);
      const now = await relativeTo(root);
      const isAfter = '/moved' in now;
      expect(now, `killed at call ${at} of ${total}`).toEqual(isAfter ? wanted : old);
      outcomes[isAfter ? 'after' : 'before']++;
      await next.end();
    };
    // Two at a time.
    await Promise.all(
      [1, 1 + step].map(async (first) => {
        for (let at = first; at <= total; at += 2 * step) await killedAt(at);
      }),
    );
    expect(Math.min(outcomes.before, outcomes.after)).toBeGreaterThan(0);
    console.log(`A save of 40 files makes ${total} calls. Killed at 1 in ${step}:`, outcomes);
  },
);
