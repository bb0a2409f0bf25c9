/*
 * Names in our sentences. A character that turns the direction of what follows (U+202E and the like) would turn our
 * own words, too, so it is written as the text difference shows it: [U+202E]. A name in letters that run from right
 * to left is isolated, so that what is around it keeps its order; every other text stays as it is.
 */

/** A pair that isolates what it holds turns nothing else: ours, or one that was written so. Else one character alone. */
const TURNING =
  /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Hebrew, Arabic, Syriac, Thaana, NKo and those near them, and what is written in them beyond 16 bits. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A text with the characters that turn its direction made visible: "abc[U+202E]def". */
export const legible = (text: string): string =>
  text.replace(TURNING, (found) =>
    found.length > 1
      ? found
      : `[U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** The same, and isolated where its letters run from right to left. Of what is isolated already nothing changes. */
export function isolated(text: string): string {
  const plain = legible(text);
  return FROM_RIGHT.test(plain) && !WHOLE.test(plain) ? `\u2068${bare(plain)}\u2069` : plain;
}

const WHOLE = /^\u2068[^\u2068\u2069]*\u2069$/;

/** Without the marks that isolate, for git and for terminals. */
export const bare = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** “Guides” */
export const inQuotes = (text: string): string => `“${isolated(text)}”`;
