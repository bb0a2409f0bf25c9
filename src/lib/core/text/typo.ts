/*
 * Typos between two words. `isOneTypo` is strict, for words that are offered in place of another; `editDistance` counts,
 * for a search that ranks. The search of the tree, which finds a word with a typo anywhere in long texts and says
 * where, has its own (core/tree/search-typos.ts).
 */

/**
 * Whether two words differ by one typo: a missing, extra or different letter, or two swapped letters. Both need at
 * least four letters, and a different digit isn't a typo.
 */
export function isOneTypo(a: string, b: string): boolean {
  if (a === b || Math.min(a.length, b.length) < 4 || Math.abs(a.length - b.length) > 1)
    return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a.at(-1 - end) === b.at(-1 - end)) end++;
  const inA = a.slice(start, a.length - end);
  const inB = b.slice(start, b.length - end);
  if (/\d/.test(inA + inB)) return false;
  if (inA.length <= 1 && inB.length <= 1) return true;
  return inA.length === 2 && inB.length === 2 && inA === `${inB[1]!}${inB[0]!}`;
}

/** The word of a short list that was probably meant: one typo away, or with the same start. */
export const nearestWord = (word: string, known: readonly string[]): string | undefined =>
  known.find((one) => isOneTypo(word.toLowerCase(), one.toLowerCase())) ??
  known.find((one) => word.length >= 4 && (one.startsWith(word) || word.startsWith(one)));

/**
 * Returns the edit distance between two words. A missing, extra, or different letter counts as one edit, and
 * so do two swapped letters. Stops when the distance exceeds `most` and returns `most + 1`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, i) => i);
  for (let i = 1; i <= one.length; i++) {
    const line = [i];
    let least = i;
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min(last[j]! + 1, line[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, beforeLast[j - 2]! + 1);
      line.push(cost);
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = line;
  }
  return last[other.length]!;
}

/** How many typos to allow in a word. Short words have too many look-alikes, and words with digits allow none. */
export const typosAllowed = (word: string): number =>
  /\d/.test(word) || word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
