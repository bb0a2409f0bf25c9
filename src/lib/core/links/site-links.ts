/* All links of a folder's page files and API specifications, and what they lead to. */
import { lineAndColumn } from '../text/syntax.ts';
import { destinationOf, isPackage, meantBy } from './link.ts';
import type { LinkedFiles } from './linked-files.ts';
import { linkTargets } from './link-targets.ts';

export interface SiteLink {
  /** The file that writes it, from the folder of docs.json. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** The place of the address in the file's text, in UTF-16 code units. */
  readonly at: number;
  readonly address: string;
  /** The file that it leads to. Absent if it leads nowhere that is known. */
  readonly to?: string;
}

export interface UnreadFile {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
}

/** `texts`: of page files and specifications, by path from the folder of docs.json. Links to other sites are left out. */
export function siteLinks(
  texts: Iterable<readonly [file: string, text: string]>,
  { paths, linksOf, siteUrl }: LinkedFiles,
): { readonly links: readonly SiteLink[]; readonly unread: readonly UnreadFile[] } {
  const targets = linkTargets(paths);
  const links: SiteLink[] = [];
  const unread: UnreadFile[] = [];
  for (const [file, text] of texts) {
    const found = linksOf(file, text);
    if (!found) continue;
    const { problem } = found;
    if (problem && !problem.isRead)
      unread.push({ file, line: problem.line ?? 1, reason: problem.reason });
    for (const link of found.links) {
      const destination = destinationOf(link, siteUrl);
      if (!destination || isPackage(link)) continue;
      const to = meantBy(link, destination, file, targets)?.file;
      links.push({
        ...{ file, line: lineAndColumn(text, link.at.from).line, at: link.at.from },
        address: link.address,
        ...(to !== undefined && { to }),
      });
    }
  }
  return { links, unread };
}
