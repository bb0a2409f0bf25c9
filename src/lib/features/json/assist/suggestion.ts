/* The suggestions for a place and the snippets that they insert. `$1` and `${1:text}` mark where the cursor goes. */
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
  /** A few words next to the label: a page's title, a language's own name. */
  readonly detail?: string | undefined;
  /** Help in full sentences. */
  readonly help?: string | undefined;
  /** A snippet. Its lines are indented with tabs, relative to the line where it starts. */
  readonly insert: string;
  /** Whether the navigation already lists it. */
  readonly isListed?: boolean;
  /** Whether to suggest again at the new cursor position. */
  readonly again?: boolean;
}

/** A value as JSON, escaped for a snippet. */
export const literal = (value: unknown): string => snippetText(JSON.stringify(value));

const snippetText = (text: string): string => text.replace(/[\\$}]/g, '\\$&');

/** A value as a multi-line snippet. `$1` in its strings marks where the cursor goes. */
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

/** The placeholder for a new key's value. */
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

/** The comma after the inserted text, if one is needed. */
export const commaAfter = ({ needsComma }: Pick<Cursor, 'needsComma'>): string =>
  needsComma ? ',' : '';

/** Moves unlisted suggestions to the front. */
export const byUse = (all: readonly Suggestion[]): readonly Suggestion[] => [
  ...all.filter(({ isListed }) => !isListed),
  ...all.filter(({ isListed }) => isListed),
];
