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

/** Starts the command, and waits until it prints its address. */
export const startCommand = (command: string, args: readonly string[]): Promise<CommandProcess> =>
  untilAddress(
    spawn(process.execPath, [command, ...args, '--no-open'], { stdio: ['ignore', 'pipe', 'pipe'] }),
  );

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
    if (child.exitCode !== null) throw new Error(`The command ended: ${said}`);
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
