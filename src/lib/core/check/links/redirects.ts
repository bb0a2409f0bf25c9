/*
 * Problems with the site's redirects: broken ones, loops and detours, and those that never work or hide a page. A
 * problem that many rules share is one finding with all their places.
 */
import type { Doc, Node } from '../../document/node.ts';
import { below, rootSpot, spotAt, type Spot } from '../../document/walk.ts';
import type { Operation } from '../../operation.ts';
import { addressesOf, isReserved, type Addresses } from './addresses.ts';
import type { Code } from '../codes/codes.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { isRef, stringField } from '../../document/elements.ts';
import { asOne, type Piece } from '../folded.ts';
import { isSitePath } from '../../schema/links.ts';
import { clear, setTo } from '../fixes/fix-builders.ts';
import { markOfSpot } from '../placed.ts';
import {
  addressOf,
  redirectRules,
  type RedirectRule,
  type RedirectRules,
} from './redirect-rules.ts';
import { quotedPath } from '../../document/words.ts';

/** A problem with one rule of the list. */
interface Fault {
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

export function redirectProblems(doc: Doc, world: World): readonly Diagnostic[] {
  const root = rootSpot(doc);
  if (!root || isRef(root.node)) return [];
  const list = spotAt(doc, ['redirects']);
  if (list?.node.type !== 'array') return [];
  const faults = faultsOf(list.node, addressesOf(doc, world));
  if (faults.length === 0) return [];
  const pieces = faults.map((fault): Piece => ({
    ...fault,
    mark: markOfSpot(spotOfFault(list, fault)),
  }));
  return asOne(doc, pieces, headline);
}

function spotOfFault(list: Spot, { index, key }: Fault): Spot {
  const item = below(list, index)!;
  return (key === undefined ? undefined : below(item, key)) ?? item;
}

const SEVERAL: Partial<Readonly<Record<Code, (count: string) => string>>> = {
  'redirect-keys': (n) =>
    `${n} redirects use “from” and “to” instead of “source” and “destination”, so the site does not build.`,
  'redirect-source': (n) =>
    `${n} redirects have a “#” or a “?” in their source, so they never match.`,
  'redirect-reserved': (n) =>
    `${n} redirects start at an address that the host serves itself, so they have no effect.`,
  'redirect-twice': (n) =>
    `${n} redirects repeat the source of another one, so only one of each pair is used.`,
  'redirect-repeated': (n) => `${n} redirects are in the list twice. One of each is enough.`,
  'redirect-loop': (n) =>
    `${n} redirects lead back to themselves, so readers get an error instead of a page.`,
  'redirect-page': (n) =>
    `${n} redirects start at the address of a page that exists, so the page or the redirect is never used.`,
  'redirect-chain': (n) =>
    `${n} redirects lead to another redirect, so readers are sent on more than once.`,
  'redirect-nowhere': (n) => `${n} redirects end at an address without a page in this folder.`,
};
const headline = (code: Code, count: number): string => SEVERAL[code]!(count.toLocaleString('en'));

let last:
  | { readonly list: Node; readonly addresses: Addresses; readonly faults: readonly Fault[] }
  | undefined;

function faultsOf(list: Node, addresses: Addresses): readonly Fault[] {
  if (last?.list !== list || last.addresses !== addresses)
    last = { list, addresses, faults: [...readFaults(list, addresses)] };
  return last.faults;
}

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
    const fault =
      neverUsed(rule) ??
      (first && repeated(rule, first, (to) => endOf(to, rules, addresses))) ??
      judged(rule, rules, addresses);
    if (!first) seen.set(rule.from, rule);
    if (fault) yield fault;
  }
}

const field = (index: number, key: string): readonly string[] => ['redirects', String(index), key];
const removal = (index: number): readonly Operation[] => [clear('', ['redirects', String(index)])];
const arrow = ({ source, destination }: RedirectRule): string =>
  `${quotedPath(source)} → ${quotedPath(destination)}`;

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
    message: `A redirect names its addresses “source” and “destination”; ${quotedPath(old)} is not read here, so the site does not build.`,
    short: quotedPath(value),
    fact: '',
    label: `Rename ${renames.map((one) => `${quotedPath(one.old)} to ${quotedPath(one.now)}`).join(' and ')}`,
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
      message: `The source ${quotedPath(source)} contains “${mark}”. Redirects are matched by the path alone, so this one never matches. Leave out “${mark}” and what follows, or remove the redirect.`,
      label: 'Remove this redirect',
      operations: removal(index),
    };
  if (isReserved(from))
    return {
      ...shared,
      code: 'redirect-reserved',
      message: `The host serves ${quotedPath(source)} itself, so this redirect has no effect. Remove it, or choose another source.`,
      label: 'Remove this redirect',
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
      message: `${arrow(rule)} is already in the list as ${arrow(first)}. One of them is enough.`,
      label: 'Remove the second one',
      operations: removal(index),
    };
  return {
    ...shared,
    code: 'redirect-twice',
    fact: source,
    message: `Two redirects start at ${quotedPath(source)}: one leads to ${quotedPath(first.destination)}, this one to ${quotedPath(destination)}. Only one of them is used. Remove the other.`,
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
  return way.by.length > 0 ? chained(rule, way.by, way.destination) : undefined;
}

/** A loop, reported at the first of its rules. */
function looped(rule: RedirectRule, rules: RedirectRules, addresses: Addresses): Fault | undefined {
  // An existing page stops a rule with wildcards. Rules for single pages still apply.
  const stops = (address: string) =>
    addresses.isPage(address) === true && rules.ruleFor(address)?.hasWildcard === true;
  const { by, end } = rules.follow(rule.destination, stops);
  const at = by.indexOf(rule);
  if (end !== 'loop' || at < 0) return undefined;
  const circle = by.slice(0, at + 1);
  if (circle.some((other) => other.index < rule.index)) return undefined;
  const others = circle.filter((other) => other !== rule);
  const isSame = rule.source.trim() === rule.destination.trim();
  const message =
    others.length > 0
      ? `${arrow(rule)} is a loop: it comes back by ${others.map(arrow).join(', ')}. Readers get an error instead of a page. Change or remove one of these redirects.`
      : isSame
        ? `${quotedPath(rule.source)} redirects to itself, so readers get an error instead of a page. Remove this redirect.`
        : rule.hasWildcard
          ? `${arrow(rule)} is a loop: the destination matches the source again. Readers get an error instead of a page.`
          : `${arrow(rule)} is a loop: a final “/” or “/index” makes no difference, so both are the same address. Remove this redirect.`;
  return {
    ...{ code: 'redirect-loop', index: rule.index, key: 'destination', message },
    short: arrow(rule),
    fact: rule.source,
    ...(others.length === 0 && !rule.hasWildcard
      ? { label: 'Remove this redirect', operations: removal(rule.index) }
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
    message: `There is a page at ${quotedPath(source)}, and a redirect from it to ${quotedPath(rule.destination)}. Readers see only one of them. Remove the redirect, or the page.`,
    label: 'Remove this redirect',
    operations: removal(index),
  };
}

/** A destination with a wildcard is broken only if nothing at all starts like it. */
function leadsNowhere(
  destination: string,
  { mayTake }: RedirectRules,
  { at, pages }: Addresses,
): boolean {
  const start = /^(.*?)[^/]*(?::[A-Za-z_]\w*\*?|\*)/.exec(destination)?.[1];
  if (start === undefined) return at(destination) === 'nothing' && !mayTake(addressOf(destination));
  const folder = start.replace(/^\/+/, '');
  if (folder === '' || at(`${folder}x`) !== 'nothing') return false;
  for (const page of pages) if (page.startsWith(folder)) return false;
  return true;
}

function nowhere(rule: RedirectRule, destination: string, { near }: Addresses): Fault {
  const [meant] = near(destination.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, ''));
  const by = destination === rule.destination ? '' : ` (by ${quotedPath(rule.destination)})`;
  const write = meant && `/${meant.name}`;
  return {
    ...{ code: 'redirect-nowhere', index: rule.index, key: 'destination' },
    fact: destination,
    short: arrow(rule),
    message: `There is no page at ${quotedPath(destination)} in this folder, where the redirect from ${quotedPath(rule.source)} ends${by}. ${
      write ? `Is ${quotedPath(write)} meant?` : 'Point it to a page that exists.'
    }`,
    ...(write
      ? {
          label: `Point it to ${quotedPath(write)}`,
          operations: [setTo('', field(rule.index, 'destination'), write)],
        }
      : {}),
  };
}

function chained(rule: RedirectRule, by: readonly RedirectRule[], end: string): Fault {
  return {
    ...{ code: 'redirect-chain', index: rule.index, key: 'destination', fact: '' },
    short: arrow(rule),
    message: `${quotedPath(rule.source)} leads to ${quotedPath(rule.destination)}, which is redirected to ${quotedPath(end)}${by.length > 1 ? ` by ${by.length} more redirects` : ''}. Point it to ${quotedPath(end)}.`,
    label: `Point it to ${quotedPath(end)}`,
    operations: [setTo('', field(rule.index, 'destination'), end)],
  };
}
