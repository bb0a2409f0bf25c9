/*
 * Problems with the site's redirects: broken ones, loops and detours, and those that never work or hide a page. A
 * problem that many rules share is one finding with all their places.
 */
import type { Doc } from '../../document/node.ts';
import { below, rootSpot, spotAt, type Spot } from '../../document/walk.ts';
import { addressesOf } from './addresses.ts';
import type { Code } from '../codes/codes.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { isRef } from '../../document/elements.ts';
import { asOne, type Piece } from '../fold-findings.ts';
import { markOfSpot } from '../locate-findings.ts';
import { faultsOf, type Fault } from './redirect-faults.ts';
import * as m from './redirect-messages.ts';

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

const SEVERAL: Partial<Readonly<Record<Code, (count: number) => string>>> = {
  'redirect-keys': m.severalWrongKeys,
  'redirect-source': m.severalWithMark,
  'redirect-reserved': m.severalReserved,
  'redirect-twice': m.severalTwice,
  'redirect-repeated': m.severalRepeated,
  'redirect-loop': m.severalLoops,
  'redirect-page': m.severalHidePages,
  'redirect-chain': m.severalChained,
  'redirect-nowhere': m.severalNowhere,
};
const headline = (code: Code, count: number): string => SEVERAL[code]!(count);
