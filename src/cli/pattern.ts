/* Patterns of paths, as in a shell: `*` and `?` within a folder, `**` across folders, `{a,b}`. */

export const isPattern = (path: string): boolean => /[*?{]/.test(path);

export interface Pattern {
  /** The folder that all paths that match are in, with a trailing slash, or ''. */
  readonly start: string;
  /** Whether a path matches, with or without the suffix of a page. */
  readonly matches: (path: string) => boolean;
}

export function patternFor(pattern: string): Pattern {
  const start = /^(?:[^*?{]*\/)?/.exec(pattern)![0];
  const source = pattern.replace(
    /\*\*\/?|\*|\?|\{([^{}]*)\}|[.+^$()|[\]\\{}]/g,
    (found, choices: string | undefined) => {
      if (choices !== undefined) return `(?:${choices.split(',').map(plain).join('|')})`;
      if (found === '**/') return '(?:.*/)?';
      if (found === '**') return '.*';
      return found === '*' ? '[^/]*' : found === '?' ? '[^/]' : plain(found);
    },
  );
  const expression = new RegExp(`^(?:${source})$`);
  return {
    start,
    matches: (path) => expression.test(path) || expression.test(path.replace(/\.mdx?$/i, '')),
  };
}

const plain = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
