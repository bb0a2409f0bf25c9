/*
 * Lists without entries when two documents are merged. A list is removed with its last entry, as in every operation.
 * A list that a document wrote as empty stays, unless it hides content.
 */
import { effectiveMembers, member } from '../document/walk.ts';
import { textOfFile } from '../operations/change-collector.ts';
import { hiddenBy, KEPT_EMPTY } from '../check/elements/empties.ts';
import { isListKey, KIND_OF_LIST, type Kind, type ListKey } from '../schema/kinds.ts';
import type { ListName } from './sides.ts';
import type { Piece, Target } from './target.ts';

/** The kind of element that owns this list; without a list, the navigation. */
export function kindIn(list: ListName | undefined): Kind {
  if (!list) return 'navigation';
  return isListKey(list.key) ? KIND_OF_LIST[list.key] : 'global';
}

/** Whether a list is written although none of its entries remain. `mine`, `other`: the list in each document. */
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

/** Comments between the entries are kept, and so is the list that contains them. */
function hasComments({ doc, spot: { node, file, at } }: Piece): boolean {
  if (node.type !== 'array' || !node.loose) return false;
  const text = textOfFile(doc, file).slice(at, at + node.length);
  const ends = node.items.map((item, i) => node.starts[i]! + item.length);
  return [...node.starts, node.length].some((start, i) =>
    text.slice(ends[i - 1] ?? 0, start).includes('/'),
  );
}

/** The lists among these that are empty and that the site would show instead of the merged content. */
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

/** The final number of entries in a list; NaN for anything that isn't a list. */
function sizeOf(target: Target): number {
  if (target.is === 'array') return target.items.length;
  const { node } = target.like.spot;
  return target.is === 'kept' && node.type === 'array' ? node.items.length : NaN;
}

/** Whether a document already has the empty list in front of this content. */
function isHiding({ spot: { node } }: Piece, key: ListKey, hidden: readonly ListKey[]): boolean {
  const list = member(node, key)?.value;
  if (node.type !== 'object' || list?.type !== 'array' || list.items.length > 0) return false;
  return hidden.every((other) =>
    effectiveMembers(node).some(
      (m) => m.key === other && m.value.type === 'array' && m.value.items.length > 0,
    ),
  );
}
