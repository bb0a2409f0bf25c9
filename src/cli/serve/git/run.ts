/*
 * The machine's own git, asked without a shell and without a terminal: what would ask somebody a question fails
 * instead. Its words are English, so that they can be understood here.
 */
import { spawn } from 'node:child_process';

export interface Ran {
  /** Nothing where it was ended, or never began. */
  readonly code: number | undefined;
  readonly out: string;
  /** What it and its hooks said. */
  readonly err: string;
  /** It took too long and was ended. */
  readonly isLate: boolean;
}

/** Hooks may run a whole test suite. */
const PATIENCE = 120_000;
/** After this it is not asked any more. */
const GRACE = 5_000;
/** Of what hooks print, the end counts. */
const MOST_SAID = 100_000;

/** Where a repository is follows from the folder, not from what called us. */
const FOREIGN = [
  ...['GIT_DIR', 'GIT_WORK_TREE', 'GIT_INDEX_FILE', 'GIT_PREFIX', 'GIT_NAMESPACE'],
  ...['GIT_OBJECT_DIRECTORY', 'GIT_COMMON_DIR', 'GIT_ALTERNATE_OBJECT_DIRECTORIES'],
];

/** What git is told of the place: that nobody can be asked, and to speak English. */
export const environment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.includes(name))),
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
  LANGUAGE: 'C',
});

/** Carries out `git …` in a folder; never throws for what git answers. */
export function git(root: string, args: readonly string[], input?: string): Promise<Ran> {
  return new Promise((done) => {
    const child = spawn('git', ['-c', 'core.quotepath=off', ...args], {
      cwd: root,
      env: environment(),
      stdio: 'pipe',
      // A group of its own: without a terminal that could be asked, and ended with all its hooks.
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
        // It is over.
      }
    };
    const timers = [
      setTimeout(() => {
        isLate = true;
        // It takes its locks away.
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
      // A program that a hook left running may hold the pipes for ever.
      const rest = setTimeout(() => end(code ?? undefined), 500);
      child.on('close', () => {
        clearTimeout(rest);
        end(code ?? undefined);
      });
    });
    // Whoever does not read what it is told goes on without it.
    child.stdin.on('error', () => undefined).end(input ?? '');
  });
}

/** The answer of a question: its only line, or nothing where git says no. */
export async function line(root: string, ...args: readonly string[]): Promise<string | undefined> {
  const { code, out } = await git(root, args);
  return code === 0 ? out.replace(/\r?\n$/, '') : undefined;
}

export const lines = async (root: string, ...args: readonly string[]): Promise<readonly string[]> =>
  ((await line(root, ...args)) ?? '').split('\n').filter(Boolean);
