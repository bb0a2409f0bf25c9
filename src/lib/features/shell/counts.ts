import type { Doc, Node } from '$lib/core/document/node';
import { childrenOf, navigationOf } from '$lib/core/document/elements';
import { closedNavigation } from '$lib/core/site/closed-navigation';
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { counted } from '$lib/core/text/plural';
import * as m from './messages';

/** Whether the navigation is there, and nothing has been added to it yet. */
export function isNavigationEmpty(doc: Doc): boolean {
  const navigation = navigationOf(doc);
  return (
    navigation !== undefined &&
    childrenOf(navigation.node).length === 0 &&
    closedNavigation(doc).length === 0
  );
}

type Counts = Readonly<Partial<Record<Kind, number>>>;

const countsBelow = new WeakMap<Node, Counts>();
const NO_COUNTS: Counts = {};

/** Number of elements of each kind below a node, not including the node. Cached per node. */
function countsOf(node: Node): Counts {
  const known = countsBelow.get(node);
  if (known) return known;
  const counts: Partial<Record<Kind, number>> = {};
  for (const child of childrenOf(node)) {
    counts[child.kind] = (counts[child.kind] ?? 0) + 1;
    const below = child.node.type === 'object' ? countsOf(child.node) : NO_COUNTS;
    for (const kind of Object.keys(below) as Kind[])
      counts[kind] = (counts[kind] ?? 0) + (below[kind] ?? 0);
  }
  countsBelow.set(node, counts);
  return counts;
}

/** For example "73 pages · 14 groups · 4 tabs". Pages and groups are always listed. */
export function countsInWords(doc: Doc): string {
  const navigation = navigationOf(doc);
  if (!navigation) return m.noNavigation;
  const counts = countsOf(navigation.node);
  const word = (kind: Kind, count: number) => counted(count, KINDS[kind].word, KINDS[kind].plural);
  const always: readonly Kind[] = ['page', 'group'];
  const others: readonly Kind[] = [
    'endpoint',
    'tab',
    'dropdown',
    'anchor',
    'product',
    'version',
    'language',
  ];
  return [
    ...always.map((kind) => word(kind, counts[kind] ?? 0)),
    ...others.flatMap((kind) => (counts[kind] ? [word(kind, counts[kind])] : [])),
  ].join(' · ');
}
