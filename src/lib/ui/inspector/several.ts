/*
 * Several elements at once: what they are, and the fields that all of them have.
 */
import type { Json } from '$lib/core/operations/operation';
import type { Element } from '$lib/core/rules/elements';
import { KINDS, type Kind } from '$lib/core/rules/kinds';
import { rowsOf } from './fields';
import type { Row } from './row';

/** "3 pages selected", "2 groups and 1 page selected" */
export function summaryOf(elements: readonly Element[]): string {
  const counts = new Map<Kind, number>();
  for (const { kind } of elements) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(
    ([kind, n]) => `${n} ${n === 1 ? KINDS[kind].word : KINDS[kind].plural}`,
  );
  const last = parts.pop();
  return `${parts.length > 0 ? `${parts.join(', ')} and ${last}` : last} selected`;
}

/** A row that stands for the same row of several elements. */
export interface SharedRow extends Row {
  /** The elements do not agree; `value` is then missing. */
  readonly mixed: boolean;
}

/** The rows that all elements have and that make sense for many: no names, paths, JSON or parts of objects. */
export function sharedRows(elements: readonly Element[]): readonly SharedRow[] {
  const [first, ...others] = elements.map((element) => rowsOf(element).main);
  if (!first) return [];
  return first.flatMap((row) => {
    const same = others.map((rows) => rows.find(({ key }) => key === row.key));
    const all = [row, ...same];
    if (!all.every((one) => one !== undefined && isShareable(one))) return [];
    const mixed = all.some((one) => !isEqual(one?.value, row.value));
    const off = all.find((one) => one?.off !== undefined)?.off;
    return [
      {
        ...row,
        mixed,
        value: mixed ? undefined : row.value,
        placeholder: mixed ? 'Mixed' : row.placeholder,
        ...(off === undefined ? {} : { off }),
      },
    ];
  });
}

const isShareable = ({ required, control, path }: Row) =>
  !required && control !== 'json' && path.length === 1;

const isEqual = (one: Json | undefined, other: Json | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);
