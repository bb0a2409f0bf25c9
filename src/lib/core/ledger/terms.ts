/* The words of paths, titles and texts, and how rare they are. */

/** How often each word occurs, or what it weighs. */
export type Terms = ReadonlyMap<string, number>;

const PLURAL = /(?<=[a-z]{3}[^su])s$/;

/** The words of a path, a title or a text: in lower case, and English ones without a plural’s “s”. */
export function wordsIn(text: string): readonly string[] {
  const parts = text
    .replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu);
  return (parts ?? []).map((word) => word.replace(PLURAL, ''));
}

/** How often each word occurs. At most `most` different words. */
export function countsOf(words: readonly string[], most: number): Terms {
  const counts = new Map<string, number>();
  for (const word of words) {
    const count = counts.get(word);
    if (count !== undefined) counts.set(word, count + 1);
    else if (counts.size < most) counts.set(word, 1);
  }
  return counts;
}

/** How rare a word is. `holders`: how many of `total` sets have it. */
export const rarityIn =
  (holders: Terms, total: number) =>
  (word: string): number =>
    Math.max(0.1, Math.log((total + 1) / ((holders.get(word) ?? 0) + 0.5)));
