/*
 * Where pasted elements go: into the selected one where it can hold them, at its end; else after it, else to the
 * nearest place above that can hold them. The places are asked of `plan`, in this order.
 */
import type { Doc } from '$lib/core/model/node';
import { parsePointer, valueOf } from '$lib/core/model/walk';
import { namesOf } from '$lib/core/operations/draft';
import { planNear, type NearPlan } from '$lib/core/operations/near';
import type { Pasted } from '$lib/core/operations/paste';
import type { Plan } from '$lib/core/operations/plan';
import { ok, type Result } from '$lib/core/result';
import { elementAt, type Element } from '$lib/core/rules/elements';
import { KIND_OF_LIST, type Kind } from '$lib/core/rules/kinds';
import type { TreeItem } from '$lib/core/views/rows';

/** The plan that puts pasted elements near the selected rows (`root`: the navigation), or why they can stand nowhere there. */
export function planPaste(
  doc: Doc,
  root: TreeItem,
  selected: readonly TreeItem[],
  pasted: readonly Pasted[],
): Result<Plan> {
  const row = selected.at(-1) ?? root;
  const own: Kind = row.key === 'global' ? 'group' : KIND_OF_LIST[row.key];
  const kinds = [...new Set(pasted.map(({ kind }) => kind ?? own))];
  const values = new Set(pasted.map(({ value }) => JSON.stringify(value)));
  // What was copied here goes beside its original, not into it.
  const isOriginal = selected.some(({ node }) => values.has(JSON.stringify(valueOf(node))));
  const planned = planNear(doc, row, pasted, kinds, isOriginal);
  return planned.ok ? ok({ ...planned.value, label: labelOf(planned.value) }) : planned;
}

/** "Paste 3 pages into “Guides”" */
function labelOf({ after, landed, into }: NearPlan): string {
  return `Paste ${namesOf(elementsAt(after, landed))}${into && ` into ${into}`}`;
}

export const elementsAt = (doc: Doc, pointers: readonly string[]): readonly Element[] =>
  pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);
