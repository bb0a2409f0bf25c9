/* The built command, running as somebody would start it. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

export interface Started {
  readonly child: ChildProcess;
  readonly origin: string;
  readonly token: string;
  /** With the token: what is opened in the browser. */
  readonly address: string;
  /** What it said so far. */
  readonly said: () => string;
}

/** Starts the command, and waits until it shows its address. */
export async function start(command: string, args: readonly string[]): Promise<Started> {
  const child = spawn(process.execPath, [command, ...args, '--no-open'], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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

/** Ends it, and waits until it is over; answers with its exit code. */
export async function stop({ child }: Started, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill(signal);
    await once(child, 'exit');
  }
  return child.exitCode;
}
