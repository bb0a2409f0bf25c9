/*
 * Finding elements, and plain texts, by what a person types. Every word must be there, in any order, in the
 * name or in another text of the element (path, endpoint, tag, icon, link). Case and accents do not count.
 * A word that stands nowhere as it is typed is taken for a slip: then one wrong, missing, doubled or swapped
 * letter is forgiven. So slips cost nothing where there are none, and what was typed rightly finds no look-alikes.
 */
import type { Doc, Node, NodeId } from '../model/node.ts';
import { navigationOf } from '../rules/elements.ts';
import type { Kind } from '../rules/kinds.ts';
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
import { wordsBelow, type Words } from './search-words.ts';

export type { Range };

export interface Hit {
  readonly id: NodeId;
  readonly kind: Kind;
  /** As the tree shows it. */
  readonly name: string;
  /** The names of what stands above it, outermost first. */
  readonly above: readonly string[];
  /** What of the name was looked for. */
  readonly ranges: readonly Range[];
}

/** All elements of a document in the order of the tree; lists of equal length. */
export interface SearchIndex {
  readonly words: readonly Words[];
  readonly texts: readonly string[];
  /** The place of what stands above it; -1 for the navigation's own children. */
  readonly parents: readonly number[];
}

/** What was found, in the order of the list. */
export interface Matches {
  readonly at: readonly number[];
  /** A slip was forgiven. */
  readonly loose: boolean;
}

type Titles = ReadonlyMap<string, string> | undefined;

/** Of one document only: those of a history would hold a list each. */
let latest = new WeakMap<Doc, { readonly titles: Titles; readonly index: SearchIndex }>();

/** The words of a document. `titles`: what pages are called, by path; a page without one goes by its path. */
export function searchIndexOf(doc: Doc, titles?: Titles): SearchIndex {
  const known = latest.get(doc);
  if (known && known.titles === titles) return known.index;
  const index = readIndex(doc, titles);
  latest = new WeakMap([[doc, { titles, index }]]);
  return index;
}

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

/** The elements that were looked for, the best first: by their name's beginning, their name, their other texts. */
export function find(index: SearchIndex, query: string, limit = Infinity): readonly Hit[] {
  const found = matchesIn(index.texts, query);
  return ranked(index.texts, query, found, limit).map((at) => {
    const { id, kind, name } = index.words[at]!;
    const above: string[] = [];
    for (let up = index.parents[at]!; up >= 0; up = index.parents[up]!)
      above.unshift(index.words[up]!.name);
    return { id, kind, name, above, ranges: rangesIn(name, query, found.loose) };
  });
}

const foldedTexts = new WeakMap<readonly string[], readonly string[]>();

/** Which of some texts were looked for, the best first; all, where nothing is. Of a text of several lines the first is its name. */
export function rank(texts: readonly string[], query: string): readonly number[] {
  let folded = foldedTexts.get(texts);
  if (!folded) foldedTexts.set(texts, (folded = texts.map(fold)));
  if (!query.trim()) return texts.map((_, at) => at);
  return ranked(folded, query, matchesIn(folded, query), Infinity);
}

const split = (query: string): readonly string[] => fold(query).split(/\s+/).filter(Boolean);

/** Which of these folded texts hold every word of the query; none where nothing is looked for. Of all, or of those in a span. */
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
  // Each stands somewhere, but they stand nowhere together: one may be a slip that looks like another word.
  return { at: placesIn(texts, words, all), loose: true };
}

/** The places of a span, or nothing where that is everything. */
const spanned = (
  { length }: readonly string[],
  from: number,
  until: number,
): readonly number[] | undefined =>
  from <= 0 && until >= length
    ? undefined
    : Array.from({ length: Math.min(until, length) - from }, (_, i) => from + i);

/** Which texts hold every word, as it is typed or but for a slip. */
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
  // One number each: how well it fits, then how short its name is, then its place.
  const keys = new Float64Array(at.length);
  for (let i = 0; i < at.length; i++) {
    const text = texts[at[i]!]!;
    const end = text.indexOf('\n');
    const length = end < 0 ? text.length : end;
    const fit = inName ? (inName.has(i) ? 7 : 8) : grade(text, length, whole, words);
    keys[i] = (fit * 1000 + Math.min(length, 999)) * 1e7 + at[i]!;
  }
  return Array.from(keys.sort().subarray(0, Math.min(limit, keys.length)), (key) => key % 1e7);
}

const firstLine = (text: string) =>
  text.includes('\n') ? text.slice(0, text.indexOf('\n')) : text;

/** How well a text fits whose name has this length: 0 is best. */
function grade(text: string, length: number, whole: string, words: readonly string[]): number {
  if (text.startsWith(whole)) return length === whole.length ? 0 : 1;
  let begins = true;
  let inName = true;
  for (const word of words) {
    const at = firstOf(text, word);
    if (at >= length) inName = text.indexOf(word) < length && inName;
    begins &&= isBeginning(text, at) && (at < length || !inName);
  }
  if (!inName) return begins ? 5 : 6;
  if (!begins) return 4;
  return text.includes(whole) ? 2 : 3;
}

/** Where the words of a query stand in a text as it is shown, in order and apart; `loose`: slips too. */
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
