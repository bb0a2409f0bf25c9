/*
 * Where the navigation, or a whole list of it, is kept in another file that is not open: nothing of it has a row,
 * and still it is not empty.
 */
import { resolvedRefs, type ClosedRef } from '../model/resolve-refs.ts';
import type { Doc } from '../model/node.ts';
import { spotAt } from '../model/walk.ts';
import { childrenOf, navigationOf } from '../rules/elements.ts';
import { isListKey, type ListKey } from '../rules/kinds.ts';

export interface ClosedPart {
  /** What the file holds: a list of the navigation, or all of it. */
  readonly list: ListKey | undefined;
  /** The way to the file, from the folder of docs.json where it leads to a file there, else as it is written. */
  readonly name: string;
  /** The file, where the way leads to one. */
  readonly file: string | undefined;
}

/** The closed `$ref`s in the place of the navigation or of its lists; none where it has entries besides the global ones. */
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
  // All of docs.json; its own navigation would win.
  if (top === undefined)
    return spotAt(doc, ['navigation']) ? undefined : { ...part, list: undefined };
  if (top !== 'navigation' || below.length > 0) return undefined;
  if (list === undefined) return { ...part, list };
  return isListKey(list) ? { ...part, list } : undefined;
}
