import { isUrl } from '../schema/links.ts';
import { plainPath, readable } from './paths.ts';

/** Titles of pages, by their paths. */
export type Titles = ReadonlyMap<string, string> | undefined;

/**
 * The name of a page wherever one is shown: its title if known, otherwise the last part of its path made readable. The
 * path of a folder has the title of its index page. Empty only for an empty path.
 */
export function pageName(path: string, titles?: Titles): string {
  if (isUrl(path)) return path.trim();
  const plain = plainPath(path);
  return (
    known(titles, plain) ??
    known(titles, path) ??
    known(titles, plain && `${plain}/index`) ??
    (readable(plain.slice(plain.lastIndexOf('/') + 1)) || path.trim())
  );
}

const known = (titles: Titles, path: string): string | undefined => {
  const title = titles?.get(path);
  return title?.trim() ? title : undefined;
};
