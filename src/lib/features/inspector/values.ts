/*
 * Conversion between values and text: what a control shows for a row, and the change that an input requests.
 */
import { read } from '$lib/core/document/read';
import { valueOf } from '$lib/core/document/walk';
import type { Json } from '$lib/core/operation';
import { ok, refuse, type Result } from '$lib/core/result';
import { foreignIn } from '$lib/core/document/typed-path';
import { parseEndpoint } from '$lib/core/schema/kinds';
import { isUrl } from '$lib/core/schema/links';
import { endpointWith } from './endpoint';
import { iconChange } from './controls/icon-value';
import { isObject, type InspectorField } from './row';
import {
  directoryChange,
  isDirectory,
  nameIn,
  specificationChange,
} from './controls/specification-value';
import * as m from './messages';

/** The change that an input requests. Without a value, the key is removed. */
export interface ValueChange {
  readonly field: readonly string[];
  readonly value?: Json;
}

/** Earlier states of the row, so that undoing an edit by hand restores the same text. */
export interface Memory {
  /** The row when its control received the focus. */
  readonly start?: InspectorField | undefined;
  /** The row when the file was opened. */
  readonly opened?: InspectorField | undefined;
  /** Paths of the page files, if known. They are right as they are. */
  readonly pages?: ReadonlySet<string> | undefined;
}

/** Refusal code for a page path with characters that don't belong in one. */
export const NOT_A_PATH = 'page-path';

/** Refusal code for a page path that would turn the page into an endpoint. */
export const BECOMES_ENDPOINT = 'becomes-endpoint';

/** A row's value as its control shows it. */
export function textOfRow(row: InspectorField): string {
  const { control, value } = row;
  if (value === undefined) return '';
  if (control === 'icon' && isObject(value))
    return typeof value.name === 'string' ? value.name : '';
  if (control === 'specification' && isObject(value)) return nameIn(value) ?? JSON.stringify(value);
  if (typeof value === 'string' && control !== 'json') return value;
  return JSON.stringify(value, undefined, 2);
}

/** Describes the part of a value that its control cannot show. */
export function noteOf({ control, value }: InspectorField): string {
  if (control === 'icon' && isObject(value)) {
    const kept = Object.entries(value).filter(([key]) => key !== 'name');
    if (kept.length === 0) return '';
    return m.keptWithIt(
      kept.map(([key, of]) => `${key} ${typeof of === 'string' ? of : JSON.stringify(of)}`),
    );
  }
  if (control === 'switch' && value !== undefined && typeof value !== 'boolean')
    return m.neitherOnNorOff(JSON.stringify(value));
  return '';
}

/** Whether two texts in a row's control mean the same value. */
export function isSameText(row: InspectorField, one: string, other: string): boolean {
  return one === other || meaning(row, one) === meaning(row, other);
}
function meaning(row: InspectorField, text: string): string {
  if (row.control === 'hex') return hexOf(text) ?? text;
  if (!isJsonText(row, text)) return row.control === 'number' ? String(Number(text)) : text;
  const value = readJson(text);
  return value.ok ? JSON.stringify(value.value) : text;
}

/** Whether a typed text is read as JSON: under "More fields", and for lists and objects of specifications. */
export const isJsonText = ({ control }: InspectorField, text: string): boolean =>
  control === 'json' || (control === 'specification' && /^\s*[[{]/.test(text));

/** The change that an input makes to its row's value, or a refusal if the input is not a valid value yet. */
export function changeOf(
  row: InspectorField,
  input: string | boolean,
  memory: Memory = {},
): Result<ValueChange> {
  const { control, path, required } = row;
  if (typeof input === 'boolean') return ok(switched(row, input, memory.opened));
  if (row.key === 'method' || row.key === 'endpoint') return endpointChange(row, input);
  if (isDirectory(row)) return ok(directoryChange(row, input, memory.start));
  if (input === '' && !required) return ok({ field: cleared(row) });
  if (isJsonText(row, input)) {
    const value = readJson(input);
    return value.ok ? ok({ field: path, value: value.value }) : value;
  }
  switch (control) {
    case 'icon':
      return iconChange(row, input, memory.start);
    case 'number':
      if (input.trim() === '' || !Number.isFinite(Number(input)))
        return refuse('field-type', m.notNumber);
      return ok({ field: path, value: Number(input) });
    case 'hex': {
      const hex = hexOf(input);
      return hex ? ok({ field: path, value: hex }) : refuse('field-type', m.notColor);
    }
    case 'choice': {
      const option = row.options.find(({ text }) => text === input);
      return option
        ? ok({ field: path, value: option.value })
        : refuse('field-type', m.notListed(input));
    }
    case 'specification':
      return ok(specificationChange(row, input, memory.start));
    case 'page-path':
      if (row.key === 'path' && parseEndpoint(input)) return becomesEndpoint(input);
      if (foreignTo(input, memory).length)
        return refuse(NOT_A_PATH, m.notInPath(foreignTo(input, memory)));
      return ok({ field: path, value: input });
    case 'text':
    case 'long-text':
    case 'link':
    case 'switch':
    case 'json':
      return ok(textChange(row, input, memory.start));
  }
}

/** The characters of a path that don't belong in one. A web address and what the field had before are kept. */
const foreignTo = (input: string, { start, pages }: Memory): readonly string[] =>
  isUrl(input) || pages?.has(input) || start?.value === input ? [] : foreignIn(input);

/** A hex color as written in the file. The input may leave out the number sign. */
function hexOf(input: string): string | undefined {
  const text = input.trim().replace(/^#?/, '#');
  return /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text) ? text : undefined;
}

/**
 * Turning a switch off writes `false` if the file had the key when it was opened, and removes the key if it did not.
 */
function switched(
  row: InspectorField,
  on: boolean,
  opened: InspectorField | undefined,
): ValueChange {
  if (on) return { field: row.path, value: true };
  return opened?.value === undefined ? { field: row.path } : { field: row.path, value: false };
}

/** A banner without text counts as no banner. */
const isBannerText = ({ path }: InspectorField) => path.length === 2 && path[1] === 'content';
const cleared = (row: InspectorField) => (isBannerText(row) ? row.path.slice(0, 1) : row.path);

function textChange(
  row: InspectorField,
  input: string,
  start: InspectorField | undefined,
): ValueChange {
  if (isBannerText(row) && row.owner === undefined && isObject(start?.owner))
    return { field: row.path.slice(0, 1), value: { ...start.owner, content: input } };
  return { field: row.path, value: input };
}

function endpointChange(row: InspectorField, input: string): Result<ValueChange> {
  const entry = typeof row.owner === 'string' ? row.owner : '';
  if (row.key === 'method')
    return ok({ field: row.path, value: endpointWith(entry, { method: input }) });
  if (input.trim() === '') return refuse('page-empty', m.endpointNeedsPath);
  if (/\s/.test(input)) return refuse('page-path', m.endpointHasSpaces);
  return ok({ field: row.path, value: endpointWith(entry, { path: input }) });
}

function becomesEndpoint(entry: string): Result<ValueChange> {
  return refuse(BECOMES_ENDPOINT, m.readsAsEndpoint(entry.trim()));
}

/** Reads JSON as people type it. Refuses with the error in plain words. */
export function readJson(text: string): Result<Json> {
  const reading = read(new Map([['value', text]]), 'value').files.get('value');
  if (!reading?.root || reading.problem)
    return refuse('json', m.notJson(reading?.problem?.message ?? m.nothingHere));
  return ok(valueOf(reading.root) as Json);
}
