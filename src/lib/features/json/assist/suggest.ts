/*
 * Suggestions for a place in the text, whether the text is broken or not.
 */
import { cursorAt, type Cursor } from './cursor.ts';
import { keysAt } from './keys.ts';
import type { AssistFacts } from './assist-facts.ts';
import type { Suggestion } from './suggestion.ts';
import { valuesAt } from './values.ts';

export interface Suggestions {
  /** Best first. */
  readonly items: readonly Suggestion[];
  /** The start of the text that they replace. */
  readonly at: number;
  readonly end: number;
  /** Where an additional comma must be inserted. */
  readonly comma: number | undefined;
}

/** `offset`: the cursor, in UTF-16 units of `text`. */
export const suggestionsAt = (text: string, offset: number, known: AssistFacts): Suggestions =>
  suggestionsFor(text, offset, cursorAt(text, offset), known);

export function suggestionsFor(
  text: string,
  offset: number,
  cursor: Cursor,
  known: AssistFacts,
): Suggestions {
  const { slot, word, comma } = cursor;
  const at = word?.at ?? offset;
  const end = word?.end ?? offset;
  const items =
    slot === 'key'
      ? keysAt(text, cursor)
      : slot === 'value'
        ? valuesAt(text, cursor, known).map((one) => withComma(one, cursor))
        : [];
  return { items, at, end, comma };
}

const withComma = (one: Suggestion, { needsComma }: Cursor): Suggestion =>
  needsComma ? { ...one, insert: `${one.insert},` } : one;
