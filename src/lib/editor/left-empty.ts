/* Says which elements a move left without entries. Loaded with what reasons about the document. */
import { childrenOf, elementsOf, type Element } from '$lib/core/document/elements';
import { listed } from '$lib/core/text/listed';
import type { Doc } from '$lib/core/document/node';
import { inQuotes } from '$lib/core/text/direction';
import { rowName } from '$lib/core/tree/row-face';
import { emptyNow } from './messages';

/** “Guides” is empty now. An empty string if nothing is. `landed`: the moved elements as they are now. */
export function leftEmpty(before: Doc, after: Doc, landed: readonly Element[]): string {
  const moved = landed.map(({ node }) => node.id);
  const parents = elementsOf(before, moved).flatMap(({ parent }) =>
    parent?.parent ? parent.node.id : [],
  );
  const empty = elementsOf(after, [...new Set(parents)]).filter(
    ({ node }) => childrenOf(node).length === 0,
  );
  const names = empty.map((element) => inQuotes(rowName(element)));
  return names.length > 0 ? emptyNow(listed(names), names.length) : '';
}
