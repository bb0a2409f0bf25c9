/*
 * The name that was probably meant: file names in a folder that are close to a missing one.
 */
import { memo } from '../memo.ts';
import { isOneTypo } from './typo.ts';

/** A name that is close to the wanted one. */
export interface Near {
  readonly name: string;
  /** Whether they differ only in letter case, in -, _ and spaces, or in a final /index. */
  readonly isSure: boolean;
}

export interface Names {
  readonly near: (wanted: string) => readonly Near[];
}

/** Folders with more files aren't searched for names with one typo. */
const FOLDER_LIMIT = 1_000;

/** Finds similar names among names with `/` between their parts. Each set is read only once. */
export const namesIn = memo((all: ReadonlySet<string> | ReadonlyMap<string, unknown>): Names =>
  readNames([...all.keys()].sort()),
);

function readNames(all: readonly string[]): Names {
  const byFold = groupedBy(all, fold);
  const byLast = groupedBy(all, (name) => lastPart(fold(name)));
  const byFolder = groupedBy(all, (name) => folderOf(fold(name)));
  const known = new Map<string, readonly Near[]>();
  const look = (wanted: string): readonly Near[] => {
    const plain = fold(wanted);
    const same = byFold.get(plain) ?? [];
    if (same.length) return same.map((name) => ({ name, isSure: true }));
    const folder = byFolder.get(folderOf(plain)) ?? [];
    const last = lastPart(plain);
    const typos =
      folder.length > FOLDER_LIMIT
        ? []
        : folder.filter((name) => isOneTypo(last, lastPart(fold(name))));
    const elsewhere = byLast.get(last) ?? [];
    return [...new Set([...typos, ...elsewhere])].map((name) => ({ name, isSure: false }));
  };
  return {
    near(wanted) {
      let near = known.get(wanted);
      if (!near) {
        near = look(wanted);
        known.set(wanted, near);
      }
      return near;
    },
  };
}

function groupedBy(
  all: readonly string[],
  key: (name: string) => string,
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>();
  for (const name of all) {
    const group = groups.get(key(name));
    if (group) group.push(name);
    else groups.set(key(name), [name]);
  }
  return groups;
}

const fold = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/[_\s]+/g, '-')
    .replace(/\/+/g, '/')
    .replace(/(?<=.)\/index$/, '');

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
const folderOf = (name: string): string => name.slice(0, name.lastIndexOf('/') + 1);
