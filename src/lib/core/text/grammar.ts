/*
 * JSON as a machine with states, so that reading can be taken up again from any point: behind a mistake, as if
 * it were mended. It takes what the parser takes, comments and commas before closing brackets included.
 */
import { BOM, Token, tokensOf, type Tokens } from './syntax.ts';

/** What is expected: a value, a key, a colon, what follows a value, or nothing more. */
export type Mode = 'value' | 'key' | 'colon' | 'after' | 'end';

/** A bracket that is open. */
export interface Frame {
  readonly isObject: boolean;
  /** Where it stands. */
  readonly at: number;
  readonly up: Frame | undefined;
}

/** A stretch of the text. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

export interface State {
  readonly mode: Mode;
  readonly frame: Frame | undefined;
  /** Where reading goes on. */
  readonly at: number;
  /** The value or key read last: where it starts and ends. */
  readonly last: Span;
  /** What was read before `last`: a value, a key, or an opening bracket. */
  readonly before: Span;
  /** The comma before what was read last; in the modes `value` and `key` the one before what is expected. */
  readonly comma: number | undefined;
}

/** A token as it was found. */
export interface GrammarToken {
  readonly kind: number;
  readonly at: number;
  readonly length: number;
  readonly bad: boolean;
}

/** Where reading stopped: at the end of the text, at a mistake, or because it was long enough. */
export type Stop =
  | { readonly state: State; readonly is: 'done' }
  | { readonly state: State; readonly is: 'paused' }
  | { readonly state: State; readonly is: 'stuck'; readonly token: GrammarToken };

export const START: State = {
  mode: 'value',
  frame: undefined,
  at: 0,
  last: { at: 0, end: 0 },
  before: { at: 0, end: 0 },
  comma: undefined,
};

/** The state after a value or a key that stands in `span`. */
export const afterText = (state: State, span: Span): State => ({
  ...state,
  mode: state.mode === 'key' ? 'colon' : state.frame ? 'after' : 'end',
  at: span.end,
  before: state.last,
  last: span,
});

/** The state after a comma at this offset (or one that is to be put there). */
export const afterComma = (state: State, at: number, end: number): State => ({
  ...state,
  mode: state.frame!.isObject ? 'key' : 'value',
  at: end,
  comma: at,
});

/** The state after the innermost bracket is closed. */
export function afterClose(state: State, end: number): State {
  const { at, up } = state.frame!;
  return {
    mode: up ? 'after' : 'end',
    frame: up,
    at: end,
    before: { at: -1, end: -1 },
    last: { at, end },
    comma: undefined,
  };
}

const afterOpen = (state: State, at: number, isObject: boolean): State => ({
  mode: isObject ? 'key' : 'value',
  frame: { isObject, at, up: state.frame },
  at: at + 1,
  last: { at, end: at + 1 },
  before: { at, end: at + 1 },
  comma: undefined,
});

const LITERALS: readonly number[] = [
  Token.string,
  Token.number,
  Token.true,
  Token.false,
  Token.null,
];
export const isScalar = (kind: number): boolean => LITERALS.includes(kind);

/** The state after one token; nothing when it cannot stand there. */
function step(state: State, { kind, at, length, bad }: GrammarToken): State | undefined {
  if (bad) return undefined;
  const { mode, frame } = state;
  const end = at + length;
  const closes = frame && kind === (frame.isObject ? Token.closeBrace : Token.closeBracket);
  switch (mode) {
    case 'key':
      if (kind === Token.string) return afterText(state, { at, end });
      return closes ? afterClose(state, end) : undefined;
    case 'colon':
      return kind === Token.colon ? { ...state, mode: 'value', at: end } : undefined;
    case 'after':
      if (kind === Token.comma) return afterComma(state, at, end);
      return closes ? afterClose(state, end) : undefined;
    case 'value': {
      if (kind === Token.openBrace || kind === Token.openBracket)
        return afterOpen(state, at, kind === Token.openBrace);
      if (isScalar(kind)) return afterText(state, { at, end });
      return closes && !frame.isObject ? afterClose(state, end) : undefined;
    }
    case 'end':
      return undefined;
  }
}

export interface Reader {
  /** Reads on from a state, over so many tokens at most, or until a token before which it is to stop. */
  readonly run: (
    state: State,
    most?: number,
    until?: (state: State, token: GrammarToken) => boolean,
  ) => Stop;
  /** The next token from an offset. */
  readonly tokenAt: (at: number) => GrammarToken;
}

/** Reads a text; `known` tells the length of a value that is known to stand at an offset, or 0. */
export function readerOf(text: string, known: (at: number) => number = () => 0): Reader {
  const tokens: Tokens = tokensOf(text);
  const next = (at: number): GrammarToken => {
    tokens.seek(at === 0 && text.startsWith(BOM) ? 1 : at);
    tokens.next();
    const { kind, length, bad } = tokens;
    return { kind, at: tokens.at, length, bad };
  };
  return {
    tokenAt: next,
    run(from, most = Infinity, until) {
      let state = from;
      for (let count = 0; count < most; count++) {
        const token = next(state.at);
        const isEnd = token.kind === Token.end && !token.bad;
        if (isEnd && state.mode === 'end') return { state, is: 'done' };
        if (until?.(state, token)) return { state, is: 'stuck', token };
        const length = state.mode === 'value' ? known(token.at) : 0;
        const after = length
          ? afterText(state, { at: token.at, end: token.at + length })
          : isEnd
            ? undefined
            : step(state, token);
        if (!after) return { state, is: 'stuck', token };
        state = after;
      }
      return { state, is: 'paused' };
    },
  };
}

/** The text parses, comments and commas before closing brackets allowed. */
export const isReadable = (text: string): boolean => readerOf(text).run(START).is === 'done';
