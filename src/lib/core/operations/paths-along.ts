/*
 * Where the files of pages belong after their entries moved or got other paths. A page that moves among pages of another
 * folder belongs there, and so do the pages of a group that moves to a part of the site in another folder. But only where
 * the navigation follows the folders: if the pages were in the folder of their neighbors.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { childrenOf, elementAt, elementOf, type Element } from '../document/elements.ts';
import { pageOf } from '../document/page-index.ts';
import { parsePointer } from '../document/walk.ts';
import type { Operation } from '../operation.ts';
import { folderOf } from '../pages/page-paths.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { isUrl } from '../schema/links.ts';
import { commonFolder } from './common-folder.ts';
import { settled } from './own-folders.ts';

interface Done {
  readonly operation: Operation;
  readonly before: Doc;
  /** The elements that it moved or set, as they are now. */
  readonly landed: readonly Element[];
}

/** The new path of each page whose file belongs elsewhere now, by its path. Both without extension. */
export function pathsAlong({ operation, before, landed }: Done): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  if (operation.op === 'set' && String(operation.field) === 'path') {
    const old = pageIn(elementAt(before, parsePointer(operation.node) ?? []));
    const now = pageIn(landed[0]);
    if (old !== undefined && now !== undefined && old !== now) paths.set(old, now);
  }
  return operation.op === 'move' ? pathsOfMoved(before, landed) : paths;
}

/** The same for elements that moved since an earlier document. `landed`: as they are now. */
export function pathsOfMoved(before: Doc, landed: readonly Element[]): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  const known = elementsWithout(new Set(landed.map(({ node }) => node.id)));
  for (const element of landed) {
    const old = elementOf(before, element.node.id)?.parent;
    const to = element.parent && known.folderOf(element.parent);
    if (!old || old.node.id === element.parent?.node.id || to === undefined) continue;
    const page = pageIn(element);
    if (page !== undefined) {
      if (nameOf(page) !== 'index' && to !== folderOf(page) && wasAtHome(page, old, known))
        paths.set(page, to + nameOf(page));
    } else if (element.kind !== 'page') {
      const from = settled(old, { filesIn: (node) => pagesIn(node) });
      // Without a folder of their own, the groups of a site aren’t in one of each part.
      if (!from || from === to) continue;
      for (const one of pagesBelow(element.node))
        if (one.startsWith(from)) paths.set(one, to + one.slice(from.length));
    }
  }
  return paths;
}

const nameOf = (page: string): string => page.slice(folderOf(page).length);

/** Whether a page was in the folder of its neighbors, or in a folder inside. */
function wasAtHome(page: string, parent: Element, known: Known): boolean {
  const folder = folderOf(page);
  const pages = known.pagesBelow(parent);
  if (pages.length === 0 || known.folderOf(parent) === folder) return true;
  const around = commonFolder(pages.map(folderOf));
  return around !== undefined && around !== '' && folder.startsWith(around);
}

/** The path of a page that can have a file, or undefined. */
const pageIn = (element: Element | undefined): string | undefined =>
  element?.kind === 'page' ? pageAt(element.node) : undefined;

function pageAt(node: Node): string | undefined {
  if (node.type !== 'string') return undefined;
  const page = pageOf(node.value);
  return page === '' || isUrl(node.value) || parseEndpoint(node.value) ? undefined : page;
}

const NONE: ReadonlySet<NodeId> = new Set();

/** The pages listed directly in an element, without elements that moved. */
const pagesIn = (node: Node, moved = NONE): readonly string[] =>
  moved.has(node.id)
    ? []
    : childrenOf(node).flatMap((child) =>
        child.kind === 'page' && !moved.has(child.node.id) ? (pageAt(child.node) ?? []) : [],
      );

/** The pages of an element, at any depth, without elements that moved. */
const pagesBelow = (node: Node, moved = NONE): readonly string[] =>
  childrenOf(node).flatMap((child) => {
    if (moved.has(child.node.id)) return [];
    const page = child.kind === 'page' ? pageAt(child.node) : undefined;
    return page === undefined ? pagesBelow(child.node, moved) : [page];
  });

/** What is known of elements without what moved. */
interface Known {
  /** The folder of an element's pages, or undefined if they are in several. */
  readonly folderOf: (parent: Element) => string | undefined;
  readonly pagesBelow: (parent: Element) => readonly string[];
}

function elementsWithout(moved: ReadonlySet<NodeId>): Known {
  const folders = new Map<Node, string | undefined>();
  const filesIn = (node: Node) => pagesIn(node, moved);
  const find = ({ kind, node }: Element) =>
    settled({ kind, node }, { filesIn }) ??
    (kind === 'group' ? undefined : commonFolder(pagesBelow(node, moved).map(folderOf)));
  return {
    folderOf: (parent) => {
      if (!folders.has(parent.node)) folders.set(parent.node, find(parent));
      return folders.get(parent.node);
    },
    pagesBelow: ({ node }) => pagesBelow(node, moved),
  };
}
