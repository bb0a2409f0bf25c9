import { nameFromPath } from '$lib/core/rules/paths';
import { legible } from '$lib/core/text/direction';

/** What a page file is called: its title, else a name made from its path. */
export const pageTitleOf = (
  page: string,
  titles: ReadonlyMap<string, string> | undefined,
): string =>
  legible(titles?.get(page) ?? titles?.get(`${page}/index`) ?? (nameFromPath(page) || page));
