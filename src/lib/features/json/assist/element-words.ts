/* Describes an element in words: its kind, place, content and inherited values. */
import { valueOf } from '$lib/core/document/walk';
import { childrenOf, labelOf, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { capital, countOf, entriesOf, named } from '$lib/core/document/words';
import { isListKey, type ListKey } from '$lib/core/schema/kinds';
import { pagesBelow } from '$lib/core/compare/entry-words';
import { counted } from '$lib/core/text/plural';
import { nativeName } from '$lib/core/site/titles';
import { HANDED_DOWN, inheritedFrom } from '$lib/core/document/handed-down';
import type { AssistFacts } from './assist-facts.ts';
import { code, plain } from './markdown.ts';
import { shapesAt } from './shape.ts';

export function elementLines(element: Element, known: AssistFacts): readonly string[] {
  const { kind, key, index, parent, node } = element;
  const label = kind === 'language' ? nativeName(labelOf(element)) : labelOf(element);
  const siblings = parent ? childrenOf(parent.node).filter((child) => child.key === key).length : 0;
  const place =
    parent && isListKey(key)
      ? `${index + 1} of ${countOf(siblings, key)} in ${plain(named(parent))}.`
      : '';
  const inherited = HANDED_DOWN.flatMap((field) =>
    node.type === 'object' && !node.members.some((m) => m.key === field)
      ? (inheritanceLine(element, field, shapesAt([...element.spot.path, field])[0]?.title) ?? [])
      : [],
  );
  return [
    `**${capital(KINDS[kind].word)} “${plain(label)}”**`,
    [place, `Holds ${holdings(element)}.`].filter(Boolean).join(' '),
    ...inherited,
    ...(known.doc.files.get(known.doc.main)!.problem ? ['As it was before the text broke.'] : []),
  ];
}

/** "3 groups, 12 pages", "nothing" */
function holdings({ node }: Element): string {
  const counts = new Map<ListKey, number>();
  for (const { key } of childrenOf(node))
    if (isListKey(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const lists = [...counts].flatMap(([key, count]) =>
    key === 'pages' ? [] : [count === 1 ? countOf(1, key) : `${count} ${entriesOf(key)}`],
  );
  const pages = pagesBelow(node, () => true);
  return (
    [...lists, ...(pages > 0 ? [counted(pages, 'page', 'pages')] : [])].join(', ') || 'nothing'
  );
}

/** "OpenAPI: `openapi.yaml`, from the tab “API”." Undefined if nothing is inherited. */
export function inheritanceLine(element: Element, key: string, title = key): string | undefined {
  const found = inheritedFrom(element, key);
  if (!found) return undefined;
  const value = valueOf(found.value);
  const { from } = found;
  const whose =
    from === 'site'
      ? 'the site’s settings'
      : from.kind === 'navigation'
        ? 'the navigation'
        : `the ${KINDS[from.kind].word} ${plain(named(from))}`;
  return `${title}: ${code(typeof value === 'string' ? value : JSON.stringify(value))}, from ${whose}.`;
}
