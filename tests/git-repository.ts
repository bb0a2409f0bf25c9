/* A git repository in a new folder, with an identity and without the machine's settings. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface Repository {
  readonly folder: string;
  /** Runs git. Returns its exit code and everything it printed. */
  readonly git: (...args: readonly string[]) => Promise<Outcome>;
  /** Runs any program in the folder. */
  readonly run: (program: string, ...args: readonly string[]) => Promise<Outcome>;
  readonly put: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly text: (path: string) => Promise<string>;
  /** Writes files and commits everything. */
  readonly commit: (files: Readonly<Record<string, string>>) => Promise<void>;
  readonly remove: () => Promise<void>;
}

export interface Outcome {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** An identity, and none of the machine's settings. */
export const GIT_ENVIRONMENT = {
  ...{ GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_NOSYSTEM: '1', GIT_EDITOR: 'true' },
  ...{ GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' },
  ...{ GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' },
};

/** Creates a repository with the branch `main` and no commits. */
export async function makeRepository(): Promise<Repository> {
  const folder = await mkdtemp(join(tmpdir(), 'signpost-git-'));
  const env = { ...process.env, ...GIT_ENVIRONMENT };
  const run: Repository['run'] = (program, ...args) =>
    new Promise((done) => {
      execFile(program, [...args], { cwd: folder, env }, (error, out, err) =>
        done({ code: error ? Number(error.code ?? 1) : 0, out, err }),
      );
    });
  const git: Repository['git'] = (...args) => run('git', ...args);
  const must = async (...args: readonly string[]) => {
    const { code, err } = await git(...args);
    if (code !== 0) throw new Error(`git ${args.join(' ')}: ${err}`);
  };
  const put: Repository['put'] = async (files) => {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), text);
    }
  };
  await must('init', '--quiet', '--initial-branch', 'main');
  return {
    ...{ folder, git, run, put },
    text: (path) => readFile(join(folder, path), 'utf8'),
    commit: async (files) => {
      await put(files);
      await must('add', '--all');
      await must('commit', '--quiet', '--allow-empty', '--message', 'Change the site');
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
