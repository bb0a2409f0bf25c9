/*
 * The page files of another version next to those of the work: the storage says which differ from its own, and steps may
 * have changed more since. Texts are read when they are needed, so some are unknown.
 */
import type { FileId, PageFiles, PagePair } from '../page-files.ts';
import { pairsBetween } from '../page-plans.ts';
import type { ChangedPage } from '../storage.ts';
import type { Change } from './change.ts';
import { pageChange } from './page-changes.ts';

export interface OtherPages {
  /** The other version's files, with the ids of the work. Those that differ, and those that steps know. */
  readonly files: PageFiles;
  /** What the storage says of the files that no step knows. */
  readonly others: readonly ChangedPage[];
}

/** `base`: the files of the storage. `changed`: which of them differ there. `texts`: those of the other version, by path. */
export function otherPages(
  base: PageFiles,
  changed: readonly ChangedPage[],
  texts: ReadonlyMap<string, string>,
): OtherPages {
  const at = new Map<string, FileId>(base.at);
  const known = new Map<FileId, string>(base.texts);
  const others = changed.filter(({ to }) => to !== undefined && !base.at.has(to));
  for (const { to } of changed) if (to !== undefined) at.delete(to);
  for (const { from, to } of changed) {
    if (from === undefined || (to !== undefined && !base.at.has(to))) continue;
    const id = to === undefined ? `there:${from}` : base.at.get(to)!;
    at.set(from, id);
    const text = texts.get(from);
    if (text === undefined) known.delete(id);
    else known.set(id, text);
  }
  return { files: { at, texts: known, count: base.count }, others };
}

/** Every page file that differs from the other version, one change each. `now`: the files of the work. */
export const changesOfPages = (
  { files, others }: OtherPages,
  now: PageFiles,
): readonly Change[] => [
  ...pairsBetween(files, now).map((pair) => pageChange(pair)),
  ...others.map(({ from, to, isSame }) => {
    const before: PagePair = from === undefined ? {} : { before: { path: from } };
    return pageChange({ ...before, after: { path: to! } }, isSame !== true);
  }),
];

/** The side of a pair whose text has to be read. A new file that isn't known is read, too. */
export const isUnread = ({ before, after }: PagePair): boolean =>
  (before !== undefined && before.text === undefined) ||
  (after !== undefined && after.text === undefined);
