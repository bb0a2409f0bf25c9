/* What the inspector says about a page and its file. */
import { inQuotes } from '$lib/core/text/direction';
import { counted, formatNumber, plural } from '$lib/core/text/plural';
import { linkSources } from '$lib/editor/files/linked-messages';

/* The page's file. */
export const forReaders = 'What readers see';
export const noTitle = 'No title. Readers see a name based on the path.';
export const pageDetails = 'Page details';
export const keptIn = (file: string): string => `These fields are in ${file}.`;
export const readingFiles = 'Loading page files…';
export const keptInFiles = (count: number): string =>
  `These fields are in ${counted(count, 'page file', 'page files')}.`;
export const leftAlone = (left: number, all: number): string =>
  `${formatNumber(left)} of ${counted(all, 'page', 'pages')} ${plural(left, 'isn’t included because its page file', 'aren’t included because their page files')} can’t be read.`;
export const brokenIn = (file: string, line: number): string =>
  `Fix line ${line} of ${file} to edit these fields here.`;
export const noFile = (path: string): string => `There’s no page file at ${inQuotes(path)} yet.`;
export const movingFile = 'Moving the page file…';
export const moveHere = (file: string): string => `Move ${file} here`;
export const createPage = 'Create this page';
export const noDescription = 'No description.';
export const fromFile = 'From the page file. Open the folder to edit.';
export const onlyFileOpen = (file: string): string =>
  `Only ${file} is open. Open its folder to see the page’s title and check its file.`;

/* What the file says about the page, with help. */
export const yes = 'Yes';
export const pageTitle = 'Title on the page';
export const aboutPageTitle = 'The navigation shows its shorter sidebar title.';
export const tag = 'Tag';
export const aboutTag = 'A badge next to the title.';
export const icon = 'Icon';
export const aboutIcon = 'Appears before the title.';
export const hidden = 'Hidden';
export const aboutHidden = 'Doesn’t appear in the navigation.';
export const deprecated = 'Deprecated';
export const aboutDeprecated = 'Marked as outdated for readers.';
export const leadsTo = 'Links to';
export const aboutLeadsTo = 'In the navigation, this page opens the URL instead.';
export const endpoint = 'Endpoint';
export const aboutEndpoint = 'The endpoint this page documents.';

/* Who links to a page. */
export const lookingForLinks = 'Looking for links…';
export const noLinks = 'No other page links here.';
export const linkedFrom = (links: number, pages: number, specifications = 0): string =>
  `${counted(links, 'link', 'links')} from ${linkSources(pages, specifications)}`;
export const showPage = (page: string): string => `Go to ${inQuotes(page)}`;
export const atLine = (file: string, line: number): string => `${file}, line ${line}`;
