/* A folder of files, and the command run on it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { run } from '../src/cli/command.ts';
import type { Report } from '../src/lib/core/public-api/contract.ts';

/** The command's output and exit code. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface CommandInFolder {
  /** The folder, new for each test. */
  readonly folder: () => string;
  /** Writes files into the folder; values that aren't strings as JSON. */
  readonly put: (files: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly signpost: (...args: readonly string[]) => Promise<CommandResult>;
  /** Runs the command with this text as standard input. */
  readonly piped: (input: string, ...args: readonly string[]) => Promise<CommandResult>;
}

/** Call once per test file, outside the tests. */
export function useCommand(): CommandInFolder {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'signpost-'));
  });
  afterEach(() => rm(folder, { recursive: true }));
  const piped = async (input: string, ...args: readonly string[]): Promise<CommandResult> => {
    let out = '';
    let err = '';
    const io = {
      out: (text: string) => void (out += text),
      err: (text: string) => void (err += text),
      stdin: () => Promise.resolve(new TextEncoder().encode(input)),
    };
    const code = await run(args, io, { app: '', stopped: () => Promise.resolve() });
    return { code, out, err };
  };
  return {
    folder: () => folder,
    async put(files) {
      for (const [name, content] of Object.entries(files)) {
        const path = join(folder, name);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, typeof content === 'string' ? content : JSON.stringify(content));
      }
    },
    signpost: (...args) => piped('', ...args),
    piped,
  };
}

/** The problems of all files in `--json` output. */
export const problemsIn = ({ out }: CommandResult) =>
  (JSON.parse(out) as Report).files.flatMap(({ diagnostics }) => diagnostics);
