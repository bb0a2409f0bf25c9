/*
 * The site's redirects as rules: which rule takes an address, and where an address ends when rules are followed. Exact
 * rules are tried before rules with wildcards, and the first of equal ones wins. Nothing else is documented about their
 * order, so nothing else is assumed.
 */
import { memo } from '../memo.ts';
import type { ArrayNode, Node } from '../document/node.ts';
import { stringField } from '../document/elements.ts';
import { member } from '../document/walk.ts';
import { isSitePath } from '../schema/links.ts';
import { addressOf, afterPath, foldersAbove } from './address.ts';
import { filled, isPattern, patternOf, type Pattern } from './pattern.ts';

export interface RedirectRule {
  /** Its index in the list. */
  readonly index: number;
  /** As written. */
  readonly source: string;
  readonly destination: string;
  /** The address that it matches, with any wildcards as written. */
  readonly from: string;
  readonly hasWildcard: boolean;
  /** Browsers don't remember it: `"permanent": false`. */
  readonly isTemporary: boolean;
}

/** How following ended: at an address that no rule matches, on another site, or never. */
export interface Followed {
  /** The rules in the order in which they applied. The first address isn't included. */
  readonly by: readonly RedirectRule[];
  /** The destination before the first of these rules and after each of them, in written form. */
  readonly stops: readonly string[];
  /** The last of them. In a loop, the one that closes it. */
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
  /**
   * The final target of a destination. `isEnd`: addresses where no rule applies, such as those of pages. More than 100
   * rules one after the other count as a loop: browsers give up after about 20.
   */
  readonly follow: (destination: string, isEnd?: (address: string) => boolean) => Followed;
}

/** A rule as plain values. */
export interface PlainRule {
  readonly source?: string | undefined;
  readonly destination?: string | undefined;
  readonly isTemporary?: boolean;
}

const MOST_HOPS = 100;

/** The pattern of a rule's address. */
export const patternFor = memo(({ from }: RedirectRule) => patternOf(from));

const NO_RULES: RedirectRules = rulesOf([]);

/** The rules of a list in docs.json, remembered per list. */
export const redirectRules = (list: Node | undefined): RedirectRules =>
  list?.type === 'array' ? readRules(list) : NO_RULES;

const readRules = memo(({ items }: ArrayNode) =>
  rulesOf(
    items.map((item) => {
      const permanent = member(item, 'permanent')?.value;
      return {
        source: stringField(item, 'source'),
        destination: stringField(item, 'destination'),
        isTemporary: permanent?.type === 'boolean' && permanent.value === false,
      };
    }),
  ),
);

/** Rules from plain values, in order. Values without a source or a destination are skipped. */
export function rulesOf(list: readonly PlainRule[]): RedirectRules {
  const all = list.flatMap(
    ({ source, destination, isTemporary = false }, index): RedirectRule[] => {
      if (!source?.trim() || !destination?.trim()) return [];
      const from = addressOf(source);
      return [{ index, source, destination, from, hasWildcard: isPattern(source), isTemporary }];
    },
  );
  const exact = new Map<string, RedirectRule>();
  const able = all.filter(canMatch);
  for (const rule of able)
    if (!rule.hasWildcard && !exact.has(rule.from)) exact.set(rule.from, rule);
  const takenBy = patternsOf(able.filter((rule) => rule.hasWildcard));
  const ruleFor = (address: string) => exact.get(address) ?? takenBy(address);
  return {
    all,
    ruleFor,
    mayTake: (address) => ruleFor(address) !== undefined || ruleFor(`${address}/x`) !== undefined,
    follow: (destination, isEnd) => follow(ruleFor, destination, isEnd),
  };
}

/** Whether a rule can match anything. Hosts never see anchors, and compare paths without a query. */
export function canMatch({ source }: Pick<RedirectRule, 'source'>): boolean {
  return afterPath(source) === '';
}

/** The first rule with a wildcard that matches an address. They are looked up by the folder in which they begin. */
function patternsOf(rules: readonly RedirectRule[]): (address: string) => RedirectRule | undefined {
  const byFolder = new Map<string, { rule: RedirectRule; pattern: Pattern }[]>();
  for (const rule of rules) {
    const pattern = patternFor(rule);
    const folder = pattern.start.slice(0, Math.max(0, pattern.start.lastIndexOf('/')));
    const known = byFolder.get(folder);
    if (known) known.push({ rule, pattern });
    else byFolder.set(folder, [{ rule, pattern }]);
  }
  if (byFolder.size === 0) return () => undefined;
  return (address) => {
    let first: RedirectRule | undefined;
    for (const folder of [...foldersAbove(address), '']) {
      const found = byFolder.get(folder)?.find(({ pattern }) => pattern.match(address))?.rule;
      if (found && (!first || found.index < first.index)) first = found;
    }
    return first;
  };
}

/** A rule's destination for an address that it matches. */
export function destinationFor(rule: RedirectRule, address: string): string {
  const { destination, hasWildcard } = rule;
  const values = hasWildcard ? patternFor(rule).match(address) : undefined;
  return values ? filled(destination, values) : destination;
}

/** Follows destinations as written. A wildcard in a destination can be matched by the wildcard of another rule. */
function follow(
  ruleFor: RedirectRules['ruleFor'],
  start: string,
  isEnd: ((address: string) => boolean) | undefined,
): Followed {
  const by: RedirectRule[] = [];
  const stops = [start];
  for (;;) {
    const destination = stops.at(-1)!;
    if (!isSitePath(destination)) return { by, stops, destination, end: 'elsewhere' };
    const address = addressOf(destination);
    const rule = isEnd?.(address) ? undefined : ruleFor(address);
    if (!rule) return { by, stops, destination, end: 'site' };
    const isAgain = by.includes(rule) || by.length === MOST_HOPS;
    by.push(rule);
    if (isAgain) return { by, stops, destination, end: 'loop' };
    stops.push(destinationFor(rule, address));
  }
}
