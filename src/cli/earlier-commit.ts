/*
 * The folder before a change: at the commit where the change began. For a branch, that is the last commit it shares
 * with the branch it is compared with, so later commits there don't count.
 */
import { realpath } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import type { FolderFiles } from '../lib/core/check/world.ts';
import { filesAt } from './git-files.ts';
import { Unusable } from './io.ts';
import { renamedSince } from './renamed-files.ts';
import * as m from './messages.ts';
import { git, line } from './serve/git/run.ts';

/** A documentation folder at an earlier commit. */
export interface Earlier {
  readonly files: FolderFiles;
  /** The name of its docs.json. */
  readonly main: string;
  /** Where git says that its files are now, by their paths from the folder. */
  readonly renamed: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * The folder of a docs.json at the commit where this change began, or undefined if docs.json is new. Follows a renamed
 * file. Throws a sentence if git, or the history, has no answer.
 */
export async function earlierThan(file: string, ref: string): Promise<Earlier | undefined> {
  const folder = await realpath(dirname(file));
  const prefix = await prefixOf(folder, file);
  // What a push event names for a new branch.
  if (/^0{40,64}$/.test(ref)) return undefined;
  const base = await baseOf(folder, ref);
  const name = basename(file);
  const path = (await isAt(folder, base, prefix + name))
    ? prefix + name
    : await renamedFrom(folder, base, prefix + name);
  if (path === undefined) return undefined;
  const before = path.slice(0, path.lastIndexOf('/') + 1);
  const files = await filesAt(folder, `${base}:${before.replace(/\/$/, '')}`);
  const renamed = () => renamedSince(folder, base, { before, now: prefix });
  return files && { files, main: path.slice(before.length), renamed };
}

/** The folder's path in its repository: "docs/" or "". */
async function prefixOf(folder: string, file: string): Promise<string> {
  const { code, out, err } = await git(folder, ['rev-parse', '--show-prefix']);
  if (code === 0) return out.replace(/\r?\n$/, '');
  if (code === undefined) throw new Unusable(m.gitNotStarted(firstLine(err)));
  throw new Unusable(
    /not a git repository/i.test(err) ? m.notInRepository(file) : m.gitSays(firstLine(err)),
  );
}

/** The last common commit of HEAD and `ref`. */
async function baseOf(folder: string, ref: string): Promise<string> {
  const commit = ref.startsWith('-')
    ? undefined
    : await line(folder, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (commit === undefined) throw new Unusable(await unknownCommit(folder, ref));
  const base = await line(folder, 'merge-base', 'HEAD', commit);
  if (base !== undefined) return base.split('\n')[0]!;
  throw new Unusable(
    (await isShallow(folder)) ? m.noCommonCommitInShallow(ref) : m.noCommonCommit(ref),
  );
}

/** Why a branch or commit isn't known, and what to do. */
export async function unknownCommit(folder: string, ref: string): Promise<string> {
  const remote = `origin/${ref}`;
  if (/^[\w./-]+$/.test(ref) && (await line(folder, 'rev-parse', '--verify', '--quiet', remote)))
    return m.noCommitButNear(ref, remote);
  return (await isShallow(folder)) ? m.noCommitInShallow(ref) : m.noCommit(ref);
}

export const isShallow = async (folder: string): Promise<boolean> =>
  (await line(folder, 'rev-parse', '--is-shallow-repository')) === 'true';

const isAt = async (folder: string, base: string, path: string): Promise<boolean> =>
  (await line(folder, 'cat-file', '-t', `${base}:${path}`)) === 'blob';

/** The earlier path of a file, if git considers it renamed. */
async function renamedFrom(
  folder: string,
  base: string,
  path: string,
): Promise<string | undefined> {
  const { code, out } = await git(folder, [
    ...['diff', '--name-status', '-z', '--find-renames', '--diff-filter=R', '--no-ext-diff'],
    base,
  ]);
  if (code !== 0) return undefined;
  const parts = out.split('\0');
  for (let i = 0; i + 2 < parts.length; i += 3) if (parts[i + 2] === path) return parts[i + 1];
  return undefined;
}

export const firstLine = (text: string): string => text.trim().split('\n')[0] ?? '';
