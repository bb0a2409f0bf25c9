/* The broken links of all page files of a site. Only what may have some is parsed. */
import type { World } from '../check/diagnostic.ts';
import type { Doc } from '../document/node.ts';
import { anchorsIn, type Anchors } from './anchors.ts';
import { brokenLinks, type BrokenLink } from './broken-links.ts';
import type { LinkedFiles } from './linked-files.ts';
import { linkSite } from './link-site.ts';
import { suspectLinks } from './suspects.ts';

/** `pages`: texts of page files, by path from the folder of docs.json. Findings are in the order of the paths. */
export function siteLinkProblems(
  doc: Doc,
  world: World,
  pages: ReadonlyMap<string, string>,
  linksOf: LinkedFiles['linksOf'],
): readonly BrokenLink[] {
  const site = linkSite(doc, world, anchorsFrom(pages));
  if (!site) return [];
  return [...pages.keys()].sort().flatMap((file) => {
    const text = pages.get(file)!;
    const links = suspectLinks(file, text, site, linksOf);
    return links ? brokenLinks(file, text, links, site) : [];
  });
}

/** The sections of files by their texts, each text read once. */
export function anchorsFrom(
  pages: ReadonlyMap<string, string>,
): (file: string) => Anchors | undefined {
  const known = new Map<string, Anchors | undefined>();
  return (file) => {
    const text = pages.get(file);
    if (text !== undefined && !known.has(file)) known.set(file, anchorsIn(text));
    return known.get(file);
  };
}
