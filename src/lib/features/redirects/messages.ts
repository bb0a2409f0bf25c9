/* The words of the redirects. */
import type { RedirectState } from '$lib/core/check/links/redirect-states';
import { quotedPath } from '$lib/core/document/kind-words';
import type { ImportFormat } from '$lib/core/redirects/imported-redirects';
import type { RedirectFormat } from '$lib/core/redirects/formats';
import { counted, formatNumber, plural } from '$lib/core/text/plural';

export const redirects = 'Redirects';
export const add = 'Add a redirect';
export const importMore = 'Import…';
export const exportAll = 'Export…';
export const lostUrls = 'Lost URLs';
export const more = 'More';
export const cancel = 'Cancel';

/* Without redirects. */
export const noneYet = 'No redirects yet';
export const about =
  'A redirect sends readers from an old URL to the page that replaced it. When you move or delete pages, Signpost adds redirects for you.';
export const notAList = 'Fix “redirects” in JSON mode. It isn’t a list.';
export const brokenJson =
  'The JSON has a syntax error. These are the redirects from the last valid version.';
export const leftOut = (count: number): string =>
  `${counted(count, 'redirect isn’t', 'redirects aren’t')} shown because ${plural(count, 'its', 'their')} source or destination is missing.`;
export const showJson = 'Show JSON';

/* The search and the filter. */
export const search = 'Search redirects';
export const searchHint = 'Search by source or destination';
export const shownStates = 'Show';
export const allStates = (count: number): string => `All (${formatNumber(count)})`;
export const inState = (state: string, count: number): string =>
  `${state} (${formatNumber(count)})`;
export const noMatches = 'No redirects match.';
export const showAll = 'Show all redirects';
export const fixIt = 'Fix';
export const fixAll = (count: number): string => `Fix ${counted(count, 'problem', 'problems')}`;

/* The table. */
export const columns = {
  source: 'Source',
  destination: 'Destination',
  hops: 'Steps',
  links: 'Links',
  state: 'Status',
  step: 'Added by',
} as const;
export const actions = 'Actions';
/* Next to each other on a phone, where the table has no head. */
/** A loop never ends. */
export const noHops = '–';
export const hops = (count: number): string => counted(count, 'step', 'steps');
export const links = (count: number): string => counted(count, 'link', 'links');
/** `step`: "Moved “Quickstart” to “Guides”". */
export const addedWith = (step: string): string => `Added by: ${step}`;
export const sortBy = 'Sort by';
export const fileOrder = 'File order';
export const descending = 'Descending';
export const aboutLinks = 'Links that go through this redirect';
export const states: Readonly<Record<RedirectState, string>> = {
  fine: 'OK',
  unknown: 'Not checked',
  chain: 'Chain',
  loop: 'Loop',
  nowhere: 'No page',
  page: 'Hides a page',
  twice: 'Duplicate',
  unused: 'Never used',
};
export const aboutStates: Partial<Readonly<Record<RedirectState, string>>> = {
  fine: 'Readers reach a page.',
  unknown: 'Signpost couldn’t check whether the destination exists.',
};
export const temporary = 'Temporary';
export const aboutTemporary = 'Browsers don’t remember a temporary redirect.';
export const edit = (source: string): string => `Edit the redirect from ${quotedPath(source)}`;
export const remove = (source: string): string => `Remove the redirect from ${quotedPath(source)}`;
export const fix = (label: string, source: string): string => `${label}: ${quotedPath(source)}`;

/* The form. */
export const source = 'Source';
export const destination = 'Destination';
export const sourceExample = '/old-page';
export const destinationExample = '/new-page';
export const pages = 'Pages';
export const save = 'Save';
export const removeThis = 'Remove';

/* Following a URL. */
export const tryUrl = 'Try a URL';
export const tryHelp = 'See where it leads.';
export const way = 'Route';
export const by = (source: string): string => `Through the redirect from ${quotedPath(source)}`;

/* Fixing. */
export const insteadOf = (destination: string): string => `Instead of ${quotedPath(destination)}`;
export const isRemoved = 'Removed';
export const changes = 'Changes';
export const moreChanges = (count: number): string => `And ${formatNumber(count)} more`;

/* Import. */
export const importRedirects = 'Import redirects';
export const pasteHere = 'Redirects from another tool';
export const whatToPaste =
  'Paste two columns, CSV, or the text of _redirects, vercel.json, .gitbook.yaml, or the Docusaurus plugin.';
export const chooseFile = 'Choose a file';
export const formats: Readonly<Record<ImportFormat, string>> = {
  csv: 'columns',
  netlify: '_redirects',
  vercel: 'vercel.json',
  docs: 'docs.json',
  docusaurus: 'Docusaurus',
  gitbook: 'GitBook',
};
export const readAs = (format: string): string => `Read as ${format}.`;
export const willAdd = (count: number): string => `To add: ${formatNumber(count)}`;
export const willSkip = (count: number): string => `Skipped: ${formatNumber(count)}`;
export const nothingToAdd = 'There’s nothing to add.';
export const addAll = (count: number): string => `Add ${counted(count, 'redirect', 'redirects')}`;
export const arrow = (source: string, destination: string): string => `${source} → ${destination}`;

/* Export. */
export const exportRedirects = 'Export redirects';
export const format = 'Format';
export const exportFormats: Readonly<
  Record<RedirectFormat, readonly [label: string, file: string]>
> = {
  csv: ['CSV', 'redirects.csv'],
  netlify: ['_redirects (Netlify, Cloudflare, GitLab)', '_redirects'],
  vercel: ['vercel.json', 'vercel.json'],
  docusaurus: ['Docusaurus', 'redirects.json'],
};
export const exportedText = 'Text';
export const notExported = (count: number): string =>
  `${counted(count, 'redirect isn’t', 'redirects aren’t')} included.`;
export const copy = 'Copy';
export const copied = 'Copied the redirects';
export const copyingRefused =
  'Your browser blocked copying. Allow access to the clipboard, then try again.';
export const download = 'Download';
