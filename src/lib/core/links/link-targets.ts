/* Which file a path of a link means: a file of exactly that path, else the page of that address. */

export interface LinkTargets {
  /** The file that a path from the folder of docs.json means. */
  readonly fileAt: (path: string) => string | undefined;
}

const SUFFIX = /\.mdx?$/i;

/** `paths`: every file, from the folder of docs.json. */
export function linkTargets(paths: ReadonlySet<string>): LinkTargets {
  let folded: ReadonlyMap<string, string> | undefined;
  const named = (path: string): string | undefined => {
    if (paths.has(path)) return path;
    // One name can have two Unicode forms. Only names with accents can.
    if (!/[^\u0000-\u007f]/.test(path)) return undefined;
    folded ??= new Map(
      [...paths]
        .filter((one) => /[^\u0000-\u007f]/.test(one))
        .map((one) => [one.normalize(), one] as const),
    );
    return folded.get(path.normalize());
  };
  const pageAt = (address: string): string | undefined => {
    const folder = address === '' ? '' : `${address}/`;
    const names = [`${folder}index.mdx`, `${folder}index.md`];
    if (address !== '') names.unshift(`${address}.mdx`, `${address}.md`);
    for (const name of names) {
      const file = named(name);
      if (file !== undefined) return file;
    }
    return undefined;
  };
  return {
    fileAt(path) {
      const exact = path === '' ? undefined : named(path);
      if (exact !== undefined) return exact;
      const page = pageAt(path);
      if (page !== undefined || !SUFFIX.test(path)) return page;
      return pageAt(path.replace(SUFFIX, ''));
    },
  };
}
