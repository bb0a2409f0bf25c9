/* The built command, running as a user would start it. */
import { spawn, type ChildProcess, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';

export interface CommandProcess {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly token: string;
  /** The address with the token, as opened in the browser. */
  readonly address: string;
  /** Its output so far. */
  readonly said: () => string;
}

/** Variables for the process. `hook`: a module that is loaded before the command. */
type Environment = Readonly<Record<string, string>>;

const spawned = (command: string, args: readonly string[], { hook, ...env }: Environment = {}) =>
  spawn(
    process.execPath,
    [...(hook === undefined ? [] : ['--import', hook]), command, ...args, '--no-open'],
    { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...env } },
  );

/** Starts the command, and waits until it prints its address. */
export const startCommand = (
  command: string,
  args: readonly string[],
  env?: Environment,
): Promise<CommandProcess> => untilAddress(spawned(command, args, env));

/** Starts a command that may be killed before it prints its address, else ends it. Returns whether it was killed. */
export async function untilKilled(
  command: string,
  args: readonly string[],
  env: Environment,
): Promise<boolean> {
  const child = spawned(command, args, env);
  const started = await untilAddress(child).catch(() => undefined);
  if (started) await stopCommand(started, 'SIGKILL');
  return started === undefined;
}

/** Starts the command through another program, which runs it in a separate process. */
export const startProgram = (
  program: string,
  args: readonly string[],
  cwd: string,
): Promise<CommandProcess> =>
  untilAddress(spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true }));

async function untilAddress(
  child: ChildProcessByStdio<null, Readable, Readable>,
): Promise<CommandProcess> {
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  for (;;) {
    const found = /(http:\/\/127\.0\.0\.1:\d+)\/#token=(\S+)/.exec(said);
    const [address, origin, token] = found ?? [];
    if (address && origin && token) return { child, origin, token, address, said: () => said };
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The command ended: ${said}`);
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  }
}

/** Stops the command and waits until it has exited. Returns its exit code. */
export async function stopCommand(
  { child }: CommandProcess,
  signal: NodeJS.Signals,
): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}

/** Stops a started program and its child processes. */
export async function stopGroup({ child }: CommandProcess): Promise<void> {
  if (child.exitCode !== null || child.pid === undefined) return;
  process.kill(-child.pid, 'SIGINT');
  await once(child, 'exit');
}
