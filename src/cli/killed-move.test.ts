/*
 * Kills `signpost move` right before each call that moves a folder with images and other files: after the next start, of
 * the editor or of a command, the folder is as before or as after, with nothing else in it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../tests/built-command.ts';
import { everythingIn, serveFolder, temporaryFolder, type Files } from '../../tests/test-server.ts';
import { run } from './command.ts';

const isFull = process.env.SIGNPOST_RUNS === 'full';
const HOOK = resolve('tests/kill-at-call.mjs');

let command: string;
beforeAll(async () => void (command = await buildCommand()));
afterAll(() => rm(dirname(dirname(command)), { recursive: true }));

const DOCS = '{ "navigation": { "pages": ["index", "guides/a", "guides/b"] } }\n';
const FILES: Files = {
  'docs.json': DOCS,
  'index.mdx': '[a](/guides/a) ![i](/guides/img/i.png)\n',
  'guides/a.mdx': '[b](./b) ![i](./img/i.png)\n',
  'guides/b.mdx': '![s](/guides/img/s.svg)\n',
  'guides/img/i.png': '\u0000PNG\u0001',
  'guides/img/s.svg': '<svg/>\n',
  'guides/list.yaml': 'no: specification\n',
  'guides/run.sh': 'exit 0\n',
  'guides/card.jsx': 'export const Card = () => <b />;\n',
  'guides/.keep': '',
};

const contentOf = async (root: string) =>
  Object.fromEntries(
    [...(await everythingIn(root))].map(([path, is]) => [path.slice(root.length), is]),
  );

/** Moves the folder. Returns whether the command was killed. */
async function move(root: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const args = ['move', join(root, 'guides/'), join(root, 'docs/start/')];
  const child = spawn(process.execPath, ['--import', HOOK, command, ...args], {
    stdio: 'ignore',
    env: { ...process.env, SIGNPOST_KILL_ROOT: root, ...env },
  });
  const [code, signal] = (await once(child, 'exit')) as [number | null, string | null];
  if (signal === null) expect(code).toBe(0);
  return signal !== null;
}

/** The next start: of the editor, or of a command that has nothing else to do. Returns what is in the folder then. */
async function afterStart(root: string, isEditor: boolean): ReturnType<typeof contentOf> {
  if (isEditor) {
    const editor = await serveFolder(root);
    const found = await contentOf(root);
    await editor.end();
    return found;
  }
  const nothing = { out: () => undefined, err: () => undefined };
  const app = { app: '/no/such/folder', stopped: () => Promise.resolve() };
  expect(await run(['move', join(root, 'nowhere'), join(root, 'x')], nothing, app)).toBe(1);
  const found = await contentOf(root);
  await rm(root, { recursive: true });
  return found;
}

test('a folder with images is moved or not, at whichever call it is killed', async () => {
  const first = await temporaryFolder(FILES);
  const before = await contentOf(first);
  const calls = join(dirname(command), 'calls');
  expect(await move(first, { SIGNPOST_CALLS: calls })).toBe(false);
  const total = Number(await readFile(calls, 'utf8'));
  const after = await contentOf(first);
  expect(after['/docs/start/img/i.png']).toEqual(before['/guides/img/i.png']);
  expect('/guides' in after).toBe(false);
  await rm(first, { recursive: true });

  const outcomes = { before: 0, after: 0 };
  const step = isFull ? 1 : Math.ceil(total / 12);
  for (let at = 1; at <= total; at += step) {
    const root = await temporaryFolder(FILES);
    expect(await move(root, { SIGNPOST_KILL_AT: String(at) })).toBe(true);
    const now = await afterStart(root, at % 2 === 1);
    const isAfter = '/docs' in now;
    expect(now, `killed at call ${at} of ${total}`).toEqual(isAfter ? after : before);
    outcomes[isAfter ? 'after' : 'before']++;
  }
  expect(Math.min(outcomes.before, outcomes.after)).toBeGreaterThan(0);
  console.log(`A move of ten files makes ${total} calls. Killed at 1 in ${step}:`, outcomes);
}, 600_000);
