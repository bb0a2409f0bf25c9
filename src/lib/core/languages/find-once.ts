/*
 * Search results in which an element that several languages or versions share is one result, followed by its
 * counterparts. Pages are matched by their path without the folder of their language or version, other elements by
 * their kind and name inside a matched parent.
 */
import { memo } from '../memo.ts';
import type { NodeId } from '../document/node.ts';
import { pageOf } from '../document/page-index.ts';
import { localeFolders, withoutFolder } from '../check/pages/locale-folder.ts';
import { scopeName } from '../tree/scope.ts';
import { findPlaces, hitAt, type Hit, type SearchIndex } from '../tree/search.ts';
import { fold } from '../tree/search-typos.ts';
import { isDefault } from './sets.ts';

/** An element in one of the languages or versions. */
export interface Counterpart {
  readonly id: NodeId;
  /** The names of its language and version, outermost first: "fr", "v2 · fr". */
  readonly division: string;
}

export interface UniqueHit extends Hit {
  /** The same element in the other languages and versions, in tree order. */
  readonly counterparts: readonly Counterpart[];
}

/**
 * Returns the elements that match, best first, once each. Of the counterparts that match, the result is in the languages
 * and versions that the query names ("quickstart fr"), otherwise in `current` ones, otherwise in those that readers
 * see first.
 */
export function findOnce(
  index: SearchIndex,
  query: string,
  current: ReadonlySet<NodeId>,
  limit: number,
): readonly UniqueHit[] {
  const named = withoutDivisions(index, query);
  const hits = named ? results(index, named.query, named.divisions, limit) : [];
  return hits.length ? hits : results(index, query, current, limit);
}

/** The element with this id as a result without matches; undefined if it isn't in the index. */
export function uniqueHit(index: SearchIndex, id: NodeId): UniqueHit | undefined {
  const at = index.words.findIndex((words) => words.id === id);
  return at < 0 ? undefined : { ...hitAt(index, at, '', false), counterparts: [] };
}

function results(
  index: SearchIndex,
  query: string,
  preferred: ReadonlySet<NodeId>,
  limit: number,
): readonly UniqueHit[] {
  const { at, loose } = findPlaces(index, query);
  const { keys, members } = counterpartsOf(index);
  const hits: UniqueHit[] = [];
  const seen = new Set<string>();
  const matched = new Set(at);
  for (const place of loose ? nearFirst(index, at, preferred) : at) {
    if (hits.length === limit) break;
    const key = keys[place];
    if (key !== undefined && seen.has(key)) continue;
    if (key !== undefined) seen.add(key);
    const all = (key !== undefined && members.get(key)) || [place];
    const matching = all.filter((member) => matched.has(member));
    const best = matching.length > 1 ? preferredOf(index, matching, preferred) : place;
    const others = all.filter((other) => other !== best);
    hits.push({
      ...hitAt(index, best, query, loose),
      counterparts: others.map((other) => ({
        id: index.words[other]!.id,
        division: divisionName(index, other),
      })),
    });
  }
  return hits;
}

/**
 * With a typo many look alike. Those in other languages and versions than the preferred ones, or else those that readers
 * see first, come last.
 */
function nearFirst(
  index: SearchIndex,
  at: readonly number[],
  preferred: ReadonlySet<NodeId>,
): readonly number[] {
  const { isFirst } = counterpartsOf(index);
  const isNear = (up: number) => preferred.has(index.words[up]!.id) || isFirst.has(up);
  const near = at.filter((place) => divisionsAbove(index, place).every(isNear));
  const isIn = new Set(near);
  return [...near, ...at.filter((place) => !isIn.has(place))];
}

/** The member that is in the most of the preferred divisions, then in the most of those that readers see first. */
function preferredOf(
  index: SearchIndex,
  members: readonly number[],
  preferred: ReadonlySet<NodeId>,
): number {
  const { isFirst } = counterpartsOf(index);
  const rank = (at: number) => {
    let value = 0;
    for (const up of divisionsAbove(index, at))
      value += (preferred.has(index.words[up]!.id) ? 100 : 0) + (isFirst.has(up) ? 1 : 0);
    return value;
  };
  return members.reduce((best, member) => (rank(member) > rank(best) ? member : best));
}

/** A query without the words that are languages or versions of the site, and these divisions; or undefined. */
function withoutDivisions(
  index: SearchIndex,
  query: string,
): { readonly query: string; readonly divisions: ReadonlySet<NodeId> } | undefined {
  const { names } = counterpartsOf(index);
  const words = query.trim().split(/\s+/);
  const divisions = new Set(words.flatMap((word) => names.get(fold(word)) ?? []));
  const rest = words.filter((word) => !names.has(fold(word)));
  return divisions.size && rest.length ? { query: rest.join(' '), divisions } : undefined;
}

const isDivision = (index: SearchIndex, at: number): boolean => {
  const { kind } = index.words[at]!;
  return kind === 'language' || kind === 'version';
};

/** The indexes of the languages and versions around an element, innermost first. */
function divisionsAbove(index: SearchIndex, at: number): readonly number[] {
  const found: number[] = [];
  for (let up = index.parents[at]!; up >= 0; up = index.parents[up]!)
    if (isDivision(index, up)) found.push(up);
  return found;
}

const divisionName = (index: SearchIndex, at: number): string =>
  divisionsAbove(index, at)
    .map((up) => index.words[up]!.name)
    .reverse()
    .join(' · ');

interface Counterparts {
  /** The key of each element in a language or version. Counterparts have the same key. */
  readonly keys: readonly (string | undefined)[];
  /** The elements of each key, in tree order. */
  readonly members: ReadonlyMap<string, readonly number[]>;
  /** The languages and versions that readers see first. */
  readonly isFirst: ReadonlySet<number>;
  /** Languages and versions by name and by language name, folded. */
  readonly names: ReadonlyMap<string, readonly NodeId[]>;
}

const counterpartsOf = memo((index: SearchIndex): Counterparts => {
  const { words, parents } = index;
  const { folders, isFirst } = divisionsOf(index);
  const keys = new Array<string | undefined>(words.length);
  const members = new Map<string, number[]>();
  const names = new Map<string, NodeId[]>();
  /** The element in which the outermost set of divisions is, and the products within. Undefined outside. */
  const areas: (string | undefined)[] = [];
  /** How often a key has occurred in a division. An element that is listed twice is two results. */
  const counts = new Map<string, number>();
  for (let at = 0; at < words.length; at++) {
    const { kind, name, node, id } = words[at]!;
    const parent = parents[at]!;
    const area = parent >= 0 ? areas[parent] : undefined;
    if (isDivision(index, at)) {
      areas[at] = area ?? `${parent}`;
      for (const label of new Set([name, scopeName({ node, kind })].map(fold)))
        names.set(label, [...(names.get(label) ?? []), id]);
      continue;
    }
    areas[at] = area !== undefined && kind === 'product' ? `${area}/${name}` : area;
    if (area === undefined) continue;
    const around = divisionsAbove(index, at);
    const own =
      node.type === 'string' && kind === 'page'
        ? around.reduce(
            (path, up) => withoutFolder(path, folders.get(up) ?? '') ?? path,
            pageOf(node.value),
          )
        : `${parentKey(index, keys, parent)}\0${kind} ${name}`;
    const plain = `${area}\0${own}`;
    const counted = `${around[0]}\0${plain}`;
    const count = counts.get(counted) ?? 0;
    counts.set(counted, count + 1);
    const key = count ? `${plain}\0${count}` : plain;
    keys[at] = key;
    const same = members.get(key);
    if (same) same.push(at);
    else members.set(key, [at]);
  }
  return { keys, members, isFirst, names };
});

/** The key of the nearest element above that is no division. */
function parentKey(
  index: SearchIndex,
  keys: readonly (string | undefined)[],
  parent: number,
): string {
  let at = parent;
  while (at >= 0 && isDivision(index, at)) at = index.parents[at]!;
  return at < 0 ? '' : (keys[at] ?? `${at}`);
}

/** The folder of each language and version, and the one of each set that readers see first. */
function divisionsOf(index: SearchIndex): {
  readonly folders: ReadonlyMap<number, string>;
  readonly isFirst: ReadonlySet<number>;
} {
  const sets = new Map<string, number[]>();
  for (let at = 0; at < index.words.length; at++) {
    if (!isDivision(index, at)) continue;
    const set = `${index.parents[at]} ${index.words[at]!.kind}`;
    sets.set(set, [...(sets.get(set) ?? []), at]);
  }
  const folders = new Map<number, string>();
  const isFirst = new Set<number>();
  for (const set of sets.values()) {
    const divisions = set.map((at) => index.words[at]!);
    const first = Math.max(
      0,
      divisions.findIndex(({ node }) => isDefault(node)),
    );
    isFirst.add(set[first]!);
    localeFolders(divisions, first).forEach(({ folder }, i) => folders.set(set[i]!, folder));
  }
  return { folders, isFirst };
}
