/* Describes an element in words: its kind, place, content and inherited values. */
import { valueOf } from '$lib/core/document/walk';
import { childrenOf, labelOf, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { countOf, named } from '$lib/core/document/kind-words';
import { isListKey, type ListKey } from '$lib/core/schema/kinds';
import { pagesBelow } from '$lib/core/compare/entry-words';
import { nativeName } from '$lib/core/site/titles';
import { HANDED_DOWN, inheritedFrom } from '$lib/core/document/handed-down';
import type { AssistFacts } from './assist-facts.ts';
import { code, literal } from './markdown.ts';
import * as m from './messages.ts';
import { shapesAt } from './shape.ts';

export function elementLines(element: Element, known: AssistFacts): readonly string[] {
  const { kind, key, index, parent, node } = element;
  const label = kind === 'language' ? nativeName(labelOf(element)) : labelOf(element);
  const siblings = parent ? childrenOf(parent.node).filter((child) => child.key === key).length : 0;
  const place =
    parent && isListKey(key)
      ? m.place(index + 1, countOf(siblings, key), literal(named(parent)))
      : '';
  const inherited = HANDED_DOWN.flatMap((field) =>
    node.type === 'object' && !node.members.some((own) => own.key === field)
      ? (inheritanceLine(element, field, shapesAt([...element.spot.path, field])[0]?.title) ?? [])
      : [],
  );
  return [
    m.element(KINDS[kind].word, literal(label)),
    [place, m.holds(holdings(element))].filter(Boolean).join(' '),
    ...inherited,
    ...(known.doc.files.get(known.doc.main)!.problem ? [m.beforeItBroke] : []),
  ];
}

/** "3 groups", "12 pages" */
function holdings({ node }: Element): readonly string[] {
  const counts = new Map<ListKey, number>();
  for (const { key } of childrenOf(node))
    if (isListKey(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lists = [...counts].flatMap(([key, count]) =>
    key === 'pages' ? [] : [countOf(count, key)],
  );
  const pages = pagesBelow(node, () => true);
  return pages > 0 ? [...lists, m.pages(pages)] : lists;
}

/** "OpenAPI: `openapi.yaml`, from the tab “API”." Undefined if nothing is inherited. */
export function inheritanceLine(element: Element, key: string, title = key): string | undefined {
  const found = inheritedFrom(element, key);
  if (!found) return undefined;
  const own = valueOf(found.value);
  const value = code(typeof own === 'string' ? own : JSON.stringify(own));
  const { from } = found;
  if (from === 'site') return m.fromSettings(title, value);
  if (from.kind === 'navigation') return m.fromNavigation(title, value);
  return m.fromElement(title, value, KINDS[from.kind].word, literal(named(from)));
}
