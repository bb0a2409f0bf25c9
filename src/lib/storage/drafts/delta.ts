/*
 * One text as a difference from another: the ranges of lines that it takes over, and what is new. Moving parts of a
 * text costs as little as changing a word, however long the text is.
 */
import { countBelow } from '../../core/text/binary-search.ts';

/** Ranges of the earlier text, as offsets `[from, to)` in UTF-16 units, and the new text between them. */
export type Delta = readonly (string | readonly [from: number, to: number])[];

/**
 * The difference that turns `before` into `after`. Time and space grow with the length of the texts, not with its
 * square.
 */
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

/** Applies `delta` to the text that it was made from. */
export const patched = (before: string, delta: Delta): string =>
  delta.map((part) => (typeof part === 'string' ? part : before.slice(...part))).join('');

/** Lines with their line endings, and where they start. */
function* linesOf(text: string): Generator<readonly [line: string, at: number]> {
  for (let at = 0; at < text.length;) {
    const end = text.indexOf('\n', at) + 1 || text.length;
    yield [text.slice(at, end), at];
    at = end;
  }
}

/** The first place at or after `end`, so that a range continues where it can, else the first of all. */
function nearest(places: readonly number[] | undefined, end: number): number | undefined {
  return places && (places[countBelow(places, end)] ?? places[0]);
}
