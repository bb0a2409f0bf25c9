/*
 * Fixes of many redirects as one step. Those that are certain: a chain leads to its end, and what leads to itself or
 * repeats another one goes.
 */
import type { World } from '../check/diagnostic.ts';
import { addressesOf } from '../check/links/addresses.ts';
import { faultsOf } from '../check/links/redirect-faults.ts';
import type { Code } from '../check/codes/codes.ts';
import type { Doc } from '../document/node.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import type { Json } from '../operation.ts';
import { redirectRules } from '../redirects/rules.ts';
import { join } from '../text/edit.ts';
import type { FixSteps } from './fix.ts';
import { plan } from './plan.ts';
import * as m from './redirect-messages.ts';

/** The step, and what it does to each redirect. */
export interface Tidied extends FixSteps {
  readonly changes: readonly TidiedRedirect[];
}

export interface TidiedRedirect {
  readonly source: string;
  readonly destination: string;
  /** The new destination. Absent if the redirect is removed. */
  readonly to?: string;
}

export const CERTAIN: readonly Code[] = ['redirect-chain', 'redirect-loop', 'redirect-repeated'];
/** A limit on rounds, larger than any number of fixes that depend on each other. */
const MOST_ROUNDS = 20;

/** `codes`: the problems to fix. */
export function tidied(doc: Doc, world: World, codes = CERTAIN): Tidied {
  const changes = new Map<Json, TidiedRedirect>();
  /** The redirect as it was before all rounds. */
  const origins = new Map<Json, Json>();
  let after = doc;
  let edits: FixSteps['edits'] = [];
  let last: readonly Json[] | undefined;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const node = spotAt(after, ['redirects'])?.node;
    if (node?.type !== 'array') break;
    const list = last ?? (valueOf(node) as readonly Json[]);
    const fixes = new Map(
      faultsOf(node, addressesOf(after, world)).flatMap(({ code, index, operations }) => {
        const [one] = operations ?? [];
        return codes.includes(code) && one?.op === 'set' ? [[index, one.value] as const] : [];
      }),
    );
    if (fixes.size === 0) break;
    const rules = new Map(redirectRules(node).all.map((rule) => [rule.index, rule]));
    const next = list.flatMap((value, index): readonly Json[] => {
      const rule = rules.get(index);
      if (!rule || !fixes.has(index)) return [value];
      const to = fixes.get(index);
      const origin = origins.get(value) ?? value;
      const { source } = rule;
      const { destination } = changes.get(origin) ?? rule;
      changes.set(origin, { source, destination, ...(typeof to === 'string' && { to }) });
      if (typeof to !== 'string') return [];
      const changed = { ...(value as object), destination: to };
      origins.set(changed, origin);
      return [changed];
    });
    const set = { op: 'set', node: '', field: ['redirects'] } as const;
    const planned = plan(after, { ...set, ...(next.length > 0 && { value: next }) });
    if (!planned.ok) break;
    after = planned.value.after;
    edits = join(edits, planned.value.edits);
    last = next;
  }
  return {
    edits,
    after,
    label: m.fixAll(changes.size),
    landed: [],
    changes: [...changes.values()],
  };
}
