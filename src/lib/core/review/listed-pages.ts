/*
 * Every page that a navigation lists, and whether readers can find it there: nothing above it is hidden.
 */
import type { Doc } from '../document/node.ts';
import { childrenOf, isRef, labelOf, navigationOf, stringField } from '../document/elements.ts';
import { pageOf } from '../document/page-index.ts';
import { isHidden, rootOf } from '../site/content.ts';
import { entriesOf, type Entry } from '../compare/entry.ts';

export interface Listed {
  /** The entry; for the field `root`, its group. */
  readonly entry: Entry;
  /** The outermost hidden element on the path to it, including itself. */
  readonly hiddenBy: Entry | undefined;
}

export interface Listing {
  /** By page. A page that is listed more than once has its first visible place, or else its first. */
  readonly pages: ReadonlyMap<string, Listed>;
  /** Files that the navigation references by `$ref` and that were not read, so what they list is unknown. */
  readonly unread: readonly string[];
}

export function listedIn(doc: Doc): Listing {
  const pages = new Map<string, Listed>();
  const unread: string[] = [];
  const top = navigationOf(doc);
  const note = (page: string, entry: Entry, hiddenBy: Entry | undefined) => {
    const known = pages.get(page);
    if (!known || (known.hiddenBy && !hiddenBy)) pages.set(page, { entry, hiddenBy });
  };
  const location = (entry: Entry, above: Entry | undefined): void => {
    const { node, kind } = entry;
    if (kind === 'page' || kind === 'endpoint') {
      const label = labelOf(entry);
      return label.trim() ? note(kind === 'page' ? pageOf(label) : label, entry, above) : undefined;
    }
    const hiddenBy = above ?? (isHidden(node) ? entry : undefined);
    const root = kind === 'group' ? rootOf(node) : undefined;
    if (root) note(pageOf(root), entry, hiddenBy);
    if (isRef(node)) unread.push(stringField(node, '$ref')!);
    if (childrenOf(node).length > 0)
      for (const child of entriesOf(entry)) location(child, hiddenBy);
  };
  if (top)
    location(
      { kind: top.kind, key: top.key, index: 0, node: top.node, parent: undefined },
      undefined,
    );
  return { pages, unread };
}
