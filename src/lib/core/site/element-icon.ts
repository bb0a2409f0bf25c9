/* What rows show that only the page's file says. */
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
  const icon = frontOf(node.value, pages)?.icon;
  return icon ? iconNamed(icon) : undefined;
}

/** Whether an entry is a page whose file hides it. */
export const isHiddenPage = (
  { node, kind }: Pick<TreeItem, 'node' | 'kind'>,
  pages: SiteFacts['pages'],
): boolean =>
  kind === 'page' && node.type === 'string' && frontOf(node.value, pages)?.hidden === true;

const frontOf = (page: string, pages: SiteFacts['pages']) =>
  saidOf(page, pages ? { pages } : {})?.front;
