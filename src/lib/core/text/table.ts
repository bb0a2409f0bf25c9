/**
 * A table that is asked with words of a document: it has what stands in it and nothing that all objects have, so that
 * “constructor” is no language.
 */
export const tableOf = <T>(entries: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
  Object.assign(Object.create(null) as Record<string, T>, entries);
