/*
 * The site's redirects as rules: which addresses a rule matches, and where an address ends when rules are followed. An
 * address is a path on the site without slashes at the ends, a query, an anchor or a final `index`; '' is the first
 * page. Exact rules are tried before rules with a wildcard, and the first of equal ones wins. Nothing else is
 * documented about their order, so nothing else is assumed.
 */
import { memo } from '../../memo.ts';
import type { ArrayNode, Node } from '../../document/node.ts';
import { stringField } from '../../document/elements.ts';
import { isSitePath } from '../../schema/links.ts';

export interface RedirectRule {
  /** Its index in the list. */
  readonly index: number;
  /** As written. */
  readonly source: string;
  readonly destination: string;
  /** The address that it matches, with any wildcards as written. */
  readonly from: string;
  readonly hasWildcard: boolean;
}

/** How following ended: at an address that no rule matches, on another site, or never. */
export interface Followed {
  /** The rules in the order in which they applied. The first address isn't included. */
  readonly by: readonly RedirectRule[];
  /** The final destination in written form. In a loop, the one that closes it. */
  readonly destination: string;
  readonly end: 'site' | 'elsewhere' | 'loop';
}

export interface RedirectRules {
  /** The rules that can work: their source and destination are strings. */
  readonly all: readonly RedirectRule[];
  /** The rule that matches an address. */
  readonly ruleFor: (address: string) => RedirectRule | undefined;
  /** Whether a rule matches the address, or may match it together with what is below it. */
  readonly mayTake: (address: string) => boolean;
  /** The final target of a destination. `stops`: addresses where no rule applies, such as those of pages. */
  readonly follow: (destination: string, stops?: (address: string) => boolean) => Followed;
}

/** The address of a path or link on the site. Escapes like `%20` are decoded. */
export function addressOf(path: string): string {
  const plain = path.trim().replace(/[?#].*$/s, '');
  return decoded(plain)
    .replace(/^\/+|\/+$/g, '')
    .replace(/(^|\/)index$/, '');
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const NO_RULES: RedirectRules = rulesOf([]);

/** The rules of a list in docs.json, remembered per list. */
export const redirectRules = (list: Node | undefined): RedirectRules =>
  list?.type === 'array' ? readRules(list) : NO_RULES;

const readRules = memo(({ items }: ArrayNode) =>
  rulesOf(
    items.map((item) => ({
      source: stringField(item, 'source'),
      destination: stringField(item, 'destination'),
    })),
  ),
);

/** Rules from plain values, in order. Values without a source or a destination are skipped. */
export function rulesOf(
  list: readonly {
    readonly source?: string | undefined;
    readonly destination?: string | undefined;
  }[],
): RedirectRules {
  const all = list.flatMap(({ source, destination }, index): RedirectRule[] => {
    if (!source?.trim() || !destination?.trim()) return [];
    return [
      { index, source, destination, from: addressOf(source), hasWildcard: isPattern(source) },
    ];
  });
  const exact = new Map<string, RedirectRule>();
  for (const rule of all)
    if (!rule.hasWildcard && !exact.has(rule.from)) exact.set(rule.from, rule);
  const patterns = all
    .filter((rule) => rule.hasWildcard)
    .map((rule) => ({ rule, takes: takerOf(rule.from) }));
  const ruleFor = (address: string) =>
    exact.get(address) ?? patterns.find(({ takes }) => takes(address))?.rule;
  return {
    all,
    ruleFor,
    mayTake: (address) => ruleFor(address) !== undefined || ruleFor(`${address}/x`) !== undefined,
    follow: (destination, stops) => follow(ruleFor, destination, stops),
  };
}

/**
 * `:name` matches one part of a path, `:name*` the rest of it, `*` any end. It isn't documented whether a rule for the
 * rest also matches the folder itself. Here it doesn't, but `mayTake` includes it.
 */
const WILDCARD = /:[A-Za-z_]\w*\*?|\*/g;
const isPattern = (source: string): boolean => source.search(WILDCARD) >= 0;

/** The names of a pattern's wildcards, in order. A `*` is named by its index. */
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

function takerOf(pattern: string): (address: string) => boolean {
  const expression = expressionOf(pattern);
  return (address) => expression.test(address);
}

/** A rule's destination for an address that it matches. */
export function destinationFor(rule: RedirectRule, address: string): string {
  const { destination, hasWildcard, from } = rule;
  if (!hasWildcard) return destination;
  const taken = expressionOf(from).exec(address);
  if (!taken) return destination;
  const values = new Map(namesIn(from).map((name, i) => [name, taken[i + 1] ?? '']));
  let nth = 0;
  return destination.replace(WILDCARD, (found) => {
    const own = found === '*' ? [...values.values()][nth] : values.get(bare(found));
    nth++;
    return own ?? found;
  });
}

/** Follows destinations as written. A wildcard in a destination can be matched by the wildcard of another rule. */
function follow(
  ruleFor: RedirectRules['ruleFor'],
  start: string,
  stops: ((address: string) => boolean) | undefined,
): Followed {
  const by: RedirectRule[] = [];
  let destination = start;
  for (;;) {
    if (!isSitePath(destination)) return { by, destination, end: 'elsewhere' };
    const address = addressOf(destination);
    const rule = stops?.(address) ? undefined : ruleFor(address);
    if (!rule) return { by, destination, end: 'site' };
    const isAgain = by.includes(rule);
    by.push(rule);
    if (isAgain) return { by, destination, end: 'loop' };
    destination = destinationFor(rule, address);
  }
}
