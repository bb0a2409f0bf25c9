/*
 * A list in a text (the items of an array, the members of an object), and the style that new entries copy from their
 * neighbors: separators, indentation, spacing, line ends, inline or not.
 */
import {
  Embedded,
  indentAt,
  type SyntaxValue,
  type Printable,
  type Sample,
  type Style,
} from './print.ts';

/** A value in a text, and the values that contain it, innermost first (they provide the style). */
export interface ValueInText {
  readonly text: string;
  readonly at: number;
  readonly value: SyntaxValue;
  readonly up: ValueInText | undefined;
}

/** A list by its offsets: where its entries start and end. */
export interface List {
  readonly inText: ValueInText;
  readonly text: string;
  /** Just after the opening bracket. */
  readonly open: number;
  /** Offset of the closing bracket. */
  readonly close: number;
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export function listOf(inText: ValueInText): List {
  const { text, at, value } = inText;
  if (value.type !== 'object' && value.type !== 'array') throw new Error('Not a list');
  const starts =
    value.type === 'array' ? value.starts.map((s) => at + s) : value.members.map((m) => at + m.at);
  const ends =
    value.type === 'array'
      ? value.items.map((item, i) => starts[i]! + item.length)
      : value.members.map((m) => at + m.start + m.value.length);
  return { inText, text, open: at + 1, close: at + value.length - 1, starts, ends };
}

/** The white space before an entry inserted between p and q: a line end and indentation, or a space. */
export function leadNear(list: List, p: number, q: number): string {
  const { starts } = list;
  for (const i of [q, p, 1]) if (i > 0 && i < starts.length) return leadOf(list, i);
  const lead = starts.length ? leadOf(list, 0) : '';
  return lead && /[\r\n]/.test(lead) ? lead : styleOf(list.inText).gap;
}

/** The white space directly before an entry; of several line ends, only the last one with its indentation. */
function leadOf(list: List, i: number): string {
  const { text, starts, ends, open } = list;
  const gap = text.slice(i > 0 ? ends[i - 1] : open, starts[i]);
  const white = /\s*$/.exec(gap)![0];
  return /(?:\r\n|\r|\n)[ \t]*$/.exec(white)?.[0] ?? white;
}

export function styleNear(list: List, p: number, q: number): Style {
  const style = styleOf(list.inText);
  const lead = leadNear(list, p, q);
  const ownLine = /(\r\n|\r|\n)([ \t]*)$/.exec(lead);
  const value = list.inText.value;
  const m =
    value.type === 'object'
      ? value.members[Math.max(0, Math.min(p, value.members.length - 1))]
      : undefined;
  const gap = m && list.text.slice(list.inText.at + m.at + m.keyLength, list.inText.at + m.start);
  const colon = gap !== undefined && /^[ \t]*:[ \t]*$/.test(gap) ? gap : style.colon;
  if (!ownLine) return { ...style, colon, inline: isFlat(list.inText) };
  return { ...style, colon, inline: false, eol: ownLine[1]!, indent: ownLine[2]! };
}

export const isFlat = ({ text, at, value }: Sample) =>
  !/[\r\n]/.test(text.slice(at, at + value.length));

/** The neighbor whose layout a new value copies: the nearest one of its type. */
export function sampleNear(
  list: List,
  p: number,
  q: number,
  value: Printable,
  key: string | undefined,
): Sample | undefined {
  if (typeof value !== 'object' || value === null || value instanceof Embedded) return undefined;
  const { inText, text } = list;
  const of = inText.value;
  const type = Array.isArray(value) ? 'array' : 'object';
  if (of.type === 'object') return membersBeside(inText, key).find(({ value: v }) => v.length > 2);
  if (of.type !== 'array') return undefined;
  const near = [p, q].find((at) => of.items[at]?.type === type);
  const i = near ?? of.items.findIndex((item) => item.type === type);
  return i < 0 ? undefined : { text, at: inText.at + of.starts[i]!, value: of.items[i]! };
}

/** The values under the same key in the siblings of a list's owner. */
export function likeValues(inText: ValueInText): Sample[] {
  const owner = inText.up;
  if (owner?.value.type !== 'object') return [];
  const own = owner.value.members.find((m) => owner.at + m.start === inText.at);
  return own ? membersBeside(owner, own.key) : [];
}

const membersBeside = (owner: ValueInText, key: string | undefined): Sample[] =>
  siblingsOf(owner).flatMap(({ text, at, value }) => {
    const m = value.type === 'object' && value.members.find((candidate) => candidate.key === key);
    return m ? [{ text, at: at + m.start, value: m.value }] : [];
  });

/** Up to eight values around this one in its array. */
function siblingsOf({ text, up, at }: ValueInText): Sample[] {
  if (up?.value.type !== 'array') return [];
  const { items, starts } = up.value;
  const own = starts.findIndex((start) => up.at + start === at);
  const from = Math.max(0, Math.min(own - 4, items.length - 8));
  return items
    .slice(from, from + 8)
    .map((value, i) => ({ text, at: up.at + starts[from + i]!, value }));
}

/** The style of the text around a value, read from it and from the values that contain it. */
export function styleOf(inText: ValueInText): Style {
  const { text, at, value } = inText;
  const indent = indentAt(text, at);
  let unit: string | undefined;
  let eol: string | undefined;
  let colon: string | undefined;
  for (let here: ValueInText | undefined = inText; here; here = here.up) {
    const { value: v } = here;
    if (v.type !== 'object' && v.type !== 'array') continue;
    const first = v.type === 'array' ? v.starts[0] : v.members[0]?.at;
    if (first === undefined) continue;
    const lead = /(\r\n|\r|\n)([ \t]*)$/.exec(text.slice(here.at + 1, here.at + first));
    if (lead && unit === undefined) {
      const outer = indentAt(text, here.at);
      const own = lead[2]!;
      if (own.length > outer.length && own.startsWith(outer)) unit = own.slice(outer.length);
      eol ??= lead[1]!;
    }
    if (v.type === 'object' && colon === undefined) {
      const m = v.members[0]!;
      const gap = text.slice(here.at + m.at + m.keyLength, here.at + m.start);
      if (/^[ \t]*:[ \t]*$/.test(gap)) colon = gap;
    }
    if (unit !== undefined && colon !== undefined) break;
  }
  colon ??= ': ';
  const empty =
    (value.type === 'object' && value.members.length === 0) ||
    (value.type === 'array' && value.items.length === 0);
  const inline = empty ? inText.up !== undefined && isFlat(inText.up) : isFlat(inText);
  const gap = eol === undefined && !colon.endsWith(' ') ? '' : ' ';
  return { indent, unit: unit ?? '  ', eol: eol ?? '\n', colon, gap, inline };
}
