import type { NodeId } from '../document/node.ts';
import { labelOf, type Child } from '../document/elements.ts';
import { KINDS } from '../schema/kinds.ts';
import { withArticle } from '../document/kind-words.ts';
import { contentOf } from './content.ts';
import { isUsable } from './builder-validity.ts';
import * as m from './dropped-messages.ts';

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
    const { word } = KINDS[owner.kind];
    return [{ text: m.nothingIsSeen(content.key, word, labelOf(owner), why), id }];
  }
  return owner.kind === 'group' ? [] : [{ text: m.doesNotBuild(why), id }];
}

/** Why the builder cannot read an entry, as the end of a sentence. */
export function reason(culprit: Child): string {
  const { word, nameKey } = KINDS[culprit.kind];
  const label = labelOf(culprit);
  if (!isUsable(culprit))
    return culprit.node.type === 'object' && nameKey
      ? m.hasNoLabel(withArticle(word))
      : m.isNoElement(word);
  return m.unreadableField(word, label);
}
