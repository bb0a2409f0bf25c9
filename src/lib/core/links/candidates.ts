/*
 * Finds the texts that may link to some files, without parsing them: by the last part of an address, in all its
 * spellings. What is found there is read as a path and looked up, so that few texts are parsed for a common name.
 */
import { isDataFile } from '../openapi/specification-text.ts';
import { folderOf, isPageFile } from '../pages/page-paths.ts';
import { addressOfFile, destinationIn, meaning } from './destination.ts';
import type { LinkTargets } from './link-targets.ts';

/** Whether a file of this path may have links: a page, or a specification. */
export const mayHaveLinks = (path: string): boolean => isPageFile(path) || isDataFile(path);

/** Whether a file with this text may link to one of the files. */
export type MayLink = (file: string, text: string) => boolean;

/** What isn't part of a path of usual characters. */
const OUTSIDE = /[^\p{L}\p{M}\p{N}\ud800-\udfff\-_.~/+@%?#&=:!$*]/u;
/** Paths of usual characters can be read where they are found. */
const USUAL = /^[\p{L}\p{M}\p{N}\-_.~/+@]*$/u;
const ESCAPED = /[^\s"'`()<>{}[\],]*(?:%[0-9a-f]{2}|\\[_.~\-*+@&]|&#?\w+;)[^\s"'`()<>{}[\],]*/gi;
/** `/`, `.`, `..`, `./` and the like, which name no file. */
const UNNAMED = /(?<=["'(<`\s[,])(?:[^\s"'`()<>{}[\],]*\/)?\.{0,2}\/?(?=["')>`#?\s\],]|$)/g;

/** `targets`: what paths mean. `files`: those that are looked for, and `folders` without slashes at the ends. */
export function mayLinkTo(
  files: ReadonlySet<string>,
  targets: LinkTargets,
  siteUrl?: string,
  folders: ReadonlySet<string> = NO_FOLDERS,
): MayLink {
  const names = new Set<string>();
  const unusual = new Set<string>();
  let hasIndex = false;
  for (const file of [...files, ...folders]) {
    const address = addressOfFile(file);
    const isPage = /\.mdx?$/i.test(file);
    if (isPage && /(^|\/)index\.mdx?$/i.test(file)) {
      hasIndex = true;
      names.add('index');
    }
    const name = (isPage ? address : file).split('/').at(-1)!;
    if (name === '') continue;
    for (const form of [name, name.normalize('NFC'), name.normalize('NFD')])
      (USUAL.test(file) ? names : unusual).add(form);
  }
  const search = searchFor([...names]);
  const isTarget = (path: string, file: string): boolean => {
    const destination = destinationIn(path, siteUrl);
    if (!destination) return false;
    return [folderOf(file), '', 'snippets/', '_snippets/'].some((base) => {
      const meant = meaning(destination, base);
      const found = targets.fileAt(meant);
      return found === undefined ? folders.has(meant) : files.has(found);
    });
  };
  const hasTarget = (pattern: RegExp, file: string, text: string) =>
    [...text.matchAll(pattern)].some(([path]) => isTarget(unescaped(path), file));
  return (file, text) => {
    for (const name of unusual) if (text.includes(name)) return true;
    for (const [from, to] of search(text))
      if (isTarget(pathAround(text, from, to), file)) return true;
    if (/[%\\&]/.test(text) && hasTarget(ESCAPED, file, text)) return true;
    return hasIndex && hasTarget(UNNAMED, file, text);
  };
}

const NO_FOLDERS: ReadonlySet<string> = new Set();

/** Most names that are searched one by one. */
const FEW = 8;

/** Finds where one of the names is written. */
function searchFor(
  names: readonly string[],
): (text: string) => Iterable<readonly [number, number]> {
  if (names.length > FEW) {
    const known = new Set(names);
    return function* (text) {
      // The last part of each path.
      for (const found of text.matchAll(
        /[^\s"'`()<>{}|/?#\\[\],]+(?=["'`)>?#\s\],]|\/["'`)>?#\s\],]|\/?$)/g,
      )) {
        const [part] = found;
        if (known.has(part) || known.has(part.replace(/\.mdx?$/i, '')))
          yield [found.index, found.index + part.length];
      }
    };
  }
  return function* (text) {
    for (const name of names)
      for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
        yield [at, at + name.length];
  };
}

function pathAround(text: string, from: number, to: number): string {
  let [start, end] = [from, to];
  while (start > 0 && !OUTSIDE.test(text[start - 1]!)) start--;
  while (end < text.length && !OUTSIDE.test(text[end]!)) end++;
  return text.slice(start, end);
}

const unescaped = (path: string): string =>
  path
    .replace(/\\(?=[^\w\s])/g, '')
    .replace(/&amp;/g, '&')
    .replace(/&#39;|&apos;/g, "'");
