/*
 * Sets one field of a page's frontmatter. Only the bytes of its value change: order, comments, quotes and everything
 * else stay as written. What comes out is parsed again, and refused if any other field would change.
 */
import { isMap, isScalar, isSeq, parseDocument, type Pair, type Scalar, type YAMLMap } from 'yaml';
import type { Json } from '../operation.ts';
import { ok, refuse, type Result } from '../result.ts';
import { apply, type TextEdit } from '../text/edit.ts';
import { parseYaml } from '../yaml.ts';
import { frontmatterBlock } from './frontmatter.ts';
import * as m from './messages.ts';

/** What comes before a new field, unless it is said. */
const FIRST = ['title', 'sidebarTitle', 'description'];

/** An edit of the block's text. */
interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

/**
 * The edits that set a field, or remove it without a value. Refuses a block that isn't YAML with the line of the error
 * (`frontmatter`), and one that can't be changed without changing another field. `file`: for the edits. A new
 * field comes after the last of `before` that there is.
 */
export function setFrontmatter(
  file: string,
  text: string,
  field: string,
  value: Json | undefined,
  before: readonly string[] = FIRST,
): Result<readonly TextEdit[]> {
  const found = frontmatterBlock(text);
  const end = text.includes('\r\n') ? '\r\n' : '\n';
  if (!found) {
    if (value === undefined) return ok([]);
    const at = text.startsWith('\ufeff') ? 1 : 0;
    const line = `${keyOf(field)}: ${printed(value, undefined)}`;
    const gap = text.length > at ? end : '';
    return ok([{ file, at, remove: 0, insert: ['---', line, '---', gap].join(end) }]);
  }
  const { block, at } = found;
  const document = parseDocument(block, { keepSourceTokens: true });
  const [error] = document.errors;
  if (error) return refuse('frontmatter', m.notYaml(file, (error.linePos?.[0].line ?? 1) + 1));
  const { contents } = document;
  // Nothing, or only comments.
  const map = contents === null ? undefined : contents;
  if (map && (!isMap(map) || map.flow)) return refuse('frontmatter', m.notLines(file));
  const change = changeOf(block, map, field, value, end, before);
  if (!change) return ok([]);
  const edit = { file, ...change, at: at + change.at };
  const after = frontmatterBlock(apply(text, [edit]));
  if (!after || !isOnlyChange(block, after.block, field, value))
    return refuse('frontmatter', m.notAlone(file, field));
  return ok([edit]);
}

function changeOf(
  block: string,
  map: YAMLMap | undefined,
  field: string,
  value: Json | undefined,
  end: string,
  before: readonly string[],
): Change | undefined {
  const pairs = map?.items ?? [];
  const pair = pairs.find(({ key }) => nameOf(key) === field);
  if (pair && value === undefined) return removal(block, pair, end);
  if (pair && value !== undefined) return replacement(block, pair, value, quotesOf(pairs));
  if (value === undefined) return undefined;
  const above = before.flatMap((name) => pairs.find(({ key }) => nameOf(key) === name) ?? []);
  const place = above.at(-1) ?? pairs.at(-1);
  const at = place ? lineEnd(block, valueEnd(place)) : 0;
  const line = `${keyOf(field)}: ${printed(value, quotesOf(pairs))}`;
  const isAtEnd = at > 0 && block[at - 1] !== '\n';
  const insert = isAtEnd ? end + line : line + end;
  return { at, remove: 0, insert };
}

function removal(block: string, pair: Pair, end: string): Change {
  const from = block.lastIndexOf('\n', rangeOf(pair.key)[0]) + 1;
  const to = lineEnd(block, valueEnd(pair));
  const isLast = to === block.length && block[to - 1] !== '\n';
  if (!isLast) return { at: from, remove: to - from, insert: '' };
  // A block ends without a line break: the last line takes the one before it along, an only line the one after it.
  if (from === 0) return { at: 0, remove: to + end.length, insert: '' };
  const start = from - (block[from - 2] === '\r' ? 2 : 1);
  return { at: start, remove: to - start, insert: '' };
}

function replacement(
  block: string,
  pair: Pair,
  value: Json,
  quotes: Quote | undefined,
): Change | undefined {
  const { value: node } = pair;
  if (isScalar(node) && node.value === value) return undefined;
  const colon = block.indexOf(':', rangeOf(pair.key)[1]) + 1;
  const isEmpty = node === null || rangeOf(node)[0] === rangeOf(node)[1];
  if (isEmpty) return { at: colon, remove: 0, insert: ` ${printed(value, quotes)}` };
  const [start, end] = rangeOf(node);
  // A block of lines ends with its line break, and a list of lines starts below its key.
  const from = isScalar(node) || isFlow(node) ? start : colon;
  const remove = block.slice(from, end).trimEnd().length;
  const insert = printed(value, isScalar(node) ? quoteOf(node) : quotes);
  return { at: from, remove, insert: from === colon ? ` ${insert}` : insert };
}

const isFlow = (node: unknown): boolean => (node as { flow?: boolean }).flow === true;

export type Quote = 'QUOTE_DOUBLE' | 'QUOTE_SINGLE';

const quoteOf = ({ type }: Scalar): Quote | undefined =>
  type === 'QUOTE_DOUBLE' || type === 'QUOTE_SINGLE' ? type : undefined;

/** The quotes that most texts of the block have. */
function quotesOf(pairs: readonly Pair[]): Quote | undefined {
  const texts = pairs.flatMap(({ value }) =>
    isScalar(value) && typeof value.value === 'string' ? [quoteOf(value)] : [],
  );
  const count = (quote: Quote | undefined) => texts.filter((one) => one === quote).length;
  return (['QUOTE_DOUBLE', 'QUOTE_SINGLE'] as const).find(
    (quote) => count(quote) * 2 > texts.length,
  );
}

/** A text in the frontmatter, and where it is written in the file, without quotes. */
export interface FrontmatterText {
  readonly key: string;
  readonly value: string;
  readonly from: number;
  readonly to: number;
}

/** The texts in one line of these fields, and of lists in them. Empty if the frontmatter isn't YAML. */
export function frontmatterTexts(
  text: string,
  isAsked: (key: string) => boolean,
): readonly FrontmatterText[] {
  const found = frontmatterBlock(text);
  if (!found) return [];
  const { errors, contents } = parseDocument(found.block, { keepSourceTokens: true });
  if (errors.length > 0 || !isMap(contents)) return [];
  const textsOf = (key: string, node: unknown): readonly FrontmatterText[] => {
    if (isSeq(node)) return node.items.flatMap((item) => textsOf(key, item));
    if (!isScalar(node) || typeof node.value !== 'string') return [];
    const { type, value } = node as Scalar<string>;
    const inset =
      type === 'PLAIN' ? 0 : type === 'BLOCK_LITERAL' || type === 'BLOCK_FOLDED' ? -1 : 1;
    const [start, end] = rangeOf(node);
    const [from, to] = [found.at + start + inset, found.at + end - inset];
    return inset < 0 || text.slice(from, to).includes('\n') ? [] : [{ key, value, from, to }];
  };
  return contents.items.flatMap(({ key, value }) => {
    const name = nameOf(key);
    return typeof name === 'string' && isAsked(name) ? textsOf(name, value) : [];
  });
}

/** How a page's frontmatter writes its title, and whether it also has a `sidebarTitle`. */
export function titleHabit(text: string): { quote: Quote | undefined; hasSidebarTitle: boolean } {
  const { contents } = parseDocument(frontmatterBlock(text)?.block ?? '');
  const title = isMap(contents) ? contents.get('title', true) : undefined;
  return {
    quote: isScalar(title) ? quoteOf(title) : 'QUOTE_DOUBLE',
    hasSidebarTitle: isMap(contents) && contents.has('sidebarTitle'),
  };
}

/** A value as YAML in one line. A text is written plainly if it can be, unless quotes are given. */
export function printed(value: Json, quote: Quote | undefined): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  const single = `'${value.replaceAll("'", "''")}'`;
  if (quote === 'QUOTE_SINGLE' && isOneLine(value)) return single;
  if (quote === undefined && isOneLine(value) && isPlain(value)) return value;
  return JSON.stringify(value);
}

const isOneLine = (text: string): boolean => !/[\u0000-\u001f\u0085\u2028\u2029]/.test(text);

/** Whether a text means itself without quotes, for both parsers. */
function isPlain(text: string): boolean {
  const line = `a: ${text}`;
  const read = parseYaml(line);
  const other = parseDocument(line);
  return (
    read.ok &&
    (read.value as { a?: unknown } | null)?.a === text &&
    other.errors.length === 0 &&
    (other.toJS() as { a?: unknown } | null)?.a === text
  );
}

const keyOf = (field: string): string =>
  /^[A-Za-z][\w-]*$/.test(field) ? field : JSON.stringify(field);

const nameOf = (key: unknown): unknown => (isScalar(key) ? key.value : undefined);

function rangeOf(node: unknown): readonly [start: number, end: number] {
  const range = (node as { range?: readonly [number, number, number] | null } | null)?.range;
  if (!range) throw new Error('A parsed node has a range');
  return [range[0], range[1]];
}

/** The end of a pair's value, or of its key if there is none. */
const valueEnd = ({ key, value }: Pair): number =>
  Math.max(rangeOf(key)[1], value === null ? 0 : rangeOf(value)[1]);

/** After the line break of the line that an offset ends, or the end of the text. */
const lineEnd = (text: string, offset: number): number =>
  offset > 0 && text[offset - 1] === '\n' ? offset : text.indexOf('\n', offset) + 1 || text.length;

/** Whether the fields are the same but for this one, and it has the value. */
function isOnlyChange(
  before: string,
  after: string,
  field: string,
  value: Json | undefined,
): boolean {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  if (!old || !now) return false;
  const { [field]: _old, ...others } = old;
  return isSame(value === undefined ? others : { ...others, [field]: value }, now);
}

/** Undefined if the block isn't YAML. */
function fieldsOf(block: string): Readonly<Record<string, unknown>> | undefined {
  const isBare = block.split('\n').every((line) => /^\s*(#|$)/.test(line));
  const read = isBare ? { ok: true, value: {} } : parseYaml(block);
  return read.ok ? (read.value as Record<string, unknown>) : undefined;
}

const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(Object.entries(value as object).sort(([a], [b]) => (a < b ? -1 : 1)));
