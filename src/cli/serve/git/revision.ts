/* Files of an earlier state of the repository. */
import { ok, refuse, type Result } from '../../../lib/core/result.ts';
import { LARGEST } from '../../../lib/storage/server-api.ts';
import { contents } from '../../git-files.ts';
import { isPlainPath } from '../paths.ts';
import * as m from './messages.ts';
import { git, line, lines } from './run.ts';

/** Most files that are asked for at a time. */
const MOST = 500;
/** Most names that are offered. */
const MOST_NAMES = 1000;

/** The commit that a revision is: a branch, a tag, a commit. Refuses with `missing` if there is none. */
export async function commitOf(root: string, revision: string): Promise<Result<string>> {
  // No revision is an option of git.
  const isName = revision !== '' && !revision.startsWith('-') && revision.length <= 250;
  const commit = isName
    ? await line(root, 'rev-parse', '--verify', '--quiet', `${revision}^{commit}`)
    : undefined;
  return commit === undefined ? refuse('missing', m.noRevision(revision)) : ok(commit);
}

/**
 * The texts of JSON and page files at a revision. Files that don't exist there, aren't UTF-8 or have more than 20 MB,
 * and paths that lead elsewhere, are left out. `root`: the folder that the paths are in. Refuses with `missing` if there
 * is no such revision.
 */
export async function textsAt(
  root: string,
  revision: string,
  paths: readonly string[],
): Promise<Result<Readonly<Record<string, string>>>> {
  const commit = await commitOf(root, revision);
  if (!commit.ok) return commit;
  // Guard: nothing but JSON and pages is read from commits
  const plain = paths.filter((path) => isPlainPath(path) && /\.(jsonc?|mdx?)$/i.test(path));
  const asked = plain.slice(0, MOST).map((path) => `${commit.value}:./${path}`);
  const sizes = await git(root, ['cat-file', '--batch-check'], `${asked.join('\n')}\n`);
  const ids = sizes.out.split('\n').flatMap((row, i) => {
    const [, id, size] = /^(\w+) blob (\d+)$/.exec(row) ?? [];
    return id !== undefined && Number(size) <= LARGEST ? [[plain[i]!, id] as const] : [];
  });
  const found = await contents(
    root,
    ids.map(([, id]) => id),
  );
  const texts = ids.flatMap(([path], i) => {
    const text = found[i];
    return typeof text === 'string' ? [[path, text] as const] : [];
  });
  return ok(Object.fromEntries(texts));
}

/** Names of branches, then of tags, the newest first. */
export const revisionNames = async (root: string): Promise<readonly string[]> => {
  const named = (refs: string) =>
    lines(
      root,
      ...['for-each-ref', '--sort=-creatordate', `--count=${MOST_NAMES}`],
      ...['--format=%(refname:lstrip=2)', refs],
    );
  return [...(await named('refs/heads')), ...(await named('refs/tags'))];
};
