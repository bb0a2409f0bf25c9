import { isPageFile } from '../pages/page-paths.ts';
import { CONFIG_FILE } from './config.ts';

/**
 * Whether a file belongs to a site, so that Signpost may write, create, move and delete it: docs.json and what its
 * `$ref`s reach (`reached`), the pages below its folder, and signpost.config.json next to it.
 */
export const isSiteFile = (path: string, main: string, reached: ReadonlySet<string>): boolean => {
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  if (reached.has(path) || path === home + CONFIG_FILE) return true;
  return path.startsWith(home) && isPageFile(path);
};
