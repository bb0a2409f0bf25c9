/*
 * Problems of an element, each assigned to the row that it concerns.
 */
import type { NodeId } from '$lib/core/document/node';
import type { Diagnostic } from '$lib/core/check/diagnostic';
import { placesOf } from '$lib/core/check/split-places';
import type { InspectorField } from './row';

export interface ProblemsByRow {
  readonly byRow: ReadonlyMap<string, readonly Diagnostic[]>;
  /** Problems of no row: those of the element as a whole or of its children. */
  readonly rest: readonly Diagnostic[];
}

const WEIGHT = { error: 0, warning: 1, hint: 2 } as const;

/** The problems of one element, or those of the site's settings if `id` is undefined. The most severe come first. */
export function problemsByRow(
  problems: readonly Diagnostic[],
  id: NodeId | undefined,
  rows: readonly InspectorField[],
): ProblemsByRow {
  const byRow = new Map<string, Diagnostic[]>();
  const rest: Diagnostic[] = [];
  const own = problems
    .flatMap(placesOf)
    .filter(({ node }) => node === id)
    .sort((a, b) => WEIGHT[a.severity] - WEIGHT[b.severity]);
  for (const problem of own) {
    const row = problem.field ? rowFor(problem.field, rows) : rowNamed(problem.code, rows);
    if (!row) rest.push(problem);
    else byRow.set(row.key, [...(byRow.get(row.key) ?? []), problem]);
  }
  return { byRow, rest };
}

/** The field's own row, else the row of an object that contains it, else the first row of its parts. */
const rowFor = (field: readonly string[], rows: readonly InspectorField[]) =>
  rows.find(({ path }) => startsWith(path, field) && startsWith(field, path)) ??
  rows.find(({ path }) => startsWith(field, path)) ??
  rows.find(({ path }) => startsWith(path, field));

/** A problem with an entry's text or with a missing name has no field. It belongs to the path or the name. */
const rowNamed = (code: string, rows: readonly InspectorField[]) =>
  rows.at(-1)?.path[0] === 'path'
    ? rows.at(-1)
    : rows.find(({ required }) => required && /^(label|language)-/.test(code));

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((key, i) => path[i] === key);
