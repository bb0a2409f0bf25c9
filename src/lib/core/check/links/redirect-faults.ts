/* What is wrong with each of the site's redirects, if something is, and how it is fixed. */
import { memoLast } from '../../memo.ts';
import type { Node } from '../../document/node.ts';
import type { Operation } from '../../operation.ts';
import type { Addresses } from './addresses.ts';
import type { Code } from '../codes/codes.ts';
import { stringField } from '../../document/elements.ts';
import { isSitePath } from '../../schema/links.ts';
import { clear, setTo } from '../fixes/fix-builders.ts';
import { addressOf, isReserved } from '../../redirects/address.ts';
import { isPattern, patternOf } from '../../redirects/pattern.ts';
import {
  redirectRules,
  type Followed,
  type RedirectRule,
  type RedirectRules,
} from '../../redirects/rules.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './redirect-messages.ts';
import * as shared from '../messages.ts';

/** A problem with one rule of the list. */
export interface Fault {
  readonly code: Code;
  readonly index: number;
  /** The key whose value is marked. The whole rule if absent. */
  readonly key?: string;
  readonly message: string;
  /** "“/a” → “/b”", for a list of several. */
  readonly short: string;
  /** Faults with the same fact become one finding. */
  readonly fact: string;
  readonly label?: string;
  readonly operations?: readonly Operation[];
}

/** The problem of each rule that has one, in the order of the list. */
export const faultsOf = memoLast((list: Node, addresses: Addresses): readonly Fault[] => [
  ...readFaults(list, addresses),
]);

function* readFaults(list: Node, addresses: Addresses): Generator<Fault> {
  if (list.type !== 'array') return;
  const rules = redirectRules(list);
  for (const [index, item] of list.items.entries()) {
    const swapped = swappedKeys(item, index);
    if (swapped) yield swapped;
  }
  const seen = new Map<string, RedirectRule>();
  for (const rule of rules.all) {
    const first = seen.get(rule.from);
    const fault = faultOf(rule, first, rules, addresses);
    if (!first) seen.set(rule.from, rule);
    if (fault) yield fault;
  }
}

/** The problem of a rule. `first`: an earlier rule with the same source. */
export const faultOf = (
  rule: RedirectRule,
  first: RedirectRule | undefined,
  rules: RedirectRules,
  addresses: Addresses,
): Fault | undefined =>
  neverUsed(rule) ??
  (first && repeated(rule, first, (to) => endOf(to, rules, addresses))) ??
  judged(rule, rules, addresses);

const field = (index: number, key: string): readonly string[] => ['redirects', String(index), key];
const removal = (index: number): readonly Operation[] => [clear('', ['redirects', String(index)])];
const arrow = ({ source, destination }: RedirectRule): string => m.arrow(source, destination);

/** `from` and `to`, as other tools call them. */
function swappedKeys(item: Node, index: number): Fault | undefined {
  const renames = [
    ['from', 'source'],
    ['to', 'destination'],
  ].flatMap(([old = '', now = '']) => {
    const value = stringField(item, now) === undefined ? stringField(item, old) : undefined;
    return value === undefined ? [] : [{ old, now, value }];
  });
  if (renames.length === 0) return undefined;
  const { old, value } = renames[0]!;
  return {
    ...{ code: 'redirect-keys', index, key: old },
    message: m.wrongKeys(old),
    short: quotedPath(value),
    fact: '',
    label: m.renameKeys(renames),
    operations: renames.flatMap((one) => [
      setTo('', field(index, one.now), one.value),
      clear('', field(index, one.old)),
    ]),
  };
}

function neverUsed(rule: RedirectRule): Fault | undefined {
  const { index, source, from } = rule;
  const shared = { index, key: 'source', short: arrow(rule), fact: '' };
  const mark = /[#?]/.exec(source)?.[0];
  if (mark !== undefined)
    return {
      ...shared,
      code: 'redirect-source',
      message: m.sourceWithMark(source, mark),
      label: m.removeThis,
      operations: removal(index),
    };
  if (isReserved(from))
    return {
      ...shared,
      code: 'redirect-reserved',
      message: m.sourceReserved(source),
      label: m.removeThis,
      operations: removal(index),
    };
  return undefined;
}

/** The final target of a destination: its address, or the address on another site as written. */
function endOf(to: string, rules: RedirectRules, { isPage }: Addresses): string {
  const { destination } = rules.follow(to, (address) => isPage(address) === true);
  return isSitePath(destination) ? `/${addressOf(destination)}` : destination;
}

/** A second rule for one address. It does no harm if it ends where the first one does. */
function repeated(
  rule: RedirectRule,
  first: RedirectRule,
  end: (destination: string) => string,
): Fault {
  const { index, source, destination } = rule;
  const shared = { index, key: 'source', short: arrow(rule) };
  if (end(first.destination) === end(destination))
    return {
      ...shared,
      code: 'redirect-repeated',
      fact: '',
      message: m.repeated(arrow(rule), arrow(first)),
      label: m.removeSecond,
      operations: removal(index),
    };
  return {
    ...shared,
    code: 'redirect-twice',
    fact: source,
    message: m.sourceTwice(source, first.destination, destination),
  };
}

/** A problem with the target of a rule. */
function judged(rule: RedirectRule, rules: RedirectRules, addresses: Addresses): Fault | undefined {
  const { destination } = rule;
  const loop = looped(rule, rules, addresses);
  if (loop) return loop;
  const hidden = hiding(rule, addresses);
  if (hidden) return hidden;
  if (!isSitePath(destination)) return undefined;
  const way = rules.follow(destination, (address) => addresses.isPage(address) === true);
  if (way.end === 'loop') return undefined;
  if (way.end === 'site' && leadsNowhere(way.destination, rules, addresses))
    return nowhere(rule, way.destination, addresses);
  // Where a temporary redirect leads isn't where readers are meant to go for good.
  const isForGood = way.by.length > 0 && !way.by.some(({ isTemporary }) => isTemporary);
  return isForGood ? chained(rule, way) : undefined;
}

/** The rules of the loop that a rule is part of, itself last. Undefined if it is in none. */
export function loopOf(
  rule: RedirectRule,
  rules: RedirectRules,
  addresses: Addresses,
): readonly RedirectRule[] | undefined {
  // An existing page stops a rule with wildcards. Rules for single pages still apply.
  const stops = (address: string) =>
    addresses.isPage(address) === true && rules.ruleFor(address)?.hasWildcard === true;
  const { by, end } = rules.follow(rule.destination, stops);
  const at = by.indexOf(rule);
  return end !== 'loop' || at < 0 ? undefined : by.slice(0, at + 1);
}

/** A loop, reported at the first of its rules. */
function looped(rule: RedirectRule, rules: RedirectRules, addresses: Addresses): Fault | undefined {
  const circle = loopOf(rule, rules, addresses);
  if (!circle || circle.some((other) => other.index < rule.index)) return undefined;
  const others = circle.filter((other) => other !== rule);
  const isSame = rule.source.trim() === rule.destination.trim();
  const message =
    others.length > 0
      ? m.loopBy(arrow(rule), others.map(arrow))
      : isSame
        ? m.loopToItself(rule.source)
        : rule.hasWildcard
          ? m.loopByWildcard(arrow(rule))
          : m.loopByEnding(arrow(rule));
  return {
    ...{ code: 'redirect-loop', index: rule.index, key: 'destination', message },
    short: arrow(rule),
    fact: rule.source,
    ...(others.length === 0 && !rule.hasWildcard
      ? { label: m.removeThis, operations: removal(rule.index) }
      : {}),
  };
}

/** A rule from the address of a page. */
function hiding(rule: RedirectRule, { pages, isPage }: Addresses): Fault | undefined {
  const { source, from, index } = rule;
  const shared = { index, key: 'source', short: arrow(rule), fact: source };
  if (rule.hasWildcard || !isPage(from) || pages.size === 0) return undefined;
  return {
    ...shared,
    code: 'redirect-page',
    message: m.hidesPage(source, rule.destination),
    label: m.removeThis,
    operations: removal(index),
  };
}

/** A destination with a wildcard is broken only if nothing at all starts like it. */
function leadsNowhere(
  destination: string,
  { mayTake }: RedirectRules,
  { at, folders }: Addresses,
): boolean {
  if (!isPattern(destination))
    return at(destination) === 'nothing' && !mayTake(addressOf(destination));
  const { start } = patternOf(destination);
  const folder = start.slice(0, start.lastIndexOf('/') + 1).replace(/^\/+/, '');
  return folder !== '' && at(`${folder}x`) === 'nothing' && !folders.has(folder);
}

function nowhere(rule: RedirectRule, destination: string, { near }: Addresses): Fault {
  const [meant] = near(destination.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, ''));
  const what =
    destination === rule.destination
      ? m.nowhere(destination, rule.source)
      : m.nowhereBy(destination, rule.source, rule.destination);
  const write = meant && `/${meant.name}`;
  return {
    ...{ code: 'redirect-nowhere', index: rule.index, key: 'destination' },
    fact: destination,
    short: arrow(rule),
    message: `${what} ${write ? shared.isMeant(quotedPath(write)) : m.pointElsewhere}`,
    ...(write
      ? {
          label: m.pointTo(write),
          operations: [setTo('', field(rule.index, 'destination'), write)],
        }
      : {}),
  };
}

function chained(rule: RedirectRule, { by, stops, destination: last }: Followed): Fault {
  const { source, destination } = rule;
  // Browsers keep the anchor of one redirect when the next one has none.
  const anchor = stops.map((stop) => /#.*$/s.exec(stop)?.[0]).findLast(Boolean) ?? '';
  const end = last.includes('#') ? last : last + anchor;
  return {
    ...{ code: 'redirect-chain', index: rule.index, key: 'destination', fact: '' },
    short: arrow(rule),
    message:
      by.length > 1
        ? m.chainedBy(source, destination, end, by.length)
        : m.chained(source, destination, end),
    label: m.pointTo(end),
    operations: [setTo('', field(rule.index, 'destination'), end)],
  };
}
