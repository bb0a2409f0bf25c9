/*
 * Finds out whether the navigation, or one of its lists, is kept in another file that isn't open. Such a part
 * has no rows, yet it isn't empty.
 */
import { resolvedRefs, type ClosedRef } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import { childrenOf, navigationOf } from '../document/elements.ts';
import { isListKey, type ListKey } from '../schema/kinds.ts';

export interface ClosedPart {
  /** The list of the navigation that the file contains, or undefined for all of it. */
  readonly list: ListKey | undefined;
  /** Path to the file, relative to the folder of docs.json if it points to a file there, otherwise as written. */
  readonly name: string;
  /** The file, if the path points to one in the folder. */
  readonly file: string | undefined;
}

/** The closed `$ref`s in place of the navigation or its lists; none if it has entries besides the global ones. */
export function closedNavigation(doc: Doc): readonly ClosedPart[] {
  const { closed } = resolvedRefs(doc);
  if (closed.length === 0) return [];
  const navigation = navigationOf(doc);
  if (navigation && childrenOf(navigation.node).some(({ kind }) => kind !== 'global')) return [];
  return closed.flatMap((one) => partOf(doc, one) ?? []);
}

function partOf(doc: Doc, { path, file, target }: ClosedRef): ClosedPart | undefined {
  const [top, list, ...below] = path;
  const part = { name: file ?? target, file };
  // All of docs.json. Its own `navigation` would take precedence.
  if (top === undefined)
    return spotAt(doc, ['navigation']) ? undefined : { ...part, list: undefined };
  if (top !== 'navigation' || below.length > 0) return undefined;
  if (list === undefined) return { ...part, list };
  return isListKey(list) ? { ...part, list } : undefined;
}
