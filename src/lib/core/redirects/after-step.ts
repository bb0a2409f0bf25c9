/*
 * The site's redirects after pages have moved. Every address that ends gets an exact redirect to where its page is, older
 * redirects lead there directly, and none leads from an address where a page is now. Many new ones are folded.
 *
 * Whether a page or a redirect wins at an address, and whether an earlier wildcard wins over a later exact source, isn't
 * documented. So nothing depends on it: specific sources are before wildcards, and a wildcard that would match a page is
 * replaced by exact redirects, as far as what it leads to is known.
 */
import type { Json } from '../operation.ts';
import { isSitePath } from '../schema/links.ts';
import { addressOf, afterPath, isReserved, pathTo } from './address.ts';
import { fold, type ExactRedirect } from './fold.ts';
import { isObject, placed, styleOf, type Entry } from './list.ts';
import { filled, isPattern, patternOf, type Pattern } from './pattern.ts';
import {
  canMatch,
  destinationFor,
  patternFor,
  rulesOf,
  type RedirectRule,
  type RedirectRules,
} from './rules.ts';

/** What a step does to the addresses of pages. */
export interface AddressChange {
  /** The old and the new address of each page that moves. Undefined if nothing takes the place of a deleted one. */
  readonly moved: ReadonlyMap<string, string | undefined>;
  /** Addresses where a page is that wasn't there before. */
  readonly arrived: ReadonlySet<string>;
  /** Addresses that no reader knows, because their pages are new in the same work. They need no redirect. */
  readonly unpublished?: ReadonlySet<string>;
  /** Addresses of all pages after the step. */
  readonly alive: ReadonlySet<string>;
  /** Whether a folder may contain something else after the step: files, generated pages, redirects of the host. */
  readonly mayHold: (folder: string) => boolean;
}

/** An old address where readers now find another page. */
export interface TakenAddress {
  readonly address: string;
  /** Where the page is that was there, as a link. Undefined if nowhere. */
  readonly to: string | undefined;
}

export interface RedirectsAfter {
  /** The given list if nothing changes. */
  readonly list: readonly Json[];
  /** The redirects that are new in it, in order. */
  readonly added: readonly Json[];
  readonly taken: readonly TakenAddress[];
}

/** `list`: the values of the redirects, in order. What isn't a redirect stays as it is. */
export function redirectsAfter(list: readonly Json[], change: AddressChange): RedirectsAfter {
  const { moved, arrived, alive } = change;
  const rules = rulesOf(list.map((value) => (isObject(value) ? value : {})));
  const ruleAt = new Map(rules.all.map((rule) => [rule.index, rule]));
  const stay = new Set(
    rules.all.filter(
      (one) =>
        !one.hasWildcard &&
        (!canMatch(one) ||
          (!arrived.has(one.from) && !isItself(one, destinationAfter(one, change)))),
    ),
  );
  const destinations = new Map(
    [...stay].filter(canMatch).map((one) => [one.from, destinationAfter(one, change)] as const),
  );
  const sources = new Set(destinations.keys());
  const style = styleOf(list);
  const made = ({ from, to }: ExactRedirect): Entry => {
    sources.add(from);
    const value = { source: pathTo(from), destination: to, ...style };
    return { value, source: value.source, isNew: true };
  };
  const known: Known = { ...change, destinations, before: addressesBefore(change) };
  const isFree = (from: string) => !alive.has(from) && !sources.has(from) && !isReserved(from);
  const entries = list.flatMap((value, index): readonly Entry[] => {
    const rule = ruleAt.get(index);
    if (!rule) return [{ value, source: '' }];
    if (!rule.hasWildcard) {
      return stay.has(rule) ? [pointed(value, rule, destinationAfter(rule, change))] : [];
    }
    const after = wildcardAfter(rule, known);
    const own = after.exact.filter(({ from }) => isFree(from) && rules.ruleFor(from) === rule);
    const exact = own.map(made);
    return after.destination === undefined
      ? exact
      : [...exact, pointed(value, rule, after.destination)];
  });
  const ended = [...moved].flatMap(([from, to]): ExactRedirect[] =>
    to === undefined || to === from || change.unpublished?.has(from) || !isFree(from)
      ? []
      : [{ from, to }],
  );
  for (const { from } of ended) sources.add(from);
  const { folded, rest } = fold(ended, {
    occupied: new Set([...known.before, ...alive, ...sources]),
    starts: entries.flatMap(({ source }) =>
      isPattern(source) ? [patternOf(addressOf(source)).start] : [],
    ),
    mayHold: change.mayHold,
  });
  const news = [
    ...rest.map(({ from, to }) => made({ from, to: pathTo(to) })),
    ...folded.map(({ from, to }): Entry => {
      const [source, destination] = [from, to].map((one) =>
        `${pathTo(one)}/:slug*`.replace('//', '/'),
      );
      return {
        value: { source: source!, destination: destination!, ...style },
        source: source!,
        isNew: true,
      };
    }),
  ];
  const all = placed(entries, news);
  const after = all.map(({ value }) => value);
  const isSame = after.length === list.length && after.every((value, i) => value === list[i]);
  const added = all.flatMap(({ value, isNew }) => (isNew ? [value] : []));
  return { list: isSame ? list : after, added, taken: takenBy(rules, known) };
}

const addressesBefore = ({ moved, arrived, alive }: AddressChange): ReadonlySet<string> =>
  new Set([...[...alive].filter((address) => !arrived.has(address)), ...moved.keys()]);

/** Addresses of other pages than before, or that another page had before a redirect led away from there. */
function takenBy(rules: RedirectRules, known: Known): readonly TakenAddress[] {
  const { moved, arrived, alive, before } = known;
  const left = [...moved].flatMap(([address, to]): TakenAddress[] =>
    alive.has(address) ? [{ address, to: to && pathTo(to) }] : [],
  );
  const led = [...arrived].flatMap((address): TakenAddress[] => {
    const rule = rules.ruleFor(address);
    if (!rule || moved.has(address)) return [];
    const written = destinationFor(rule, address);
    const old = addressOf(written);
    const isKnown = !rule.hasWildcard || before.has(old);
    const to = isSitePath(written) && moved.has(old) && !alive.has(old) ? moved.get(old) : old;
    if (!isKnown || (isSitePath(written) && to === address)) return [];
    return [{ address, to: to === old ? written : to && pathTo(to) }];
  });
  return [...left, ...led];
}

/** The destination of a rule, which follows a page whose address has ended. */
function destinationAfter({ destination }: RedirectRule, { moved, alive }: AddressChange): string {
  if (!isSitePath(destination) || isPattern(destination)) return destination;
  const address = addressOf(destination);
  const to = alive.has(address) ? undefined : moved.get(address);
  return to === undefined ? destination : pathTo(to) + afterPath(destination);
}

const isItself = ({ from }: RedirectRule, destination: string): boolean =>
  isSitePath(destination) && afterPath(destination) === '' && addressOf(destination) === from;

function pointed(value: Json, { source, destination }: RedirectRule, next: string): Entry {
  if (next === destination || !isObject(value)) return { value, source };
  return { value: { ...value, destination: next }, source };
}

interface Known extends AddressChange {
  /** The addresses of all pages before the step. */
  readonly before: ReadonlySet<string>;
  /** The destinations of exact redirects after it, by source. */
  readonly destinations: ReadonlyMap<string, string>;
}

interface WildcardAfter {
  /** Undefined if the redirect goes. */
  readonly destination: string | undefined;
  /** Redirects for single addresses that it matches, to paths. They go before it. */
  readonly exact: readonly ExactRedirect[];
}

function wildcardAfter(rule: RedirectRule, known: Known): WildcardAfter {
  const { moved, arrived, before, destinations, mayHold } = known;
  const same = { destination: destinationAfter(rule, known), exact: [] };
  const to = reversible(rule);
  if (!to) return same;
  const source = patternFor(rule);
  const isIn = (pattern: Pattern) => (address: string) =>
    address.startsWith(pattern.start) && pattern.match(address) !== undefined;
  const carried = [...moved].filter(([address]) => isIn(to)(address));
  const isMet = [...arrived].some((one) => isIn(source)(one) || source.start === `${one}/`);
  if (carried.length === 0 && !isMet) return same;
  const isKnown = !mayHold(to.start.slice(0, Math.max(0, to.start.lastIndexOf('/'))));
  const next =
    isKnown && ![...before].some((one) => isIn(to)(one) && !moved.has(one))
      ? wholeMoved(rule, to, carried)
      : undefined;
  if (next !== undefined && addressOf(next) === rule.from)
    return { destination: undefined, exact: [] };
  if (next !== undefined && !isMet) return { destination: next, exact: [] };
  const from = (address: string) => filled(rule.from, to.match(address)!);
  const isReplaced = isMet && isKnown;
  const exact = (isReplaced ? [...before] : carried.map(([address]) => address))
    .filter(isIn(to))
    .flatMap((address): ExactRedirect[] => {
      const target = moved.has(address) ? moved.get(address) : address;
      return target === undefined ? [] : [{ from: from(address), to: pathTo(target) }];
    });
  if (!isReplaced) return { ...same, exact };
  const onward = [...destinations].flatMap(([address, target]) =>
    !before.has(address) && isIn(to)(address) ? [{ from: from(address), to: target }] : [],
  );
  return { destination: undefined, exact: [...exact, ...onward] };
}

/** The pattern of a destination, if it says for every address it matches which one leads there. */
function reversible(rule: RedirectRule): Pattern | undefined {
  const { destination } = rule;
  if (!isSitePath(destination) || !isPattern(destination) || afterPath(destination))
    return undefined;
  const to = patternOf(addressOf(destination));
  const { names } = patternFor(rule);
  const isSame =
    names.length === to.names.length &&
    new Set(names).size === names.length &&
    names.every((name) => to.names.includes(name)) &&
    (names.length === 1 || !names.some((name) => name.startsWith('*')));
  return isSame ? to : undefined;
}

/** The destination of a redirect to a folder that has moved as a whole. */
function wholeMoved(
  { destination }: RedirectRule,
  { start }: Pattern,
  carried: readonly (readonly [string, string | undefined])[],
): string | undefined {
  const wildcard = /(?<=^|\/)(:\w+\*|\*)$/.exec(addressOf(destination))?.[0];
  const [first] = carried;
  if (wildcard === undefined || addressOf(destination) !== start + wildcard || !first?.[1])
    return undefined;
  const [address, target] = first;
  const rest = address.slice(start.length);
  if (!`/${target}`.endsWith(`/${rest}`)) return undefined;
  const now = target.slice(0, target.length - rest.length);
  const isWhole = carried.every(([one, other]) => other === now + one.slice(start.length));
  return isWhole ? pathTo(now) + wildcard : undefined;
}
