/*
 * Compares a typed word with texts: as typed, regardless of case and accents, and with one typo allowed.
 */
import uFuzzy from '@leeoniya/ufuzzy';

/** A range in a text, in UTF-16 code units. */
export type Range = readonly [from: number, until: number];

const ASCII = /^[\0-\x7f]*$/;

/** Removes the differences that don't count: case and accents. */
export function fold(text: string): string {
  if (ASCII.test(text)) return text.toLowerCase();
  const bare = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFKC');
  return uFuzzy.latinize(bare).toLowerCase();
}

/**
 * A text folded letter by letter, with the origin of each code unit; `origin` is undefined if the offsets are
 * the same.
 */
export function foldedWithOrigin(text: string): {
  readonly folded: string;
  readonly origin: readonly number[] | undefined;
} {
  if (ASCII.test(text)) return { folded: text.toLowerCase(), origin: undefined };
  let folded = '';
  const origin: number[] = [];
  let at = 0;
  for (const letter of text.match(/.\p{M}*/gsu) ?? []) {
    const own = fold(letter);
    folded += own;
    while (origin.length < folded.length) origin.push(at);
    at += letter.length;
  }
  return { folded, origin: [...origin, at] };
}

/** The texts that contain the word as typed. */
export function holding(
  texts: readonly string[],
  word: string,
  among?: readonly number[],
): readonly number[] {
  const found: number[] = [];
  if (among) {
    for (const at of among) if (texts[at]!.includes(word)) found.push(at);
  } else texts.forEach((text, at) => text.includes(word) && found.push(at));
  return found;
}

/**
 * The texts that contain the word with one typo. A typo in the first letter is allowed only if there are no
 * other matches.
 */
export function almost(
  texts: readonly string[],
  word: string,
  among?: readonly number[],
): readonly number[] {
  if (!mayHoldSlip(word)) return [];
  const forgiving = forgivingFor(word);
  const found = forgiving.filter(texts as string[], word, among as number[] | undefined);
  if (found?.length) return found;
  const [swapped, rest] = firstSlips(word);
  return swapped === undefined || rest === undefined
    ? []
    : merged(holding(texts, swapped, among), holding(texts, rest, among));
}

/** Merges two lists of indexes, in order. */
export const merged = (one: readonly number[], other: readonly number[]): readonly number[] =>
  [...new Set([...one, ...other])].sort((a, b) => a - b);

/** Where a text contains the word with one typo. */
export function rangesOfTypo(folded: string, word: string): readonly Range[] {
  if (!mayHoldSlip(word)) return [];
  const forgiving = forgivingFor(word);
  if (forgiving.filter([folded], word)?.length) {
    const flat = forgiving.info([0], [folded], word).ranges[0] ?? [];
    return Array.from({ length: flat.length / 2 }, (_, i) => [flat[i * 2]!, flat[i * 2 + 1]!]);
  }
  const meant = firstSlips(word).find((variant) => folded.includes(variant));
  if (meant === undefined) return [];
  const at = firstOf(folded, meant);
  return [[at, at + meant.length]];
}

/** The offset of a word in a text, preferably at the beginning of a word. */
export function firstOf(text: string, word: string): number {
  const first = text.indexOf(word);
  for (let at = first; at >= 0; at = text.indexOf(word, at + 1))
    if (isBeginning(text, at)) return at;
  return first;
}

/** Whether a word begins at this offset. */
export function isBeginning(text: string, at: number): boolean {
  if (at === 0) return true;
  const before = text.charCodeAt(at - 1);
  return before < 128 ? !isPlainLetter(before) : !LETTER.test(text[at - 1]!);
}
/** In folded texts: a to z and 0 to 9. */
const isPlainLetter = (code: number) => (code > 96 && code < 123) || (code > 47 && code < 58);
const LETTER = /[\p{L}\p{N}\p{M}]/u;

/** All but the first letter. */
const SLICE: [number, number] = [1, Infinity];
const ALL = { intraSlice: SLICE, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 } as const;
const NO_SLIP = { intraSlice: SLICE, intraIns: 0, intraSub: 0, intraTrn: 0, intraDel: 0 } as const;
/** Short words and numbers have too many look-alikes. */
const rulesOf = (term: string) => {
  if (/^\d+$/.test(term) || term.length < 3) return NO_SLIP;
  return term.length === 3 ? { ...NO_SLIP, intraTrn: 1 as const } : ALL;
};
const LETTERS = {
  unicode: true,
  interSplit: "[^\\p{L}\\p{M}\\d']+",
  intraSplit: '\\p{Ll}\\p{Lu}',
  intraBound: '\\p{L}\\d|\\d\\p{L}|\\p{Ll}\\p{Lu}',
  intraChars: "[\\p{L}\\p{M}\\d' -]",
  intraContr: "'\\p{L}{1,2}\\b",
};
const LATIN = { intraChars: "[a-z\\d' -]" };
const [latin, letters] = [LATIN, LETTERS].map(
  (alphabet) => new uFuzzy({ ...alphabet, intraMode: 1, intraRules: rulesOf, compare: () => 0 }),
) as [uFuzzy, uFuzzy];

/** The matcher that allows a typo in any letter of a word but the first. */
const forgivingFor = (word: string): uFuzzy => (ASCII.test(word) ? latin : letters);

/**
 * What a longer word with a typo in the first letter may mean: the first two letters swapped, or any first
 * letter.
 */
const firstSlips = (word: string): readonly string[] =>
  word.length > 4 ? [word[1]! + word[0]! + word.slice(2), word.slice(1)] : [];

/** Length limit for words that may contain a typo. */
const LONGEST = 40;

const mayHoldSlip = (word: string): boolean => word.length <= LONGEST && /\p{L}{3}/u.test(word);
