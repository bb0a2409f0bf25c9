/* Kills the command while it saves: each file has its old or its new content, whole, and no temporary files remain. */
import { existsSync, watch } from 'node:fs';
import { chmod, mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../../tests/built-command.ts';
import {
  everythingIn,
  temporaryFolder,
  putFile,
  serveFolder,
  valueOf,
} from '../../../tests/test-server.ts';
import { startCommand, stopCommand } from '../../../tests/command-process.ts';
import { connect, placeAt } from '../../lib/storage/server.ts';
import { markOf } from './disk.ts';

const KILLS = process.env.SIGNPOST_RUNS === 'full' ? 140 : 6;
const SEED = Number(process.env.SIGNPOST_SEED ?? Date.now() % 1_000_000);

let command: string;
beforeAll(async () => void (command = await buildCommand()));
afterAll(() => rm(dirname(dirname(command)), { recursive: true }));

/** https://en.wikipedia.org/wiki/Linear_congruential_generator */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
}

/** Enough files that some of the kills come between one and the next. */
const TABS = Array.from({ length: 6 }, (_, i) => `tabs/${i}.json`);
const PATHS = ['docs.json', ...TABS];

/** Every line of a text shows its version. */
const textOf = (path: string, version: number): string =>
  path === 'docs.json'
    ? `{ ${TABS.map((tab, i) => `"${i}": { "$ref": "./${tab}" },`).join(' ')}\n${`  "v${version}": ${version},\n`.repeat(3000)}  "end": ${version} }\n`
    : `{\n${`  "tab${version}": ${version},\n`.repeat(200)}  "end": ${version} }\n`;
const versionOf = (path: string, text: string): number => {
  const version = Number(/"end": (\d+) }\n$/.exec(text)?.[1] ?? NaN);
  expect(text === textOf(path, version), `${path} is whole`).toBe(true);
  return version;
};

/** Resolves when a save has written its plan. */
const nextStep = (root: string): Promise<void> =>
  new Promise((seen) => {
    const watcher = watch(root, (_event, name) => {
      if (!name?.startsWith('.step.')) return;
      watcher.close();
      seen();
    });
  });

test(`${KILLS} kills during a save of many files leave old or new content (seed ${SEED})`, async () => {
  const random = dice(SEED);
  let between = 0;
  for (let run = 0; run < KILLS; run++) {
    const root = await temporaryFolder(
      Object.fromEntries(PATHS.map((path) => [path, textOf(path, 0)])),
    );
    const started = await startCommand(command, [root, '--port', '0']);
    const place = placeAt(valueOf(await connect(started)), 'docs.json');
    let done = 0;
    const saving = (async () => {
      let marks = PATHS.map((path) => markOf(Buffer.from(textOf(path, 0))));
      for (;;) {
        const files = PATHS.map((path, i) => ({
          path,
          text: textOf(path, done + 1),
          expected: marks[i]!,
        }));
        const written = await place.write!(files);
        if (!written.ok) return written.refusal.code;
        done++;
        marks = written.value.map(({ mark }) => mark);
      }
    })();
    // At any moment, or when the texts are written and the files are about to be replaced.
    if (run % 2) await nextStep(root);
    const moment = random() * (run % 2 ? 8 : 120);
    await new Promise((go) => setTimeout(go, moment));
    await stopCommand(started, 'SIGKILL');
    expect(await saving, `seed ${SEED}, run ${run}`).toBe('offline');

    const texts = await Promise.all(PATHS.map((path) => readFile(join(root, path), 'utf8')));
    const versions = PATHS.map((path, i) => versionOf(path, texts[i]!));
    for (const version of versions)
      expect([done, done + 1], `seed ${SEED}, run ${run}`).toContain(version);
    if (new Set(versions).size > 1) between++;

    // The next start finishes the step and cleans up.
    const next = await serveFolder(root);
    const after = await Promise.all(PATHS.map((path) => readFile(join(root, path), 'utf8')));
    expect(new Set(PATHS.map((path, i) => versionOf(path, after[i]!))).size).toBe(1);
    expect([...(await everythingIn(root)).keys()].sort()).toEqual(
      [...PATHS, 'tabs'].map((path) => join(root, path)).sort(),
    );
    await next.end();
  }
  console.log(`${KILLS} kills, seed ${SEED}; ${between} of them between two files.`);
});

/** The name of a file that a killed save would have left. */
const left = (name: string) => `.${name}.999999999-0123456789ab.signpost`;

test('a step that was stopped between its files is finished', async () => {
  const root = await temporaryFolder({
    'docs.json': 'new',
    'tabs/api.json': 'old',
    'tabs/keep.json': '',
  });
  await putFile(root, `tabs/${left('api.json')}`, 'new');
  await putFile(root, left('docs.json'), 'a second name of the old one');
  const mark = (text: string) => markOf(Buffer.from(text));
  await putFile(
    root,
    left('step'),
    JSON.stringify([
      { file: 'docs.json', temporary: left('docs.json'), before: mark('old'), after: mark('new') },
      {
        file: join('tabs', 'api.json'),
        temporary: left('api.json'),
        before: mark('old'),
        after: mark('new'),
      },
    ]),
  );
  const next = await serveFolder(root);
  expect(await readFile(join(root, 'tabs/api.json'), 'utf8')).toBe('new');
  expect([...(await everythingIn(root)).keys()]).toHaveLength(4);
  await next.end();
});

test.each([
  ['over what somebody changed since then', 'docs.json', 'theirs'],
  ['in what only git keeps', '.git/config', 'old'],
  ['in a script', 'run.sh', 'old'],
  ['in YAML that is no specification', 'compose.yaml', 'old'],
  ['outside of the folder', '../docs.json', 'old'],
])('a leftover plan does nothing %s', async (_what, file, now) => {
  const around = await temporaryFolder({ 'site/docs.json': '{}' });
  const root = join(around, 'site');
  await putFile(root, file, now);
  await putFile(dirname(join(root, file)), left('x'), 'new');
  const mark = (text: string) => markOf(Buffer.from(text));
  const plan = [{ file, temporary: left('x'), before: mark('old'), after: mark('new') }];
  await putFile(root, left('step'), JSON.stringify(plan));
  const next = await serveFolder(root);
  expect(await readFile(join(root, file), 'utf8')).toBe(now);
  await next.end();
  await rm(around, { recursive: true, force: true });
});

/** A plan that moves a script, which was stopped before it had its new name. */
async function stoppedMove(root: string, to: string): Promise<void> {
  const mark = markOf(Buffer.from('exit 0'));
  await putFile(root, 'a.sh', 'exit 0');
  await putFile(dirname(join(root, to)), left('to'), 'exit 0');
  const plan = [
    { file: to, temporary: left('to'), kept: left('k'), before: null, after: mark },
    { file: 'a.sh', temporary: left('a'), kept: left('l'), before: mark, after: null },
  ];
  await putFile(root, left('step'), JSON.stringify(plan));
}

test('a file of any kind that was being moved has its new name', async () => {
  const root = await temporaryFolder({ 'docs.json': '{}' });
  await stoppedMove(root, 'b/b.sh');
  const next = await serveFolder(root);
  expect(await readFile(join(root, 'b/b.sh'), 'utf8')).toBe('exit 0');
  expect([...(await everythingIn(root)).keys()]).toHaveLength(3);
  await next.end();
});

test.each(['.git/hooks/b.sh', '../b.sh', 'node_modules/b.sh', 'out/b.sh', '.git'])(
  'a leftover plan moves nothing to %s',
  async (to) => {
    const around = await temporaryFolder({ 'site/docs.json': '{}', 'other/x': '' });
    const root = join(around, 'site');
    await symlink(join(around, 'other'), join(root, 'out'));
    await stoppedMove(root, to);
    const next = await serveFolder(root);
    expect(await readFile(join(root, 'a.sh'), 'utf8')).toBe('exit 0');
    expect(existsSync(join(root, to))).toBe(false);
    await next.end();
    await rm(around, { recursive: true, force: true });
  },
);

test('a file that another program on this computer is still writing is left alone', async () => {
  const mine = `.docs.json.${process.ppid}-0123456789ab.signpost`;
  const root = await temporaryFolder({ 'docs.json': '{}', [mine]: 'half of i' });
  await putFile(root, 'notes.signpost', 'mine');
  await mkdir(join(root, 'empty'));
  await chmod(join(root, 'empty'), 0o755);
  const next = await serveFolder(root);
  expect([...(await everythingIn(root)).keys()].sort()).toEqual(
    [mine, 'docs.json', 'empty', 'notes.signpost'].map((path) => join(root, path)).sort(),
  );
  await next.end();
});

test('Ctrl+C ends it cleanly, without further output', async () => {
  const root = await temporaryFolder({ 'docs.json': '{}' });
  const started = await startCommand(command, [root, '--port', '0']);
  const place = placeAt(valueOf(await connect(started)), 'docs.json');
  const end = place.watch!(() => undefined);
  expect(valueOf(await place.read('docs.json')).text).toBe('{}');
  const before = started.said();
  expect(await stopCommand(started, 'SIGINT')).toBe(0);
  expect(started.said()).toBe(before);
  end();
  await rm(root, { recursive: true });
});
