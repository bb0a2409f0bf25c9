/* Files of an earlier state of the repository. */
import { ok, refuse, type Result } from '../../../lib/core/result.ts';
import { isPlainPath } from '../paths.ts';
import * as m from './messages.ts';
import { git, line } from './run.ts';

/** Most files that are asked for at a time. */
const MOST = 500;

/**
 * The texts of JSON files at a revision: a branch, a tag, a commit. Files that don't exist there, and paths that lead
 * elsewhere, are left out. `root`: the folder that the paths are in. Refuses with `missing` if there is no such revision.
 */
export async function textsAt(
  root: string,
  revision: string,
  paths: readonly string[],
): Promise<Result<Readonly<Record<string, string>>>> {
  // No revision is an option of git.
  const isName = revision !== '' && !revision.startsWith('-') && revision.length <= 250;
  const commit = isName
    ? await line(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
    : undefined;
  if (commit === undefined) return refuse('missing', m.noRevision(revision));
  // Guard: nothing but JSON is read from commits
  const plain = paths.slice(0, MOST).filter((path) => isPlainPath(path) && /\.jsonc?$/i.test(path));
  const texts: [string, string][] = [];
  for (const path of plain) {
    const { code, out } = await git(root, ['cat-file', 'blob', `${commit}:./${path}`]);
    if (code === 0) texts.push([path, out]);
  }
  return ok(Object.fromEntries(texts));
}
