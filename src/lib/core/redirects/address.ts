/*
 * Addresses: paths on the site without slashes at the ends, a query, an anchor or a final `index`. '' is the first page.
 */

/** The address of a path or link on the site. Escapes like `%20` are decoded. */
export function addressOf(path: string): string {
  const plain = path.trim().replace(/[?#].*$/s, '');
  return decoded(plain)
    .replace(/^\/+|\/+$/g, '')
    .replace(/(^|\/)index$/, '');
}

function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** An address as a redirect writes it. What would have a meaning there is escaped: `#`, `?`, `%`, `:` and `*`. */
export const pathTo = (address: string): string =>
  `/${address.replace(/[#?%:*]/g, (sign) => (sign === '*' ? '%2A' : encodeURIComponent(sign)))}`;

/** The query and the anchor of a path or link, with their marks. */
export const afterPath = (path: string): string => /[?#].*$/s.exec(path)?.[0] ?? '';

/** The path of a full URL, with its query and anchor. Other links as they are. */
export const withoutHost = (link: string): string =>
  link.replace(/^https?:\/\/[^/?#]+/i, '') || '/';

/** Addresses reserved by the host. Redirects from them don't work. */
export const isReserved = (address: string): boolean =>
  /^(mcp|llms(-full)?\.txt|\.well-known(\/.*)?)$/.test(address);

/** Each folder above an address, the nearest first and without a slash: "a/b" and "a" for "a/b/c". */
export function* foldersAbove(address: string): Generator<string> {
  for (let end = address.lastIndexOf('/'); end > 0; end = address.lastIndexOf('/', end - 1))
    yield address.slice(0, end);
}
