/*
 * What becomes of readers who come by the site's redirects: the state of each rule, and the way from one address, rule by
 * rule.
 */
import type { Doc } from '../../document/node.ts';
import { spotAt } from '../../document/walk.ts';
import { isPattern } from '../../redirects/pattern.ts';
import { redirectRules, type RedirectRule } from '../../redirects/rules.ts';
import { isSitePath } from '../../schema/links.ts';
import type { Code } from '../codes/codes.ts';
import type { World } from '../diagnostic.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { faultsOf } from './redirects.ts';

/** `fine`: leads on. `unused`: its source never matches. `unknown`: nothing is known about where it leads. */
export type RedirectState =
  'fine' | 'unknown' | 'chain' | 'loop' | 'nowhere' | 'page' | 'twice' | 'unused';

export interface JudgedRedirect {
  readonly rule: RedirectRule;
  readonly state: RedirectState;
  /** Number of redirects from the source to the end. Absent in a loop. */
  readonly hops?: number;
  /** What is wrong, in a sentence. */
  readonly message?: string;
}

/** Where a way ends. `nothing`: no page, no file and no redirect is there. */
export type WayEnd = 'page' | 'file' | 'unknown' | 'nothing' | 'elsewhere' | 'loop';

export interface Way {
  readonly hops: readonly { readonly rule: RedirectRule; readonly to: string }[];
  readonly end: WayEnd;
  /** The last address, as written. */
  readonly at: string;
}

const STATE: Partial<Readonly<Record<Code, RedirectState>>> = {
  'redirect-chain': 'chain',
  'redirect-loop': 'loop',
  'redirect-nowhere': 'nowhere',
  'redirect-page': 'page',
  'redirect-twice': 'twice',
  'redirect-repeated': 'twice',
  'redirect-source': 'unused',
  'redirect-reserved': 'unused',
};

/** The rules in the order of the list. Those without a source or a destination are left out. */
export function judgedRedirects(doc: Doc, world: World): readonly JudgedRedirect[] {
  const list = spotAt(doc, ['redirects'])?.node;
  if (!list) return [];
  const rules = redirectRules(list);
  const addresses = addressesOf(doc, world);
  const faults = new Map(faultsOf(list, addresses).map((fault) => [fault.index, fault]));
  return rules.all.map((rule): JudgedRedirect => {
    const fault = faults.get(rule.index);
    const { by, end, destination } = rules.follow(rule.destination, ends(addresses));
    const hops = end === 'loop' ? {} : { hops: by.length + 1 };
    const state = fault && STATE[fault.code];
    if (fault && state) return { rule, state, ...hops, message: fault.message };
    if (end === 'loop') return { rule, state: 'loop' };
    const isUnknown =
      end === 'site' && !isPattern(destination) && addresses.at(destination) === 'unknown';
    return { rule, state: isUnknown ? 'unknown' : 'fine', ...hops };
  });
}

/** The way from an address: the path of a link, with or without a query and an anchor. */
export function wayFrom(address: string, doc: Doc, world: World): Way {
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  const addresses = addressesOf(doc, world);
  const path = isSitePath(address) ? address : `/${address.replace(/^\/+/, '')}`;
  const { by, stops, destination, end } = rules.follow(path, ends(addresses));
  const hops = by.flatMap((rule, i) => {
    const to = stops[i + 1];
    return to === undefined ? [] : [{ rule, to }];
  });
  return { hops, at: destination, end: end === 'site' ? addresses.at(destination) : end };
}

/** A way ends at a page. A rule that takes readers away from one is a problem of its own. */
const ends =
  ({ isPage }: Addresses) =>
  (address: string): boolean =>
    isPage(address) === true;
