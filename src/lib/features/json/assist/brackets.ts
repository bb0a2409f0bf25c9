/*
 * Reads JSON while it is being typed: every text has a reading, however broken. A missing comma or colon is skipped,
 * and so is a closing bracket that closes nothing. A bracket of the other kind closes the brackets inside it too.
 */
import { Token, type Tokens } from '$lib/core/text/syntax';

/** What can come next inside a bracket. `after`: a comma. */
export type Expected = 'key' | 'colon' | 'value' | 'after';

/** A summary of a member's value. */
export interface Summary {
  /** True for a string that isn't blank, a non-empty list or object, or any other value. */
  filled: boolean;
  /** The string itself, the strings of a list, or the `source` of `{source: …}`. */
  readonly texts: string[];
}

/** An open bracket and what is known of its content. */
export interface Frame {
  readonly isObject: boolean;
  readonly at: number;
  readonly up: Frame | undefined;
  /** The members of an object. With duplicate keys, the last one counts. */
  readonly members: Map<string, Summary>;
  /** The number of entries so far. */
  count: number;
  /** The key whose value is expected or was read last. */
  key: string | undefined;
}

const isOpening = (kind: number): boolean => kind === Token.openBrace || kind === Token.openBracket;

/** A frame for a bracket that was just opened. */
export const opened = (isObject: boolean, at: number, up: Frame | undefined): Frame => ({
  isObject,
  at,
  up,
  members: new Map(),
  count: 0,
  key: undefined,
});

/** Tracks the open brackets, one token at a time. */
export class Brackets {
  frame: Frame | undefined;
  expected: Expected = 'value';
  /** Where the last token ends. */
  end = 0;
  /** The last string read, as long as nothing follows it. Before a colon, it is a key. */
  #text: string | undefined;

  /**
   * The state inside a bracket after its last entry (`text` if that is a string), or at its start if it has no entries.
   */
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

  /** Records the start of a value: a string (`text`), another complete scalar (`isScalar`), or a bracket. */
  #note(text: string | undefined, isScalar: boolean): void {
    const { frame } = this;
    if (!frame) return;
    const { up } = frame;
    frame.count++;
    const list = up?.isObject && up.key !== undefined ? up.members.get(up.key) : undefined;
    if (list) list.filled = true;
    // The strings of a list belong to the member that owns the list. `{source: …}` counts as the file that it names.
    if (text !== undefined && (!frame.isObject || frame.key === 'source')) list?.texts.push(text);
    if (frame.isObject)
      frame.members.set(frame.key ?? '', {
        filled: isScalar && text?.trim() !== '',
        texts: text === undefined ? [] : [text],
      });
  }
}
