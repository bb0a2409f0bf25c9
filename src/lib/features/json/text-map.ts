/*
 * Maps between a file's text and Monaco's view of it. Monaco shows no byte order mark and only one kind of line end, so
 * the view drops the mark and shows every CRLF and CR as LF. Offsets and edits are translated both ways. The file keeps
 * its mark and each of its line ends, and a typed line end becomes the one that the file uses most.
 */
import { countBelow, countWhile } from '$lib/core/text/binary-search';
import { apply, normalise, type TextEdit } from '$lib/core/text/edit';
import { BOM } from '$lib/core/text/syntax';

/** An edit of the view. */
export interface ViewEdit {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/** Where a file's text is longer than its view. */
export interface TextMap {
  /** 1 if the file starts with a byte order mark, which the view does not show. */
  readonly mark: 0 | 1;
  /** View offsets of the line ends that are CRLF in the file, ascending. */
  readonly pairs: readonly number[];
  /** The file's most frequent line end. */
  readonly lineEnd: '\n' | '\r\n' | '\r';
}

const NO_PAIRS: readonly number[] = [];

export function mapOf(text: string): TextMap {
  const mark = text.startsWith(BOM) ? 1 : 0;
  let at = text.indexOf('\r');
  if (at < 0) return { mark, pairs: NO_PAIRS, lineEnd: '\n' };
  const pairs: number[] = [];
  let single = 0;
  for (; at >= 0; at = text.indexOf('\r', at + 1))
    if (text[at + 1] === '\n') pairs.push(at - mark - pairs.length);
    else single++;
  const feeds = occurrences(text, '\n') - pairs.length;
  const lineEnd =
    pairs.length > 0 && pairs.length >= Math.max(feeds, single)
      ? '\r\n'
      : single > feeds
        ? '\r'
        : '\n';
  return { mark, pairs, lineEnd };
}

/**
 * The map of `after`, the result of the edits to `before`. Most keystrokes touch no line end and only shift those after
 * them.
 */
export function mapAfter(
  map: TextMap,
  before: string,
  edits: readonly TextEdit[],
  after: string,
): TextMap {
  if (after === before) return map;
  const [only] = edits;
  if (!only || edits.length > 1 || map.pairs.length === 0) return mapOf(after);
  const { at, remove, insert } = only;
  const beside = before.slice(Math.max(0, at - 1), at + remove + 1);
  if (/[\r\n\ufeff]/.test(beside + insert)) return mapOf(after);
  const first = countBelow(map.pairs, toView(map, at));
  const shift = insert.length - remove;
  return { ...map, pairs: map.pairs.map((pair, i) => (i < first ? pair : pair + shift)) };
}

/** The text that Monaco gets. */
export const viewOf = (text: string): string =>
  withFeeds(text.startsWith(BOM) ? text.slice(1) : text);

/** File offset of a view offset. Never between the two units of a CRLF or before the mark. */
export const toFile = (map: TextMap, offset: number): number =>
  offset + map.mark + countBelow(map.pairs, offset);

/** View offset of a file offset. An offset between the units of a CRLF maps to before the line end. */
export function toView(map: TextMap, offset: number): number {
  const shown = Math.max(0, offset - map.mark);
  const { pairs } = map;
  // In the file, without the mark, the i-th pair starts at pairs[i] + i and ends two units later.
  const before = countWhile(pairs.length, (at) => pairs[at]! + at + 1 < shown);
  const cut = pairs[before];
  return cut !== undefined && cut + before + 1 === shown ? cut : shown - before;
}

/** Converts edits of the view to edits of the file. */
export function toFileEdits(
  file: string,
  text: string,
  map: TextMap,
  edits: readonly ViewEdit[],
): TextEdit[] {
  const uniform = edits.map((edit) => ({ file, ...edit, insert: withFeeds(edit.insert) }));
  return normalise(uniform).map(({ at, remove, insert }) => {
    const start = toFile(map, at);
    const end = toFile(map, at + remove);
    const typed = insert.replaceAll('\n', map.lineEnd);
    return { file, at: start, remove: end - start, insert: seamless(text, start, typed, end) };
  });
}

/** Converts edits of the file to edits of the view. Handles edits that split a CRLF or join a CR and an LF into one. */
export function toViewEdits(text: string, map: TextMap, edits: readonly TextEdit[]): ViewEdit[] {
  const regions: { at: number; end: number; edits: TextEdit[] }[] = [];
  for (const edit of normalise(edits)) {
    const [at, end] = widened(text, edit);
    const last = regions.at(-1);
    if (last && at <= last.end) {
      last.end = Math.max(last.end, end);
      last.edits.push(edit);
    } else regions.push({ at, end, edits: [edit] });
  }
  return regions.map((region) => {
    const { at, end } = region;
    const inner = region.edits.map((edit) => ({ ...edit, at: edit.at - at }));
    const after = apply(text.slice(at, end), inner);
    const start = toView(map, at);
    return {
      at: start,
      remove: toView(map, end) - start,
      insert: at === 0 ? viewOf(after) : withFeeds(after),
    };
  });
}

/** The range of the file that an edit affects, widened by the line ends that it may split or join. */
function widened(text: string, { at, remove, insert }: TextEdit): [number, number] {
  let end = at + remove;
  const left = insert.at(-1) ?? text[at - 1];
  if (text[end] === '\n' && (left === '\r' || text[end - 1] === '\r')) end++;
  if (at === 0 && end === 0 && text.startsWith(BOM)) end = 1;
  return [at > 0 && text[at - 1] === '\r' ? at - 1 : at, end];
}

/** A CR to the left of a seam and an LF to the right would become one line end, so another LF keeps them apart. */
function seamless(text: string, start: number, insert: string, end: number): string {
  const right = text[end];
  const first = insert[0] ?? right;
  const head = text[start - 1] === '\r' && first === '\n' ? '\n' : '';
  const tail = insert.endsWith('\r') && right === '\n' ? '\n' : '';
  return head + insert + tail;
}

const withFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

function occurrences(text: string, unit: string): number {
  let count = 0;
  for (let at = text.indexOf(unit); at >= 0; at = text.indexOf(unit, at + 1)) count++;
  return count;
}
