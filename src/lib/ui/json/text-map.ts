/*
 * The file's text and Monaco's text of it. Monaco shows no byte order mark and knows one kind of line end, so
 * what it holds is a view: the mark dropped, every CRLF and CR shown as LF. Offsets and edits are translated
 * both ways; the file keeps its mark and each of its line ends, and a line end that is typed becomes the one
 * that the file uses most.
 */
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
  /** 1 when the file starts with a byte order mark, which the view does not show. */
  readonly mark: 0 | 1;
  /** Offsets in the view of the line ends that are CRLF in the file, rising. */
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
  const feeds = countOf(text, '\n') - pairs.length;
  const lineEnd =
    pairs.length > 0 && pairs.length >= Math.max(feeds, single)
      ? '\r\n'
      : single > feeds
        ? '\r'
        : '\n';
  return { mark, pairs, lineEnd };
}

/** The map of `after`, which the edits made of `before`: most keys touch no line end, and only move those behind them. */
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

/** What Monaco is given. */
export const viewOf = (text: string): string =>
  withFeeds(text.startsWith(BOM) ? text.slice(1) : text);

/** The file's offset of an offset in the view; never between the two units of a CRLF, never before the mark. */
export const toFile = (map: TextMap, offset: number): number =>
  offset + map.mark + countBelow(map.pairs, offset);

/** The view's offset of an offset in the file; between the units of a CRLF it is before the line end. */
export function toView(map: TextMap, offset: number): number {
  const shown = Math.max(0, offset - map.mark);
  const { pairs } = map;
  // In the file, without the mark, the i-th pair starts at pairs[i] + i and ends two units later.
  let low = 0;
  let high = pairs.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (pairs[mid]! + mid + 1 < shown) low = mid + 1;
    else high = mid;
  }
  const cut = pairs[low];
  return cut !== undefined && cut + low + 1 === shown ? cut : shown - low;
}

/** Edits of the view as edits of the file. */
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

/** Edits of the file as edits of the view. Cutting a CRLF in two, or making one out of CR and LF, comes out right. */
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

/** The stretch of the file that an edit concerns, with the line ends that it may cut or join. */
function widened(text: string, { at, remove, insert }: TextEdit): [number, number] {
  let end = at + remove;
  const left = insert.at(-1) ?? text[at - 1];
  if (text[end] === '\n' && (left === '\r' || text[end - 1] === '\r')) end++;
  if (at === 0 && end === 0 && text.startsWith(BOM)) end = 1;
  return [at > 0 && text[at - 1] === '\r' ? at - 1 : at, end];
}

/** A CR left of a seam and an LF right of it would become one line end: one more LF keeps them two. */
function seamless(text: string, start: number, insert: string, end: number): string {
  const right = text[end];
  const first = insert[0] ?? right;
  const head = text[start - 1] === '\r' && first === '\n' ? '\n' : '';
  const tail = insert.endsWith('\r') && right === '\n' ? '\n' : '';
  return head + insert + tail;
}

const withFeeds = (text: string): string =>
  text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;

function countOf(text: string, unit: string): number {
  let count = 0;
  for (let at = text.indexOf(unit); at >= 0; at = text.indexOf(unit, at + 1)) count++;
  return count;
}

/** How many of the rising values are below the limit. */
function countBelow(values: readonly number[], limit: number): number {
  let low = 0;
  let high = values.length;
  while (low < high) {
    const mid = (low + high) >> 1;
    if (values[mid]! < limit) low = mid + 1;
    else high = mid;
  }
  return low;
}
