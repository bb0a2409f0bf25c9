import type { LinkedFiles } from './linked-files.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { fileLinks } from './file-links.ts';
import { specificationLinks } from './specification-links.ts';
import type { FileLinks } from './link.ts';

/** Parses files when asked, each text once. `variables`: the site's, for `{{name}}`. */
export function linkParser(variables: ReadonlyMap<string, string>): LinkedFiles['linksOf'] {
  const known = new Map<string, { readonly text: string; readonly links: FileLinks }>();
  return (path, text) => {
    const before = known.get(path);
    if (before?.text === text) return before.links;
    const links = isPageFile(path)
      ? fileLinks(path, text, variables)
      : { links: specificationLinks(text), problem: undefined };
    known.set(path, { text, links });
    return links;
  };
}
