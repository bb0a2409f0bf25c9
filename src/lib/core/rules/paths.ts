/* Page paths and folder names, as the site takes them and as people read them. */

/** A page path as the site knows it: no slash at its ends, no `.md` or `.mdx`, no query or fragment. */
export function plainPath(path: string): string {
  if (!/[?#\s]|^\/|\/$|\.mdx?$/i.test(path)) return path;
  return path
    .trim()
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/\.mdx?$/i, '');
}

/** The files of a folder that are a docs.json by their name, the outermost first; what only tools keep is none. */
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

/** A name made from a path's last part; a folder's index page is called like the folder. Empty where nothing is left. */
export function nameFromPath(path: string): string {
  const parts = plainPath(path).split('/');
  const last = parts.at(-1) === 'index' && parts.length > 1 ? parts.at(-2) : parts.at(-1);
  return readable(last ?? '');
}

/** What the builder makes of a path with `.`, `..` or a doubled slash in it; nothing where it keeps the path. */
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
