import { isDataFile, isSpecification } from '../openapi/specification-text.ts';
import { IGNORE_FILE } from '../pages/ignored.ts';
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

/**
 * Whether a file that isn't the site's own may follow what moves: `.mintignore` next to docs.json, and JSON and YAML
 * files below its folder, as far as they are API specifications (`isFollowing`). They are only rewritten.
 */
export function mayFollow(path: string, main: string): boolean {
  const home = main.slice(0, main.lastIndexOf('/') + 1);
  return path === home + IGNORE_FILE || (path.startsWith(home) && isDataFile(path));
}

/** Whether a file with this text, which may follow by its name, does. */
export const isFollowing = (path: string, text: string): boolean =>
  !isDataFile(path) || isSpecification(text);

/**
 * Whether a file of this kind may be moved as a whole, below the folder of docs.json: images, media, documents and fonts.
 * It is never created, rewritten or deleted. What a program could run, or another file could include, isn't among them.
 */
export const isAsset = (path: string, main: string): boolean =>
  path.startsWith(main.slice(0, main.lastIndexOf('/') + 1)) && ASSET.test(path);

const ASSET =
  /(?<=[^/])\.(png|jpe?g|gif|svg|webp|avif|ico|bmp|tiff?|mp4|webm|mov|mp3|wav|ogg|pdf|csv|txt|zip|gz|woff2?|ttf|otf|docx?|xlsx?|pptx?)$/i;

/** The kind of a file by its name, in lower case: ".png". */
export const extensionOf = (path: string): string =>
  /\.[^./]*$/.exec(path)?.[0].toLowerCase() ?? '';
