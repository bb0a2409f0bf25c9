/* The command's server on a test folder, and the actual content of that folder. */
import {
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  readlink,
  realpath,
  rm,
  writeFile,
} from 'node:fs/promises';
import { connect as connectSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { startServer, type Running } from '../src/cli/serve/server.ts';
import type { DocumentStorage } from '../src/lib/core/storage.ts';
import type { Refusal, Result } from '../src/lib/core/result.ts';
import { connect, placeAt } from '../src/lib/storage/server.ts';

export type Files = Readonly<Record<string, string>>;

/** A temporary folder with these files. The caller removes it. */
export async function temporaryFolder(files: Files): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'signpost-')));
  for (const [path, text] of Object.entries(files)) await putFile(root, path, text);
  return root;
}

export async function putFile(
  root: string,
  path: string,
  text: string | Uint8Array,
): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

export interface TestServer extends Running {
  readonly root: string;
  /** A window on a document. */
  readonly open: (main?: string) => Promise<DocumentStorage>;
  /** Stops the server and removes the folder. */
  readonly end: () => Promise<void>;
}

/** Serves a new folder. */
export async function serveFiles(files: Files): Promise<TestServer> {
  return serveFolder(await temporaryFolder(files));
}

export async function serveFolder(root: string, only?: string, port = 0): Promise<TestServer> {
  const app = await temporaryFolder({ 'index.html': '<!doctype html><title>App</title>' });
  const running = await startServer({ ground: { root, only }, app, ports: [port] });
  return {
    ...running,
    root,
    open: async (main = only ?? 'docs.json') => placeAt(valueOf(await connect(running)), main),
    end: async () => {
      await running.close();
      await rm(root, { recursive: true, force: true });
      await rm(app, { recursive: true });
    },
  };
}

export function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.refusal.code}: ${result.refusal.sentence}`);
}

export function refusalOf(result: Result<unknown>): Refusal {
  if (result.ok) throw new Error('It was not refused.');
  return result.refusal;
}

/** Everything under a folder, including links and hidden files: path → content. */
export async function everythingIn(root: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const entry of await readdir(root, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) found.set(path, (await readFile(path)).toString('base64'));
    else found.set(path, entry.isSymbolicLink() ? `→ ${await readlink(path)}` : 'folder');
  }
  return found;
}

/** Sends these bytes and returns everything received until the other side closes. */
export function sendBytes(origin: string, bytes: string | Uint8Array): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done) => {
    const parts: Buffer[] = [];
    const socket = connectSocket(Number(port), hostname, () => socket.write(bytes));
    socket.on('data', (part: Buffer) => parts.push(part));
    socket.on('error', () => undefined);
    socket.on('close', () => done(Buffer.concat(parts).toString('latin1')));
  });
}
