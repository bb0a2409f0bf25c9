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
 * What an operation on a page file does to the navigation, one after the other: the entry of a new page is added, and
 * those of a deleted one are removed.
 */
export function entryOperations(doc: Doc, operation: PageOperation): readonly Operation[] {
  const page = pageOf(operation.path);
  if (operation.op === 'create-page')
    return operation.to ? [{ op: 'insert', value: page, to: operation.to }] : [];
  if (operation.op !== 'delete-page') return [];
  const names = namesOf(page);
  const isOf = (entry: string | undefined) => entry !== undefined && names.includes(pageOf(entry));
  const roots: Operation[] = [];
  const nodes: string[] = [];
  const look = (element: Element) => {
    const { node, kind } = element;
    if (kind === 'page' && node.type === 'string' && isOf(node.value))
      nodes.push(pointerTo(element));
    if (isOf(stringField(node, 'root')))
      roots.push({ op: 'set', node: pointerTo(element), field: 'root' });
    childElements(element).forEach(look);
  };
  const navigation = navigationOf(doc);
  if (navigation) look(navigation);
  return nodes.length > 0 ? [...roots, { op: 'remove', nodes }] : roots;
}

const PAGE_OPERATIONS: readonly string[] = ['set-frontmatter', 'create-page', 'delete-page'];
export const isPageOperation = (operation: { readonly op: string }): operation is PageOperation =>
  PAGE_OPERATIONS.includes(operation.op);
