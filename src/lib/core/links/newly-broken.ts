/* Which links a change breaks. Only files that have broken links are looked at as they were before. */
import { brokenLinks, type BrokenLink } from './broken-links.ts';
import type { LinkedFiles } from './linked-files.ts';
import type { LinkSite } from './link-site.ts';
import { suspectLinks } from './suspects.ts';

/** A site before a change. */
export interface SiteBefore {
  readonly site: LinkSite;
  /** Texts of page files, by their paths then. */
  readonly texts: ReadonlyMap<string, string>;
  /** Where files were that the change moved. */
  readonly movedFrom: ReadonlyMap<string, string>;
}

/**
 * Those of one file's broken links that weren't broken before, matched by what is wrong and by their addresses as
 * written, one for one. None of a new file: nobody had its links before.
 */
export function newlyBroken(
  found: readonly BrokenLink[],
  { site, texts, movedFrom }: SiteBefore,
  linksOf: LinkedFiles['linksOf'],
): readonly BrokenLink[] {
  const [first] = found;
  if (!first) return found;
  const file = movedFrom.get(first.file) ?? first.file;
  const text = texts.get(file);
  if (text === undefined) return [];
  const links = suspectLinks(file, text, site, linksOf);
  const old = new Map<string, number>();
  for (const one of links ? brokenLinks(file, text, links, site) : [])
    old.set(keyOf(one), (old.get(keyOf(one)) ?? 0) + 1);
  return found.filter((one) => {
    const left = old.get(keyOf(one)) ?? 0;
    old.set(keyOf(one), left - 1);
    return left <= 0;
  });
}

const keyOf = ({ code, address }: BrokenLink): string => `${code} ${address}`;
