/*
 * Words that people use for one concept, for libraries that know only some of them. Each line of the data covers one
 * concept common in documentation. A word may appear in several lines.
 */
import lines from './data/synonyms.json' with { type: 'json' };

const related = new Map<string, Set<string>>();
for (const line of lines) {
  const words = line.split(' ');
  for (const word of words)
    for (const other of words)
      if (other !== word) related.set(word, (related.get(word) ?? new Set<string>()).add(other));
}

const NO_SYNONYMS: ReadonlySet<string> = new Set();

/** Synonyms of a word; some are parts of icon names ("life-buoy"). */
export const synonymsOf = (word: string): ReadonlySet<string> => related.get(word) ?? NO_SYNONYMS;

/** Every word that has synonyms. */
export const KNOWN_WORDS: readonly string[] = [...related.keys()];
