/*
 * Where pasted elements go: into the selected one where it can hold them, at its end; else after it, else to the
 * nearest place above that can hold them. The places are asked of `plan`, in this order.
 */
import type { Doc } from '$lib/core/model/node';
import { parsePointer, valueOf } from '$lib/core/model/walk';
import { namesOf } from '$lib/core/operations/draft';
import type { Placement } from '$lib/core/operations/operation';
import type { Pasted } from '$lib/core/operations/paste';
import { titleOf } from '$lib/core/operations/place';
import { planInserts, type Plan } from '$lib/core/operations/plan';
import { ok, refuse, type Result } from '$lib/core/result';
import { elementAt, type Element } from '$lib/core/rules/elements';
import { KIND_OF_LIST, type Kind } from '$lib/core/rules/kinds';
import { rowPointer, type Row } from '$lib/core/views/rows';
import { lengthOf, listBeside, listWithin, mayHold } from './project';

/** The plan that puts pasted elements near the selected rows (`root`: the navigation), or why they can stand nowhere there. */
export function planPaste(
  doc: Doc,
  root: Row,
  selected: readonly Row[],
  pasted: readonly Pasted[],
): Result<Plan> {
  const row = selected.at(-1) ?? root;
  const own: Kind = row.key === 'global' ? 'group' : KIND_OF_LIST[row.key];
  const kinds = [...new Set(pasted.map(({ kind }) => kind ?? own))];
  const values = new Set(pasted.map(({ value }) => JSON.stringify(value)));
  // What was copied here goes beside its original, not into it.
  const isOriginal = selected.some(({ node }) => values.has(JSON.stringify(valueOf(node))));
  let why: Extract<Result<Plan>, { ok: false }> | undefined;
  for (const to of places(row, kinds, isOriginal)) {
    const planned = planInserts(doc, to, pasted);
    if (planned.ok) return ok({ ...planned.value, label: labelOf(doc, to, planned.value) });
    why ??= planned;
  }
  return why ?? refuse('nowhere', 'This cannot be put anywhere near what is selected.');
}

/** The places that a paste could mean, the most natural first. */
export function places(row: Row, kinds: readonly Kind[], isOriginal = false): readonly Placement[] {
  const found: Placement[] = [];
  const into = (parent: Row) => {
    const key = mayHold(parent) && listWithin(parent, kinds);
    if (key) found.push({ parent: rowPointer(parent), key, index: lengthOf(parent, key) });
  };
  const after = ({ parent, ...one }: Row) => {
    if (!parent || one.key === 'global') return;
    const key = listBeside({ ...one, parent }, parent, kinds);
    if (!key) return;
    const index = key === one.key ? one.index + 1 : lengthOf(parent, key);
    found.push({ parent: rowPointer(parent), key, index });
  };
  if (!isOriginal) into(row);
  after(row);
  if (isOriginal) into(row);
  let top = row;
  for (let up = row.parent; up; up = up.parent) {
    after(up);
    top = up;
  }
  into(top);
  return found;
}

/** "Paste 3 pages into “Guides”" */
function labelOf(doc: Doc, to: Placement, { after, landed }: Plan): string {
  const parent = elementAt(doc, parsePointer(to.parent) ?? []);
  const into = parent ? ` into ${titleOf(parent, to.key)}` : '';
  return `Paste ${namesOf(elementsAt(after, landed))}${into}`;
}

export const elementsAt = (doc: Doc, pointers: readonly string[]): readonly Element[] =>
  pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);
