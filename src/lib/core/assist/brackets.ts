/*
 * Reading JSON while it is being typed: every text has a reading, however broken it is. A comma or colon that is
 * missing is passed over, a bracket that closes nothing too; one that is closed by another's bracket goes with it.
 */
import { Token, type Tokens } from '../text/syntax.ts';

/** What may come next inside a bracket. `after`: a comma. */
export type Expected = 'key' | 'colon' | 'value' | 'after';

/** What a member of an object holds, in short. */
export interface Summary {
  /** It is a text that is not blank, a list or object with something in it, or another value. */
  filled: boolean;
  /** The text itself; of a list its texts; of `{source: …}` that one. */
  readonly texts: string[];
}

/** A bracket that is open, and what is known of what it holds. */
export interface Frame {
  readonly isObject: boolean;
  readonly at: number;
  readonly up: Frame | undefined;
  /** Of an object: its members. Of equal keys the last counts. */
  readonly members: Map<string, Summary>;
  /** How many entries it has so far. */
  count: number;
  /** The key whose value is expected, or was read last. */
  key: string | undefined;
}

const isOpening = (kind: number): boolean => kind === Token.openBrace || kind === Token.openBracket;

/** A bracket that was just opened. */
export const opened = (isObject: boolean, at: number, up: Frame | undefined): Frame => ({
  isObject,
  at,
  up,
  members: new Map(),
  count: 0,
  key: undefined,
});

/** Reads token after token. */
export class Brackets {
  frame: Frame | undefined;
  expected: Expected = 'value';
  /** Where the token ends that was read last. */
  end = 0;
  /** The text that was read last, as long as nothing follows it: before a colon it is a key. */
  #text: string | undefined;

  /** As they are inside a bracket, behind its last entry (of a text: which) or, where there is none, at its start. */
  static behind(frame: Frame, end: number, text: string | undefined, hasEntry: boolean): Brackets {
    const brackets = new Brackets();
    brackets.frame = frame;
    brackets.expected = hasEntry ? 'after' : frame.isObject ? 'key' : 'value';
    brackets.end = end;
    brackets.#text = text;
    return brackets;
  }

  read(tokens: Tokens): void {
    const { kind, at, length } = tokens;
    const text = this.#text;
    this.#text = undefined;
    this.end = at + length;
    if (isOpening(kind)) this.#open(kind === Token.openBrace, at);
    else if (kind === Token.closeBrace || kind === Token.closeBracket)
      this.#close(kind === Token.closeBrace);
    else if (kind === Token.comma)
      this.expected = !this.frame || this.frame.isObject ? 'key' : 'value';
    else if (kind === Token.colon) this.#colon(text);
    else this.#scalar(tokens);
  }

  #open(isObject: boolean, at: number): void {
    this.#note(undefined, false);
    const up = this.frame;
    this.frame = opened(isObject, at, up);
    this.expected = isObject ? 'key' : 'value';
  }

  #close(isObject: boolean): void {
    let closed = this.frame;
    while (closed && closed.isObject !== isObject) closed = closed.up;
    if (!closed) return;
    this.frame = closed.up;
    this.expected = 'after';
  }

  #colon(key: string | undefined): void {
    const { frame } = this;
    if (!frame?.isObject) return;
    if (key !== undefined && frame.key !== key) frame.key = key;
    this.expected = 'value';
  }

  #scalar(tokens: Tokens): void {
    const { frame, expected } = this;
    const isText = tokens.kind === Token.string;
    const text = tokens.value();
    this.#text = text;
    if (frame?.isObject && (expected === 'key' || expected === 'after')) {
      frame.key = text;
      this.expected = 'colon';
      return;
    }
    this.#note(isText ? text : undefined, true);
    this.expected = 'after';
  }

  /** A value begins: a text, another one that is whole (`isScalar`), or a bracket. */
  #note(text: string | undefined, isScalar: boolean): void {
    const { frame } = this;
    if (!frame) return;
    const { up } = frame;
    frame.count++;
    const list = up?.isObject && up.key !== undefined ? up.members.get(up.key) : undefined;
    if (list) list.filled = true;
    // The texts of a list are its owner's; `{source: …}` stands for the file that it names.
    if (text !== undefined && (!frame.isObject || frame.key === 'source')) list?.texts.push(text);
    if (frame.isObject)
      frame.members.set(frame.key ?? '', {
        filled: isScalar && text?.trim() !== '',
        texts: text === undefined ? [] : [text],
      });
  }
}
