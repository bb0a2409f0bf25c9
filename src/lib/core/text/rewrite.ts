/*
 * Edits as small as a careful person would make. A list (the items of an array, the members of an object) gets a new
 * order, with entries removed and inserted. Kept entries are not touched, and only what must change between two kept
 * entries changes. New entries copy indentation, spacing, line ends and inline layout from their neighbors. Comments
 * are never removed: a removed entry takes only itself and its comma.
 */
import {
  leadNear,
  listOf,
  isFlat,
  sampleNear,
  styleNear,
  styleOf,
  likeValues,
  type List,
  type ValueInText,
} from './list.ts';
import { longestRun } from './longest-run.ts';
import {
  Embedded,
  indentAt,
  isLineEnd,
  lineEnds,
  print,
  type SyntaxValue,
  type Printable,
} from './print.ts';
import { Token, tokensOf } from './syntax.ts';

/**
 * An edit, and the offsets of file pieces in its insertion. Offsets in `carried` and `arrived` are relative to
 * `insert`.
 */
export interface ListChange {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
  readonly carried: readonly {
    readonly at: number;
    readonly node: SyntaxValue;
    readonly same: boolean;
  }[];
  /** Where the values of new entries start. */
  readonly arrived: readonly number[];
}

/** A new entry: an item's value, or a member with its key. */
export interface ListEntry {
  readonly key?: string;
  readonly value: Printable;
}

/**
 * The changes that give the list the entries `next`. A number is the index of an existing entry, each at most once;
 * entries not named are removed. The entries that stay in place are `stay` (in their old order), or else the run with
 * the most lines that keeps its order.
 */
export function rearrange(
  inText: ValueInText,
  next: readonly (number | ListEntry)[],
  stay?: ReadonlySet<number>,
): ListChange[] {
  const list = listOf(inText);
  const kept =
    stay ??
    new Set(
      longestRun(
        list,
        next.filter((entry) => typeof entry === 'number'),
      ),
    );
  const changes: ListChange[] = [];
  let before = -1; // the last kept entry
  let arriving: (number | ListEntry)[] = [];
  for (const entry of [...next, list.starts.length]) {
    const stays = typeof entry === 'number' && (kept.has(entry) || entry === list.starts.length);
    if (!stays) {
      arriving.push(entry);
      continue;
    }
    changes.push(...between(list, before, entry, arriving));
    arriving = [];
    before = entry;
  }
  return changes;
}

/** Replaces one value with another. */
export function replace(inText: ValueInText, value: Printable): ListChange[] {
  const { text, at, value: old, up } = inText;
  const style = { ...styleOf(up ?? inText), indent: indentAt(text, at) };
  const printed = print(value, style, inText);
  if (printed.text === text.slice(at, at + old.length)) return [];
  return [{ at, remove: old.length, insert: printed.text, carried: printed.carried, arrived: [0] }];
}

/** The changes between the kept entries `p` and `q` (-1 and the count represent the brackets). */
function between(
  list: List,
  p: number,
  q: number,
  arriving: readonly (number | ListEntry)[],
): ListChange[] {
  const { text, starts, ends, open, close } = list;
  const count = starts.length;
  const first = p + 1; // the entries from first to last are removed
  const last = q - 1;
  const leaving = last >= first;
  if (!leaving && arriving.length === 0) return [];
  const from = p < 0 ? open : ends[p]!;
  const to = q === count ? close : starts[q]!;
  const only = p < 0 && q === count;

  if (!leaving) {
    if (only) return fill(list, arriving);
    return p < 0 ? [before(list, q, arriving)] : after(list, p, q, arriving);
  }
  if (arriving.length > 0) {
    // New entries replace the removed ones, or only the first when comments separate them.
    const commented = last > first && text.slice(ends[first], starts[last]).includes('/');
    const printed = join(list, arriving, p, q);
    const upTo = commented ? first : last;
    const put = { at: starts[first]!, remove: ends[upTo]! - starts[first]!, ...printed };
    return commented ? [put, ...cutOut(list, first + 1, last, q === count)] : [put];
  }
  if (hasComment(list, from, to, first, last)) return cutOut(list, first, last, q === count);
  if (only) return [removal(open, close)];
  if (q === count) return [removal(from, ends[last]!)];
  if (p < 0) return [removal(starts[first]!, to)];
  const head = lineEnds(text.slice(from, starts[first]));
  const tail = lineEnds(text.slice(ends[last], to));
  return [head >= tail ? removal(starts[first]!, to) : removal(from, ends[last]!)];
}

const removal = (from: number, to: number): ListChange => ({
  at: from,
  remove: to - from,
  insert: '',
  carried: [],
  arrived: [],
});

/** Whether a comment appears next to the removed entries, where it could be removed with them. */
function hasComment(list: List, from: number, to: number, first: number, last: number): boolean {
  const { text, starts, ends } = list;
  for (let i = first; i <= last + 1; i++) {
    const gap = text.slice(i === first ? from : ends[i - 1], i > last ? to : starts[i]);
    if (gap.includes('/')) return true;
  }
  return false;
}

/** Removes entries one by one, each with one comma, and their lines if nothing else is on them. */
function cutOut(list: List, first: number, last: number, atEnd: boolean): ListChange[] {
  const { text, starts, ends } = list;
  const changes: ListChange[] = [];
  const comma = (offset: number) => {
    const tokens = tokensOf(text);
    tokens.seek(offset);
    tokens.next();
    return tokens.kind === Token.comma ? tokens.at : -1;
  };
  if (atEnd && first > 0 && comma(ends[last]!) < 0) {
    const at = comma(ends[first - 1]!);
    changes.push(removal(at, at + 1));
  }
  for (let i = first; i <= last; i++) {
    const start = starts[i]!;
    const end = ends[i]!;
    const at = comma(end);
    const whole = at >= 0 && /^\s*$/.test(text.slice(end, at)) ? at + 1 : end;
    const line = start - indentAt(text, start).length;
    const rest = /^[ \t]*(\r\n|\r|\n)/.exec(text.slice(whole, whole + 200));
    if (isLineEnd(text.charCodeAt(line - 1)) && rest)
      changes.push(removal(line, whole + rest[0].length));
    else changes.push(removal(start, whole));
    if (at >= 0 && whole === end) changes.push(removal(at, at + 1));
  }
  return changes;
}

/** Inserts entries into an empty list. */
function fill(list: List, arriving: readonly (number | ListEntry)[]): ListChange[] {
  const { text, open, close, inText } = list;
  const style = styleOf(inText);
  const twin = likeValues(inText).find((sample) => sample.value.length > 2);
  const short = arriving.every((e) => typeof e === 'number' || isShort(e.value));
  const inline = style.inline || (short && twin !== undefined && isFlat(twin));
  const inside = text.slice(open, close);
  const indent = inline ? style.indent : style.indent + style.unit;
  const lead = inline ? '' : style.eol + indent;
  const printed = join(list, arriving, -1, 0, { ...style, inline, indent }, lead || style.gap);
  const kept = inside.trimEnd();
  const end = inline ? '' : style.eol + style.indent;
  const { length } = kept;
  return [{ at: open + length, remove: inside.length - length, ...padded(printed, lead, end) }];
}

const isShort = (value: Printable) =>
  typeof value !== 'object' ||
  value === null ||
  (value instanceof Embedded && value.node.type === 'string');

/** Inserts entries before the first. */
function before(list: List, q: number, arriving: readonly (number | ListEntry)[]): ListChange {
  const printed = join(list, arriving, -1, q);
  return { at: list.starts[q]!, remove: 0, ...padded(printed, '', `,${leadNear(list, -1, q)}`) };
}

/** Inserts entries after the kept entry `p`, whose comma moves to the last of them. */
function after(
  list: List,
  p: number,
  q: number,
  arriving: readonly (number | ListEntry)[],
): ListChange[] {
  const { text, starts, ends, close } = list;
  const lead = leadNear(list, p, q);
  const printed = join(list, arriving, p, q);
  const end = ends[p]!;
  const gap = text.slice(end, q === starts.length ? close : starts[q]);
  if (!/^[^\r\n]*/.exec(gap)![0].includes('/'))
    return [{ at: end, remove: 0, ...padded(printed, `,${lead}`, '') }];
  // A comment follows p on its line: leave it there.
  if (q < starts.length) return [{ at: starts[q]!, remove: 0, ...padded(printed, '', `,${lead}`) }];
  const tail = end + gap.trimEnd().length;
  const { eol, indent } = styleOf(list.inText);
  const line = /[\r\n]/.test(lead) || !gap.includes('//') ? lead : eol + indent;
  const put: ListChange = { at: tail, remove: 0, ...padded(printed, line, '') };
  if (gap.replace(/\/\/[^\r\n]*|\/\*[^]*?\*\//g, '').includes(',')) return [put];
  return [{ ...removal(end, end), insert: ',' }, put];
}

type Joined = Pick<ListChange, 'insert' | 'carried' | 'arrived'>;

const padded = ({ insert, carried, arrived }: Joined, lead: string, end: string): Joined => ({
  insert: lead + insert + end,
  carried: shifted(carried, lead.length),
  arrived: arrived.map((at) => at + lead.length),
});

const shifted = (carried: ListChange['carried'], by: number) =>
  carried.map((piece) => ({ ...piece, at: piece.at + by }));

/** The new entries' text, with commas and leads between them. */
function join(
  list: List,
  arriving: readonly (number | ListEntry)[],
  p: number,
  q: number,
  style = styleNear(list, p, q),
  lead = leadNear(list, p, q),
): Joined {
  let insert = '';
  const carried: ListChange['carried'][number][] = [];
  const arrived: number[] = [];
  for (const entry of arriving) {
    if (insert) insert += `,${lead}`;
    const { key, value } = typeof entry === 'number' ? present(list, entry) : entry;
    if (key !== undefined) insert += JSON.stringify(key) + style.colon;
    const printed = print(value, style, sampleNear(list, p, q, value, key));
    if (typeof entry !== 'number') arrived.push(insert.length);
    carried.push(...shifted(printed.carried, insert.length));
    insert += printed.text;
  }
  return { insert, carried, arrived };
}

/** An existing entry that moves to another position in its own list. */
function present(list: List, index: number): ListEntry {
  const { text, starts, inText } = list;
  const { value } = inText;
  if (value.type !== 'array') throw new Error('Only items of arrays are moved');
  const node = value.items[index]!;
  const at = starts[index]!;
  return { value: new Embedded(node, text.slice(at, at + node.length), indentAt(text, at)) };
}
