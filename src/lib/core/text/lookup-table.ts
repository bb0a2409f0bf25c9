/**
 * A lookup table for words from a document. It has only its own entries and nothing inherited from Object.prototype,
 * so “constructor” isn't a language.
 */
export const tableOf = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);
