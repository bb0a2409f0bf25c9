/*
 * Finds elements, and plain texts, by a typed query. Every word must occur, in any order, in the name or in
 * another text of the element (path, endpoint, tag, icon, link). Case and accents don't count. If a word
 * occurs nowhere as typed, it is treated as a typo, and one wrong, missing, doubled, or swapped letter is
 * allowed. So typos cost nothing if there are none, and a correct query finds no look-alikes.
 */
import { memo, memoLast } from '../memo.ts';
import type { Doc, Lineage, Node, NodeId } from '../document/node.ts';
import { navigationOf } from '../document/elements.ts';
import type { Kind } from '../schema/kinds.ts';
import {
  almost,
  firstOf,
  fold,
  foldedWithOrigin,
  holding,
  isBeginning,
  merged,
  rangesOfTypo,
  type Range,
} from './search-typos.ts';
import { otherTexts, wordsBelow, type Words } from './search-words.ts';

export type { Range };

export interface Hit {
  readonly id: NodeId;
  readonly kind: Kind;
  /** As shown in the tree. */
  readonly name: string;
  /** The names of its ancestors, outermost first. */
  readonly above: readonly string[];
  /** The parts of the name that match. */
  readonly ranges: readonly Range[];
  /** Another text, such as the path, if more of the query matches there than in the name. */
  readonly because: string | undefined;
}

/** All elements of a document in tree order, as lists of equal length. */
export interface SearchIndex {
  readonly words: readonly Words[];
  readonly texts: readonly string[];
  /** The index of the parent; -1 for the navigation's own children. */
  readonly parents: readonly number[];
}

/** The indexes of what matches. */
export interface Matches {
  readonly at: readonly number[];
  /** A typo was allowed. */
  readonly loose: boolean;
}

type Titles = ReadonlyMap<string, string> | undefined;

/** The words of a document. `titles` are page titles by path; a page without one is named by its path. */
export const searchIndexOf = (doc: Doc, titles?: Titles): SearchIndex =>
  latestIndex(doc.lineage, doc)(titles);

/** Remembers one document of a history only: remembering all would keep a list for each. */
const latestIndex = memoLast((_lineage: Lineage, doc: Doc) => {
  const indexes = memoLast((about: Doc, titles: Titles) => readIndex(about, titles));
  return (titles: Titles) => indexes(doc, titles);
});

function readIndex(doc: Doc, titles: Titles): SearchIndex {
  const words: Words[] = [];
  const texts: string[] = [];
  const parents: number[] = [];
  const location = (node: Node, above: number) => {
    for (const own of wordsBelow(node, titles, fold)) {
      words.push(own);
      texts.push(own.text);
      parents.push(above);
      if (own.node.type === 'object') location(own.node, words.length - 1);
    }
  };
  const navigation = navigationOf(doc);
  if (navigation) location(navigation.node, -1);
  return { words, texts, parents };
}

/**
 * Returns the elements that match, best first: by the beginning of their name, their name, or their other
 * texts.
 */
export function find(index: SearchIndex, query: string, limit = Infinity): readonly Hit[] {
  const { at, loose } = findPlaces(index, query, limit);
  return at.map((place) => hitAt(index, place, query, loose));
}

/**
 * The indexes of the elements that match, best first. Words that an element doesn't have may be in the names of its
 * ancestors: "webhooks overview" finds the page "Overview" in the group "Webhooks".
 */
export function findPlaces(index: SearchIndex, query: string, limit = Infinity): Matches {
  const { texts } = index;
  const found = matchesIn(texts, query);
  const inside = matchesInside(index, split(query));
  if (inside.length === 0) return { at: ranked(texts, query, found, limit), loose: found.loose };
  const at = found.loose ? inside : merged(found.at, inside);
  return { at: ranked(texts, query, { at, loose: false }, limit), loose: false };
}

/** The elements whose name has some of the words, and whose ancestors have the others in theirs. */
function matchesInside({ texts, parents }: SearchIndex, words: readonly string[]): number[] {
  if (words.length < 2 || words.length > 30) return [];
  const all = 2 ** words.length - 1;
  /** For each element, the words in its name or in that of an ancestor, a bit for each. */
  const named = new Int32Array(texts.length);
  const found: number[] = [];
  texts.forEach((text, i) => {
    const end = text.indexOf('\n');
    const above = parents[i]! < 0 ? 0 : named[parents[i]!]!;
    let own = 0;
    let inName = 0;
    words.forEach((word, bit) => {
      const at = text.indexOf(word);
      if (at < 0) return;
      own |= 1 << bit;
      if (end < 0 || at < end) inName |= 1 << bit;
    });
    named[i] = above | inName;
    if (inName > 0 && own < all && (own | above) === all) found.push(i);
  });
  return found;
}

/** The element at this index as a match of the query. */
export function hitAt(index: SearchIndex, at: number, query: string, loose: boolean): Hit {
  const { id, kind, name } = index.words[at]!;
  const above: string[] = [];
  for (let up = index.parents[at]!; up >= 0; up = index.parents[up]!)
    above.unshift(index.words[up]!.name);
  const ranges = rangesIn(name, query, loose);
  const because = otherTexts(index.words[at]!).find(
    (text) => rangesIn(text, query, loose).length > ranges.length,
  );
  return { id, kind, name, above, ranges, because };
}

const foldedTexts = memo((texts: readonly string[]): readonly string[] => texts.map(fold));

/**
 * Returns which texts match the query, best first; all of them if the query is empty. In a text with several
 * lines, the first is its name.
 */
export function rank(texts: readonly string[], query: string): readonly number[] {
  const folded = foldedTexts(texts);
  if (!query.trim()) return texts.map((_, at) => at);
  return ranked(folded, query, matchesIn(folded, query), Infinity);
}

/** Whether no text matches the query as typed, so that a typo is allowed. */
export const isLoose = (texts: readonly string[], query: string): boolean =>
  matchesIn(foldedTexts(texts), query).loose;

const split = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/**
 * Returns which of these folded texts contain every word of the query; none if the query is empty. Searches
 * all texts, or those in a range.
 */
export function matchesIn(
  texts: readonly string[],
  query: string,
  from = 0,
  until = Infinity,
): Matches {
  const words = split(query);
  if (!words.length) return { at: [], loose: false };
  const all = spanned(texts, from, until);
  let at = all;
  let loose = false;
  for (const word of words) {
    const exact = holding(texts, word, at);
    loose ||= exact.length === 0;
    at = exact.length ? exact : almost(texts, word, at);
  }
  if (at?.length || words.length === 1) return { at: at ?? [], loose };
  // Each word occurs somewhere, but no text has them all. One may be a typo that looks like another word.
  return { at: placesIn(texts, words, all), loose: true };
}

/** The indexes in a range, or undefined if the range covers everything. */
const spanned = (
  { length }: readonly string[],
  from: number,
  until: number,
): readonly number[] | undefined =>
  from <= 0 && until >= length
    ? undefined
    : Array.from({ length: Math.min(until, length) - from }, (_, i) => from + i);

/** The texts that contain every word, as typed or with a typo. */
function placesIn(
  texts: readonly string[],
  words: readonly string[],
  among?: readonly number[],
): readonly number[] {
  let left = among;
  for (const word of words) left = merged(holding(texts, word, left), almost(texts, word, left));
  return left ?? [];
}

function ranked(
  texts: readonly string[],
  query: string,
  { at, loose }: Matches,
  limit: number,
): readonly number[] {
  const words = split(query);
  const whole = words.join(' ');
  const names = loose ? at.map((i) => firstLine(texts[i]!)) : [];
  const inName = loose ? new Set(placesIn(names, words)) : undefined;
  // One number each: the grade, then the length of the name, then the index.
  const keys = new Float64Array(at.length);
  for (let i = 0; i < at.length; i++) {
    const text = texts[at[i]!]!;
    const end = text.indexOf('\n');
    const length = end < 0 ? text.length : end;
    const fit = inName ? (inName.has(i) ? 9 : 10) : grade(text, length, whole, words);
    keys[i] = (fit * 1000 + Math.min(length, 999)) * 1e7 + at[i]!;
  }
  return Array.from(keys.sort().subarray(0, Math.min(limit, keys.length)), (key) => key % 1e7);
}

const firstLine = (text: string) =>
  text.includes('\n') ? text.slice(0, text.indexOf('\n')) : text;

/** How well a text fits whose name has this length: 0 is best. Ancestors have the words that it doesn't have. */
function grade(text: string, length: number, whole: string, words: readonly string[]): number {
  if (text.startsWith(whole)) return length === whole.length ? 0 : 1;
  let begins = true;
  let inName = true;
  let hasAll = true;
  for (const word of words) {
    const at = firstOf(text, word);
    hasAll &&= at >= 0;
    if (at < 0) continue;
    if (at >= length) inName = text.indexOf(word) < length && inName;
    begins &&= isBeginning(text, at) && (at < length || !inName);
  }
  if (!hasAll) return inName ? 5 : 8;
  if (!inName) return begins ? 6 : 7;
  if (!begins) return 4;
  return text.includes(whole) ? 2 : 3;
}

/** Where the words of a query occur in a text as shown, in order and without overlap; `loose` includes typos. */
export function rangesIn(text: string, query: string, loose = false): readonly Range[] {
  const { folded, origin } = foldedWithOrigin(text);
  const found = split(query).flatMap((word): readonly Range[] => {
    const at = firstOf(folded, word);
    if (at >= 0) return [[at, at + word.length]];
    return loose ? rangesOfTypo(folded, word) : [];
  });
  found.sort((a, b) => a[0] - b[0]);
  const apart: Range[] = [];
  for (const [from, until] of found) {
    const last = apart.at(-1);
    if (last && from <= last[1]) apart[apart.length - 1] = [last[0], Math.max(last[1], until)];
    else apart.push([from, until]);
  }
  return origin ? apart.map(([from, until]) => [origin[from]!, origin[until]!]) : apart;
}
