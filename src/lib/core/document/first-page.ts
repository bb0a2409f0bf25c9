import type { Node } from './node.ts';
import { childrenOf, stringField } from './elements.ts';

/** The entry of the first page in an element or below it. A root page comes before all others. */
export function firstPageBelow(node: Node): string | undefined {
  const root = stringField(node, 'root');
  if (root?.trim()) return root;
  for (const { node: child, key } of childrenOf(node)) {
    if (key === 'global') continue;
    const page = child.type === 'string' ? child.value : firstPageBelow(child);
    if (page?.trim()) return page;
  }
  return undefined;
}
