/*
 * The index after a commit. `git commit --only` writes the index before it runs the hooks, and gives the hooks another
 * one. What a hook adds there is in the commit but not in the index, where it looks like a staged reversal.
 */
import * as m from './messages.ts';
import { git, line } from './run.ts';
import { firstLine } from './status.ts';

/** A changed file. `from` and `to` are its mode and object id. */
interface Changed {
  readonly path: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Makes the index match HEAD, for `paths` (relative to `root`) and for other files that a hook added to the commit.
 * Other staged changes stay staged. Returns a sentence if git refuses.
 */
export async function stageAsCommitted(
  root: string,
  paths: readonly string[],
): Promise<string | undefined> {
  const top = await line(root, 'rev-parse', '--show-toplevel');
  const prefix = await line(root, 'rev-parse', '--show-prefix');
  if (top === undefined || prefix === undefined) return undefined;
  const staged = await changedIn(top, 'diff-index', '--cached', 'HEAD');
  if (staged.length === 0) return undefined;
  const committed = await changedIn(top, 'diff-tree', '-r', '--root', '--no-commit-id', 'HEAD');
  const before = new Map(committed.map(({ path, from }) => [path, from]));
  const ours = new Set(paths.map((path) => prefix + path));
  const reversed = staged.filter(({ path, to }) => ours.has(path) || before.get(path) === to);
  if (reversed.length === 0) return undefined;
  const { code, err } = await git(
    top,
    ['reset', '--quiet', '--pathspec-from-file=-', '--pathspec-file-nul', 'HEAD'],
    reversed.map(({ path }) => `${path}\0`).join(''),
  );
  if (code === 0) return undefined;
  const names = reversed.map(({ path }) => path).join(' ');
  return m.indexBehind(firstLine(err), names);
}

async function changedIn(top: string, ...asked: readonly string[]): Promise<readonly Changed[]> {
  const { out } = await git(top, [
    ...asked.slice(0, 1),
    '--raw',
    '-z',
    '--no-abbrev',
    '--no-renames',
    ...asked.slice(1),
  ]);
  const parts = out.split('\0');
  const changes: Changed[] = [];
  for (let i = 0; i + 1 < parts.length; i += 2) {
    const [fromMode, toMode, from, to] = parts[i]!.slice(1).split(' ');
    changes.push({ path: parts[i + 1]!, from: `${fromMode} ${from}`, to: `${toMode} ${to}` });
  }
  return changes;
}
