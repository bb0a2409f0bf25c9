/* The folder that a new page goes into: that of the pages next to it. */
import { isUrl } from '../schema/links.ts';
import type { Kind, ListKey } from '../schema/kinds.ts';
import { childrenOf, labelOf, type Child } from '../document/elements.ts';
import type { Node } from '../document/node.ts';
import { folderOf } from '../pages/page-paths.ts';
import { commonFolder } from './common-folder.ts';

/** The pages of another tab say nothing about those of an empty one. */
const SEPARATE: readonly string[] = ['tab', 'anchor', 'dropdown'];
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
 * The folder of the page that is nearest to an index of a list, else in the entries next to it, else around the
 * element. For an empty tab, anchor or dropdown, the one that most pages of several tabs are in. '' or with a slash at the end.
 */
export function folderNear(parent: Within, key: Key, index: number): string {
  const distance = (child: Child) =>
    child.index < index ? index - 1 - child.index : child.index - index;
  const children = childrenOf(parent.node)
    .filter((child) => child.key === key)
    .sort((a, b) => distance(a) - distance(b));
  const sibling = children.find(isPage);
  if (sibling) return folderOf(labelOf(sibling).trim());
  for (const child of children) {
    const [page] = pagesIn(child);
    if (page !== undefined) return folderOf(page);
  }
  if (!parent.parent || APART.includes(parent.kind)) return '';
  if (SEPARATE.includes(parent.kind)) return folderAround(parent.parent);
  return folderNear(parent.parent, parent.key, parent.index);
}

const isPage = ({ kind, node }: Child): boolean =>
  kind === 'page' && node.type === 'string' && !isUrl(node.value);

/**
 * The folder that most pages are in, of the product, language or version around an element or of the navigation. Not the
 * folder of one tab alone, but the one around it.
 */
function folderAround(element: Within): string {
  let around = element;
  while (around.parent && !APART.includes(around.kind)) around = around.parent;
  const pages = [...pagesIn(around)];
  const tabs = childrenOf(around.node)
    .map((tab) => [...pagesIn(tab)])
    .filter(({ length }) => length > 0);
  let folder = commonFolder(pages.map(folderOf)) ?? '';
  const isIn = (page: string) => page.startsWith(folder);
  /** Whether only one tab has most of its pages there. */
  const isOfOne = () =>
    tabs.length > 1 && tabs.filter((tab) => tab.filter(isIn).length * 2 > tab.length).length < 2;
  while (isOfOne() && !pages.every(isIn)) folder = folderOf(folder.slice(0, -1));
  return folder;
}

/** The paths of the pages in an element, as their entries are written, without spaces around them. */
function* pagesIn({ node }: Pick<Child, 'node'>): Iterable<string> {
  for (const child of childrenOf(node))
    if (isPage(child)) yield labelOf(child).trim();
    else yield* pagesIn(child);
}
