/* What a step does to the files of a folder, all at once. Paths are from the folder of docs.json. */
import type { PageChange } from '../page-files.ts';

export interface FilesMoved {
  /** Each file that moves, or is deleted: then it leads to no path. */
  readonly to: ReadonlyMap<string, string | undefined>;
  /** For a deleted file, the address that its links lead to instead. */
  readonly instead: ReadonlyMap<string, string>;
  readonly created: readonly string[];
  /** The files whose addresses get no redirect. */
  readonly silent: ReadonlySet<string>;
}

export function filesMoved(
  changes: readonly PageChange[],
  home: string,
  { instead, silent }: Pick<FilesMoved, 'instead' | 'silent'>,
): FilesMoved {
  const inHome = (path: string) => path.slice(home.length);
  const to = new Map<string, string | undefined>();
  for (const change of changes)
    if ('from' in change) to.set(inHome(change.from), inHome(change.to));
    else if ('deleted' in change) to.set(inHome(change.deleted), undefined);
  const created = changes.flatMap((change) => ('text' in change ? [inHome(change.path)] : []));
  return { to, instead, created, silent };
}
