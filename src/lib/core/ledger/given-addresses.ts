/*
 * Addresses from lists that people have: a sitemap.xml, an export of a search console or of analytics as CSV, a list of
 * URLs that were not found, or lines of a log.
 */
import { addressOf, withoutHost } from '../redirects/address.ts';
import { cellsOf, separatorOf } from '../redirects/columns.ts';

export interface GivenAddress {
  readonly address: string;
  /** How often it was asked for, if the list says so. */
  readonly count?: number;
}

export interface GivenAddresses {
  /** Each once, in the order of the list. */
  readonly addresses: readonly GivenAddress[];
  /** How many URLs were left out: of other sites, and files that aren’t pages. */
  readonly skipped: number;
}

/** What is known of the site. */
export interface OwnSite {
  /** Its address, as in the config: "https://example.com/docs". */
  readonly siteUrl?: string | undefined;
  /** Whether the site has, or had, something at an address or below it. */
  readonly isOwn: (start: string) => boolean;
}

/** A URL or an address as it is listed. */
interface Listed {
  readonly url: string;
  readonly count?: number;
}

const NO_PAGE =
  /\.(avif|css|csv|gif|ico|jpe?g|js|json|map|mjs|mp4|pdf|php|png|svg|txt|webm|webp|woff2?|xml|ya?ml|zip)$/i;

/** Reads a list. Lines without a URL, such as headings, are skipped. */
export function givenAddresses(text: string, site: OwnSite): GivenAddresses {
  const listed = /<(?:\w+:)?(urlset|sitemapindex|loc)\b/.test(text)
    ? inSitemap(text)
    : inLines(text);
  const host = hostOf(site.siteUrl) ?? mostCommon(listed.flatMap(({ url }) => hostOf(url) ?? []));
  const own = listed.filter(({ url }) => [undefined, host].includes(hostOf(url)));
  const paths = own.map(({ url, ...rest }) => ({ address: addressOf(withoutHost(url)), ...rest }));
  const base = baseOf(
    paths.map(({ address }) => address),
    site,
  );
  const found = new Map<string, GivenAddress>();
  let skipped = listed.length - own.length;
  for (const { address: path, count } of paths) {
    const address = base !== '' && isBelow(base, path) ? path.slice(base.length + 1) : path;
    if (NO_PAGE.test(address)) skipped++;
    else if (address !== '') {
      const known = found.get(address)?.count ?? 0;
      found.set(address, { address, ...(count !== undefined && { count: known + count }) });
    }
  }
  return { addresses: [...found.values()], skipped };
}

const inSitemap = (text: string): readonly Listed[] =>
  [...text.matchAll(/<(?:\w+:)?loc>\s*(?:<!\[CDATA\[)?\s*([^<\]]+?)\s*(?:\]\]>)?\s*<\//g)].map(
    ([, url]) => ({ url: url!.replaceAll('&amp;', '&') }),
  );

const IS_URL = /^(https?:\/\/|\/(?!\/))\S*$/i;
/** Names of columns that count, the best first. */
const COUNTS = [
  /^(clicks|visits|views|page ?views|hits)$/i,
  /^(requests|count|times|impressions|total)$/i,
];

function inLines(text: string): readonly Listed[] {
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  // The first line may be a heading without what is between the columns.
  const separator = separatorOf(lines.find((line) => /[\t,;]|→|->|=>/.test(line)) ?? '');
  const rows = lines.map((line) => cellsOf(line, separator));
  const names = rows[0]?.some((cell) => IS_URL.test(cell)) ? undefined : rows[0];
  const counted = COUNTS.map((name) => names?.findIndex((cell) => name.test(cell)) ?? -1);
  const column = counted.find((at) => at >= 0);
  return rows.flatMap((cells) => {
    const at = cells.findIndex((cell) => IS_URL.test(unquoted(cell)));
    if (at < 0) return [];
    const count = numberIn(cells[column ?? (names ? -1 : at + 1)]);
    return [{ url: unquoted(cells[at]!), ...(count !== undefined && { count }) }];
  });
}

const unquoted = (cell: string): string => cell.replace(/^["'<]+|["'>,]+$/g, '');

const numberIn = (cell: string | undefined): number | undefined =>
  cell !== undefined && /^\d[\d,. ]*$/.test(cell) ? Number(cell.replace(/[,. ]/g, '')) : undefined;

const hostOf = (url: string | undefined): string | undefined =>
  /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url ?? '')?.[1]?.toLowerCase();

function mostCommon(names: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0];
}

const isBelow = (base: string, path: string): boolean =>
  path === base || path.startsWith(`${base}/`);

/** The folder that the site is served from: the first part that most addresses have, if the
 * site doesn’t know it, but knows what follows. */
function baseOf(paths: readonly string[], { siteUrl, isOwn }: OwnSite): string {
  if (siteUrl !== undefined) return addressOf(withoutHost(siteUrl));
  const first = mostCommon(paths.map((path) => path.split('/')[0]!).filter(Boolean));
  if (first === undefined) return '';
  const isKnown = paths.some((path) => {
    const next = isBelow(first, path) ? path.slice(first.length + 1).split('/')[0] : '';
    return next !== undefined && next !== '' && isOwn(next);
  });
  return !isOwn(first) && isKnown ? first : '';
}
