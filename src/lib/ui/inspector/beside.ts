/*
 * What the rules have to say about an element, each beside the row that it concerns.
 */
import type { NodeId } from '$lib/core/model/node';
import type { Diagnostic } from '$lib/core/rules/diagnostic';
import { placesOf } from '$lib/core/rules/related';
import type { InspectorField } from './row';

export interface Beside {
  readonly byRow: ReadonlyMap<string, readonly Diagnostic[]>;
  /** What concerns no row: the element as a whole, or what it holds. */
  readonly rest: readonly Diagnostic[];
}

const WEIGHT = { error: 0, warning: 1, hint: 2 } as const;

/** The diagnostics of one element, or with no id those of the site's settings, the gravest first. */
export function besideRows(
  problems: readonly Diagnostic[],
  id: NodeId | undefined,
  rows: readonly InspectorField[],
): Beside {
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

/** The row of the field itself, of what it stands in, or the first of its parts. */
const rowFor = (field: readonly string[], rows: readonly InspectorField[]) =>
  rows.find(({ path }) => startsWith(path, field) && startsWith(field, path)) ??
  rows.find(({ path }) => startsWith(field, path)) ??
  rows.find(({ path }) => startsWith(path, field));

/** What is said of an entry's text or of a missing name has no key of its own in the file. */
const rowNamed = (code: string, rows: readonly InspectorField[]) =>
  rows.at(-1)?.path[0] === 'path'
    ? rows.at(-1)
    : rows.find(({ required }) => required && /^(label|language)-/.test(code));

const startsWith = (path: readonly string[], start: readonly string[]) =>
  start.every((key, i) => path[i] === key);
