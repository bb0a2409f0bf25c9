/* The icon and the visibility of an element that only its page's file may say. */
import type { Element } from '../document/elements.ts';
import { iconNamed, iconOf, type Icon } from './icon.ts';
import type { SiteFacts } from './site-facts.ts';
import { saidOf } from './titles.ts';

/** The icon that readers see for an element: for a page, the one in its file. */
export function iconOfElement(
  { node, kind }: Pick<Element, 'node' | 'kind'>,
  pages: SiteFacts['pages'],
): Icon | undefined {
  if (kind !== 'page' || node.type !== 'string') return iconOf(node);
  const icon = frontOf(node.value, pages)?.icon;
  return icon ? iconNamed(icon) : undefined;
}

/** Whether an entry is a page whose file hides it. */
export const isHiddenPage = (
  { node, kind }: Pick<Element, 'node' | 'kind'>,
  pages: SiteFacts['pages'],
): boolean =>
  kind === 'page' && node.type === 'string' && frontOf(node.value, pages)?.hidden === true;

const frontOf = (page: string, pages: SiteFacts['pages']) =>
  saidOf(page, pages ? { pages } : {})?.front;
