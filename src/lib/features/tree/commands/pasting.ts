/*
 * Where pasted elements go: at the end of the selected element if it accepts them, else after it, else in the nearest
 * place above that accepts them. `plan` is asked in this order.
 */
import type { Doc } from '$lib/core/document/node';
import type { Titles } from '$lib/core/document/page-name';
import { typedPath } from '$lib/core/document/typed-path';
import { parsePointer, valueOf } from '$lib/core/document/walk';
import { namesOf } from '$lib/core/operations/change-collector';
import { planNear, type NearPlan } from '$lib/core/operations/insert-near';
import type { Pasted } from '$lib/core/operations/paste';
import type { Plan } from '$lib/core/operations/plan';
import { ok, type Result } from '$lib/core/result';
import { elementAt, type Element } from '$lib/core/document/elements';
import { KIND_OF_LIST, type Kind } from '$lib/core/schema/kinds';
import type { TreeItem } from '$lib/core/tree/rows';
import * as m from './messages';

/** Plans pasting elements near the selected rows (`root` is the navigation). Refuses if no place there accepts them. */
export function planPaste(
  doc: Doc,
  root: TreeItem,
  selected: readonly TreeItem[],
  pasted: readonly Pasted[],
  titles?: Titles,
): Result<Plan> {
  const row = selected.at(-1) ?? root;
  const own: Kind = row.key === 'global' ? 'group' : KIND_OF_LIST[row.key];
  const kinds = [...new Set(pasted.map(({ kind }) => kind ?? own))];
  const values = new Set(pasted.map(({ value }) => JSON.stringify(value)));
  // A copy goes next to its original, not into it.
  const isOriginal = selected.some(({ node }) => values.has(JSON.stringify(valueOf(node))));
  const planned = planNear(doc, row, pasted, kinds, isOriginal);
  return planned.ok ? ok({ ...planned.value, label: labelOf(planned.value, titles) }) : planned;
}

/** For example "Paste 3 pages into “Guides”". */
function labelOf({ after, landed, into }: NearPlan, titles?: Titles): string {
  const names = namesOf(elementsAt(after, landed), titles);
  return into ? m.pastedInto(names, into) : m.pasted(names);
}

/** Pasted lines with paths as they are written, and a sentence about paths that this changes. JSON stays as it is. */
export function withTypedPaths(
  pasted: readonly Pasted[],
  pages: ReadonlySet<string> | undefined,
): { readonly values: readonly Pasted[]; readonly changed: string } {
  const changed: (readonly [from: string, to: string])[] = [];
  const values = pasted.map((one) => {
    const { kind, value, source } = one;
    if (kind !== 'page' || typeof value !== 'string' || source !== undefined) return one;
    const path = typedPath(value, pages);
    if (path !== value) changed.push([value, path]);
    return { ...one, value: path };
  });
  const [first] = changed;
  return { values, changed: first ? m.pathChanged(...first, changed.length - 1) : '' };
}

export const elementsAt = (doc: Doc, pointers: readonly string[]): readonly Element[] =>
  pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);
