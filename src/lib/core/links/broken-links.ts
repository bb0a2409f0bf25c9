/*
 * Links of one page file that lead nowhere, to a missing section, or through a redirect, each with its fixes. Needs
 * nothing but the file, its links and what is known of the site, so one changed file can be checked alone.
 */
import type { TextFix } from '../check/diagnostic.ts';
import type { Code } from '../check/codes/codes.ts';
import { quotedPath } from '../document/kind-words.ts';
import { meantLink } from '../schema/links.ts';
import { judge, type Verdict } from './judge.ts';
import type { FileLinks } from './link.ts';
import {
  anchorFixes,
  likelyFixes,
  redirectFix,
  renamedFix,
  schemeFix,
  type LinkInFile,
} from './link-fixes.ts';
import type { LinkSite } from './link-site.ts';
import * as m from './messages.ts';

export type LinkCode = Extract<Code, 'broken-link' | 'broken-anchor' | 'redirected-link'>;

export interface BrokenLink {
  readonly code: LinkCode;
  readonly message: string;
  /** From the folder of docs.json. */
  readonly file: string;
  /** Of the address as written. */
  readonly at: number;
  readonly length: number;
  readonly address: string;
  /** In the same file. */
  readonly fixes: readonly TextFix[];
}

/** `file`: from the folder of docs.json. Nothing is found in a file that the builder ignores. */
export function brokenLinks(
  file: string,
  text: string,
  { links }: FileLinks,
  site: LinkSite,
): readonly BrokenLink[] {
  if (!site.paths.has(file)) return [];
  return links.flatMap((link) => {
    const verdict = judge(link, file, site);
    if (!verdict) return [];
    const { from, to } = link.at;
    const told = tell({ file, text, link }, verdict, site);
    return [{ ...told, file, at: from, length: to - from, address: link.address }];
  });
}

type Told = Pick<BrokenLink, 'code' | 'message' | 'fixes'>;

function tell(one: LinkInFile, verdict: Verdict, site: LinkSite): Told {
  const { address } = one.link;
  switch (verdict.is) {
    case 'page':
      return noPage(one, verdict.path, site);
    case 'file': {
      const { fixes, isClear } = likelyFixes(one, 'file', verdict.path, site);
      const end = isClear ? m.isMeant(quotedPath(fixes[0]!.address)) : m.addFile;
      return { code: 'broken-link', message: `${m.noFile(address)} ${end}`, fixes };
    }
    case 'ignored': {
      const message = verdict.why === 'always' ? m.ignoredAlways : m.ignoredPage;
      return { code: 'broken-link', message: message(address), fixes: [] };
    }
    case 'anchor': {
      const { anchor, file } = verdict;
      const near = site.anchorsOf(file)?.near(anchor);
      const what =
        file === one.file
          ? m.noSectionHere(anchor)
          : m.noSection(file.replace(/\.mdx?$/i, ''), anchor);
      const message = near === undefined ? what : `${what} ${m.isMeant(quotedPath(`#${near}`))}`;
      return { code: 'broken-anchor', message, fixes: anchorFixes(one, anchor, near) };
    }
    case 'redirected': {
      const fix = redirectFix(one, verdict.to, site);
      const message = m.linkRedirected(address, verdict.to);
      return { code: 'redirected-link', message, fixes: fix ? [fix] : [] };
    }
  }
}

function noPage(one: LinkInFile, path: string, site: LinkSite): Told {
  const { address } = one.link;
  const whole = HOST.test(address.trim()) ? meantLink(address) : undefined;
  const [scheme] = /^(https:\/\/|mailto:)/.exec(whole ?? '') ?? [];
  if (whole !== undefined && scheme !== undefined) {
    const message = m.withoutScheme(address, whole, scheme);
    return { code: 'broken-link', message, fixes: [schemeFix(one, whole)] };
  }
  const renamed = renamedFix(one, path, site);
  if (renamed) {
    const message = `${m.linkNowhere(address)} ${m.wasRenamed(quotedPath(renamed.address))}`;
    return { code: 'broken-link', message, fixes: [renamed] };
  }
  const { fixes, isClear } = likelyFixes(one, 'page', path, site);
  const end = isClear ? m.isMeant(quotedPath(fixes[0]!.address)) : m.linkElsewhere;
  return { code: 'broken-link', message: `${m.linkNowhere(address)} ${end}`, fixes };
}

/** A host or an address of mail without its scheme. Most names with a dot are those of files. */
const HOST =
  /^www\.|^[^/?#]+\.(com|org|net|io|dev|app|ai|co|gg|so)([/?#]|$)|^[^@/?#]+@[^@/]+\.\w+$/i;
