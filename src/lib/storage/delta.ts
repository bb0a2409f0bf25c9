/*
 * One text told by another: which stretches of lines it takes over, and what it says anew. A text that was moved
 * about costs as little as one in which a word was changed, however long both are.
 */

/** Stretches of the text before, as offsets `[from, to)` in UTF-16 units, and what stands between them. */
export type Delta = readonly (string | readonly [from: number, to: number])[];

/** What turns `before` into `after`: time and space grow with the texts' length, not with its square. */
export function deltaOf(before: string, after: string): Delta {
  const places = new Map<string, number[]>();
  for (const [line, at] of linesOf(before)) {
    const known = places.get(line);
    if (known) known.push(at);
    else places.set(line, [at]);
  }
  const delta: (string | [number, number])[] = [];
  for (const [line] of linesOf(after)) {
    const last = delta.at(-1);
    const end = typeof last === 'object' ? last[1] : 0;
    const from = nearest(places.get(line), end);
    if (from === undefined) {
      if (typeof last === 'string') delta[delta.length - 1] = last + line;
      else delta.push(line);
    } else if (typeof last === 'object' && from === end) last[1] += line.length;
    else delta.push([from, from + line.length]);
  }
  return delta;
}

/** The text that `delta` tells, of the text that it was made of. */
export const patched = (before: string, delta: Delta): string =>
  delta.map((part) => (typeof part === 'string' ? part : before.slice(...part))).join('');

/** Lines with their ends, and where they begin. */
function* linesOf(text: string): Generator<readonly [line: string, at: number]> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    yield [text.slice(at, end), at];
    at = end;
  }
}

/** The first place from `end` on, so that stretches go on where they can; else the first of all. */
function nearest(places: readonly number[] | undefined, end: number): number | undefined {
  if (!places) return undefined;
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! < end) low = middle + 1;
    else high = middle;
  }
  return places[low] ?? places[0];
}
