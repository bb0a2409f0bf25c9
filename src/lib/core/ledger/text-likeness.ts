/* Texts that are the same as others, or like them. */
import { countsOf, rarityIn, wordsIn, type Terms } from './terms.ts';

/** Different words of a text that are compared. */
const MOST_WORDS = 300;
/** Below, texts have only their subject in common. */
const LEAST = 0.35;

export interface Alike {
  /** The index of the text that was given. */
  readonly index: number;
  readonly file: string;
  /** From 0 to 1. 1: the same text. */
  readonly likeness: number;
}

/**
 * The files with a text like one of those given. Reads each file's text twice, and keeps none of them.
 */
export function alikeTexts(
  given: readonly (string | undefined)[],
  files: readonly string[],
  textOf: (file: string) => string | undefined,
): readonly Alike[] {
  const counts = given.map((text) => termsOf(text));
  const wanted = new Set(counts.flatMap((terms) => [...terms.keys()]));
  if (wanted.size === 0) return [];
  const holders = new Map<string, number>();
  for (const file of files)
    for (const word of termsOf(textOf(file)).keys())
      if (wanted.has(word)) holders.set(word, (holders.get(word) ?? 0) + 1);
  const rarity = rarityIn(holders, files.length);
  const index = new Map<string, { readonly at: number; readonly weight: number }[]>();
  const lengths = counts.map((terms, at) => {
    const weighed = weighedBy(rarity, terms);
    for (const [word, weight] of weighed) {
      const known = index.get(word);
      if (known) known.push({ at, weight });
      else index.set(word, [{ at, weight }]);
    }
    return lengthOf(weighed);
  });
  return files.flatMap((file) => {
    const text = textOf(file);
    const terms = weighedBy(rarity, termsOf(text));
    const length = lengthOf(terms);
    const products = new Map<number, number>();
    for (const [word, weight] of terms)
      for (const { at, weight: other } of index.get(word) ?? [])
        products.set(at, (products.get(at) ?? 0) + weight * other);
    return [...products].flatMap(([at, product]) => {
      const likeness = given[at]?.trim() === text?.trim() ? 1 : product / (length * lengths[at]!);
      return likeness < LEAST ? [] : [{ index: at, file, likeness: Math.min(1, likeness) }];
    });
  });
}

const termsOf = (text: string | undefined): Terms =>
  countsOf(wordsIn(bodyOf(text ?? '')), MOST_WORDS);

/** A text without its frontmatter. */
const bodyOf = (text: string): string => text.replace(/^---\r?\n[\s\S]*?\r?\n---(\r?\n|$)/, '');

const weighedBy = (rarity: (word: string) => number, counts: Terms): Terms =>
  new Map([...counts].map(([word, count]) => [word, (1 + Math.log(count)) * rarity(word)]));

const lengthOf = (terms: Terms): number =>
  Math.sqrt([...terms.values()].reduce((sum, weight) => sum + weight * weight, 0));
