/* `signpost [folder|docs.json]`: the editor over a folder, until Ctrl+C. */
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { COMMANDS } from '../help.ts';
import { reason, Unusable, type Io } from '../io.ts';
import { given } from '../options.ts';
import { said } from './failures.ts';
import { documentsOf, listingOf, type Ground } from './listing.ts';
import * as m from './messages.ts';
import { isPlainPath, realInside } from './paths.ts';
import { startServer, type Running } from './server.ts';

/** What the command needs from the program that runs it. */
export interface CommandIo {
  /** The folder of the built app. */
  readonly app: string;
  /** Opens an address in the user's browser. Absent if there is none. */
  readonly show?: (address: string) => Promise<void>;
  /** Resolves when the user stops the command. */
  readonly stopped: () => Promise<void>;
}

/** Opens the editor over a folder. Returns the exit code when it is stopped. */
export async function serveCommand(
  args: readonly string[],
  io: Io,
  workspace: CommandIo,
): Promise<number> {
  const { rest, flags } = given(args, COMMANDS.edit.options);
  const [path = '.', ...others] = rest;
  if (others.length) throw new Unusable(m.severalFolders(rest));
  const asked = flags.get('--port');
  const port = asked === undefined ? undefined : portOf(asked);
  const ground = await groundOf(path);
  if (!existsSync(join(workspace.app, 'index.html'))) throw new Unusable(m.notBuilt);
  let running: Running;
  try {
    const ports = port === undefined ? portsFor(ground.root) : [port];
    running = await startServer({ ground, app: workspace.app, ports });
  } catch (thrown) {
    io.err(`${said(thrown)}\n`);
    return 1;
  }
  const stopped = workspace.stopped();
  const address = `${running.origin}/#token=${running.token}`;
  io.out(`${m.serving(ground.root, address)}\n`);
  io.out(`${m.keepAddress}\n`);
  if (!flags.has('--no-open'))
    await workspace.show?.(address).catch(() => {
      io.err(`${m.noBrowser}\n`);
    });
  await stopped;
  await running.close();
  return 0;
}

/**
 * What a path opens: a folder with documents in it, or one document. Throws `Unusable` if there is nothing to open.
 */
async function groundOf(path: string): Promise<Ground> {
  let real: string;
  let isFolder: boolean;
  try {
    real = await realpath(path);
    isFolder = (await stat(real)).isDirectory();
  } catch (thrown) {
    throw new Unusable(m.cannotOpen(path, reason(thrown)));
  }
  if (!isFolder) return groundOfFile(path, real);
  const ground: Ground = { root: real, only: undefined };
  const { files } = await listingOf(real);
  if (documentsOf(ground, files).length) return ground;
  const old = files.find((name) => basename(name) === 'mint.json');
  if (old !== undefined) throw new Unusable(m.onlyOlderForm(path, old));
  throw new Unusable(path === '.' ? m.noDocsHere : m.noDocs(path));
}

async function groundOfFile(path: string, real: string): Promise<Ground> {
  const only = basename(real);
  if (!/\.jsonc?$/i.test(only) || !isPlainPath(only)) throw new Unusable(m.notDocs(path));
  const root = dirname(real);
  if ((await realInside(root, only)) === undefined) throw new Unusable(m.inHiddenFolder(path));
  return { root, only };
}

function portOf(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port < 65536) return port;
  throw new Unusable(m.noPort(text));
}

/** Next to the ports of `npm start`. */
const FIRST = 4174;
const PORTS = 16;

/**
 * The ports to try, in order. A browser keeps drafts by address, including the port, so the same folder starts at the
 * same port to find its drafts again.
 */
export function portsFor(root: string): readonly number[] {
  const start = createHash('sha256').update(root).digest()[0]! % PORTS;
  const ports = Array.from({ length: PORTS }, (_, i) => FIRST + ((start + i) % PORTS));
  return [...ports, 0];
}
