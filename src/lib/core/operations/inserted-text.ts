/*
 * A new entry that keeps its copied text. Comments and trailing commas are kept only if the file may contain
 * comments; a strict file stays strict.
 */
import type { Doc, Node } from '../document/node.ts';
import { attempt, parserOf } from '../document/parse.ts';
import { effectiveMembers, type Spot } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { isLoose } from '../check/text.ts';
import { apply } from '../text/edit.ts';
import { Embedded, indentAt } from '../text/print.ts';
import { styleOf } from '../text/list.ts';
import { restyled } from '../text/restyle.ts';
import type { ListEntry } from '../text/rewrite.ts';
import { strictEdits } from '../text/strict.ts';
import { valueInTextOf } from './change-collector.ts';
import * as m from './messages.ts';
import type { Json } from '../operation.ts';

/**
 * The value an `insert` puts into the list or element at `near`: its source in the file's style, or the plain value
 * without a source. Refuses a source that isn't the JSON of the value.
 */
export function insertedValue(
  doc: Doc,
  near: Spot,
  { value, source }: { readonly value: Json; readonly source?: string },
): Result<ListEntry['value']> {
  if (source === undefined) return ok(value);
  const { unit, eol } = styleOf(valueInTextOf(doc, near));
  const text = restyled(isLenient(doc, near.file) ? source : strict(source), unit, eol);
  const read = attempt(() => parserOf(text, 0).document());
  if ('problem' in read || !means(read.value.root, value))
    return refuse('source', m.sourceIsNotValue);
  const { root, rootAt } = read.value;
  const own = text.slice(rootAt, rootAt + root.length);
  return ok(new Embedded(root, own, indentAt(text, rootAt), true));
}

/** Whether a file has comments or trailing commas already, or may have them. */
function isLenient(doc: Doc, file: string): boolean {
  const { loose, root } = doc.files.get(file)!;
  return file.endsWith('.jsonc') || loose || (root !== undefined && isLoose(root));
}

const strict = (text: string): string =>
  apply(
    text,
    strictEdits(text).edits.map((edit) => ({ ...edit, file: '' })),
  );

/** Whether a node has this plain value, ignoring key order. */
function means(node: Node, value: unknown): boolean {
  if (node.type === 'array')
    return (
      Array.isArray(value) &&
      value.length === node.items.length &&
      node.items.every((item, i) => means(item, value[i]))
    );
  if (node.type !== 'object') return Object.is(node.value, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const members = effectiveMembers(node);
  return (
    members.length === Object.keys(value).length &&
    members.every(
      ({ key, value: inner }) =>
        Object.hasOwn(value, key) && means(inner, (value as Record<string, unknown>)[key]),
    )
  );
}
