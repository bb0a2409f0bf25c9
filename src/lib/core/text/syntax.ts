import { createScanner } from 'jsonc-parser';

/** The kinds of token, as the scanner numbers them. */
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

/** A cursor over the tokens of a JSON text with comments. White space is never shown. */
export interface Tokens {
  kind: number;
  at: number;
  length: number;
  /** A malformed string, number, escape or comment. */
  bad: boolean;
  /** Counts the comments passed so far. */
  comments: number;
  /** The text of the current token; of a string its decoded value. */
  readonly value: () => string;
  /** Goes to the next token that is neither white space nor comment. */
  readonly next: () => void;
  /** Continues from an offset: the next token is the first at or after it. */
  readonly seek: (offset: number) => void;
}

export const BOM = '\ufeff';

/** The kinds of what is one letter long, by its code. */
const SIGNS: readonly (number | undefined)[] = Object.assign([], {
  123: Token.openBrace,
  125: Token.closeBrace,
  91: Token.openBracket,
  93: Token.closeBracket,
  44: Token.comma,
  58: Token.colon,
});

/**
 * Tokens of `text`, standing before the first; a byte order mark is passed over and counted. `commented` is told
 * of each comment that is passed. Signs and plain strings, which is nearly all that there is, are read here; the
 * scanner reads what is left: it takes several times as long.
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

/** The offset after a string without escapes that begins at `at`; -1 where it holds any, or is malformed. */
function pastPlainString(text: string, at: number): number {
  for (let i = at + 1; ; i++) {
    const code = text.charCodeAt(i);
    if (code === QUOTE) return i + 1;
    // No letter at all beyond the end: not a number, which is not at least a space either.
    if (code === BACKSLASH || !(code >= 32)) return -1;
  }
}

function pastSpace(text: string, from: number): number {
  for (let at = from; ; at++) {
    const code = text.charCodeAt(at);
    if (code !== 32 && code !== 10 && code !== 13 && code !== 9) return at;
  }
}

/** Line and column of an offset, both from 1; CR, LF and CRLF end a line. */
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
