/* The folder that the command serves, on a real disk with a real git. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer } from '../../src/cli/serve/server.ts';
import { connect, placeAt } from '../../src/lib/storage/server.ts';
import { FILES, type TestedStorage, HIDDEN, type Logged, MAIN, value } from './tested-storage.ts';
import { contract } from './suite.ts';

async function ground(withGit: boolean): Promise<TestedStorage> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'signpost-contract-')));
  const [root, app] = [join(top, 'docs'), join(top, 'app')];
  await mkdir(app);
  const put = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  };
  for (const [path, bytes] of Object.entries(FILES)) await put(path, bytes);
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
  if (withGit) {
    git('init', '-q', '-b', 'main');
    git('config', 'user.name', 'Ada');
    git('config', 'user.email', 'ada@example.com');
    git('add', '-A');
    git('commit', '-q', '-m', 'Begin');
  }
  for (const [path, bytes] of Object.entries(HIDDEN)) await put(path, bytes);
  const server = await startServer({ ground: { root, only: undefined }, app, ports: [0] });
  const window = async () => placeAt(value(await connect(server), 'connecting'), MAIN);
  return {
    place: await window(),
    again: window,
    bytesOf: async (path) =>
      existsSync(join(root, path)) ? new Uint8Array(await readFile(join(root, path))) : undefined,
    disturb: (path, bytes) => (bytes ? put(path, bytes) : rm(join(root, path))),
    log: (branch) => Promise.resolve(logged(git('log', '-z', '--format=%H%n%B', branch), git)),
    close: async () => {
      await server.close();
      await rm(top, { recursive: true });
    },
  };
}

const logged = (log: string, git: (...args: string[]) => string): readonly Logged[] =>
  log
    .split('\0')
    .filter(Boolean)
    .map((entry) => {
      const [commit = '', ...message] = entry.split('\n');
      const paths = git('diff-tree', '--root', '-r', '-z', '--no-commit-id', '--name-only', commit);
      return {
        commit,
        message: message.join('\n').trim(),
        paths: paths.split('\0').filter(Boolean),
      };
    });

const ABLE = ['list', 'bytes', 'write', 'watch'] as const;
// Reading and writing don't depend on git, so this runs only in full mode.
if (process.env.SIGNPOST_RUNS === 'full')
  contract('a folder served by the command', ABLE, () => ground(false));
contract('a git repository served by the command', [...ABLE, 'git'], () => ground(true));
