/* Whether readers of an address that once had a page find anything there today. */
import { addressesOf } from '../check/links/addresses.ts';
import type { World } from '../check/diagnostic.ts';
import { spotAt } from '../document/walk.ts';
import type { Doc } from '../document/node.ts';
import { redirectRules, rulesOf } from '../redirects/rules.ts';
import { addressOfFile } from './destination.ts';
import { isServed } from './redirects.ts';

/**
 * Whether an address is lost: no page, no redirect and no page made from an API specification is there, the host doesn't
 * redirect it, and it isn't gone on purpose. `world`: with `paths`.
 */
export function lostAt(doc: Doc, world: World): (address: string) => boolean {
  const { config, paths = new Set<string>() } = world;
  const alive = new Set([...paths].filter(isServed).map(addressOfFile));
  // Hosts may not distinguish capital letters.
  const folded = new Set([...alive].map((address) => address.toLowerCase()));
  const { isGenerated } = addressesOf(doc, world);
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  const others = rulesOf([
    ...(config?.elsewhere ?? []),
    ...(config?.gone ?? []).map((source) => ({ source, destination: '/' })),
  ]);
  return (address) =>
    !folded.has(address.toLowerCase()) &&
    !rules.ruleFor(address) &&
    !others.ruleFor(address) &&
    !isGenerated(address);
}
