/*
 * The links of page files and API specifications that lead to other files. Only files that may contain one are parsed.
 */
import { isPageFile } from '../pages/page-paths.ts';
import { mayLinkTo } from './candidates.ts';
import { linkTargets } from './link-targets.ts';
import type { LinkedFiles } from './linked-files.ts';
import { siteLinks, type SiteLink } from './site-links.ts';

export interface LinkHere extends SiteLink {
  /** The line that the link is in, or the part of a long one around it, without Markdown's marks at its start. */
  readonly around: string;
}

/** Longest text around a link, in UTF-16 code units. */
const MOST = 160;

/**
 * The links to some files from all others. `texts`: of all page files and specifications, by path from the folder of
 * docs.json.
 */
export function linksTo(
  texts: ReadonlyMap<string, string>,
  targets: ReadonlySet<string>,
  linked: LinkedFiles,
): readonly LinkHere[] {
  const mayLink = mayLinkTo(targets, linkTargets(linked.paths), linked.siteUrl);
  const candidates = [...texts]
    .filter(([file, text]) => !targets.has(file) && mayLink(file, text))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  const { links } = siteLinks(candidates, linked);
  return links
    .filter(({ to }) => to !== undefined && targets.has(to))
    .map((link) => ({ ...link, around: around(texts.get(link.file)!, link) }));
}

/** How many files of each kind have some links. */
export function sourcesOf(links: readonly LinkHere[]): {
  readonly pages: number;
  readonly specifications: number;
} {
  const files = [...new Set(links.map(({ file }) => file))];
  const pages = files.filter(isPageFile).length;
  return { pages, specifications: files.length - pages };
}

function around(text: string, { at: place, address }: SiteLink): string {
  const start = text.lastIndexOf('\n', place - 1) + 1;
  const end = text.indexOf('\n', place);
  const line = text.slice(start, end < 0 ? undefined : end);
  const whole = line.trim().replace(/^([-*+>#]+|\d+[.)])\s+/, '');
  if (whole.length <= MOST) return whole;
  const cut = line.trimEnd().length - whole.length;
  const at = Math.max(0, whole.indexOf(address, Math.max(0, place - start - cut)));
  const from = Math.max(0, Math.min(at - MOST / 2, whole.length - MOST));
  const part = whole.slice(from, from + MOST).trim();
  return `${from > 0 ? '…' : ''}${part}${from + MOST < whole.length ? '…' : ''}`;
}
