/* The files of a folder at a commit, read with the machine's git. */
import { spawn } from 'node:child_process';
import { buffer } from 'node:stream/consumers';
import type { FolderFiles } from '../lib/core/check/world.ts';
import { LARGEST, READ } from './folder-files.ts';
import { Unusable } from './io.ts';
import * as m from './messages.ts';
import { environment, git } from './serve/git/run.ts';

/** Files of tools: installed packages, and folders whose name starts with a dot. */
const IS_ASIDE = /(^|\/)(\.[^/]*|node_modules)\//;
/** How the mode of a regular file starts. `120000` is a link, `160000` another repository. */
const FILE = '100';

interface Blob {
  readonly path: string;
  readonly id: string;
  readonly isRead: boolean;
}

/**
 * Every file of a folder at a commit, by its path in it, with the texts that the checks read. `tree`: the folder in
 * git's notation, "1a2b3c:docs". Undefined if the commit has no such folder.
 */
export async function filesAt(root: string, tree: string): Promise<FolderFiles | undefined> {
  const listed = await git(root, ['ls-tree', '-r', '-z', '--long', '--full-tree', tree]);
  if (listed.code !== 0) return undefined;
  const blobs = listed.out.split('\0').flatMap((row) => {
    const [, mode = '', id = '', size = '', path = ''] =
      /^(\d+) \w+ (\w+) +(\S+)\t(.*)$/s.exec(row) ?? [];
    if (!path || IS_ASIDE.test(path)) return [];
    const isRead = mode.startsWith(FILE) && READ.test(path) && Number(size) <= LARGEST;
    return [{ path, id, isRead }];
  });
  return new Map(await withTexts(root, blobs));
}

async function withTexts(root: string, blobs: readonly Blob[]) {
  const read = blobs.filter(({ isRead }) => isRead);
  const texts = await contents(
    root,
    read.map(({ id }) => id),
  );
  const byPath = new Map(read.map(({ path }, i) => [path, texts[i]!]));
  return blobs.map(({ path }) => [path, byPath.get(path) ?? null] as const);
}

/**
 * The texts of blobs, in order: ids, or paths at a commit ("1a2b3c:docs.json"). `null` for a blob that isn't UTF-8, or
 * isn't in this clone.
 */
export async function contents(
  root: string,
  ids: readonly string[],
): Promise<readonly (string | null)[]> {
  if (ids.length === 0) return [];
  const child = spawn('git', ['cat-file', '--batch'], {
    ...{ cwd: root, env: environment(), windowsHide: true },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.on('error', () => undefined).end(`${ids.join('\n')}\n`);
  const [bytes] = await Promise.all([
    buffer(child.stdout),
    new Promise<void>((done, fail) => {
      child.on('close', () => done());
      child.on('error', fail);
    }),
  ]);
  return split(bytes, ids.length);
}

/** Splits `<id> blob <size>\n<content>\n` or `<id> missing\n`, one after the other. */
function split(bytes: Buffer, count: number): readonly (string | null)[] {
  const texts: (string | null)[] = [];
  let at = 0;
  for (let i = 0; i < count; i++) {
    const end = bytes.indexOf('\n', at);
    if (end < 0) throw new Unusable(m.gitEnded);
    const size = /^\S+ blob (\d+)$/.exec(bytes.toString('latin1', at, end))?.[1];
    at = end + 1;
    if (size === undefined) texts.push(null);
    else {
      texts.push(textIn(bytes.subarray(at, at + Number(size))));
      at += Number(size) + 1;
    }
  }
  return texts;
}

function textIn(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** A file that two commits have differently. Paths are from the folder that was asked about. */
export interface ChangedFile {
  /** Absent if it is new. */
  readonly from?: string;
  /** Absent if it was deleted. */
  readonly to?: string;
}

/** The files of a folder that differ. `folder`: with a trailing slash, or '' for the whole repository. */
export async function changedFiles(
  root: string,
  { base, head }: { readonly base: string; readonly head: string },
  folder: string,
): Promise<readonly ChangedFile[]> {
  const options = ['--name-status', '-z', '--find-renames', '--no-ext-diff', '--no-textconv'];
  const { code, out } = await git(root, ['diff', ...options, base, head, '--', folder || '.']);
  if (code !== 0) throw new Unusable(m.gitEnded);
  const changed: ChangedFile[] = [];
  const parts = out.split('\0').reverse();
  const next = () => parts.pop()!.slice(folder.length);
  while (parts.length > 1) {
    const status = parts.pop()![0];
    const from = next();
    if (status === 'R') changed.push({ from, to: next() });
    else if (status === 'A') changed.push({ to: from });
    else changed.push(status === 'D' ? { from } : { from, to: from });
  }
  return changed;
}
