/* The values allowed at a place, from the schema and from what is known about the site. */
import { languageName } from '$lib/core/schema/languages';
import { nativeName } from '$lib/core/site/titles';
import type { Cursor } from './cursor.ts';
import { endpointsFor } from './endpoints.ts';
import { iconsFor } from './icons.ts';
import type { AssistFacts } from './assist-facts.ts';
import { pagesFor } from './pages.ts';
import { shapesAt, takes, type Shape } from './shape.ts';
import { block, byUse, literal, valueSnippet, type Suggestion } from './suggestion.ts';
import { rank } from '$lib/core/tree/search';
import * as m from './messages.ts';

/** All values, likely ones first. Inside quotes, only strings. */
export function valuesAt(text: string, cursor: Cursor, known: AssistFacts): readonly Suggestion[] {
  const shapes = shapesAt(cursor.path);
  const isText = cursor.word?.isQuoted ?? false;
  const texts = [
    ...shapes.flatMap((shape) => plainValues(shape, isText)),
    ...iconsFor(cursor, known),
    ...namedValues(shapes, cursor, known),
    ...colorValues(text, cursor),
  ];
  if (isText) return texts;
  const isListed = (one: Suggestion) => one.isListed ?? false;
  return [...texts.filter((one) => !isListed(one)), ...brackets(shapes), ...texts.filter(isListed)];
}

function plainValues(
  { enum: values, meanings, type, description }: Shape,
  isText: boolean,
): Suggestion[] {
  const of = (value: string) =>
    meanings && Object.hasOwn(meanings, value) ? meanings[value] : description;
  if (type === 'boolean' && !isText)
    return ['true', 'false'].map((label) => ({
      kind: 'value',
      label,
      help: of(label),
      insert: label,
    }));
  return (values ?? []).map((value) => {
    const language = languageName(value);
    const isLanguage = language !== undefined && meanings === undefined;
    return {
      kind: isLanguage ? 'language' : 'value',
      label: value,
      detail: isLanguage ? [...new Set([nativeName(value), language])].join(' · ') : undefined,
      help: of(value),
      insert: literal(value),
    };
  });
}

/** Pages, endpoints, addresses and files. */
function namedValues(
  shapes: readonly Shape[],
  cursor: Cursor,
  known: AssistFacts,
): readonly Suggestion[] {
  const is = (name: string) => shapes.some((shape) => shape.is === name);
  const has = (role: Shape['role']) => shapes.some((shape) => shape.role === role);
  const key = cursor.path.at(-1);
  if (is('page')) return byUse([...pagesFor(cursor, known), ...endpointsFor(cursor, known)]);
  if (has('page-path')) return pagesFor(cursor, known);
  if (has('link')) return pagesFor(cursor, known, '/');
  if (key === '$ref') return filesFor(cursor, known, /\.jsonc?$/i);
  return isFilePlace(cursor) ? filesFor(cursor, known, /./) : [];
}

/** Whether a specification is named here: alone, in a list, or as the `source` of an object. */
export function isFilePlace({ path }: Pick<Cursor, 'path'>): boolean {
  const last = path.at(-1);
  const above = typeof last === 'number' || last === 'source' ? path.slice(0, -1) : path;
  const field = typeof above.at(-1) === 'number' ? above.slice(0, -1) : above;
  return shapesAt(field).some(({ role }) => role === 'specification');
}

function filesFor(cursor: Cursor, { files }: AssistFacts, wanted: RegExp): readonly Suggestion[] {
  const fit = files.filter((path) => wanted.test(path));
  return rank(fit, cursor.word?.typed ?? '').map((at) => ({
    kind: 'file',
    label: fit[at]!,
    insert: literal(fit[at]),
  }));
}

function colorValues(text: string, { path }: Cursor): readonly Suggestion[] {
  const isPart =
    (path.at(-1) === 'light' || path.at(-1) === 'dark') &&
    shapesAt(path.slice(0, -1)).some(({ is }) => is === 'color');
  if (!isPart && path[0] !== 'colors') return [];
  return colorsIn(text).map((color) => ({
    kind: 'color',
    label: color,
    help: m.usedInFile,
    insert: literal(color),
  }));
}

const HEX = /"(#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8}))"/gi;

/** The colors in a text, each once, most frequent first. */
function colorsIn(text: string): readonly string[] {
  const counts = new Map<string, number>();
  for (const [, color] of text.matchAll(HEX)) {
    const one = color!.toLowerCase();
    counts.set(one, (counts.get(one) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
}

/** New elements, lists and objects. */
function brackets(shapes: readonly Shape[]): readonly Suggestion[] {
  const elements = new Map<string, Suggestion>();
  const add = (label: string, help: string | undefined, insert: string, again = false) =>
    elements.set(label, { kind: 'element', label, help, insert, again });
  for (const shape of shapes) {
    for (const { label, description, body } of shape.defaultSnippets ?? [])
      add(label, description, block(body));
    if (takes(shape, 'array')) {
      const [entry] = shape.items?.defaultSnippets ?? [];
      if (entry) add(m.listWith(entry.label), shape.description, block([entry.body]));
      add('[ ]', m.emptyList, '[\n\t$1\n]', true);
    } else if (takes(shape, 'object') && shape.is === 'reference')
      add(m.reference, shape.description ?? m.referenceHelp, block({ $ref: '$1' }), true);
    else if (takes(shape, 'object') && shape.defaultSnippets === undefined)
      add(
        shape.title ? `{ } ${shape.title}` : '{ }',
        shape.description,
        valueSnippet([shape], false),
        true,
      );
  }
  return [...elements.values()];
}
