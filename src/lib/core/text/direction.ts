/*
 * Names inside our sentences. A character that changes the direction of the following text (such as U+202E) would
 * also affect our own words, so it is written the way the text difference shows it: [U+202E]. A name in right-to-left
 * letters is isolated so that the text around it keeps its order. Any other text is unchanged.
 */

/**
 * Direction controls: an isolating pair, ours or one in the text, which affects nothing outside it, or else a single
 * character.
 */
const TURNING =
  /\u2068[^\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*\u2069|[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** Hebrew, Arabic, Syriac, Thaana, NKo and neighboring scripts, and the right-to-left scripts beyond 16 bits. */
const FROM_RIGHT =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Makes direction controls visible: "abc[U+202E]def". */
export const legible = (text: string): string =>
  text.replace(TURNING, (found) =>
    found.length > 1
      ? found
      : `[U+${found.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}]`,
  );

/** The same, and isolated if it contains right-to-left letters. Already isolated text is unchanged. */
export function isolated(text: string): string {
  const plain = legible(text);
  return FROM_RIGHT.test(plain) && !WHOLE.test(plain) ? `\u2068${bare(plain)}\u2069` : plain;
}

const WHOLE = /^\u2068[^\u2068\u2069]*\u2069$/;

/** Removes the isolating marks, for git and terminals. */
export const bare = (text: string): string => text.replace(/[\u2068\u2069]/g, '');

/** “Guides” */
export const inQuotes = (text: string): string => `“${isolated(text)}”`;
