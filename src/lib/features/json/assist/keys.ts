/* The keys that can be added to an object, without those it already has. */
import { othersOf, type Cursor } from './cursor.ts';
import { shapesAt, shapesUnder, type Shape } from './shape.ts';
import { commaAfter, literal, valueSnippet, type Suggestion } from './suggestion.ts';
import { isListKey } from '$lib/core/schema/kinds';

export function keysAt(text: string, cursor: Cursor): readonly Suggestion[] {
  const others = othersOf(cursor);
  const content = contentLists(others);
  const isOwn = ({ is }: Shape) => is !== 'reference' || others.size === 0;
  const found = new Map<string, readonly Shape[]>();
  for (const shape of shapesAt(cursor.path).filter(isOwn))
    for (const key of Object.keys(shape.properties ?? {}))
      if (!others.has(key) && !found.has(key)) found.set(key, shapesUnder(shape, key));
  return [...found]
    .filter(([key]) => content.length === 0 || !(isListKey(key) || key === 'href'))
    .map(([key, shapes]) => ({ key, shapes, rank: shapes[0]?.suggestSortText ?? '5' }))
    .sort((a, b) => (a.rank < b.rank ? -1 : a.rank > b.rank ? 1 : 0))
    .map(({ key, shapes }) => keySuggestion(text, cursor, key, shapes));
}

/** The members that are content. Of several, the site shows only one. An empty list doesn't count. */
const contentLists = (members: ReadonlyMap<string, boolean>): readonly string[] =>
  [...members].flatMap(([key, filled]) =>
    filled && (isListKey(key) || key === 'href') ? [key] : [],
  );

function keySuggestion(
  text: string,
  cursor: Cursor,
  key: string,
  shapes: readonly Shape[],
): Suggestion {
  const [shape] = shapes;
  const value = valueSnippet(shapes, isListKey(key) && areInline(text, cursor.frame?.at ?? 0, key));
  return {
    kind: isListKey(key) ? 'list' : 'key',
    label: key,
    detail: shape?.title,
    help: shape && helpOf(shape),
    insert: cursor.hasColon ? literal(key) : `${literal(key)}: ${value}${commaAfter(cursor)}`,
    again: !cursor.hasColon && hasValues(shapes),
  };
}

/** The description of a shape, followed by the meanings of its values. */
export function helpOf({ description, meanings }: Shape): string {
  const lines = Object.entries(meanings ?? {}).map(([value, does]) => `- \`${value}\`: ${does}`);
  return [description ?? '', lines.join('\n')].filter(Boolean).join('\n\n');
}

const ROLES = ['page-path', 'icon', 'link', 'specification'];
const hasValues = (shapes: readonly Shape[]): boolean =>
  shapes.some(({ enum: values, role, items }) =>
    Boolean(values ?? items ?? (role && ROLES.includes(role))),
  );

/** Whether the nearest earlier list with this key has its entries on one line. */
function areInline(text: string, before: number, key: string): boolean {
  const at = text.lastIndexOf(`"${key}"`, before);
  return at >= 0 && /^\s*:\s*\[[ \t]*[^\s\]]/.test(text.slice(at + key.length + 2).slice(0, 200));
}
