import { pathsOf, type FileChange } from '../file-change.ts';
import { caseClash, outcomesIn } from '../file-step.ts';
import type { PageChange } from '../page-files.ts';
import type { refuse } from '../result.ts';

/**
 * A refusal of a new path that differs only in case from that of another file, or leads into a file. Its sentence names
 * paths from the folder of docs.json (`home`).
 */
export function nameClash(
  all: Iterable<Iterable<string>>,
  changes: readonly PageChange[],
  home: string,
): ReturnType<typeof refuse> | undefined {
  if (changes.every((change) => 'deleted' in change)) return undefined;
  const own = (path: string) => path.slice(home.length);
  const marked = changes.map((one): FileChange => {
    if ('text' in one) return { ...one, path: own(one.path) };
    return 'to' in one
      ? { from: own(one.from), to: own(one.to), expected: '' }
      : { deleted: own(one.deleted), expected: '' };
  });
  const near = new Set(pathsOf(marked).flatMap((path) => withFolders(path.toLowerCase())));
  const files = new Set<string>();
  for (const paths of all)
    for (const path of paths)
      if (path.startsWith(home) && near.has(own(path).toLowerCase())) files.add(own(path));
  const outcomes = outcomesIn(files, marked);
  return outcomes.ok ? caseClash(files, outcomes.value) : outcomes;
}

/** A path, and those of the folders that it is in. */
const withFolders = (path: string): readonly string[] =>
  path.split('/').map((_, i, parts) => parts.slice(0, i + 1).join('/'));
