/*
 * Where a cursor stands in a JSON text, worked out from the tokens round it, so that it is known while the text
 * does not parse: that is when one types.
 */
import type { Reading } from '../model/node.ts';
import type { Path } from '../model/walk.ts';
import { Token, tokensOf, type Tokens } from '../text/syntax.ts';
import { Brackets, type Frame } from './brackets.ts';
import { resumed } from './resume.ts';

/** The text or word that the cursor stands in. */
export interface Word {
  readonly at: number;
  /** After the closing quote; where that is missing, the cursor. */
  readonly end: number;
  readonly isQuoted: boolean;
  /** What stands between its start and the cursor, without quotes. */
  readonly typed: string;
  /** All of it. */
  readonly whole: string;
}

export interface Cursor {
  /** What may stand here; nothing between a value and the comma after it, or in a comment. */
  readonly slot: 'key' | 'value' | undefined;
  /** Of the value; for a key that of the object which it belongs to. */
  readonly path: Path;
  /** The open brackets, the innermost first, with all that stands in them, behind the cursor too. */
  readonly frame: Frame | undefined;
  readonly word: Word | undefined;
  /** Where a comma is missing before what is put in here. */
  readonly comma: number | undefined;
  /** What follows needs a comma before it. */
  readonly needsComma: boolean;
  /** A colon follows: only the key is wanted. */
  readonly hasColon: boolean;
}

/** So many tokens are read behind the cursor. */
const AHEAD = 20_000;

/** `reading`: what is known of the text already, or of the one that it was before it did not parse. */
export function cursorAt(text: string, offset: number, reading?: Reading): Cursor {
  const comments: (readonly [at: number, end: number])[] = [];
  // A line's comment goes on where it ends.
  const tokens = tokensOf(text, (at, length) =>
    comments.push([at, at + length + (text[at + 1] === '/' ? 1 : 0)]),
  );
  const known = reading && resumed(reading, offset);
  const brackets = known?.brackets ?? new Brackets();
  if (known) tokens.seek(known.at);
  tokens.next();
  while (tokens.kind !== Token.end && !isPast(text, tokens, offset)) {
    brackets.read(tokens);
    tokens.next();
  }
  const word = wordAt(text, tokens, offset);
  const { frame, expected } = brackets;
  const isAfter = expected === 'after';
  const isKey = frame?.isObject && (expected === 'key' || isAfter);
  const slot = isKey ? 'key' : expected === 'colon' ? undefined : 'value';
  const isClosed =
    comments.some(([at, end]) => at < offset && offset < end) ||
    (isAfter && (!frame || (!word && brackets.end === offset)));
  const path = pathOf(frame, slot === 'value');
  if (word) {
    if (slot === 'key' && frame) frame.key = word.whole;
    tokens.seek(word.end);
    tokens.next();
  }
  const follows = tokens.kind;
  const comma = isAfter && frame ? brackets.end : undefined;
  // Of what closes before the cursor the tree says nothing.
  if (known?.readOn && frame === known.brackets.frame)
    known.readOn(word?.end ?? offset, slot !== 'value');
  else readOn(tokens, brackets, slot === 'key' && follows === Token.colon);
  return {
    slot: isClosed ? undefined : slot,
    path,
    frame,
    word,
    comma,
    needsComma: !ENDS.includes(follows),
    hasColon: follows === Token.colon,
  };
}

const ENDS: readonly number[] = [
  Token.comma,
  Token.colon,
  Token.closeBrace,
  Token.closeBracket,
  Token.end,
];

/** What stands behind the cursor belongs to the brackets, too. */
function readOn(tokens: Tokens, brackets: Brackets, isKey: boolean): void {
  brackets.expected = isKey ? 'colon' : 'after';
  for (let i = 0; i < AHEAD && tokens.kind !== Token.end && brackets.frame; i++) {
    brackets.read(tokens);
    tokens.next();
  }
}

const MARKS: readonly number[] = [
  Token.openBrace,
  Token.closeBrace,
  Token.openBracket,
  Token.closeBracket,
  Token.comma,
  Token.colon,
];

/** Whether a token reaches to the cursor or lies behind it. */
function isPast(text: string, { kind, at, length, bad }: Tokens, offset: number): boolean {
  if (at >= offset) return true;
  const end = at + length;
  if (MARKS.includes(kind)) return false;
  const isClosed = kind === Token.string && !bad && length > 1 && text[end - 1] === '"';
  return isClosed ? offset < end : offset <= end;
}

function wordAt(text: string, tokens: Tokens, offset: number): Word | undefined {
  const { kind, at, length, bad } = tokens;
  if (kind === Token.end || at >= offset || MARKS.includes(kind)) return undefined;
  const isQuoted = text[at] === '"';
  const end = at + length;
  if (!isQuoted)
    return { at, end, isQuoted, typed: text.slice(at, offset), whole: text.slice(at, end) };
  const isClosed = !bad && closesWell(text, end);
  const own = unescaped(text.slice(at + 1, offset));
  return {
    at,
    end: isClosed ? end : offset,
    isQuoted,
    typed: own,
    whole: isClosed ? tokens.value() : own,
  };
}

/** The quote before this offset closes a text: what follows could follow one. Else it opens the next. */
function closesWell(text: string, end: number): boolean {
  const rest = /^[ \t]*([^ \t]?)/.exec(text.slice(end, end + 200))![1]!;
  return rest === '' || /[\r\n,:\]}{["/]/.test(rest);
}

/** A JSON text's content as far as it is written. */
function unescaped(source: string): string {
  return source.replace(/\\(u[\da-fA-F]{4}|.)/g, (_, code: string) =>
    code.startsWith('u') && code.length === 5
      ? String.fromCharCode(parseInt(code.slice(1), 16))
      : (ESCAPES[code] ?? code),
  );
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The keys and places that lead to what is inside a frame; to the value that is expected, where one is. */
function pathOf(frame: Frame | undefined, isValue: boolean): Path {
  const path: (string | number)[] = [];
  if (frame && isValue) path.push(frame.isObject ? (frame.key ?? '') : frame.count);
  for (let at = frame?.up; at; at = at.up)
    path.unshift(at.isObject ? (at.key ?? '') : at.count - 1);
  return path;
}

/** The keys of the object round the cursor, without the one that it stands in, and whether they hold something. */
export function othersOf({ frame, slot, word, hasColon }: Cursor): ReadonlyMap<string, boolean> {
  const others = new Map<string, boolean>();
  for (const [key, { filled }] of frame?.isObject ? frame.members : []) others.set(key, filled);
  if (slot === 'key' && word && hasColon) others.delete(word.whole);
  return others;
}
