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
import { readPaste, type Pasted } from '$lib/core/operations/paste';
import { readTitles } from '$lib/core/operations/paste-titles';
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
): Result<NearPlan> {
  const row = selected.at(-1) ?? root;
  const own: Kind = row.key === 'global' ? 'group' : KIND_OF_LIST[row.key];
  const kinds = [...new Set(pasted.map(({ kind }) => kind ?? own))];
  const values = new Set(pasted.map(({ value }) => JSON.stringify(value)));
  // A copy goes next to its original, not into it.
  const isOriginal = selected.some(({ node }) => values.has(JSON.stringify(valueOf(node))));
  const planned = planNear(doc, row, pasted, kinds, isOriginal);
  if (!planned.ok) return planned;
  const isNew = pasted.some(({ title }) => title !== undefined);
  return ok({ ...planned.value, label: labelOf(planned.value, isNew, titles) });
}

/** For example "Paste 3 pages into “Guides”", or "Add 3 pages to “Guides”" if they are new. */
function labelOf({ after, landed, into }: NearPlan, isNew: boolean, titles?: Titles): string {
  const names = namesOf(elementsAt(after, landed), titles);
  if (isNew) return into ? m.addedTo(names, into) : m.added(names);
  return into ? m.pastedInto(names, into) : m.pasted(names);
}

interface Readings {
  readonly values: readonly Pasted[];
  /** A sentence about paths that are written otherwise, or an empty string. */
  readonly changed: string;
}

/**
 * What a pasted text contains: a list of titles of new pages in this folder, or else elements and paths. `areTitles`:
 * words without a space are titles, too.
 */
export function readPages(
  text: string,
  folder: string,
  pages: ReadonlySet<string> | undefined,
  areTitles = false,
): Result<Readings> {
  const titled = readTitles(text, { folder, pages, areTitles });
  if (titled) return ok(withTypedPaths(titled, pages));
  const read = readPaste(text);
  return read.ok ? ok(withTypedPaths(read.value, pages)) : read;
}

/** Pasted lines with paths as they are written, and a sentence about paths that this changes. JSON stays as it is. */
export function withTypedPaths(
  pasted: readonly Pasted[],
  pages: ReadonlySet<string> | undefined,
): Readings {
  const changed: (readonly [from: string, to: string])[] = [];
  const values = pasted.map((one) => {
    const { kind, value, source, title } = one;
    const isRead = source === undefined && title === undefined;
    if (kind !== 'page' || typeof value !== 'string' || !isRead) return one;
    const path = typedPath(value, pages);
    if (path !== value) changed.push([value, path]);
    return { ...one, value: path };
  });
  const [first] = changed;
  return { values, changed: first ? m.pathChanged(...first, changed.length - 1) : '' };
}

export const elementsAt = (doc: Doc, pointers: readonly string[]): readonly Element[] =>
  pointers.flatMap((pointer) => elementAt(doc, parsePointer(pointer) ?? []) ?? []);
