import { iconNamed, iconOf, type Icon } from '$lib/core/site/icon';
import { saidOf } from '$lib/core/site/titles';
import type { SiteFacts } from '$lib/core/site/site-facts';
import type { TreeItem } from '$lib/core/tree/rows';

/** The icon that readers see for an element: for a page, the one in its file. */
export function iconOfRow(
  { node, kind }: Pick<TreeItem, 'node' | 'kind'>,
  pages: SiteFacts['pages'],
): Icon | undefined {
  if (kind !== 'page' || node.type !== 'string') return iconOf(node);
  const icon = saidOf(node.value, pages ? { pages } : {})?.front.icon;
  return icon ? iconNamed(icon) : undefined;
}
