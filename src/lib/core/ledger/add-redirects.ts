/* Redirects from lost addresses to living pages. */
import type { World } from '../check/diagnostic.ts';
import type { Doc } from '../document/node.ts';
import { redirectOperations, type RedirectsFollowed } from '../links/redirects.ts';

/** An address and the file of the page where its readers should go, from the folder of docs.json. */
export interface LedAddress {
  readonly address: string;
  readonly file: string;
}

/**
 * The redirects as an operation on the document: in the style of the list, no chains, many as one wildcard. Adds them
 * also where the site’s config says that moving pages adds none.
 */
export function redirectsFor(
  led: readonly LedAddress[],
  doc: Doc,
  { paths = new Set(), config }: World,
): RedirectsFollowed {
  // As if a file that was there had moved today.
  const left = new Map(led.map(({ address, file }) => [`${address}.mdx`, file]));
  return redirectOperations(doc, { left, arrived: [], paths }, config);
}
