/*
 * What a merge lost or doubled, however it was made: the entries of the merged document are counted and compared with
 * those of the versions that were merged and of their common base. A rename isn't a loss, and neither is a deletion by
 * one side.
 */
import { read, type Source } from '../document/read.ts';
import type { Doc } from '../document/node.ts';
import { labelOf, navigationOf, stringField } from '../document/elements.ts';
import { member, rootSpot } from '../document/walk.ts';
import { KINDS } from '../schema/kinds.ts';
import { groupBy } from '../text/group-by.ts';
import { matchDocs, type DocMatch } from '../compare/match-docs.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';
import { entryText, trail } from '../compare/entry-words.ts';
import * as m from './messages.ts';
import { readVersion } from './read-version.ts';

/** The texts of a site by path, of each commit; empty where a commit doesn't have it. */
export interface MergedSources {
  /** Path of docs.json. */
  readonly main: string;
  readonly merged: Source;
  /** The versions that were merged, at least two. */
  readonly sides: readonly Source[];
  /** Their common bases: usually one, none if they have no common history. */
  readonly bases: readonly Source[];
}

export interface Amiss {
  readonly kind: 'lost' | 'doubled';
  /** "page", "group", "redirect". */
  readonly word: string;
  /** The label, or the path of a page. */
  readonly name: string;
  /** Lost: where it is in the version that has it. Doubled: all its places in the merged one. As labels. */
  readonly places: readonly string[];
  /** Lost: the index of a version that has it. */
  readonly side?: number;
}

/** Every entry that is lost or doubled, once. All texts must parse. */
export function amiss({ main, merged, sides, bases }: MergedSources): readonly Amiss[] {
  const found = (bases.length > 0 ? bases : [NOTHING]).map((base) =>
    lostSince(base, merged, sides, main),
  );
  // With several bases, each of them has to say so.
  const lost = found[0]!.filter((one) =>
    found.every((other) => other.some(({ key }) => key === one.key)),
  );
  const docs = [merged, ...sides].map((source) => read(orEmpty(source, main), main));
  return [...lost.map(({ finding }) => finding), ...doubled(docs[0]!, docs.slice(1))];
}

const NOTHING: Source = new Map();
const orEmpty = (source: Source, main: string): Source =>
  source.has(main) ? source : new Map([[main, '{}']]);

/** Something counted: an element of the navigation, or a redirect. */
interface Item {
  readonly key: string;
  readonly word: string;
  readonly name: string;
  readonly place: string;
  readonly entry?: Entry;
}

function lostSince(baseSource: Source, merged: Source, sides: readonly Source[], main: string) {
  const base = read(orEmpty(baseSource, main), main);
  const [result, ...docs] = [merged, ...sides].map((source) =>
    readVersion(base, orEmpty(source, main)),
  );
  const count = (doc: Doc) => groupBy(itemsIn(doc), ({ key }) => key);
  const [before, after, own] = [count(base), count(result!), docs.map(count)];
  const matches = docs.map((doc) => matchDocs(base, doc));
  const isRenamed = renames(matchDocs(base, result!), matches);
  const keys = new Set(own.flatMap((items) => [...items.keys()]));
  return [...keys].flatMap((key): { key: string; finding: Amiss }[] => {
    const times = (items: ReadonlyMap<string, readonly Item[]>) => items.get(key)?.length ?? 0;
    const old = times(before);
    const changes = own.map((items) => times(items) - old);
    const removed = changes.reduce((sum, change) => sum + Math.max(0, -change), 0);
    const expected = Math.max(0, old - removed) + Math.max(0, ...changes);
    if (times(after) >= expected) return [];
    const side = own.findIndex((items) => times(items) === Math.max(...own.map(times)));
    const { word, name, place, entry } = own[side]!.get(key)!.at(-1)!;
    if (entry && isRenamed(side, entry)) return [];
    return [{ key, finding: { kind: 'lost', word, name, places: [place], side } }];
  });
}

/** Whether an entry of a version is in the merged document under a name that it has in one of the versions. */
function renames(
  mergedMatch: DocMatch | undefined,
  matches: readonly (DocMatch | undefined)[],
): (side: number, entry: Entry) => boolean {
  return (side, { kind, node }) => {
    const origin = matches[side]?.origin.get(node);
    const now = origin && mergedMatch?.partner.get(origin);
    if (!origin || !now) return false;
    const name = labelOf({ kind, node: now });
    return matches.some((match) => {
      const there = match?.partner.get(origin);
      return there !== undefined && labelOf({ kind, node: there }) === name;
    });
  };
}

function doubled(merged: Doc, sides: readonly Doc[]): readonly Amiss[] {
  const known = sides.map((doc) => groupBy(itemsIn(doc), placeKey));
  return [...groupBy(itemsIn(merged), placeKey)].flatMap(([key, items]): Amiss[] => {
    const most = Math.max(...known.map((own) => own.get(key)?.length ?? 0));
    if (items.length < 2 || items.length <= most) return [];
    const [{ word, name }] = items as [Item];
    return [{ kind: 'doubled', word, name, places: items.map(({ place }) => place) }];
  });
}

/**
 * A page is doubled within a language, version or product, in which readers see it twice. Others are doubled within
 * one list: groups of one name in several places are usual.
 */
function placeKey({ key, place, entry }: Item): string {
  if (entry?.node.type !== 'string') return JSON.stringify([key, place]);
  const divisions: string[] = [];
  for (let at = entry.parent; at; at = at.parent)
    if (DIVISIONS.includes(at.kind)) divisions.push(labelOf(at));
  return JSON.stringify([key, divisions]);
}

const DIVISIONS: readonly string[] = ['language', 'version', 'product'];

/** The named elements of a document in text order, and its redirects. */
function itemsIn(doc: Doc): readonly Item[] {
  const items: Item[] = [];
  const visit = (entry: Entry): void => {
    const { word } = KINDS[entry.kind];
    if (entry.parent && entry.kind !== 'global' && labelOf(entry).trim())
      items.push({
        ...{ key: `${word} ${labelOf(entry)}`, word, name: entryText(entry), entry },
        place: trail(entry.parent),
      });
    for (const child of entriesOf(entry)) visit(child);
  };
  const top = navigationOf(doc);
  if (top) visit({ kind: top.kind, key: top.key, index: 0, node: top.node, parent: undefined });
  const redirects = member(rootSpot(doc)?.node, 'redirects')?.value;
  for (const node of redirects?.type === 'array' ? redirects.items : []) {
    const source = stringField(node, 'source');
    if (source === undefined) continue;
    items.push({
      key: `${m.redirect} ${source}`,
      word: m.redirect,
      name: source,
      place: m.redirects,
    });
  }
  return items;
}
