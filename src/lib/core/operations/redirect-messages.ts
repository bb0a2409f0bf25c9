/* Steps on the list of redirects, and why a redirect can't be there. */
import { quotedPath } from '../document/kind-words.ts';
import { counted } from '../text/plural.ts';

export const add = (source: string): string => `Add a redirect from ${quotedPath(source)}`;
export const change = (source: string): string => `Change the redirect from ${quotedPath(source)}`;
export const remove = (source: string): string => `Remove the redirect from ${quotedPath(source)}`;
export const addAll = (count: number): string => `Add ${counted(count, 'redirect', 'redirects')}`;
export const fixAll = (count: number): string => `Fix ${counted(count, 'redirect', 'redirects')}`;

export const notAList = 'Fix “redirects” in JSON mode. It isn’t a list.';
export const noSource = 'Enter a path on the site, such as “/old-page”.';
export const noDestination = 'Enter a path such as “/new-page”, or a URL.';
export const hasMark = (mark: string): string =>
  `Remove “${mark}” and everything after it. Redirects only match paths.`;
export const isReserved = (source: string): string =>
  `The host serves ${quotedPath(source)} itself, so a redirect has no effect. Choose another source.`;
export const isPage = (source: string): string =>
  `Choose another source. There’s a page at ${quotedPath(source)}, and readers would see only the page or only the redirect.`;
export const isTaken = (source: string, destination: string): string =>
  `Choose another source. ${quotedPath(source)} already redirects to ${quotedPath(destination)}.`;
/** `way`: from the source back to it. */
export const isLoop = (way: readonly string[]): string =>
  `Choose another destination. ${way.map(quotedPath).join(' → ')} is a loop.`;
