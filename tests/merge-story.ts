/* The built command in a new repository whose branches changed one site. */
import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { buildCommand } from './built-command.ts';
import { makeRepository, type Outcome, type Repository } from './git-repository.ts';

/** Texts by path. */
export type Files = Readonly<Record<string, string>>;

export interface MergeStory {
  /** The repository, new for each test. */
  readonly repo: () => Repository;
  /** The path of the built command. */
  readonly command: () => string;
  readonly signpost: (...args: readonly string[]) => Promise<Outcome>;
  /** Commits a base, and a branch from it for each side. `main` has ours and is checked out; the other is `theirs`. */
  readonly branched: (base: Files, ours: Files, theirs: Files) => Promise<void>;
}

/** Call once per test file, outside the tests. */
export function useMergeStory(): MergeStory {
  let command = '';
  let repo: Repository;
  beforeAll(async () => {
    command = await buildCommand();
  }, 240_000);
  afterAll(() => rm(dirname(dirname(command)), { recursive: true }));
  beforeEach(async () => {
    repo = await makeRepository();
  });
  afterEach(() => repo.remove());
  return {
    repo: () => repo,
    command: () => command,
    signpost: (...args) => repo.run(process.execPath, command, ...args),
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
