/* The words of the URLs that lead nowhere. */
import { quotedPath } from '$lib/core/document/kind-words';
import type { Evidence } from '$lib/core/ledger/targets';
import { counted, formatNumber, plural } from '$lib/core/text/plural';

export const lostUrls = 'Lost URLs';
export const about =
  'These URLs used to work and now show “Page not found”. Add redirects to send readers to the right pages.';
export const reading = 'Reading the history and comparing pages…';
export const readingFiles = 'Loading site files…';
export const brokenJson = 'The JSON has a syntax error. Fix it to add redirects.';
export const partial = 'Only part of the history is available here, so older URLs may be missing.';
/** `since`: "March 9, 2026". `isMore`: there are more commits than are known. */
export const partOf = (extent: {
  readonly read: number;
  readonly known: number;
  readonly isMore: boolean;
  readonly since: string | undefined;
}): string =>
  `Signpost compared pages in ${formatNumber(extent.read)} of ${extent.isMore ? 'more than ' : ''}${counted(extent.known, 'commit', 'commits')}${extent.since ? `, back to ${extent.since}` : ''}. Other URLs may be missing.`;
export const notOfSite = (count: number): string =>
  `Left out ${counted(count, 'URL that is on another site or isn’t a page', 'URLs that are on other sites or aren’t pages')}.`;

/* Without any. */
export const noneLost = 'Every known URL leads to a page';
export const noHistory = 'Where should Signpost look?';
export const aboutNoHistory =
  'There’s no git history here. Add a list of URLs, such as a sitemap or a report of pages not found.';
export const aboutNone = 'All URLs in the git history still work. To check other URLs, add a list.';

/* Lists. */
export const addList = 'Add a list…';
export const addListTitle = 'Add a list of URLs';
export const listText = 'URLs to check';
export const whatIsAList =
  'Paste a sitemap.xml, a CSV export from your search console or analytics, or a list of missing URLs, one per line.';
export const chooseFile = 'Choose a file';
export const check = 'Check URLs';
export const cancel = 'Cancel';
export const foundInList = (count: number): string =>
  count === 0
    ? 'All URLs in the list lead to a page.'
    : `${counted(count, 'URL', 'URLs')} in the list ${plural(count, 'doesn’t', 'don’t')} work.`;

/* The search and the selection. */
export const search = 'Search lost URLs';
export const searchHint = 'Search by URL or page';
export const noMatches = 'No URLs match.';
export const showAll = 'Show all URLs';
export const select = 'Select';
export const lines = {
  90: 'Matches of 90% or more',
  70: 'Matches of 70% or more',
  50: 'Matches of 50% or more',
  0: 'All with a match',
} as const;
export const addRedirects = (count: number): string =>
  `Add ${counted(count, 'redirect', 'redirects')}`;
export const addedRedirects = (count: number): string =>
  plural(count, 'Added a redirect for 1 URL', `Added redirects for ${formatNumber(count)} URLs`);
export const nothingToAdd = 'No redirects were added. Choose other pages for these URLs.';

/* A row. */
export const redirectThis = (address: string): string => `Redirect ${quotedPath(address)}`;
export const targetOf = (address: string): string => `Page for ${quotedPath(address)}`;
export const noTarget = 'Choose a page';
export const otherPage = 'Another page…';
export const otherPageTitle = (address: string): string => `Page for ${quotedPath(address)}`;
export const findPage = 'Find a page';
export const pages = 'Pages';
export const match = (confidence: number): string => `${Math.floor(confidence * 100)}%`;
export const aboutMatch = 'How likely it is that this is the right page';
export const evidence: Readonly<Record<Evidence, string>> = {
  renamed: 'Git says the page moved there',
  'same-text': 'Same text',
  title: 'Same title',
  'like-text': 'Similar text',
  'moved-alike': 'Other URLs moved the same way',
  path: 'Similar path',
};
export const chosenByHand = 'Your choice';
export const visits = (count: number): string =>
  `${formatNumber(count)} ${plural(count, 'visit', 'visits')}`;
/** `ago`: "3 months ago". */
export const ended = (ago: string, subject: string): string => `Stopped working ${ago}: ${subject}`;
export const fromList = 'From your list';
export const giveUp = 'Mark as removed on purpose';
export const giveUpThis = (address: string): string =>
  `Mark ${quotedPath(address)} as removed on purpose`;
/** The step. */
export const gone = (address: string): string =>
  `Mark ${quotedPath(address)} as removed on purpose`;
export const isGone = (address: string): string =>
  `Marked ${quotedPath(address)} as removed on purpose`;
