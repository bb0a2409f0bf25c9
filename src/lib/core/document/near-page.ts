/* The page next to a place in the navigation, whose folder a new page goes into. */
import { isUrl } from '../schema/links.ts';
import type { Kind, ListKey } from '../schema/kinds.ts';
import { childrenOf, labelOf, type Child } from './elements.ts';
import type { Node } from './node.ts';

/** Pages of another product, language or version are in a folder of their own. */
const APART: readonly string[] = ['product', 'language', 'version'];

type Key = ListKey | 'global';

/** An element and what contains it. */
interface Within {
  readonly kind: Kind;
  readonly node: Node;
  readonly key: Key;
  readonly index: number;
  readonly parent: Within | undefined;
}

/**
 * The page that is nearest to an index of a list, else in the entries next to it, else around the element. As its entry
 * is written, without spaces around it.
 */
export function pageNear(parent: Within, key: Key, index: number): string | undefined {
  const distance = (child: Child) =>
    child.index < index ? index - 1 - child.index : child.index - index;
  const children = childrenOf(parent.node)
    .filter((child) => child.key === key)
    .sort((a, b) => distance(a) - distance(b));
  const sibling = children.find(isPage);
  if (sibling) return labelOf(sibling).trim();
  for (const child of children) {
    const page = firstPageIn(child);
    if (page !== undefined) return page;
  }
  if (!parent.parent || APART.includes(parent.kind)) return undefined;
  return pageNear(parent.parent, parent.key, parent.index);
}

const isPage = ({ kind, node }: Child): boolean =>
  kind === 'page' && node.type === 'string' && !isUrl(node.value);

function firstPageIn({ node }: Child): string | undefined {
  for (const child of childrenOf(node)) {
    const page = isPage(child) ? labelOf(child).trim() : firstPageIn(child);
    if (page !== undefined) return page;
  }
  return undefined;
}
