/* Links in page files that weren't checked, where each read counts against a limit of the host. */
import { counted } from '$lib/core/text/plural';

export const checkingLinks = 'Checking the links in pages…';
export const linksUnchecked = (pages: number): string =>
  `Links in pages weren’t checked. Checking them reads ${counted(pages, 'page file', 'page files')}.`;
/** Where only a few files can be read without signing in. */
export const signInToCheck = 'Links in pages weren’t checked. Sign in to check them.';
export const checkLinks = 'Check links in pages';
export const tryAgain = 'Try again';
