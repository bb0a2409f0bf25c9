/*
 * The redirects of a site after a step on page files, as an operation on the document. Destinations have followed by then,
 * like every link.
 */
import { addressesOf } from '../check/links/addresses.ts';
import { NO_CONFIG, type Config } from '../check/config.ts';
import { whyNoPage } from '../check/pages/folder-facts.ts';
import { spotAt, valueOf } from '../document/walk.ts';
import type { Doc } from '../document/node.ts';
import type { Json, Operation } from '../operation.ts';
import { isPageFile } from '../pages/page-paths.ts';
import { addressOf } from '../redirects/address.ts';
import {
  redirectsAfter,
  type AddressChange,
  type RedirectsAfter,
  type TakenAddress,
} from '../redirects/after-step.ts';
import { addressOfFile } from './destination.ts';

/** What happens to files, from the folder of docs.json. */
export interface FileChange {
  /** Each file that leaves its path, and where its address leads then. Undefined if nowhere. */
  readonly left: ReadonlyMap<string, string | undefined>;
  /** Files at paths that are new to them. */
  readonly arrived: readonly string[];
  /** Whether readers may know a file's address. All if omitted. */
  readonly isPublished?: ((file: string) => boolean) | undefined;
  /** Every file after the step. */
  readonly paths: ReadonlySet<string>;
}

export interface RedirectsFollowed extends Pick<RedirectsAfter, 'added'> {
  readonly operations: readonly Operation[];
  readonly taken: readonly TakenAddress[];
}

/** The operation that sets the list anew, if it changes. `config`: what the site says about its addresses. */
export function redirectOperations(
  doc: Doc,
  change: FileChange,
  config: Config = NO_CONFIG,
): RedirectsFollowed {
  const spot = spotAt(doc, ['redirects']);
  if (spot && spot.node.type !== 'array') return NOTHING;
  const list = spot ? (valueOf(spot.node) as readonly Json[]) : [];
  const next = redirectsAfter(list, addressChange(doc, change, config));
  if (next.list === list) return { ...NOTHING, taken: next.taken };
  const set = { op: 'set', node: '', field: ['redirects'] } as const;
  return {
    operations: [{ ...set, ...(next.list.length > 0 && { value: next.list }) }],
    added: next.added,
    taken: next.taken,
  };
}
const NOTHING: RedirectsFollowed = { operations: [], added: [], taken: [] };

/** Whether readers can open a file as a page, by its path alone. */
export const isServed = (file: string): boolean =>
  isPageFile(file) && whyNoPage(file.replace(/\.mdx?$/i, '')) === undefined;

function addressChange(
  doc: Doc,
  { left, arrived, paths, isPublished }: FileChange,
  config: Config,
): AddressChange {
  const moved = new Map<string, string | undefined>();
  for (const [from, to] of left) {
    const [old, now] = [addressOfFile(from), to === undefined ? undefined : addressOfFile(to)];
    if (isServed(from) && old !== now)
      moved.set(old, to !== undefined && isServed(to) ? now : undefined);
  }
  const pages = [...paths].filter(isServed);
  // A page stays at its address if `a.mdx` becomes `a/index.mdx`.
  const kept = new Set(
    [...left].flatMap(([from, to]) => {
      const address = addressOfFile(from);
      return to !== undefined && addressOfFile(to) === address ? [address] : [];
    }),
  );
  const news = arrived.filter(isServed).map(addressOfFile);
  return {
    moved,
    arrived: new Set(news.filter((address) => !kept.has(address))),
    ...(isPublished && {
      unpublished: new Set(
        [...left.keys()].filter((file) => !isPublished(file)).map(addressOfFile),
      ),
    }),
    alive: new Set(pages.map(addressOfFile)),
    mayHold: holderOf(doc, pages, paths, config),
  };
}

/** Whether a folder may contain something besides pages. */
function holderOf(
  doc: Doc,
  pages: readonly string[],
  paths: ReadonlySet<string>,
  config: Config,
): AddressChange['mayHold'] {
  const names = new Set(pages.map((file) => file.replace(/\.mdx?$/i, '')));
  const addresses = addressesOf(doc, { pages: names, paths, config });
  const known = [...config.gone, ...config.elsewhere.map(({ source }) => source)].map(addressOf);
  const others = [...[...paths].filter((path) => !isPageFile(path)), ...known];
  return (folder) =>
    folder === '' ||
    others.some((path) => path.startsWith(`${folder}/`)) ||
    addresses.at(`${folder}/-`) === 'unknown';
}
