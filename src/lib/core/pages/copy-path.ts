/*
 * Where the copy of a page's file goes: next to the original, as `setup-copy.mdx`, or with the first number that is free.
 */

/** A free path for a copy of a file. `isTaken`: whether a path without its extension can't be used. */
export function copyPath(file: string, isTaken: (page: string) => boolean): string {
  const page = file.replace(/\.mdx?$/i, '');
  const name = `${page}-copy`;
  let copy = name;
  for (let n = 2; isTaken(copy); n++) copy = `${name}-${n}`;
  return copy + file.slice(page.length);
}

/** The entry of a copied file, with the leading slash and the extension that the original's entry has. */
export function entryOfCopy(entry: string, copy: string): string {
  const slash = /^\/*/.exec(entry.trim())![0];
  return slash + (/\.mdx?$/i.test(entry.trim()) ? copy : copy.replace(/\.mdx?$/i, ''));
}
