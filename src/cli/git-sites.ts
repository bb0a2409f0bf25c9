/* The sites of a repository at commits. */
import { basename } from 'node:path';
import { unknownCommit } from './earlier-commit.ts';
import { contents } from './git-files.ts';
import { Unusable } from './io.ts';
import { line } from './serve/git/run.ts';

/** The id of a commit. Throws a sentence if there is none. */
export async function commitOf(root: string, ref: string): Promise<string> {
  const found = ref.startsWith('-')
    ? undefined
    : await line(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`);
  if (found === undefined) throw new Unusable(await unknownCommit(root, ref));
  return found;
}

/** The paths of every docs.json of these commits that has a navigation in one of them. */
export async function sitesAt(
  root: string,
  commits: readonly string[],
): Promise<readonly string[]> {
  const sites = new Set<string>();
  for (const commit of commits) {
    const listed = await line(root, 'ls-tree', '-r', '-z', '--name-only', '--full-tree', commit);
    const paths = (listed ?? '')
      .split('\0')
      .filter((path) => /^docs\.jsonc?$/.test(basename(path)));
    const texts = await contents(
      root,
      paths.map((path) => `${commit}:${path}`),
    );
    paths.forEach((path, i) => {
      if (texts[i]?.includes('"navigation"')) sites.add(path);
    });
  }
  return [...sites].sort();
}
