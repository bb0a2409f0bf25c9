/* Writes a new path into a text, in the form that the link has: only what the form can't hold is escaped. */
import type { FileLink, NewPath } from './link.ts';

/** An edit of a file. */
interface Change {
  readonly at: number;
  readonly remove: number;
  readonly insert: string;
}

export function spelledIn(text: string, link: FileLink, next: NewPath): Change {
  const { from, to } = link.at;
  const raw = text.slice(from, to);
  const written = next.before + next.old;
  const escaped = (value: string) => escapedIn(text, link, value);
  const at = link.form === 'snippet' ? raw.length - raw.replace(/^\/+/, '').length : 0;
  // A path without escapes is replaced alone. With some, the whole address is written anew.
  if (raw.startsWith(written, at) && isWhole(raw, at + written.length, next))
    return {
      at: from + at + next.before.length,
      remove: next.old.length,
      insert: escaped(next.path),
    };
  return { at: from, remove: raw.length, insert: escaped(next.before + next.path + next.after) };
}

/** Whether what follows the path as written is what follows it as meant. */
const isWhole = (raw: string, end: number, { after }: NewPath): boolean =>
  after === '' ? end === raw.length : raw[end] === after[0];

const ENTITY = /&(?=#?\w+;)/g;

function escapedIn(text: string, { form, at }: FileLink, value: string): string {
  const quote = text[at.from - 1];
  switch (form) {
    case 'markdown':
      if (quote === '<') return value.replace(ENTITY, '&amp;').replace(/[<>]/g, encodeURIComponent);
      return value
        .replace(ENTITY, '&amp;')
        .replace(/[\s<>]/g, encodeURIComponent)
        .replace(/[()\\]/g, '\\$&');
    case 'description':
      return value.replace(/[^\p{L}\p{N}\-_.~/%@:?#=&+]/gu, percent);
    case 'frontmatter':
    case 'specification':
      return escapedInYaml(value, quote);
    default:
      return isTagAttribute(text, at.from)
        ? value.replace(ENTITY, '&amp;').replaceAll(quote!, quote === '"' ? '&quot;' : '&#39;')
        : value.replace(/[\\`'"]|\$\{/g, (found) =>
            found === '\\' || found === quote || (found === '${' && quote === '`')
              ? `\\${found}`
              : found,
          );
  }
}

/** Whether the quote before an offset follows `=`, as in a tag, where nothing but entities is an escape. */
const isTagAttribute = (text: string, from: number): boolean =>
  /=\s*$/.test(text.slice(Math.max(0, from - 20), from - 1));

function escapedInYaml(value: string, quote: string | undefined): string {
  if (quote === '"') return JSON.stringify(value).slice(1, -1);
  if (quote === "'") return value.replaceAll("'", "''");
  return /^[/.\w][^\u0000-\u001f"'{}[\],&*!|>%@`]*$/.test(value) && !/: | #/.test(value)
    ? value
    : JSON.stringify(value);
}

const percent = (char: string): string =>
  [...new TextEncoder().encode(char)]
    .map((byte) => `%${byte.toString(16).padStart(2, '0')}`)
    .join('');
