/* What may be put in at a place, and how it is written. Snippets: `$1`, `${1:text}` are where the cursor goes. */
import type { Cursor } from './cursor.ts';
import { takes, type Shape } from './shape.ts';

export type SuggestionKind =
  | 'key'
  | 'list'
  | 'value'
  | 'page'
  | 'endpoint'
  | 'icon'
  | 'file'
  | 'language'
  | 'element'
  | 'color';

export interface Suggestion {
  readonly kind: SuggestionKind;
  readonly label: string;
  /** In a few words, beside it: a page's title, a language's own name. */
  readonly detail?: string | undefined;
  /** In sentences. */
  readonly help?: string | undefined;
  /** A snippet; its lines are indented by tabs, from the line on which it starts. */
  readonly insert: string;
  /** It stands in the navigation already. */
  readonly isListed?: boolean;
  /** Something can be suggested where the cursor then stands. */
  readonly again?: boolean;
}

/** A text as JSON, in a snippet. */
export const literal = (value: unknown): string => escaped(JSON.stringify(value));

const escaped = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** A value as a snippet over several lines; `$1` in its texts is where the cursor goes. */
export function block(value: unknown, indent = ''): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}\t`;
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const entries = Array.isArray(value)
    ? value.map((item) => block(item, inner))
    : Object.entries(value).map(([key, of]) => `${JSON.stringify(key)}: ${block(of, inner)}`);
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}\n${indent}${close}`;
}

/** What is put in for a key's value until it is written. */
export function valueSnippet(shapes: readonly Shape[], isInline: boolean): string {
  const [first] = shapes;
  if (!first) return '$1';
  if (takes(first, 'boolean')) return '${1:true}';
  if (takes(first, 'number')) return '${1:1}';
  if (takes(first, 'string')) return '"$1"';
  if (first.is === 'color') return block({ light: '$1', dark: '$2' });
  if (takes(first, 'array')) return isInline ? '[$1]' : '[\n\t$1\n]';
  if (!takes(first, 'object')) return '$1';
  const needed = (first.required ?? []).filter((key) => takesText(first, key));
  return needed.length > 0
    ? block(Object.fromEntries(needed.map((key, i) => [key, `$${i + 1}`])))
    : '{\n\t$1\n}';
}

const takesText = ({ properties }: Shape, key: string): boolean =>
  properties?.[key]?.type === 'string';

/** What stands behind what is put in. */
export const commaAfter = ({ needsComma }: Pick<Cursor, 'needsComma'>): string =>
  needsComma ? ',' : '';

/** What is in no list yet comes first. */
export const byUse = (all: readonly Suggestion[]): readonly Suggestion[] => [
  ...all.filter(({ isListed }) => !isListed),
  ...all.filter(({ isListed }) => isListed),
];

export const usage = (isListed: boolean): string =>
  isListed ? 'Listed in the navigation already.' : 'In no list of the navigation yet.';
