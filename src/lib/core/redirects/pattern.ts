/*
 * Sources and destinations with wildcards. `:name` matches one part of a path, `:name*` the rest of it, `*` any end. It
 * isn't documented whether a pattern for the rest also matches the folder itself. Here it doesn't.
 */

const WILDCARD = /:[A-Za-z_]\w*\*?|\*/g;

/** Whether a source has wildcards. */
export const isPattern = (source: string): boolean => source.search(WILDCARD) >= 0;

/** What wildcards match, by name. A `*` is named by its index among the wildcards. */
export type Values = ReadonlyMap<string, string>;

export interface Pattern {
  /** Everything before the first wildcard: "docs/" for "docs/:slug*", "docs/v1-" for "docs/v1-*". */
  readonly start: string;
  /** In order. */
  readonly names: readonly string[];
  /** What the wildcards match in an address. Undefined if the pattern doesn't match it. */
  readonly match: (address: string) => Values | undefined;
}

/** `text`: an address with wildcards. */
export function patternOf(text: string): Pattern {
  const names = namesIn(text);
  const expression = expressionOf(text);
  const first = text.search(WILDCARD);
  return {
    start: first < 0 ? text : text.slice(0, first),
    names,
    match(address) {
      const taken = expression.exec(address);
      return taken ? new Map(names.map((name, i) => [name, taken[i + 1] ?? ''])) : undefined;
    },
  };
}

/** A text with values in place of its wildcards. A `*` takes the value of the same place. Others stay as they are. */
export function filled(text: string, values: Values): string {
  const inOrder = [...values.values()];
  let nth = 0;
  return text.replace(WILDCARD, (found) => {
    const own = found === '*' ? inOrder[nth] : values.get(bare(found));
    nth++;
    return own ?? found;
  });
}

const namesIn = (pattern: string): readonly string[] =>
  [...pattern.matchAll(WILDCARD)].map(([found], i) => (found === '*' ? `*${i}` : bare(found)));
const bare = (wildcard: string): string => wildcard.replace(/^:|\*$/g, '');

function expressionOf(pattern: string): RegExp {
  const fixed = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  let source = '';
  let last = 0;
  for (const found of pattern.matchAll(WILDCARD)) {
    const [wildcard] = found;
    const before = pattern.slice(last, found.index);
    last = found.index + wildcard.length;
    const takesRest = wildcard.endsWith('*');
    if (takesRest && before.endsWith('/')) source += `${fixed(before)}(.+)`;
    else source += fixed(before) + (takesRest ? '(.*)' : '([^/]+)');
  }
  return new RegExp(`^${source}${fixed(pattern.slice(last))}$`);
}
