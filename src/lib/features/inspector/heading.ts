/*
 * The heading of the inspector: the element's name and its place.
 */
import { labelOf, stringField, type Element } from '$lib/core/document/elements';
import { KINDS, parseEndpoint } from '$lib/core/schema/kinds';
import { isolated, legible } from '$lib/core/text/direction';
import { capital } from './controls/options';

/** The element's name as the tree shows it: a page's title if it is known. */
export function elementTitle(element: Element, titles?: ReadonlyMap<string, string>): string {
  const label = labelOf(element);
  const title = element.kind === 'page' ? titles?.get(label.replace(/^\/+/, '')) : undefined;
  return legible(title ?? label) || `Unnamed ${KINDS[element.kind].word}`;
}

/** For example "Group in Documentation". */
export function elementPlace(element: Element): string {
  const { kind, parent, node } = element;
  if (kind === 'navigation') return 'The root of the site’s navigation';
  if (kind === 'global')
    return parent?.kind === 'navigation'
      ? 'Shown on every page of the site'
      : `Shown on every page of ${parent ? labelOf(parent) : 'the site'}`;
  const word = capital(KINDS[kind].word);
  if (parent?.kind === 'global') return `${word} shown everywhere`;
  if (!parent || parent.kind === 'navigation') return `${word} at the top of the navigation`;
  const file = node.type === 'string' ? parseEndpoint(node.value)?.specification : undefined;
  return `${word} in ${isolated(labelOf(parent)) || `an unnamed ${KINDS[parent.kind].word}`}${file ? `, from ${isolated(file)}` : ''}`;
}

/** The file of a closed `$ref`. */
export const refOf = (element: Element): string | undefined => stringField(element.node, '$ref');
