import { nameFromPath } from '$lib/core/document/paths';
import { legible } from '$lib/core/text/direction';

/** A page file's title, or a name made from its path. */
export const pageTitleOf = (
  page: string,
  titles: ReadonlyMap<string, string> | undefined,
): string =>
  legible(titles?.get(page) ?? titles?.get(`${page}/index`) ?? (nameFromPath(page) || page));
