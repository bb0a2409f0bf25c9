/*
 * How many commits are compared to find what a site once had. Where a list of files takes many requests, there are fewer
 * of them.
 */

/** Few commits show most of what was there. */
export const MOST_COMMITS = 30;

/**
 * The number of commits whose lists of files take at most so many requests, each of `page` entries. The newest list is
 * known, and one more is always asked for.
 */
export function affordableCommits(
  paths: readonly string[],
  page: number,
  requests: number,
): number {
  const each = Math.max(1, Math.ceil((paths.length + countFolders(paths)) / page));
  return Math.max(2, Math.min(MOST_COMMITS, 1 + Math.floor(requests / each)));
}

/** How many folders have these files. Hosts list folders, too. */
function countFolders(paths: readonly string[]): number {
  const folders = new Set<string>();
  for (const path of paths)
    for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
      const folder = path.slice(0, end);
      if (folders.has(folder)) break;
      folders.add(folder);
    }
  return folders.size;
}
