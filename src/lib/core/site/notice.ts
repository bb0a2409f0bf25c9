import type { NodeId } from '../document/node.ts';
import { labelOf, type Child } from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import { withArticle } from '../document/words.ts';
import { contentOf } from './content.ts';
import { isUsable } from './builder-validity.ts';
import { inQuotes } from '../text/direction.ts';

/** Something that readers would not see but the person editing should know. */
export interface Notice {
  readonly text: string;
  /** The element to inspect. */
  readonly id: NodeId;
}

/** Returns what an element on the path loses, and because of which entry. */
export function noticesOf(owner: Pick<Child, 'node' | 'kind'>): Notice[] {
  const content = contentOf(owner.node, owner.kind);
  const culprit = 'culprit' in content ? content.culprit : undefined;
  if (!culprit) return [];
  const { id } = culprit.node;
  const why = reason(culprit);
  if (content.is === 'dropped') {
    const whose = `${KINDS[owner.kind].word} ${inQuotes(labelOf(owner))}`;
    return [{ text: `Readers see nothing of the ${content.key} in ${whose}: ${why}.`, id }];
  }
  return owner.kind === 'group' ? [] : [{ text: `The site does not build: ${why}.`, id }];
}

/** Why the builder cannot read an entry, as the end of a sentence. */
export function reason(culprit: Child): string {
  const { word, nameKey } = KINDS[culprit.kind];
  const label = labelOf(culprit);
  if (!isUsable(culprit))
    return culprit.node.type === 'object' && nameKey
      ? `${withArticle(word)} has no label`
      : `an entry is no ${word}`;
  return `${word} ${inQuotes(label)} has a field that cannot be read`;
}
