/*
 * Destinations of links as they are written: what path one means, and how to write another path in the same way. Rooted
 * or relative, with or without a suffix, `index`, a final slash, a query, an anchor and percent escapes: all of it stays.
 */

/** A destination on this site, in three parts that together are what is written. */
export interface Destination {
  /** White space, and the site's own origin and base path if they are written. */
  readonly before: string;
  /** The path as written. Starts with a slash if it leads from the root. */
  readonly path: string;
  /** The query and the anchor. */
  readonly after: string;
}

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;

/** The parts of a destination. Undefined for another site, a scheme like `mailto:`, and an anchor alone. */
export function destinationIn(written: string, siteUrl?: string): Destination | undefined {
  const start = /^\s*/.exec(written)![0];
  const own = siteUrl === undefined ? '' : ownOrigin(written.slice(start.length), siteUrl);
  const before = start + own;
  const address = written.slice(before.length);
  // Browsers ignore control characters and white space inside a scheme.
  const plain = address.replace(/[\u0000-\u0020]/g, '');
  if (!own && (SCHEME.test(plain) || plain.startsWith('//'))) return undefined;
  const [path = ''] = /^[^?#]*/.exec(address) ?? [];
  const trimmed = path.trimEnd();
  if (trimmed === '' && !own) return undefined;
  return { before, path: trimmed, after: address.slice(trimmed.length) };
}

/** The start of an address that is the site's own, with or without `www.` and by either protocol. */
function ownOrigin(address: string, siteUrl: string): string {
  const [, origin] = /^(?:https?:)?\/\/(?:www\.)?([^?#]*?)\/*$/i.exec(siteUrl) ?? [];
  const start = /^(?:https?:)?\/\/(?:www\.)?/i.exec(address)?.[0];
  if (origin === undefined || start === undefined) return '';
  const end = start.length + origin.length;
  const isOwn = address.slice(start.length, end).toLowerCase() === origin.toLowerCase();
  return isOwn && /^[/?#]?$/.test(address.slice(end, end + 1)) ? address.slice(0, end) : '';
}

/** Where paths that don't start with a slash lead from: a folder with a trailing slash, or ''. */
export type Base = string;

const isRooted = ({ path, before }: Destination): boolean =>
  path.startsWith('/') || before.trim() !== '';

/** The path that a destination means from the folder of docs.json, decoded, without slashes at its ends. */
export function meaning(destination: Destination, base: Base): string {
  const parts: string[] = isRooted(destination) ? [] : base.split('/').filter(Boolean);
  for (const part of destination.path.split('/'))
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(decoded(part));
  return parts.join('/');
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const SUFFIX = /\.mdx?$/i;
/** The address of a page file: its path without the suffix and without a final `index`. */
export const addressOfFile = (file: string): string =>
  file.replace(SUFFIX, '').replace(/(^|\/)index$/, '');

/**
 * How paths may be written that lead to `now` instead of `old`, in the manner of the destination, the best one first.
 * `meant`: what the destination means. `base`: where it will lead from.
 */
export function respelled(
  destination: Destination,
  meant: string,
  { old, now }: { readonly old: string; readonly now: string },
  base: Base,
): readonly string[] {
  const isClosed = /.\/$/.test(destination.path) && !SUFFIX.test(meant);
  return namesFor(meant, old, now).map((name) => {
    const path = isRooted(destination) ? `/${name}` : relative(destination.path, base, name);
    const spelled = inTheSameWay(path, destination.path);
    return isClosed && !spelled.endsWith('/') ? `${spelled}/` : spelled;
  });
}

function namesFor(meant: string, old: string, now: string): readonly string[] {
  if (!SUFFIX.test(now) || !SUFFIX.test(old)) return [now];
  const page = now.replace(SUFFIX, '');
  const suffix = SUFFIX.exec(meant)?.[0];
  if (meant.normalize() === old.normalize()) return [now];
  const isIndex = /(^|\/)index$/.test(meant);
  if (suffix !== undefined) return [page + suffix, now];
  const short = addressOfFile(now);
  return isIndex ? [page, short, now] : [short, page, now];
}

/** A path from a folder to another path, bare where the old one was bare. */
function relative(written: string, base: Base, path: string): string {
  const from = base.split('/').filter(Boolean);
  const to = path.split('/').filter(Boolean);
  let same = 0;
  while (same < from.length && same < to.length - 1 && isSame(from[same]!, to[same]!)) same++;
  const up = '../'.repeat(from.length - same);
  const start = up || (written.startsWith('.') || to.length === 0 ? './' : '');
  return start + to.slice(same).join('/');
}

const isSame = (one: string, other: string): boolean => one.normalize() === other.normalize();

/** Each part as the old path writes it, or with escapes where that has some. */
function inTheSameWay(path: string, written: string): string {
  const known = new Map(written.split('/').map((part) => [decoded(part).normalize(), part]));
  const hasEscapes = /%[0-9a-f]{2}/i.test(written);
  return path
    .split('/')
    .map((part) => {
      const same = known.get(part.normalize());
      if (same !== undefined && part !== '') return same;
      if (hasEscapes) return encodeURIComponent(part).replace(/%(40|3A|24|2B|2C|3B|3D)/g, decoded);
      return part.replace(/[?#]|%(?=[0-9a-f]{2})/gi, encodeURIComponent);
    })
    .join('/');
}
