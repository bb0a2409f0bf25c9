/*
 * A new version or language in its own file, as its siblings have: “fr.json” suggests “de.json”.
 */
import { childElements, fileOf, labelOf, type Element } from '../document/elements.ts';
import type { Doc } from '../document/node.ts';
import { folderOf } from '../document/references.ts';
import { ok, type Result } from '../result.ts';
import { join } from '../text/edit.ts';
import type { Operation } from '../operation.ts';
import { planAll, type FixSteps } from './fix.ts';

/**
 * The file for a sibling of an element with this name, from the folder of docs.json: that of the first sibling in a
 * file of its own, with the name in place of its label. Undefined if no sibling's file is named after its label, or
 * if the name does not fit into a path.
 */
export function fileLikeSiblings(doc: Doc, element: Element, name: string): string | undefined {
  if (!element.parent || !/^[\w][\w.-]*$/.test(name)) return undefined;
  const top = folderOf(doc.main).length;
  for (const sibling of childElements(element.parent)) {
    const label = labelOf(sibling);
    if (sibling.kind !== element.kind || !sibling.spot.via || !label) continue;
    const path = fileOf(sibling)
      .slice(top)
      .replace(/\.json$/, '');
    const parts = path.split('/');
    const named = parts.map((part) => (part === label ? name : part));
    if (parts.includes(label)) return `${named.join('/')}.json`;
  }
  return undefined;
}

/** An insertion, and with a file the move of what it added to that file, as one step with the insertion's name. */
export function planInsertion(doc: Doc, insertion: Operation, file?: string): Result<FixSteps> {
  const inserted = planAll(doc, [insertion]);
  if (!inserted.ok || file === undefined) return inserted;
  const { after, edits, label, landed } = inserted.value;
  const moved = planAll(after, [{ op: 'extract', node: landed[0]!, file }]);
  if (!moved.ok) return moved;
  return ok({ ...moved.value, edits: join(edits, moved.value.edits), label });
}
