/*
 * Many redirects for single pages as one with a wildcard: `/old/:slug*` → `/new/:slug*` for a folder that moved. Only where
 * the wildcard matches nothing else: no address with a page now or before, no other source, no file. Whether a wildcard
 * also matches its folder isn't documented, so the folder counts, too.
 */
import { foldersAbove, isReserved } from './address.ts';

/** A redirect from one address to another. */
export interface ExactRedirect {
  readonly from: string;
  readonly to: string;
}

/** The redirects from all of a folder to the same paths in another one. Folders have no slashes at their ends. */
export interface FoldedRedirect {
  readonly from: string;
  /** '' is the top. */
  readonly to: string;
  /** The redirects that it replaces. */
  readonly of: readonly ExactRedirect[];
}

export interface FoldGround {
  /** Addresses that have or had a page, or a redirect. Those of the redirects to fold are among them. */
  readonly occupied: ReadonlySet<string>;
  /** What the sources of other redirects with wildcards begin with. */
  readonly starts: readonly string[];
  /** Whether something else may be in a folder. */
  readonly mayHold: (folder: string) => boolean;
}

export interface Folding {
  readonly folded: readonly FoldedRedirect[];
  /** What can't be folded, in the given order. */
  readonly rest: readonly ExactRedirect[];
}

/** Fewer than these stay as they are. */
export const MANY = 5;

export function fold(all: readonly ExactRedirect[], ground: FoldGround): Folding {
  const below = countsBelow(ground.occupied);
  const targets = new Map(all.map(({ from, to }) => [from, to]));
  const canFold = ({ from, to, of }: FoldedRedirect): boolean => {
    const [source, destination] = [`${from}/`, to === '' ? '' : `${to}/`];
    return (
      of.length >= MANY &&
      below.get(from) === of.length &&
      (!ground.occupied.has(from) || targets.get(from) === to) &&
      of.every((one) => isPlain(one.from) && isPlain(one.to)) &&
      !isReserved(`${source}x`) &&
      !ground.starts.some(
        (start) => overlap(start, source) || (destination !== '' && overlap(start, destination)),
      ) &&
      !ground.mayHold(from)
    );
  };
  const folded: FoldedRedirect[] = [];
  let open: readonly FoldedRedirect[] = grouped(all, shallowest);
  while (open.length > 0) {
    const possible = new Set(open.filter(canFold));
    folded.push(...possible);
    open = open.flatMap((one) =>
      possible.has(one) || one.of.length < MANY ? [] : grouped(one.of, oneDeeper(one)),
    );
  }
  const gone = new Set(folded.flatMap(({ of }) => of));
  return { folded, rest: all.filter((one) => !gone.has(one)) };
}

/** Characters that mean something in a pattern. */
const isPlain = (address: string): boolean => !/[#?%:*]/.test(address);

const overlap = (one: string, other: string): boolean =>
  one.startsWith(other) || other.startsWith(one);

/** The number of addresses below each folder. */
function countsBelow(addresses: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const address of addresses)
    for (const folder of foldersAbove(address)) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  return counts;
}

interface Folders {
  readonly from: string;
  readonly to: string;
}

/** The shortest folders that differ, and the same path in both. Undefined if there are none. */
function shallowest({ from, to }: ExactRedirect): Folders | undefined {
  const [old, now] = [from.split('/'), to.split('/')];
  let same = 0;
  while (same < old.length - 1 && same < now.length && old.at(-1 - same) === now.at(-1 - same))
    same++;
  if (same === 0) return undefined;
  return { from: old.slice(0, -same).join('/'), to: now.slice(0, -same).join('/') };
}

/** The folders in these two that a redirect leads from and to. */
const oneDeeper =
  (outer: Folders) =>
  ({ from }: ExactRedirect): Folders | undefined => {
    const rest = from.slice(outer.from.length + 1);
    const end = rest.indexOf('/');
    if (end < 0) return undefined;
    const name = rest.slice(0, end);
    return { from: `${outer.from}/${name}`, to: outer.to === '' ? name : `${outer.to}/${name}` };
  };

function grouped(
  all: readonly ExactRedirect[],
  foldersOf: (one: ExactRedirect) => Folders | undefined,
): readonly FoldedRedirect[] {
  const groups = new Map<string, Folders & { readonly of: ExactRedirect[] }>();
  for (const one of all) {
    const folders = foldersOf(one);
    if (!folders) continue;
    const key = `${folders.from}\n${folders.to}`;
    const known = groups.get(key);
    if (known) known.of.push(one);
    else groups.set(key, { ...folders, of: [one] });
  }
  return [...groups.values()];
}
