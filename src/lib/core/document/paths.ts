/* Page paths and folder names, in the form that the site uses and in readable form. */

/** A page path in the site's form: no slash at the ends, no `.md` or `.mdx`, no query or fragment. */
export function plainPath(path: string): string {
  if (!/[?#\s]|^\/|\/$|\.mdx?$/i.test(path)) return path;
  return path
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/i, '');
}

/**
 * The files of a folder that are named docs.json or docs.jsonc, outermost first. Paths with a part that starts with a
 * dot are excluded.
 */
export const documentsIn = (paths: readonly string[]): readonly string[] =>
  paths
    .filter((path) => /(^|\/)docs\.jsonc?$/.test(path) && !/(^|\/)\./.test(path))
    .sort((a, b) => depthOf(a) - depthOf(b) || (a < b ? -1 : 1));

const depthOf = (path: string): number => path.split('/').length;

/** "getting_started" → "Getting started" */
export function readable(words: string): string {
  const text = words.replace(/[-_\s]+/g, ' ').trim();
  const first = String.fromCodePoint(text.codePointAt(0) ?? 32).trim();
  return first.toUpperCase() + text.slice(first.length);
}

/**
 * A name made from the last part of a path. The index page of a folder is named like the folder. Empty if nothing
 * remains.
 */
export function nameFromPath(path: string): string {
  const parts = plainPath(path).split('/');
  const last = parts.at(-1) === 'index' && parts.length > 1 ? parts.at(-2) : parts.at(-1);
  return readable(last ?? '');
}

/** The path that the builder makes of one with `.`, `..` or a double slash. Undefined if it keeps the path. */
export function rewrittenPath(path: string): string | undefined {
  const plain = path.trim().replace(/^\/+|\/+$/g, '');
  const parts = plain.split('/');
  if (plain === '' || !parts.some((part) => part === '' || part === '.' || part === '..'))
    return undefined;
  const kept: string[] = [];
  for (const part of parts)
    if (part === '..') kept.pop();
    else if (part !== '' && part !== '.') kept.push(part);
  return kept.join('/');
}
