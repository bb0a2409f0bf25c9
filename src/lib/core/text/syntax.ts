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

/**
 * Tokens of `text`, standing before the first; a byte order mark is passed over and counted. `commented` is told
 * of each comment that is passed.
 */
export function tokensOf(text: string, commented?: (at: number, length: number) => void): Tokens {
  const scanner = createScanner(text, false);
  if (text.startsWith(BOM)) scanner.setPosition(1);
  const tokens: Tokens = {
    kind: Token.unknown,
    at: 0,
    length: 0,
    bad: false,
    comments: 0,
    value: () => scanner.getTokenValue(),
    seek: (offset) => scanner.setPosition(offset),
    next() {
      for (;;) {
        // The scanner would collect white space letter by letter, which takes longer than all else in a file.
        const from = scanner.getPosition();
        const to = pastSpace(text, from);
        if (to > from) scanner.setPosition(to);
        const kind: number = scanner.scan();
        const error: number = scanner.getTokenError();
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
