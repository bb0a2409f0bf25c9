/*
 * Finds icons by what people call them. The query is compared with the words of the names, then with the
 * other names and words in the sets, then with our own synonyms. Typos are allowed only if none of these
 * match. Each hit has a weight. An icon must match every typed word, unless none does, and weak hits are left out
 * where there are strong ones: “rocket” finds what is called so and what “launch” and “start” are drawn as, not every
 * icon with “start” among its words.
 */
import { isCommon } from './equivalents.ts';
import type { IconName, IconNames } from './names.ts';
import { editDistance, typosAllowed } from '../text/typo.ts';
import { KNOWN_WORDS, synonymsOf } from './synonyms.ts';

/** A word and the indexes of the icons that have it. */
interface Term {
  readonly word: string;
  readonly inName: number[];
  readonly inOthers: number[];
  readonly inWords: number[];
}

export interface IconIndex {
  readonly names: IconNames;
  /** The descriptive words of each icon, besides its names. */
  readonly words: readonly string[];
  readonly terms: readonly Term[];
  readonly byWord: ReadonlyMap<string, Term>;
  /** Index of each icon in the list of names. */
  readonly places: ReadonlyMap<IconName, number>;
}

/** Builds the search index from the names and their lists of words, one line per icon. */
export function indexOf(names: IconNames, words: string): IconIndex {
  const byWord = new Map<string, Term>();
  const term = (word: string): Term => {
    let known = byWord.get(word);
    if (!known) byWord.set(word, (known = { word, inName: [], inOthers: [], inWords: [] }));
    return known;
  };
  const note = (list: number[], at: number) => list.at(-1) !== at && list.push(at);
  const lines = words.split('\n');
  names.all.forEach(({ name, others }, at) => {
    for (const word of name.split('-')) note(term(word).inName, at);
    for (const other of others) for (const word of other.split('-')) note(term(word).inOthers, at);
    for (const word of (lines[at] ?? '').split(' ')) if (word) note(term(word).inWords, at);
  });
  const places = new Map(names.all.map((icon, at) => [icon, at]));
  return { names, words: lines, terms: [...byWord.values()], byWord, places };
}

/** Weight of a match by where the word was found. */
interface Weights {
  readonly name: number;
  readonly others: number;
  readonly words: number;
}
const EXACT: Weights = { name: 100, others: 85, words: 55 };
const STEM: Weights = { name: 92, others: 76, words: 46 };
const PREFIX: Weights = { name: 70, others: 52, words: 30 };
const SYNONYM: Weights = { name: 40, others: 32, words: 16 };
/** The synonym is the whole name. */
const NAMED = 88;
const SLIP: Weights = { name: 45, others: 36, words: 20 };

/** The share of the best hit's weight that another one needs. */
const RELEVANT = 0.5;

/** By icon index: the weight of the best match, and the sum of the others. */
export interface Hits {
  readonly best: Float32Array;
  readonly more: Float32Array;
  /** Indexes of the icons that match. */
  readonly places: number[];
}

const noHits = (index: IconIndex): Hits => {
  const { length } = index.names.all;
  return { best: new Float32Array(length), more: new Float32Array(length), places: [] };
};

/** The weight of the best match plus a small share of the others. */
export const weightAt = ({ best, more }: Hits, at: number): number =>
  best[at]! + Math.min(12, more[at]! * 0.15);

function add({ best, more, places }: Hits, at: number, weight: number): void {
  const before = best[at]!;
  if (weight <= 0) return;
  if (before === 0) places.push(at);
  else more[at]! += Math.min(before, weight);
  if (weight > before) best[at] = weight;
}

function hit(hits: Hits, { inName, inOthers, inWords }: Term, weights: Weights, less = 0): void {
  for (const at of inName) add(hits, at, weights.name - less);
  for (const at of inOthers) add(hits, at, weights.others - less);
  for (const at of inWords) add(hits, at, weights.words - less);
}

/** Finds the icons that match one word. */
export function hitsOf(index: IconIndex, word: string): Hits {
  const hits = noHits(index);
  const exact = index.byWord.get(word);
  if (exact) hit(hits, exact, EXACT);
  for (const stem of stemsOf(word)) {
    const term = index.byWord.get(stem);
    if (term) hit(hits, term, STEM);
  }
  for (const term of index.terms)
    if (term.word.length > word.length && term.word.startsWith(word))
      hit(hits, term, PREFIX, Math.min(20, (term.word.length - word.length) * 3));
  hitSynonyms(index, hits, [word, ...stemsOf(word)], 0);
  if (hits.places.length === 0) hitSlips(index, hits, word);
  return hits;
}

function hitSynonyms(index: IconIndex, hits: Hits, words: readonly string[], less: number): void {
  const { byName } = index.names;
  for (const word of words) {
    let rank = 0;
    for (const synonym of synonymsOf(word)) {
      const later = less + Math.min(8, rank / 2);
      const parts = synonym.split('-');
      const term = index.byWord.get(synonym);
      if (parts.length > 1) hitPhrase(index, hits, parts, SYNONYM.name - later);
      else if (term) hit(hits, term, SYNONYM, later);
      const whole = byName.get(synonym);
      if (whole) add(hits, index.places.get(whole)!, NAMED - later);
      rank++;
    }
  }
}

/** Finds the icons for several words that form one term: "sign in", "api key". */
function hitsOfPhrase(index: IconIndex, typed: readonly string[]): Hits {
  const hits = noHits(index);
  const whole = typed.join('');
  hitSynonyms(index, hits, [whole, ...stemsOf(whole)], -20);
  return hits;
}

/** Adds the icons whose name contains all these words in a row. */
function hitPhrase(index: IconIndex, hits: Hits, parts: readonly string[], weight: number): void {
  for (const at of index.byWord.get(parts[0]!)?.inName ?? []) {
    const name = `-${index.names.all[at]!.name}-`;
    if (name.includes(`-${parts.join('-')}-`)) add(hits, at, weight);
  }
}

/** Bit mask of the letters in a word. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) & 31);
  return letters;
}
function countOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Matches the known words nearest to a typo: those of the set, and those with synonyms. */
function hitSlips(index: IconIndex, hits: Hits, word: string): void {
  const most = typosAllowed(word);
  if (most === 0) return;
  let best = most;
  let meant: string[] = [];
  const letters = lettersOf(word);
  const look = (known: string) => {
    // Quick check: too many of the typed letters are missing from this word.
    if (known.length < 3 || countOf(letters & ~lettersOf(known)) > best) return;
    // The query may be the start of a longer word.
    const whole = editDistance(word, known, best);
    const typos =
      whole > best && word.length > 4 && known.length > word.length + 1
        ? editDistance(word, known.slice(0, word.length), Math.min(1, best))
        : whole;
    if (typos > Math.min(best, whole > best ? 1 : best)) return;
    if (typos < best) meant = [];
    best = typos;
    meant.push(known);
  };
  for (const { word: known } of index.terms) look(known);
  for (const known of KNOWN_WORDS) if (!index.byWord.has(known)) look(known);
  for (const known of meant) {
    const term = index.byWord.get(known);
    if (term) hit(hits, term, SLIP, best * 4 + Math.abs(known.length - word.length));
  }
  hitSynonyms(index, hits, meant, 45);
}

/** The word without a plural or verb ending. */
function stemsOf(word: string): readonly string[] {
  if (word.length < 4) return [];
  const stems = [word.replace(/ies$/, 'y'), word.replace(/e?s$/, ''), word.replace(/s$/, '')];
  stems.push(word.replace(/ing$/, ''), word.replace(/ing$/, 'e'), word.replace(/ed$/, ''));
  return [...new Set(stems)].filter((stem) => stem !== word && stem.length > 2);
}

/** Splits a query into words. */
export const wordsIn = (query: string): readonly string[] =>
  query
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Words in a name that mark a variant of another icon. */
const VARIANT =
  /^(\d+|off|filled|slash|x|plus|minus|cancel|brand|dashed|dotted|exclamation|question|share|pause|up|down)$/;

/** Penalty for what a name has beyond the typed words. */
export function lossOf({ name, hidden }: IconName, typed: readonly string[]): number {
  const parts = name.split('-');
  let loss = Math.max(0, parts.length - typed.length) * 4 + (hidden ? 60 : 0);
  for (const part of parts) if (VARIANT.test(part) && !typed.includes(part)) loss += 7;
  return loss;
}

/**
 * Returns the icons that match the query, best first. For an empty query, returns all icons on offer, in name
 * order.
 */
export function findIcons(index: IconIndex, query: string): readonly IconName[] {
  const { all, byName } = index.names;
  const typed = wordsIn(query);
  if (typed.length === 0) return all.filter(({ hidden }) => !hidden);
  const joined = typed.join('-');
  const words = [...new Set(typed)].map((word) => hitsOf(index, word));
  const phrase = typed.length > 1 ? hitsOfPhrase(index, typed) : undefined;
  const totals = new Map<number, { count: number; sum: number }>();
  for (const hits of words)
    for (const at of hits.places) {
      const total = totals.get(at);
      if (total) {
        total.count++;
        total.sum += weightAt(hits, at);
      } else totals.set(at, { count: 1, sum: weightAt(hits, at) });
    }
  // "api key" is also one term: a match for the phrase counts as a match for every word.
  for (const at of phrase?.places ?? []) {
    const sum = Math.max(totals.get(at)?.sum ?? 0, weightAt(phrase!, at) * words.length);
    totals.set(at, { count: words.length, sum });
  }
  const exact = byName.get(joined);
  let most = 0;
  let best = 0;
  for (const { count, sum } of totals.values()) {
    if (count > most) best = 0;
    most = Math.max(most, count);
    if (count === most) best = Math.max(best, sum);
  }
  const found: { icon: IconName; score: number }[] = [];
  for (const [at, { count, sum }] of totals) {
    const icon = all[at]!;
    if ((count < most || sum < best * RELEVANT) && icon !== exact) continue;
    const isWhole = icon.name.split('-').length === 1 ? 14 : 0;
    const isUsual = isCommon(icon.name) || icon.others.some(isCommon) ? 14 : 0;
    const begins = icon.name.startsWith(joined) ? 12 : 0;
    const isExact = icon === exact ? (icon.name === joined ? 900 : 600) : 0;
    const score = sum / words.length + isWhole + isUsual + begins + isExact - lossOf(icon, typed);
    found.push({ icon, score });
  }
  return found
    .sort((a, b) => b.score - a.score || (a.icon.name < b.icon.name ? -1 : 1))
    .map(({ icon }) => icon);
}
