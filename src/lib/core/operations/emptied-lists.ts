/*
 * Removes lists that an operation leaves without entries: the site drops an empty list, or even shows it instead of
 * other content. Only a group keeps its empty list of pages.
 */
import { sourceNode } from '../document/resolve-refs.ts';
import type { Doc } from '../document/node.ts';
import { layersOf, spotAtOffset, type Path, type Spot } from '../document/walk.ts';
import type { Diagnostic } from '../check/diagnostic.ts';
import { elementAt, elementOf, type Element } from '../document/elements.ts';
import { isListKey, type ListKey } from '../schema/kinds.ts';
import type { TextEdit } from '../text/edit.ts';
import { rearrange } from '../text/rewrite.ts';
import { inFile, lyingAt, type FileChange } from './change-collector.ts';

/** An element, and the keys of its lists to remove. */
interface Emptied {
  readonly owner: Element;
  readonly keys: Set<ListKey>;
}

/** The lists that these edits emptied, in the document after them. */
export function emptiedBy(after: Doc, edits: readonly TextEdit[]): readonly Emptied[] {
  const found: Emptied[] = [];
  const shifts = new Map<string, number>();
  for (const { file, at, remove, insert } of edits) {
    const shift = shifts.get(file) ?? 0;
    shifts.set(file, shift + insert.length - remove);
    if (remove === 0) continue;
    const offset = at + shift;
    const spot = spotAtOffset(after, file, offset);
    // A list that an edit merely touches was not emptied by it.
    const isInside = spot && offset >= spot.at && offset < spot.at + sourceNode(spot.node).length;
    const owner = isInside && ownerOfEmpty(after, spot);
    if (owner) note(found, owner, spot.path.at(-1) as ListKey);
  }
  return found;
}

/** The owner of this list, if the list is empty and should be removed. */
function ownerOfEmpty(doc: Doc, { node, path }: Spot): Element | undefined {
  const key = path.at(-1);
  // Comments are kept, and so is the list that contains them.
  if (node.type !== 'array' || node.items.length > 0 || node.loose || !isListKey(key))
    return undefined;
  const owner = elementAt(doc, above(path));
  return owner && !(owner.kind === 'group' && key === 'pages') ? owner : undefined;
}

const above = (path: Path): Path => path.slice(0, -1);

/** The empty lists that are new errors: they would be shown instead of the new content. */
export function hidingLists(after: Doc, added: readonly Diagnostic[]): readonly Emptied[] {
  const found: Emptied[] = [];
  for (const { code, node, field } of added) {
    const owner = code === 'empty-list' && node ? elementOf(after, node) : undefined;
    const key = field?.[0];
    if (owner && isListKey(key)) note(found, owner, key);
  }
  return found;
}

function note(found: Emptied[], owner: Element, key: ListKey): void {
  const known = found.find((one) => one.owner.node === owner.node);
  if (known) known.keys.add(key);
  else found.push({ owner, keys: new Set([key]) });
}

/** The changes that remove these lists. */
export const withoutLists = (doc: Doc, lists: readonly Emptied[]): readonly FileChange[] =>
  lists.flatMap(({ owner: { spot }, keys }) =>
    layersOf(spot).flatMap((layer) => {
      if (layer.node.type !== 'object') return [];
      const { members } = layer.node;
      const next = [...members.keys()].filter((i) => !keys.has(members[i]!.key as ListKey));
      return next.length === members.length
        ? []
        : inFile(layer.file, rearrange(lyingAt(doc, spot, layer), next));
    }),
  );
