/*
 * The position of a cursor in a JSON text, derived from the surrounding tokens. This works while the text doesn't
 * parse, which is the normal state during typing.
 */
import type { Reading } from '$lib/core/document/node';
import type { Path } from '$lib/core/document/walk';
import { Token, tokensOf, type Tokens } from '$lib/core/text/syntax';
import { Brackets, type Frame } from './brackets.ts';
import { resumed } from './resume-brackets.ts';

/** The string or word at the cursor. */
export interface Word {
  readonly at: number;
  /** The offset after the closing quote, or the cursor if that quote is missing. */
  readonly end: number;
  readonly isQuoted: boolean;
  /** The text between the start of the word and the cursor, without quotes. */
  readonly typed: string;
  /** The complete word. */
  readonly whole: string;
}

export interface Cursor {
  /** What can be inserted here. Undefined between a value and its comma, and in a comment. */
  readonly slot: 'key' | 'value' | undefined;
  /** The path of the value. For a key, the path of its object. */
  readonly path: Path;
  /** The innermost open bracket, with links to the outer ones. The content includes what follows the cursor. */
  readonly frame: Frame | undefined;
  readonly word: Word | undefined;
  /** Where a comma is missing before the inserted text. */
  readonly comma: number | undefined;
  /** Whether a comma is needed before what follows. */
  readonly needsComma: boolean;
  /** Whether a colon follows, so that only the key is inserted. */
  readonly hasColon: boolean;
}

/** Limit for reading past the cursor, in tokens. */
const AHEAD = 20_000;

/** `reading`: the known tree of this text, or of the last version that parsed. */
export function cursorAt(text: string, offset: number, reading?: Reading): Cursor {
  const comments: (readonly [at: number, end: number])[] = [];
  // A line comment extends to the end of its line.
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
  const path = pathOfFrame(frame, slot === 'value');
  if (word) {
    if (slot === 'key' && frame) frame.key = word.whole;
    tokens.seek(word.end);
    tokens.next();
  }
  const follows = tokens.kind;
  const comma = isAfter && frame ? brackets.end : undefined;
  // The tree knows nothing about brackets that close before the cursor.
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

/** Adds what follows the cursor to the open brackets. */
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

/** Whether a token touches the cursor or comes after it. */
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

/**
 * Whether the quote before this offset closes a string: what follows can come after a string. Otherwise it opens the
 * next one.
 */
function closesWell(text: string, end: number): boolean {
  const rest = /^[ \t]*([^ \t]?)/.exec(text.slice(end, end + 200))![1]!;
  return rest === '' || /[\r\n,:\]}{["/]/.test(rest);
}

/** The content of a JSON string that may be incomplete. */
function unescaped(source: string): string {
  return source.replace(/\\(u[\da-fA-F]{4}|.)/g, (_, code: string) =>
    code.startsWith('u') && code.length === 5
      ? String.fromCharCode(parseInt(code.slice(1), 16))
      : (ESCAPES[code] ?? code),
  );
}
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' };

/** The path to the inside of a frame, or to the expected value if there is one. */
function pathOfFrame(frame: Frame | undefined, isValue: boolean): Path {
  const path: (string | number)[] = [];
  if (frame && isValue) path.push(frame.isObject ? (frame.key ?? '') : frame.count);
  for (let at = frame?.up; at; at = at.up)
    path.unshift(at.isObject ? (at.key ?? '') : at.count - 1);
  return path;
}

/** The keys of the object at the cursor, except the key being edited, and whether each one has content. */
export function othersOf({ frame, slot, word, hasColon }: Cursor): ReadonlyMap<string, boolean> {
  const others = new Map<string, boolean>();
  for (const [key, { filled }] of frame?.isObject ? frame.members : []) others.set(key, filled);
  if (slot === 'key' && word && hasColon) others.delete(word.whole);
  return others;
}
