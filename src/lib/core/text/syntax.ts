import { createScanner } from 'jsonc-parser';

/** The token kinds, as numbered by the scanner. */
export const Token = {
  openBrace: 1,
  closeBrace: 2,
  openBracket: 3,
  closeBracket: 4,
  comma: 5,
  colon: 6,
  null: 7,
  true: 8,
  false: 9,
  string: 10,
  number: 11,
  lineComment: 12,
  blockComment: 13,
  lineBreak: 14,
  trivia: 15,
  unknown: 16,
  end: 17,
} as const;

/** A cursor over the tokens of a JSON text with comments. White space and comments are skipped. */
export interface Tokens {
  kind: number;
  at: number;
  length: number;
  /** A malformed string, number, escape or comment. */
  bad: boolean;
  /** The number of comments passed so far. */
  comments: number;
  /** The text of the current token; for a string, its decoded value. */
  readonly value: () => string;
  /** Moves to the next token that is neither white space nor a comment. */
  readonly next: () => void;
  /** Continues from an offset: the next token is the first one at or after it. */
  readonly seek: (offset: number) => void;
}

export const BOM = '\ufeff';

/** The kinds of single-character tokens, by character code. */
const SIGNS: readonly (number | undefined)[] = Object.assign([], {
  123: Token.openBrace,
  125: Token.closeBrace,
  91: Token.openBracket,
  93: Token.closeBracket,
  44: Token.comma,
  58: Token.colon,
});

/**
 * Tokens of `text`, positioned before the first. A byte order mark is skipped but counts toward offsets. `commented`
 * is called for each comment passed. Punctuation and plain strings, which make up nearly all of a text, are read
 * here; the scanner, several times slower, reads the rest.
 */
export function tokensOf(text: string, commented?: (at: number, length: number) => void): Tokens {
  const scanner = createScanner(text, false);
  let position = text.startsWith(BOM) ? 1 : 0;
  let isScanned = false;
  const tokens: Tokens = {
    kind: Token.unknown,
    at: 0,
    length: 0,
    bad: false,
    comments: 0,
    value: () => {
      if (isScanned) return scanner.getTokenValue();
      const inner = tokens.kind === Token.string ? 1 : 0;
      return text.slice(tokens.at + inner, tokens.at + tokens.length - inner);
    },
    seek: (offset) => void (position = offset),
    next() {
      for (;;) {
        const at = pastSpace(text, position);
        const code = text.charCodeAt(at);
        const sign = code === QUOTE ? Token.string : SIGNS[code];
        const end = code === QUOTE ? pastPlainString(text, at) : at + 1;
        isScanned = sign === undefined || end < 0;
        if (sign !== undefined && end > 0) {
          tokens.kind = sign;
          tokens.at = at;
          tokens.length = end - at;
          tokens.bad = false;
          position = end;
          return;
        }
        scanner.setPosition(at);
        const kind: number = scanner.scan();
        const error: number = scanner.getTokenError();
        position = scanner.getPosition();
        if ((kind === Token.lineComment || kind === Token.blockComment) && error === 0) {
          tokens.comments++;
          commented?.(scanner.getTokenOffset(), scanner.getTokenLength());
          continue;
        }
        tokens.kind = kind;
        tokens.at = scanner.getTokenOffset();
        tokens.length = scanner.getTokenLength();
        tokens.bad = error !== 0 || kind === Token.unknown;
        return;
      }
    },
  };
  return tokens;
}

const QUOTE = 34;
const BACKSLASH = 92;

/** The offset after a string without escapes that begins at `at`, or -1 if it has escapes or is malformed. */
function pastPlainString(text: string, at: number): number {
  for (let i = at + 1; ; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i + 1;
    // Past the end of the text the code is NaN, for which `code >= 32` is false too.
    if (code === BACKSLASH || !(code >= 32)) return -1;
  }
}

function pastSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
  }
}

/** Line and column of an offset, both from 1. CR, LF and CRLF each end a line. */
export function lineAndColumn(text: string, offset: number): { line: number; column: number } {
  let line = 1;
  let start = 0;
  for (let i = 0; i < offset; i++) {
    const code = text.charCodeAt(i);
    if (code === 10 || (code === 13 && text.charCodeAt(i + 1) !== 10)) {
      line++;
      start = i + 1;
    }
  }
  return { line, column: offset - start + 1 };
}
