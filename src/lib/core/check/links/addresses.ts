/*
 * What is known about the site's addresses: pages, files, addresses that the host serves itself, and pages generated
 * from API specifications, whose addresses are unknown.
 */
import { memo, memoLast } from '../../memo.ts';
import type { Doc, Node, ObjectNode } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import type { World } from '../diagnostic.ts';
import { childrenOf, navigationOf, stringField } from '../../document/elements.ts';
import { isFed } from '../../document/inherited.ts';
import { namesIn, type Near } from '../../text/close-names.ts';
import { addressOf, foldersAbove, isReserved } from '../../redirects/address.ts';
import { rulesOf } from '../../redirects/rules.ts';
import type { Config } from '../config.ts';

/** What is at an address. `unknown`: something may be there. */
export type At = 'page' | 'file' | 'unknown' | 'nothing';

export interface Addresses {
  /** What a link on the site points to, ignoring redirects, the query and the anchor. */
  readonly at: (link: string) => At;
  /** Whether a page file has this address. Undefined while the folder is unknown. */
  readonly isPage: (address: string) => boolean | undefined;
  /** The addresses of all pages. Empty while the folder is unknown. */
  readonly pages: ReadonlySet<string>;
  /** Folders that contain a page at any depth, with a slash at the end. Empty while the folder is unknown. */
  readonly folders: ReadonlySet<string>;
  /** Whether a page generated from an API specification is probably at the address. */
  readonly isGenerated: (address: string) => boolean;
  /** Whether the host redirects the address, or may, by the site's settings. */
  readonly isElsewhere: (address: string) => boolean;
  /** Pages that were probably meant. */
  readonly near: (address: string) => readonly Near[];
  /** The paths of all files in the folder. Undefined while they are unknown. */
  readonly files: ReadonlySet<string> | undefined;
}

type Names = ReadonlySet<string>;
const UNKNOWN: Names = new Set();

/** Returns the same object until the pages, the files, the generated directories or the host's redirects change. */
export const addressesOf = (doc: Doc, { pages, paths, config }: World): Addresses =>
  addressesIn(
    folderWith(pages ?? UNKNOWN, paths ?? UNKNOWN),
    JSON.stringify([feedsIn(navigationOf(doc)?.node), config?.elsewhere ?? []]),
  );

const folderWith = memoLast((pages: Names, paths: Names): Pick<World, 'pages' | 'paths'> => ({
  ...(pages === UNKNOWN ? {} : { pages }),
  ...(paths === UNKNOWN ? {} : { paths }),
}));

const addressesIn = memoLast((folder: Pick<World, 'pages' | 'paths'>, around: string) => {
  const [feeds, elsewhere] = JSON.parse(around) as [Feeds, Config['elsewhere']];
  return read(folder, feeds, rulesOf(elsewhere).mayTake);
});

function read(
  { pages, paths }: Pick<World, 'pages' | 'paths'>,
  feeds: Feeds,
  isElsewhere: Addresses['isElsewhere'],
): Addresses {
  const known = pages && pagesOf(pages);
  const isPage = (address: string) => known?.all.has(address);
  const at = (link: string): At => {
    const address = addressOf(link);
    if (address === '' || isPage(address)) return 'page';
    if (isServed(address)) return 'file';
    const plain = address.replace(/\.mdx?$/i, '');
    if (plain !== address && isPage(plain)) return 'page';
    if (paths?.has(address)) return 'file';
    if (!known || isElsewhere(address)) return 'unknown';
    // Possibly an image or another file, which only the complete file list can answer.
    if (plain === address && /\.[a-z][a-z\d]{1,4}$/i.test(address) && !paths) return 'unknown';
    // Neither what a folder without its own page shows nor whether letter case matters is documented.
    if (known.folders.has(`${address}/`) || known.folded.has(address.toLowerCase()))
      return 'unknown';
    // The site may be served below a base path.
    if (isPage(address.replace(/^[^/]+\/?/, '')) && address.includes('/')) return 'unknown';
    return mayBeGenerated(address, feeds, known) ? 'unknown' : 'nothing';
  };
  const near = (address: string) => (pages ? namesIn(pages).near(address) : []);
  return {
    ...{ at, isPage, isElsewhere, near, isGenerated: (address) => isGenerated(address, feeds) },
    ...{ pages: known?.all ?? NO_PAGES, folders: known?.folders ?? NO_PAGES, files: paths },
  };
}
const NO_PAGES: ReadonlySet<string> = new Set();

interface Pages {
  readonly all: ReadonlySet<string>;
  readonly folded: ReadonlySet<string>;
  /** Folders that contain a page at any depth. */
  readonly folders: ReadonlySet<string>;
}

const pagesOf = memo((pages: Names): Pages => {
  const all = new Set<string>();
  const folded = new Set<string>();
  const folders = new Set<string>();
  for (const page of pages) {
    const address = addressOf(page);
    all.add(address);
    folded.add(address.toLowerCase());
    for (const folder of foldersAbove(address)) {
      if (folders.has(`${folder}/`)) break;
      folders.add(`${folder}/`);
    }
  }
  return { all, folded, folders };
});

const folderOf = (address: string): string => address.slice(0, address.lastIndexOf('/') + 1);

/** Addresses that the host generates for the site. */
const isServed = (address: string): boolean =>
  isReserved(address) ||
  /^(sitemap\.xml|robots\.txt|skill\.md|(.*\/)?rss\.xml|_mintlify(\/.*)?)$/.test(address);

/** The directories with generated pages. '' is a source without a directory. */
type Feeds = readonly string[];
const NO_FEEDS: Feeds = [];

/** The directories that an element and its descendants name, remembered per node. */
const feedsIn = (node: Node | undefined): Feeds =>
  node?.type === 'object' ? readFeeds(node) : NO_FEEDS;

const readFeeds = memo((node: ObjectNode): Feeds => {
  const all = new Set<string>();
  if (isFed(new Map(node.members.map((m) => [m.key, m]))))
    for (const key of SOURCES)
      for (const one of directoriesIn(member(node, key)?.value)) all.add(one);
  for (const child of childrenOf(node))
    if (child.kind === 'endpoint') all.add('');
    else for (const one of feedsIn(child.node)) all.add(one);
  return all.size ? [...all].sort() : NO_FEEDS;
});
const SOURCES = ['openapi', 'asyncapi', 'graphql', 'sdk'];

function directoriesIn(value: Node | undefined): readonly string[] {
  if (!value) return [];
  if (value.type === 'array') return value.items.flatMap(directoriesIn);
  return [addressOf(stringField(value, 'directory') ?? '')];
}

function mayBeGenerated(address: string, all: Feeds, { folders }: Pages): boolean {
  const folder = folderOf(address);
  return isGenerated(address, all) || (all.includes('') && folder !== '' && !folders.has(folder));
}

const isGenerated = (address: string, all: Feeds): boolean =>
  all.some((directory) =>
    directory === ''
      ? /api|reference|endpoint|webhook|sdk|graphql/i.test(address)
      : address === directory || address.startsWith(`${directory}/`),
  );
