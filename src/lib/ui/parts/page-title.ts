import { nameFromPath } from '$lib/core/rules/paths';

/** What a page file is called: its title, else a name made from its path. */
export const titleOf = (page: string, titles: ReadonlyMap<string, string> | undefined): string =>
  titles?.get(page) ?? titles?.get(`${page}/index`) ?? (nameFromPath(page) || page);
