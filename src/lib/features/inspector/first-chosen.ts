/*
 * Which of several versions or languages readers see first: the marked one, or else the first. It is one choice among
 * siblings, written as a field of the chosen one.
 */
import { member } from '$lib/core/document/walk';
import type { Operation } from '$lib/core/operation';
import {
  childrenOf,
  labelOf,
  pointerTo,
  type Child,
  type Element,
} from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import * as m from './effect-messages';

const isMarked = ({ node }: Child) => {
  const value = member(node, 'default')?.value;
  return value?.type === 'boolean' && value.value === true;
};

const siblingsOf = ({ parent, key }: Element): readonly Child[] =>
  parent ? childrenOf(parent.node).filter((child) => child.key === key) : [];

/** Says which sibling readers see first now, and what marking this one would change. */
export function firstChosen(element: Element): string {
  const siblings = siblingsOf(element);
  const { word } = KINDS[element.kind];
  const marked = siblings.filter(isMarked);
  const [chosen = siblings[0]] = marked;
  if (!chosen) return m.thisFirst(word);
  const isOwn = chosen.node === element.node;
  if (marked.length > 0) return isOwn ? m.thisFirst(word) : m.otherFirst(labelOf(chosen));
  return isOwn ? m.noneMarkedThis(word) : m.noneMarkedOther(word, labelOf(chosen));
}

/** Operations that remove the mark from the siblings. */
export function unmarkOthers(element: Element): readonly Operation[] {
  if (!element.parent) return [];
  return siblingsOf(element).flatMap((sibling): Operation[] =>
    sibling.node !== element.node && isMarked(sibling)
      ? [
          {
            op: 'set',
            node: `${pointerTo(element).replace(/\/[^/]*$/, '')}/${sibling.index}`,
            field: 'default',
          },
        ]
      : [],
  );
}
