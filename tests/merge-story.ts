/* The command in a new repository whose branches changed one site. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { run } from '../src/cli/command.ts';
import { buildCommand } from './built-command.ts';
import {
  GIT_ENVIRONMENT,
  makeRepository,
  type Outcome,
  type Repository,
} from './git-repository.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

export interface MergeStory {
  /** The repository, new for each test. */
  readonly repo: () => Repository;
  /** The path of the built command, which git runs as the merge driver. */
  readonly command: () => string;
  /** Runs the command in this process, as if it were the built one. Its start takes most of the time of a test. */
  readonly signpost: (...args: readonly string[]) => Promise<Outcome>;
  /** Commits a base, and a branch from it for each side. `main` has ours and is checked out; the other is `theirs`. */
  readonly branched: (base: Files, ours: Files, theirs: Files) => Promise<void>;
}

/** Call once per test file, outside the tests. */
export function useMergeStory(): MergeStory {
  let command = '';
  let repo: Repository;
  const home = process.cwd();
  beforeAll(async () => {
    command = await buildCommand();
  }, 240_000);
  afterAll(() => rm(dirname(dirname(command)), { recursive: true }));
  beforeEach(async () => {
    repo = await makeRepository();
    for (const [name, value] of Object.entries(GIT_ENVIRONMENT)) vi.stubEnv(name, value);
    process.chdir(repo.folder);
  });
  afterEach(() => {
    process.chdir(home);
    vi.unstubAllEnvs();
    return repo.remove();
  });
  return {
    repo: () => repo,
    command: () => command,
    async signpost(...args) {
      let [out, err] = ['', ''];
      const io = {
        out: (text: string) => void (out += text),
        err: (text: string) => void (err += text),
        self: [process.execPath, command],
      };
      const code = await run(args, io, { app: '', stopped: () => Promise.resolve() });
      return { code, out, err };
    },
    async branched(base, ours, theirs) {
      await repo.commit(base);
      await repo.git('branch', 'theirs');
      await repo.commit(ours);
      await repo.git('checkout', '--quiet', 'theirs');
      await repo.commit(theirs);
      await repo.git('checkout', '--quiet', 'main');
    },
  };
}

/** A site with one group of these pages, a line each. */
export const site = (...pages: readonly string[]) => `{
  // Pages in reading order.
  "name": "Acme",
  "navigation": {
    "groups": [
      {
        "group": "Start",
        "pages": [
${pages.map((page) => `          "${page}"`).join(',\n')}
        ]
      }
    ]
  }
}
`;

export const docs = (text: string): Files => ({ 'docs.json': text });

/** Time limit of a test, in milliseconds: it starts the command and git several times. */
export const LONG = { timeout: 120_000 };
