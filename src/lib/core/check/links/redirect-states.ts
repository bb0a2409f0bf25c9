/*
 * What becomes of readers who come by the site's redirects: the state of each rule, and the way from one address, rule by
 * rule.
 */
import { memoLast } from '../../memo.ts';
import type { Doc, Node } from '../../document/node.ts';
import { spotAt } from '../../document/walk.ts';
import { exported, type RedirectFormat } from '../../redirects/formats.ts';
import * as m from '../../redirects/messages.ts';
import { isPattern } from '../../redirects/pattern.ts';
import { redirectRules, type RedirectRule } from '../../redirects/rules.ts';
import type { OperationFix } from '../../result.ts';
import { isSitePath } from '../../schema/links.ts';
import type { Code } from '../codes/codes.ts';
import type { World } from '../diagnostic.ts';
import { addressesOf, type Addresses } from './addresses.ts';
import { faultsOf } from './redirect-faults.ts';

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
  readonly fix?: OperationFix;
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

/** The problems that rules in a state have. */
export const codesOf = (state: RedirectState): readonly Code[] =>
  (Object.keys(STATE) as Code[]).filter((code) => STATE[code] === state);

/** The rules in the order of the list. Those without a source or a destination are left out. */
export function judgedRedirects(doc: Doc, world: World): readonly JudgedRedirect[] {
  const list = spotAt(doc, ['redirects'])?.node;
  return list ? judgedIn(list, addressesOf(doc, world)) : [];
}

const judgedIn = memoLast((list: Node, addresses: Addresses): readonly JudgedRedirect[] => {
  const rules = redirectRules(list);
  const faults = new Map(faultsOf(list, addresses).map((fault) => [fault.index, fault]));
  return rules.all.map((rule): JudgedRedirect => {
    const fault = faults.get(rule.index);
    const { by, end, destination } = rules.follow(rule.destination, ends(addresses));
    const hops = end === 'loop' ? {} : { hops: by.length + 1 };
    const state = fault && STATE[fault.code];
    if (fault && state) {
      const { message, label, operations } = fault;
      return {
        rule,
        state,
        ...hops,
        message,
        ...(label && operations && { fix: { label, operations } }),
      };
    }
    if (end === 'loop') return { rule, state: 'loop' };
    const isUnknown =
      end === 'site' && !isPattern(destination) && addresses.at(destination) === 'unknown';
    return { rule, state: isUnknown ? 'unknown' : 'fine', ...hops };
  });
});

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

export interface ExportedRedirects {
  readonly text: string;
  /** What isn't in it, and why, in a sentence. */
  readonly left: readonly { readonly rule: RedirectRule; readonly why: string }[];
}

/** The redirects as another host writes them, without those that don't work. */
export function exportedRedirects(
  doc: Doc,
  world: World,
  format: RedirectFormat,
): ExportedRedirects {
  const judged = judgedRedirects(doc, world);
  const rulesWhere = (isBroken: boolean) =>
    judged.flatMap(({ rule, state }) => (BROKEN.has(state) === isBroken ? [rule] : []));
  const { text, left } = exported(rulesWhere(false), format);
  return {
    text,
    left: [
      ...rulesWhere(true).map((rule) => ({ rule, why: m.neverWorks })),
      ...left.map((rule) => ({ rule, why: m.cantSay(format) })),
    ],
  };
}
const BROKEN: ReadonlySet<RedirectState> = new Set(['loop', 'twice', 'unused']);

/** A way ends at a page. A rule that takes readers away from one is a problem of its own. */
const ends =
  ({ isPage }: Addresses) =>
  (address: string): boolean =>
    isPage(address) === true;
