/*
 * JSON as a state machine, so that reading can resume from any point: after an error, as if it were fixed. It accepts
 * what the parser accepts, including comments and trailing commas.
 */
import { BOM, Token, tokensOf, type Tokens } from './syntax.ts';

/** What is expected next: a value, a key, a colon, the token after a value, or nothing more. */
export type Mode = 'value' | 'key' | 'colon' | 'after' | 'end';

/** An open bracket. */
export interface Frame {
  readonly isObject: boolean;
  /** Its offset. */
  readonly at: number;
  readonly up: Frame | undefined;
}

/** A range of the text. */
export interface Span {
  readonly at: number;
  readonly end: number;
}

export interface State {
  readonly mode: Mode;
  readonly frame: Frame | undefined;
  /** The offset at which reading continues. */
  readonly at: number;
  /** The range of the value or key read last. */
  readonly last: Span;
  /** The token read before `last`: a value, a key, or an opening bracket. */
  readonly before: Span;
  /** The comma before the token read last; in the modes `value` and `key`, the comma before the expected token. */
  readonly comma: number | undefined;
}

/** A token as found in the text. */
export interface GrammarToken {
  readonly kind: number;
  readonly at: number;
  readonly length: number;
  readonly bad: boolean;
}

/** Why reading stopped: at the end of the text, at an error, or at the token limit. */
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

/** The state after a value or a key at `span`. */
export const afterText = (state: State, span: Span): State => ({
  ...state,
  mode: state.mode === 'key' ? 'colon' : state.frame ? 'after' : 'end',
  at: span.end,
  before: state.last,
  last: span,
});

/** The state after a comma at this offset (or one to be inserted there). */
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

/** The state after one token, or undefined if the token is not allowed here. */
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
  /** Reads on from a state, for at most `most` tokens, or up to the first token for which `until` returns true. */
  readonly run: (
    state: State,
    most?: number,
    until?: (state: State, token: GrammarToken) => boolean,
  ) => Stop;
  /** The next token from an offset. */
  readonly tokenAt: (at: number) => GrammarToken;
}

/** Creates a reader for a text. `known` returns the length of a value known to start at an offset, or 0. */
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

/** Whether the text parses, with comments and trailing commas allowed. */
export const isReadable = (text: string): boolean => readerOf(text).run(START).is === 'done';
