/*
 * `openapi` and `asyncapi`: a file or an address, a list of them, or `{source, directory}`. Keeps the shape used in the
 * file. Only a directory turns a name into an object, and a second file turns it into a list.
 */
import type { Json } from '$lib/core/operation';
import { SPECIFICATION_PARTS } from '$lib/core/schema/parts';
import * as m from '../messages';
import { isObject, type InspectorField } from '../row';

/**
 * The change of a specification's name. An object keeps its other parts. Clearing the name and typing another restores
 * the object.
 */
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

/** The name of a single specification. Undefined if the value is neither a name nor an object with one. */
export const nameIn = (value: Json): string | undefined =>
  typeof value === 'string' ? value : isObject(value) ? text(value.source) : undefined;

const text = (value: Json | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;

/** The row for the directory of the generated pages. Empty unless there is exactly one specification. */
export function directoryRows(row: InspectorField): readonly InspectorField[] {
  const { value } = row;
  if (value === undefined || !nameIn(value)?.trim()) return [];
  const part = SPECIFICATION_PARTS.find(({ key }) => key === 'directory')!;
  const directory = isObject(value) ? value.directory : undefined;
  return [
    {
      key: `${row.key}.directory`,
      path: [...row.path, 'directory'],
      label: m.directoryOf(row.label),
      control: 'text',
      help: m.directoryExample(part.help.replace(/\.$/, '')),
      options: [],
      value: directory,
      owner: value,
      required: false,
      placeholder: m.chosenBySite,
    },
  ];
}

export const isDirectory = ({ path, owner }: InspectorField): boolean =>
  path.length > 1 && path.at(-1) === 'directory' && owner !== undefined;

/**
 * The change of a directory. Setting it turns a name into an object; clearing it in the same visit turns the object
 * back.
 */
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

/** Members next to the name that have no control. */
export function keptWith(value: Json | undefined): string {
  if (!isObject(value) || !nameIn(value)) return '';
  const kept = Object.keys(value).filter((key) => key !== 'source' && key !== 'directory');
  if (kept.length === 0) return '';
  return m.keptWithIt(kept.map((key) => `${key} ${JSON.stringify(value[key])}`));
}
