/*
 * Lists without entries, when two documents become one. A list goes with its last entry, as in every operation; one
 * that a document has written as empty stays, where it does not take the place of content.
 */
import { effectiveMembers, member } from '../model/walk.ts';
import { textOfFile } from '../operations/draft.ts';
import { hiddenBy, KEPT_EMPTY } from '../rules/empties.ts';
import { isListKey, KIND_OF_LIST, type Kind, type ListKey } from '../rules/kinds.ts';
import type { ListName } from './sides.ts';
import type { Piece, Target } from './target.ts';

/** The kind of what this list holds; without one, it is the navigation. */
export function kindIn(list: ListName | undefined): Kind {
  if (!list) return 'navigation';
  return isListKey(list.key) ? KIND_OF_LIST[list.key] : 'global';
}

/** Whether a list of which no entry stays is written all the same. `mine`, `other`: as each document has it. */
export function staysEmpty(
  kind: Kind,
  key: string,
  mine: Piece | undefined,
  other: Piece | undefined,
): boolean {
  if (kind === 'group' && key === 'pages') return true;
  return [mine, other].some((of) => of && isEmpty(of)) || hasComments((mine ?? other)!);
}

const isEmpty = ({ spot: { node } }: Piece): boolean =>
  node.type === 'array' && node.items.length === 0;

/** Comments between the entries: they stay, and so does the list that they are written in. */
function hasComments({ doc, spot: { node, file, at } }: Piece): boolean {
  if (node.type !== 'array' || !node.loose) return false;
  const text = textOfFile(doc, file).slice(at, at + node.length);
  const ends = node.items.map((item, i) => node.starts[i]! + item.length);
  return [...node.starts, node.length].some((start, i) =>
    text.slice(ends[i - 1] ?? 0, start).includes('/'),
  );
}

/** The empty lists among these that the site would show instead of content which came to them. */
export function hidingAmong(
  kind: Kind,
  slots: ReadonlyMap<string, Target>,
  sides: readonly (Piece | undefined)[],
): readonly ListKey[] {
  const full = [...slots].flatMap(([key, target]) =>
    isListKey(key) && sizeOf(target) > 0 ? [key] : [],
  );
  return KEPT_EMPTY.filter((key) => {
    const slot = slots.get(key);
    if (!slot || sizeOf(slot) !== 0) return false;
    const hidden = hiddenBy(kind, key, full);
    return hidden.length > 0 && !sides.some((side) => side && isHiding(side, key, hidden));
  });
}

/** How many entries a list has in the end; of what is no list none can be said. */
function sizeOf(target: Target): number {
  if (target.is === 'array') return target.items.length;
  const { node } = target.like.spot;
  return target.is === 'kept' && node.type === 'array' ? node.items.length : NaN;
}

/** A document has the empty list in front of this content already. */
function isHiding({ spot: { node } }: Piece, key: ListKey, hidden: readonly ListKey[]): boolean {
  const list = member(node, key)?.value;
  if (node.type !== 'object' || list?.type !== 'array' || list.items.length > 0) return false;
  return hidden.every((other) =>
    effectiveMembers(node).some(
      (m) => m.key === other && m.value.type === 'array' && m.value.items.length > 0,
    ),
  );
}
