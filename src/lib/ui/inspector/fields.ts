/*
 * What the inspector shows of an element: one row per field of its kind, in the order of the table of kinds,
 * with the value as it stands in the text. A field that is an object (a banner, a colour) becomes a row for
 * each of its parts. Everything else that stands in the element is a row of JSON, so that nothing is hidden.
 */
import type { Json } from '$lib/core/operations/operation';
import type { Node } from '$lib/core/model/node';
import { effectiveMembers, member, valueOf } from '$lib/core/model/walk';
import { isNestedGroup, isRef, type Element } from '$lib/core/rules/elements';
import {
  BANNER_TYPES,
  KINDS,
  isListKey,
  parseEndpoint,
  type Field,
  type FieldType,
} from '$lib/core/rules/kinds';
import { inheritedBy } from './inherited';
import { optionsOf, type Option } from './options';

/** The controls: as the table names them, with objects taken apart. */
export type Control = Exclude<FieldType, 'banner' | 'color'> | 'hex';

/** One labelled control and what it stands for. */
export interface Row {
  /** Unique among an element's rows. */
  readonly key: string;
  /** The keys that lead from the element to the value: the `field` of a `set`, and of a diagnostic. */
  readonly path: readonly string[];
  readonly label: string;
  readonly control: Control;
  readonly help: string;
  readonly options: readonly Option[];
  /** Nothing when the key is missing. */
  readonly value: Json | undefined;
  /** The object that the value is a part of, as it stands: a banner. */
  readonly owner?: Json | undefined;
  /** Cannot be taken away. */
  readonly required: boolean;
  readonly placeholder: string;
  /** Why it can not be changed here. */
  readonly off?: string;
}

export interface Rows {
  readonly main: readonly Row[];
  /** Under "More fields": what only JSON can show. */
  readonly more: readonly Row[];
}

const NONE: Rows = { main: [], more: [] };
export const EXPANDED_OFF = 'No effect here: top-level groups are always open.';

/** The rows of an element; none for a closed `$ref` and for what is no element of its kind. */
export function rowsOf(element: Element): Rows {
  const { node, kind } = element;
  const { fields } = KINDS[kind];
  if (kind === 'page' || kind === 'endpoint')
    return node.type === 'string' ? { main: entryRows(fields, node.value, kind), more: [] } : NONE;
  if (node.type !== 'object' || isRef(node)) return NONE;
  const rows = fields.flatMap((field) => fieldRows(node, field, placed(element, field)));
  const known = new Set(fields.map((field) => field.key));
  const others = effectiveMembers(node).filter(({ key }) => !known.has(key) && !isListKey(key));
  const isElsewhere = (row: Row) => row.key === 'global' && isObject(row.value);
  return {
    main: rows.filter((row) => row.control !== 'json' || isTakenApart(fields, row)),
    more: [
      ...rows.filter(
        (row) => row.control === 'json' && !isTakenApart(fields, row) && !isElsewhere(row),
      ),
      ...others
        .map(({ key, value }) => jsonRow(key, valueOf(value) as Json))
        .filter((row) => !isElsewhere(row)),
    ],
  };
}

/** The rows of a field of an object: one, or one for each part. */
export function fieldRows(node: Node, field: Field, more: Partial<Row> = {}): Row[] {
  const { key, type, label, help } = field;
  const found = member(node, key)?.value;
  const value = found && (valueOf(found) as Json);
  if (type === 'banner' || type === 'color') {
    if (value !== undefined && !isObject(value))
      return [{ ...rowFrom(field, 'json', value), help: `${help} Here it is not an object.` }];
    if (type === 'color') return colorRows([key], label, help, value);
    return bannerRows(key, help, value);
  }
  return [{ ...rowFrom(field, type, value), ...more }];
}

function rowFrom(field: Field, control: Control, value: Json | undefined): Row {
  const { key, label, help } = field;
  return {
    key,
    path: [key],
    label,
    control,
    help,
    options: control === 'choice' ? optionsOf(key, field.values ?? [], value) : [],
    value,
    required: false,
    placeholder: control === 'choice' ? 'Not set' : 'None',
  };
}

/** What a field's place in the navigation says about it. */
function placed(element: Element, { key }: Field): Partial<Row> {
  const required =
    key === KINDS[element.kind].nameKey || (key === 'href' && element.parent?.kind === 'global');
  const inherited = inheritedBy(element, key);
  return {
    required,
    ...(inherited !== undefined ? { placeholder: inherited } : {}),
    ...(key === 'expanded' && !isNestedGroup(element) ? { off: EXPANDED_OFF } : {}),
  };
}

const FIRST_THE_TEXT = 'Write the banner’s text first.';

function bannerRows(key: string, help: string, owner: Json | undefined): Row[] {
  const off = owner === undefined ? { off: FIRST_THE_TEXT } : {};
  const rows = [
    { ...part([key, 'content'], owner), label: 'Banner text', control: 'long-text', help },
    {
      ...part([key, 'dismissible'], owner),
      ...off,
      label: 'Dismissible',
      control: 'switch',
      help: 'Readers may close the banner.',
    },
  ] satisfies Row[];
  if (owner === undefined) return rows;
  const type = part([key, 'type'], owner);
  return [
    ...rows,
    {
      ...type,
      label: 'Banner type',
      control: 'choice',
      help: 'How urgent the banner looks.',
      placeholder: 'Not set',
      options: optionsOf('type', BANNER_TYPES, type.value),
    },
    ...colorRows([key, 'color'], 'Banner colour', 'Hex colours for light and dark.', type.owner),
  ];
}

function colorRows(
  path: readonly string[],
  label: string,
  help: string,
  whole: Json | undefined,
): Row[] {
  const owner = path.length === 1 ? whole : partOf(whole, path.at(-1)!);
  const row = (shade: 'light' | 'dark'): Row => ({
    ...part([...path, shade], owner),
    label: `${label}, ${shade}`,
    control: 'hex',
    help: shade === 'dark' ? help : '',
    placeholder: 'None',
  });
  return [row('light'), row('dark')];
}

function part(path: readonly string[], owner: Json | undefined) {
  return {
    key: path.join('.'),
    path,
    value: partOf(owner, path.at(-1)!),
    owner,
    options: [],
    required: false,
    placeholder: 'None',
  };
}

/** A page's path, an endpoint's method and path: all of them are the entry's field `path`. */
function entryRows(fields: readonly Field[], entry: string, kind: 'page' | 'endpoint'): Row[] {
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

const isTakenApart = (fields: readonly Field[], row: Row) =>
  fields.some(({ key, type }) => key === row.key && type !== 'json');

function jsonRow(key: string, value: Json): Row {
  return {
    key,
    path: [key],
    label: key,
    control: 'json',
    help: '',
    options: [],
    value,
    required: false,
    placeholder: 'None',
  };
}

export const isObject = (value: Json | undefined): value is Readonly<Record<string, Json>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const partOf = (owner: Json | undefined, key: string): Json | undefined =>
  isObject(owner) && Object.hasOwn(owner, key) ? owner[key] : undefined;
