/*
 * Runs the machine's own git without a shell or a terminal: a prompt fails instead of waiting. Its messages are in
 * English, so that they can be recognized here.
 */
import { spawn } from 'node:child_process';

export interface Ran {
  /** Undefined if it was killed, or never started. */
  readonly code: number | undefined;
  readonly out: string;
  /** What it and its hooks printed to standard error. */
  readonly err: string;
  /** It took too long and was stopped. */
  readonly isLate: boolean;
}

/** Time limit, in milliseconds. Hooks may run a whole test suite. */
const PATIENCE = 120_000;
/** Time from SIGTERM to SIGKILL, in milliseconds. */
const GRACE = 5_000;
/** Length limit of standard error, in UTF-16 units. The end is kept. */
const MOST_SAID = 100_000;

/** Variables that git doesn't inherit: the folder decides which repository is used, not the calling process. */
const FOREIGN = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_NAMESPACE'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'],
];

/** The environment of git: no prompts, and messages in English. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name))),
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
  LANGUAGE: 'C',
});

/**
 * Runs `git …` in a folder. Never rejects, whatever git answers. `parts`: full paths of an index and other parts to use
 * instead of the repository's own, by git's variables.
 */
export function git(
  root: string,
  args: readonly string[],
  input?: string | Uint8Array,
  parts?: Readonly<Record<string, string>>,
): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: root,
      env: { ...environment(), ...parts },
      stdio: 'pipe',
      // A separate process group: it has no terminal to prompt on, and is stopped with all its hooks.
      detached: process.platform !== 'win32',
      windowsHide: true,
    });
    let isLate = false;
    let [out, err] = ['', ''];
    const stop = (signal: NodeJS.Signals) => {
      try {
        if (process.platform === 'win32' || child.pid === undefined) child.kill(signal);
        else process.kill(-child.pid, signal);
      } catch {
        // It has ended already.
      }
    };
    const timers = [
      setTimeout(() => {
        isLate = true;
        // Lets git remove its locks.
        stop('SIGTERM');
      }, PATIENCE),
      setTimeout(() => stop('SIGKILL'), PATIENCE + GRACE),
    ];
    child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr
      .setEncoding('utf8')
      .on('data', (text: string) => (err = (err + text).slice(-MOST_SAID)));
    const end = (code: number | undefined) => {
      timers.forEach(clearTimeout);
      done({ code, out, err, isLate });
    };
    child.on('error', (error) => {
      err += error.message;
      end(undefined);
    });
    child.on('exit', (code) => {
      // A program that a hook left running may hold the pipes forever.
      const rest = setTimeout(() => end(code ?? undefined), 500);
      child.on('close', () => {
        clearTimeout(rest);
        end(code ?? undefined);
      });
    });
    // A process that doesn't read its input continues without it.
    child.stdin.on('error', () => undefined).end(input ?? '');
  });
}

/** The single line that git prints, or undefined if it fails. */
export async function line(root: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, out } = await git(root, args);
  return code === 0 ? out.replace(/\r?\n$/, '') : undefined;
}

export const lines = async (root: string, ...args: readonly string[]): Promise<readonly string[]> =>
  ((await line(root, ...args)) ?? '').split('\n').filter(Boolean);
