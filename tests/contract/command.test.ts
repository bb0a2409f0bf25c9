/* The folder that the command serves, on a real disk with a real git. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  realpath,
  rm,
  statfs,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll } from 'vitest';
import { startServer } from '../../src/cli/serve/server.ts';
import { connect, placeAt } from '../../src/lib/storage/server.ts';
import { FILES, type TestedStorage, HIDDEN, type Logged, MAIN, value } from './tested-storage.ts';
import { contract } from './suite.ts';

const isRoot = process.geteuid?.() === 0;

/** A disk of its own, which can be filled. */
const mount = (folder: string): void =>
  void execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder], {
    stdio: 'ignore',
  });

async function triedMount(): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-mount-'));
  try {
    mount(folder);
    execFileSync('umount', [folder]);
    return true;
  } catch {
    return false;
  } finally {
    await rm(folder, { recursive: true });
  }
}
const canMount = await triedMount();

/** Takes the right to write in a folder away. Root, who may write everywhere, becomes another user. */
function unprivileged(root: string): () => Promise<void> {
  const all = (mode: string) => void execFileSync('chmod', ['-R', mode, root]);
  if (isRoot) process.seteuid!(65534);
  else all('a-w');
  return () => {
    if (isRoot) process.seteuid!(0);
    else all('u+w');
    return Promise.resolve();
  };
}

const gitIn = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8' });

/** A repository with one commit of all `FILES`, made once and then copied. */
let begun: string | undefined;
async function begin(root: string): Promise<void> {
  if (begun === undefined) {
    gitIn(root, 'init', '-q', '-b', 'main');
    gitIn(root, 'config', 'user.name', 'Ada');
    gitIn(root, 'config', 'user.email', 'ada@example.com');
    gitIn(root, 'add', '-A');
    gitIn(root, 'commit', '-q', '-m', 'Begin');
    begun = await mkdtemp(join(tmpdir(), 'signpost-begun-'));
    await cp(join(root, '.git'), begun, { recursive: true });
  } else await cp(begun, join(root, '.git'), { recursive: true });
}
afterAll(() => begun && rm(begun, { recursive: true }));

async function ground(withGit: boolean): Promise<TestedStorage> {
  const top = await realpath(await mkdtemp(join(tmpdir(), 'signpost-contract-')));
  const [root, app] = [join(top, 'docs'), join(top, 'app')];
  await mkdir(app);
  await mkdir(root);
  await chmod(top, 0o755);
  if (canMount) mount(root);
  const put = async (path: string, bytes: Uint8Array) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), bytes);
  };
  for (const [path, bytes] of Object.entries(FILES)) await put(path, bytes);
  const git = (...args: string[]) => gitIn(root, ...args);
  if (withGit) await begin(root);
  for (const [path, bytes] of Object.entries(HIDDEN)) await put(path, bytes);
  const server = await startServer({ ground: { root, only: undefined }, app, ports: [0] });
  const window = async () => placeAt(value(await connect(server), 'connecting'), MAIN);
  return {
    place: await window(),
    again: window,
    bytesOf: async (path) =>
      existsSync(join(root, path)) ? new Uint8Array(await readFile(join(root, path))) : undefined,
    disturb: (path, bytes) => (bytes ? put(path, bytes) : rm(join(root, path))),
    hasFolder: (path) =>
      readdir(join(root, path)).then(
        () => true,
        () => false,
      ),
    full: async () => {
      const { bsize, bfree } = await statfs(root);
      await writeFile(join(root, '.big'), Buffer.alloc((bfree - 8) * bsize));
      return () => rm(join(root, '.big'));
    },
    barred: () => Promise.resolve(unprivileged(root)),
    log: (branch) => Promise.resolve(logged(git('log', '-z', '--format=%H%n%B', branch), git)),
    close: async () => {
      await server.close();
      if (canMount) execFileSync('umount', [root]);
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

const ABLE = ['list', 'bytes', 'write', 'watch', 'change', 'barred'] as const;
const NEEDS = canMount ? ([...ABLE, 'full'] as const) : ABLE;
if (!canMount) console.log('No disk of its own may be mounted here: a full disk is not tried.');
// Reading and writing don't depend on git, so this runs only in full mode.
if (process.env.SIGNPOST_RUNS === 'full')
  contract('a folder served by the command', NEEDS, () => ground(false));
contract('a git repository served by the command', [...NEEDS, 'git'], () => ground(true));
