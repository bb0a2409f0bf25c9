/*
 * `openapi` and `asyncapi`: a file or an address, a list of these, or `{source, directory}`. The shape that the file
 * has is kept; only a directory makes an object of a name, and a second file a list.
 */
import type { Json } from '$lib/core/operations/operation';
import { SPECIFICATION_PARTS } from '$lib/core/rules/parts';
import { isObject, type InspectorField } from './row';

/** The change of a specification's name. An object keeps its other parts; emptied and typed again it is that object again. */
export function specificationChange(
  row: InspectorField,
  input: string,
  start: InspectorField | undefined,
) {
  const value = input.replace(/\s*[\r\n]+\s*/g, ' ');
  if (isObject(row.value)) return { field: [...row.path, 'source'], value };
  if (row.value === undefined && isObject(start?.value))
    return { field: row.path, value: { ...start.value, source: value } };
  return { field: row.path, value };
}

/** The name in a specification that is one; JSON where it is neither a name nor an object with one. */
export const nameIn = (value: Json): string | undefined =>
  typeof value === 'string' ? value : isObject(value) ? text(value.source) : undefined;

const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The row of where the generated pages' addresses begin; none while there is not one specification. */
export function directoryRows(row: InspectorField): readonly InspectorField[] {
  const { value } = row;
  if (value === undefined || !nameIn(value)?.trim()) return [];
  const part = SPECIFICATION_PARTS.find(({ key }) => key === 'directory')!;
  const directory = isObject(value) ? value.directory : undefined;
  return [
    {
      key: `${row.key}.directory`,
      path: [...row.path, 'directory'],
      label: `${row.label} directory`,
      control: 'text',
      help: `${part.help.replace(/\.$/, '')}: “api-reference” gives /api-reference/….`,
      options: [],
      value: directory,
      owner: value,
      required: false,
      placeholder: 'Chosen by the site',
    },
  ];
}

export const isDirectory = ({ path, owner }: InspectorField): boolean =>
  path.length > 1 && path.at(-1) === 'directory' && owner !== undefined;

/** The change of a directory: it makes an object of a name, and that a name again when it goes in the same visit. */
export function directoryChange(
  { path, owner }: InspectorField,
  input: string,
  start: InspectorField | undefined,
) {
  const field = path.slice(0, -1);
  if (input === '')
    return typeof start?.owner === 'string' && isObject(owner) && Object.keys(owner).length <= 2
      ? { field, value: owner.source! }
      : { field: path };
  return typeof owner === 'string'
    ? { field, value: { source: owner, directory: input } }
    : { field: path, value: input };
}

/** What stands beside the name and has no control. */
export function keptWith(value: Json | undefined): string {
  if (!isObject(value) || !nameIn(value)) return '';
  const kept = Object.keys(value).filter((key) => key !== 'source' && key !== 'directory');
  if (kept.length === 0) return '';
  return `Kept with it: ${kept.map((key) => `${key} ${JSON.stringify(value[key])}`).join(', ')}.`;
}
