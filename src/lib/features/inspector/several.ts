/*
 * Several selected elements: a summary, and the fields that all of them have.
 */
import type { Json } from '$lib/core/operation';
import type { Element } from '$lib/core/document/elements';
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { plural } from '$lib/core/text/plural';
import { rowsOf, type Places } from './fields';
import * as m from './messages';
import type { InspectorField } from './row';

/** For example "3 pages selected" or "2 groups and 1 page selected". */
export function summaryOf(elements: readonly Element[]): string {
  const counts = new Map<Kind, number>();
  for (const { kind } of elements) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return m.selected(
    [...counts].map(([kind, n]) => `${n} ${plural(n, KINDS[kind].word, KINDS[kind].plural)}`),
  );
}

/** A row shared by several elements. */
export interface SharedRow extends InspectorField {
  readonly mixed: boolean;
}
export interface SharedRows {
  readonly main: readonly SharedRow[];
  readonly more: readonly SharedRow[];
}

/** The rows that all elements have and that make sense for several: no names, no paths and no unknown fields. */
export function sharedRows(elements: readonly Element[], kept?: Places): SharedRows {
  const lists = elements.map((element) => {
    const { main, more } = rowsOf(element);
    return new Map([...main, ...more].map((row) => [row.key, row]));
  });
  const [first, ...others] = lists;
  const rows = [...(first?.values() ?? [])].flatMap((row) => {
    const all = [row, ...others.map((list) => list.get(row.key))];
    return all.every((one) => one !== undefined && isShareable(one))
      ? [shared(all as readonly InspectorField[], elements)]
      : [];
  });
  const isMore = (row: SharedRow) =>
    kept?.get(row.key) ??
    (row.control === 'json' || (row.isRare === true && row.value === undefined && !row.mixed));
  return { main: rows.filter((row) => !isMore(row)), more: rows.filter(isMore) };
}

function shared(all: readonly InspectorField[], elements: readonly Element[]): SharedRow {
  const row = all[0]!;
  const mixed = all.some((one) => !isEqual(one.value, row.value));
  const isRival =
    row.key === 'default' &&
    new Set(elements.map(({ parent }) => parent?.node)).size < elements.length;
  const off = isRival ? m.oneDefault : all.find((one) => one.off !== undefined)?.off;
  return {
    ...row,
    ...(row.key === 'default' ? { help: '' } : {}),
    mixed,
    value: mixed ? undefined : row.value,
    placeholder: mixed ? m.mixed : row.placeholder,
    inherits: mixed ? undefined : row.inherits,
    ...(off === undefined ? {} : { off }),
  };
}

const KNOWN: ReadonlySet<string> = new Set(
  Object.values(KINDS).flatMap(({ fields }) => fields.map(({ key }) => key)),
);

const isShareable = ({ required, path }: InspectorField) =>
  !required && path[0] !== 'path' && KNOWN.has(path[0] ?? '');

const isEqual = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
