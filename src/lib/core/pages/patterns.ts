/* Patterns of `.gitignore`, which other files have as well: https://git-scm.com/docs/gitignore#_pattern_format */
import ignore from 'ignore';

/**
 * Reads patterns: a text of lines, or a list. Returns whether a path matches: the last pattern that matches it, or one of
 * its folders, decides. Case-sensitive. A path that isn't below the root never matches.
 */
export function patternsOf(
  ...patterns: readonly (string | readonly string[])[]
): (path: string) => boolean {
  const all = ignore({ ignorecase: false });
  for (const some of patterns) all.add(some);
  return (path) => ignore.isPathValid(path) && all.ignores(path);
}
