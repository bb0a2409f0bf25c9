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
