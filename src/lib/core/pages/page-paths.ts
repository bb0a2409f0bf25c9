/* Paths as page files write them, from the folder of docs.json. */

/** Where an import may point: a path without a leading `/` or `./` may start in either folder. */
export function importPaths(name: string, folder: string): readonly string[] {
  if (name.startsWith('/')) return [joined('', name)];
  if (name.startsWith('.')) return [joined(folder, name)];
  return [joined('', name), joined(folder, name)];
}

/** Where the file of `<Snippet file="…">` may be. */
export const snippetPaths = (name: string): readonly string[] =>
  ['snippets', '_snippets'].map((folder) => joined('', `${folder}/${name}`));

/** The folder of a file, with a trailing slash, or '' at the top. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** The path from a folder, with `.` and `..` resolved. */
export function joined(folder: string, path: string): string {
  const parts: string[] = [];
  for (const part of (folder + path).split('/'))
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  return parts.join('/');
}

/** The path of a page file as the navigation names it, without its extension. */
export const pagePathOf = (file: string): string => file.replace(/\.mdx?$/i, '');

/** Whether a file is a page: Markdown, with or without components. */
export const isPageFile = (path: string): boolean => /[^/]\.mdx?$/i.test(path);
