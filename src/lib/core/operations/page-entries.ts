import type { Doc } from '../document/node.ts';
import {
  childElements,
  navigationOf,
  pointerTo,
  stringField,
  type Element,
} from '../document/elements.ts';
import { namesOf } from '../check/pages/page-listing.ts';
import { pageOf } from '../document/page-index.ts';
import type { Operation, PageOperation } from '../operation.ts';

/**
 * What an operation on a page file does to the navigation, one after the other: the entry of a new page is added, those
 * of a deleted one are removed, and those of a moved one follow it.
 */
export function entryOperations(doc: Doc, operation: PageOperation): readonly Operation[] {
  if (operation.op === 'set-frontmatter') return [];
  if (operation.op === 'create-page') {
    const { path, to } = operation;
    return to ? [{ op: 'insert', value: pageOf(path), to }] : [];
  }
  const page = pageOf(operation.op === 'rename-page' ? operation.from : operation.path);
  const moved = operation.op === 'rename-page' ? pageOf(operation.to) : undefined;
  const names = namesOf(page);
  const isOf = (entry: string | undefined) => entry !== undefined && names.includes(pageOf(entry));
  /** The new path, with the leading slash that the entry has. */
  const valueFor = (entry: string) => ({
    value: (entry.startsWith('/') ? '/' : '') + moved!.replace(/\.mdx?$/i, ''),
  });
  const roots: Operation[] = [];
  const nodes: string[] = [];
  const entries: Operation[] = [];
  const look = (element: Element) => {
    const { node, kind } = element;
    if (kind === 'page' && node.type === 'string' && isOf(node.value)) {
      nodes.push(pointerTo(element));
      if (moved !== undefined)
        entries.push({
          op: 'set',
          node: pointerTo(element),
          field: 'path',
          ...valueFor(node.value),
        });
    }
    const root = stringField(node, 'root');
    if (root !== undefined && isOf(root)) {
      const value = moved !== undefined && valueFor(root);
      roots.push({ op: 'set', node: pointerTo(element), field: 'root', ...value });
    }
    childElements(element).forEach(look);
  };
  const navigation = navigationOf(doc);
  if (navigation) look(navigation);
  if (moved !== undefined) return [...roots, ...entries];
  return nodes.length > 0 ? [...roots, { op: 'remove', nodes }] : roots;
}

const PAGE_OPERATIONS: readonly string[] = [
  'set-frontmatter',
  'create-page',
  'delete-page',
  'rename-page',
];
export const isPageOperation = (operation: { readonly op: string }): operation is PageOperation =>
  PAGE_OPERATIONS.includes(operation.op);
