/*
 * The inspector's rows for an element: one per field of its kind, in the order of the table of kinds, with the value
 * from the text. A field that is an object (a banner, a color) becomes one row per part. Every other member of the
 * element becomes a JSON row, so nothing is hidden.
 */
import type { Json } from '$lib/core/operation';
import type { Node } from '$lib/core/document/node';
import { inheritedFrom } from '$lib/core/document/handed-down';
import { effectiveMembers, member, valueOf } from '$lib/core/document/walk';
import {
  childrenOf,
  isNestedGroup,
  isRef,
  stringField,
  type Element,
} from '$lib/core/document/elements';
import { KINDS, isListKey, parseEndpoint, type Field } from '$lib/core/schema/kinds';
import { firstChosen } from './first-chosen';
import { optionsOf } from './controls/options';
import * as m from './messages';
import { bannerRows, colorRows } from './part-rows';
import { isObject, type Control, type InspectorField } from './row';
import { directoryRows } from './controls/specification-value';

export interface Rows {
  readonly main: readonly InspectorField[];
  /** Rows under "More fields": those that only JSON can show, and rarely used ones that are not set. */
  readonly more: readonly InspectorField[];
}

/** Whether each row is under "More fields", by key. Keeps a row in place while it is edited. */
export type Places = ReadonlyMap<string, boolean>;

export const placesOf = ({ main, more }: Rows): Places =>
  new Map([
    ...main.map(({ key }) => [key, false] as const),
    ...more.map(({ key }) => [key, true] as const),
  ]);

const NO_ROWS: Rows = { main: [], more: [] };

/** The rows of an element. Empty for a closed `$ref` and for a node of the wrong type. */
export function rowsOf(element: Element, kept?: Places): Rows {
  const { node, kind } = element;
  const { fields } = KINDS[kind];
  if (kind === 'page' || kind === 'endpoint')
    return node.type === 'string'
      ? { main: entryRows(fields, node.value, kind), more: [] }
      : NO_ROWS;
  if (node.type !== 'object' || isRef(node)) return NO_ROWS;
  const shown = isLink(node)
    ? fields.filter(({ key, type }) => type !== 'specification' || member(node, key))
    : fields;
  const rows = shown.flatMap((field) => fieldRows(node, field, placed(element, field)));
  const known = new Set(fields.map((field) => field.key));
  const others = effectiveMembers(node).filter(({ key }) => !known.has(key) && !isListKey(key));
  const isMore = (row: InspectorField) =>
    kept?.get(row.key) ??
    kept?.get(row.path[0]!) ??
    ((row.control === 'json' && !isTakenApart(fields, row)) ||
      (row.isRare === true && row.value === undefined));
  return {
    main: rows.filter((row) => !isMore(row)),
    more: [
      ...rows.filter(isMore),
      ...others.map(({ key, value }) => jsonRow(key, valueOf(value) as Json)),
    ],
  };
}

/** Whether it only leads elsewhere. Then it has no endpoints. */
const isLink = (node: Node): boolean =>
  Boolean(stringField(node, 'href')?.trim()) && childrenOf(node).length === 0;

/** The rows of a field of an object: one row, or one per part. */
export function fieldRows(
  node: Node,
  field: Field,
  more: Partial<InspectorField> = {},
): InspectorField[] {
  const { key, type, label, help } = field;
  const found = member(node, key)?.value;
  const value = found && (valueOf(found) as Json);
  if (type === 'banner' || type === 'color') {
    if (value !== undefined && !isObject(value))
      return [{ ...rowFrom(field, 'json', value), help: `${help} ${m.notAnObject}` }];
    if (type === 'color') return colorRows([key], label, help, value);
    return bannerRows(key, help, value);
  }
  const row = { ...rowFrom(field, type, value), ...more };
  return type === 'specification' ? [row, ...directoryRows(row)] : [row];
}

export function rowFrom(field: Field, control: Control, value: Json | undefined): InspectorField {
  const { key, label, help, isRare } = field;
  return {
    key,
    path: [key],
    label,
    control,
    help,
    options: control === 'choice' ? optionsOf(field, value) : [],
    value,
    required: false,
    placeholder: control === 'choice' ? m.notSet : m.none,
    ...(isRare ? { isRare } : {}),
  };
}

/** What the element's place in the navigation adds to a field. */
function placed(element: Element, { key }: Field): Partial<InspectorField> {
  const required =
    key === KINDS[element.kind].nameKey || (key === 'href' && element.parent?.kind === 'global');
  const inherits = inheritedBy(element, key);
  return {
    required,
    ...(key === 'default' ? { help: firstChosen(element) } : {}),
    ...(inherits === undefined
      ? {}
      : { inherits, placeholder: inherits === m.nothing ? m.none : m.inherits(inherits) }),
    ...(key === 'expanded' && !isNestedGroup(element) ? { off: m.alwaysOpen } : {}),
  };
}

/** What an element inherits, for example "openapi.yaml". If there is nothing to inherit, "nothing" for `openapi`, else undefined. */
function inheritedBy(element: Element, key: string): string | undefined {
  const found = inheritedFrom(element, key);
  if (found) return brief(valueOf(found.value) as Json);
  return key === 'openapi' ? m.nothing : undefined;
}

/** A specification in a few words: its file, or the first of several. */
function brief(value: Json): string {
  if (Array.isArray(value)) {
    const [first, ...rest] = value as readonly Json[];
    if (first === undefined) return m.nothing;
    return rest.length > 0 ? m.andMore(brief(first), rest.length) : brief(first);
  }
  if (typeof value === 'object' && value !== null && 'source' in value && value.source)
    return brief(value.source);
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A page's path, or an endpoint's method and path. All of them write the entry's field `path`. */
function entryRows(
  fields: readonly Field[],
  entry: string,
  kind: 'page' | 'endpoint',
): InspectorField[] {
  const endpoint = kind === 'endpoint' ? parseEndpoint(entry) : undefined;
  const value: Readonly<Record<string, string | undefined>> = {
    path: entry,
    method: endpoint && methodName(endpoint.method),
    endpoint: endpoint?.path,
  };
  return fields.map((field) => ({
    ...rowFrom(field, field.type as Control, value[field.key] ?? ''),
    path: ['path'],
    owner: entry,
    required: true,
    placeholder: '',
  }));
}

const methodName = (method: string) =>
  /^webhook$/i.test(method) ? 'webhook' : method.toUpperCase();

const isTakenApart = (fields: readonly Field[], row: InspectorField) =>
  fields.some(({ key, type }) => key === row.key && type !== 'json');

/** A field that is not in the table, shown as JSON. */
export function jsonRow(key: string, value?: Json): InspectorField {
  return {
    key,
    path: [key],
    label: key,
    control: 'json',
    help: '',
    options: [],
    value,
    required: false,
    placeholder: m.none,
  };
}
