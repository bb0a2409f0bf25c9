/* Where an old address leads, by the redirects of a docs.json, by its own means: nothing of the product is used. */

import type { Files } from './real-sites.ts';

interface Rule {
  readonly source: string;
  readonly destination: string;
}

export type Arrival =
  /** A page is there, without a redirect. */
  | { readonly is: 'page'; readonly file: string }
  | { readonly is: 'redirected'; readonly file: string | undefined }
  | { readonly is: 'dead' };

const plain = (address: string): string =>
  address
    .replace(/[?#].*$/s, '')
    .replace(/^\/+|\/+$/g, '')
    .replace(/(^|\/)index$/, '');

/** The address of a page file, without slashes around it. */
export const addressOf = (file: string): string => plain(file.replace(/\.mdx?$/, ''));

/** `files`: of a site, with its docs.json. */
export function redirectJudge(files: Files): (address: string) => Arrival {
  const pages = [...files.keys()].filter((path) => /\.mdx?$/.test(path));
  const byAddress = new Map(pages.map((file) => [addressOf(file), file]));
  const exact = new Map<string, string>();
  const starts: (readonly [start: string, destination: string])[] = [];
  for (const { source, destination } of rulesIn(files)) {
    // An anchor never gets to the host.
    if (/[?#]/.test(source)) continue;
    const wild = /^(.*?):\w+\*$/.exec(source);
    if (wild) starts.push([wild[1]!.replace(/^\//, ''), destination]);
    else if (!exact.has(plain(source))) exact.set(plain(source), destination);
  }
  return (address) => {
    const file = byAddress.get(address);
    if (file !== undefined) return { is: 'page', file };
    const one = exact.get(address);
    if (one !== undefined) return { is: 'redirected', file: byAddress.get(plain(one)) };
    for (const [start, destination] of starts)
      if (address.startsWith(start))
        return {
          is: 'redirected',
          file: byAddress.get(plain(destination.replace(/:\w+\*/, address.slice(start.length)))),
        };
    return { is: 'dead' };
  };
}

/** The list in docs.json, or in the file that it refers to. */
function rulesIn(files: Files): readonly Rule[] {
  const parsed = (path: string): unknown => JSON.parse(files.get(path)!);
  const { redirects = [] } = parsed('docs.json') as {
    redirects?: readonly Rule[] | { $ref: string };
  };
  return '$ref' in redirects
    ? (parsed(redirects.$ref.replace(/^\.?\//, '')) as readonly Rule[])
    : redirects;
}
