/*
 * The heading of the inspector: the element's name and its place.
 */
import { labelOf, stringField, type Element } from '$lib/core/document/elements';
import { KINDS, parseEndpoint } from '$lib/core/schema/kinds';
import { rowName } from '$lib/core/tree/row-face';
import { isolated } from '$lib/core/text/direction';
import * as m from './messages';

/** The element's name as the tree shows it. */
export function elementTitle(element: Element, titles?: ReadonlyMap<string, string>): string {
  if (!labelOf(element)) return m.unnamed(KINDS[element.kind].word);
  return rowName(element, titles);
}

/** For example "Group in Documentation". */
export function elementPlace(element: Element): string {
  const { kind, parent, node } = element;
  if (kind === 'navigation') return m.root;
  const isTop = !parent || parent.kind === 'navigation';
  if (kind === 'global') return isTop ? m.onEveryPage : m.onEveryPageOf(labelOf(parent));
  const { word } = KINDS[kind];
  if (parent?.kind === 'global') return m.everywhere(word);
  if (isTop) return m.atTop(word);
  const place = isolated(labelOf(parent)) || m.anUntitled(KINDS[parent.kind].word);
  const file = node.type === 'string' ? parseEndpoint(node.value)?.specification : undefined;
  return file ? m.insideFrom(word, place, file) : m.inside(word, place);
}

/** The file of a closed `$ref`. */
export const refOf = (element: Element): string | undefined => stringField(element.node, '$ref');
