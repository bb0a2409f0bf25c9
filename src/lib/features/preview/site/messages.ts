/* Texts of the drawn site, in the preview and in an exported page. Nothing else is imported there. */
import { inQuotes } from '$lib/core/text/direction';

/** The name of a landmark, and which of several sites on the screen it is in. */
const landmark = (name: string, side: string | undefined): string =>
  side ? `${name}, ${side}` : name;

// Banner and navbar
export const banner = 'Banner';
export const dismissBanner = 'Dismiss banner';
export const menu = 'Menu';
export const closeMenu = 'Close menu';
export const search = 'Search…';
export const switchers = {
  products: 'Product',
  versions: 'Version',
  languages: 'Language',
} as const;
export const tabs = 'Tabs';
export const dropdown = 'Dropdown';
export const choose = 'Choose';
export const emptyMenu = 'Nothing here yet. Add something in the navigation.';

// Labels and marks
export const noLabel = 'No label';
export const external = 'external';
export const hidden = 'hidden';
export const hiddenFromReaders = 'Hidden from readers';
export const deprecated = 'Deprecated';

// Sidebar
export const sidebar = (side?: string): string => landmark('Sidebar', side);
export const pagesOf = (group: string): string => `Pages in ${group}`;
export const generatedFrom = (specification: string): string =>
  `Endpoints are generated from ${specification}`;
export const contentNotOpened = (file: string): string => `Content from ${file} (not open)`;

// Page
export const breadcrumb = (side?: string): string => landmark('Breadcrumb', side);
export const onThisPage = (side?: string): string => landmark('On this page', side);
export const generatedFromUnknown = (specification: string): string =>
  `Endpoints are generated from ${specification}. Choose the file to see them.`;
export const nothingToRead = 'Pages appear here once you add them.';
export const nothingUntilFixed =
  'Readers see no page here until the errors in the navigation are fixed.';
/** The words before and after the address. */
export const leads = {
  external: ['Opens', 'in a new tab'],
  path: ['Goes to', ''],
  part: ['Goes to', 'on the page'],
  dead: ['Not a link. Contains a script or data:', ''],
} as const;
export const tryIt = 'Try it';
export const previous = 'Previous:';
export const next = 'Next:';

// What a click would have done
export const goesTo = (label: string, part: string): string =>
  `${inQuotes(label)} goes to ${part} on the page`;
export const opens = (label: string, address: string): string =>
  `${inQuotes(label)} opens ${address} in a new tab`;
export const isNoLink = (label: string, address: string): string =>
  `${inQuotes(label)} isn’t a link. It contains a script or data: ${address}`;
export const noPageAt = (path: string, nearest?: string): string =>
  nearest ? `There’s no page at ${path}. Did you mean /${nearest}?` : `There’s no page at ${path}.`;
export const notOpened = (label: string): string => `${label} isn’t open`;

// Around the site
export const edit = (label: string): string => `Edit ${inQuotes(label)}`;
export const approximate = 'Approximate';
/** What is unknown follows, as a list. */
export const drawnLike = (theme: string): string =>
  `Approximates the theme ${inQuotes(theme)}. May differ:`;
export const needsJavaScript =
  'Turn on JavaScript to see this preview. It works offline and makes no network requests.';

// Around the page
export const footer = (side?: string): string => landmark('Footer', side);

// The text of a page
export const notMdx = (line: number | undefined, reason: string): string =>
  line === undefined
    ? `This page isn’t valid MDX (${reason}), so it’s shown as plain Markdown.`
    : `This page isn’t valid MDX (line ${line}: ${reason}), so it’s shown as plain Markdown.`;
export const notRun = 'Code doesn’t run in the preview.';
export const image = 'Image';
export const imageElsewhere = (host: string): string => `Image on ${host}`;
export const code = 'Code';
export const card = 'Open';
export const more = 'More';
export const tab = (number: number): string => `Tab ${number}`;
export const done = 'Done';
export const open = 'Open';
export const required = 'required';
export const deprecatedField = 'deprecated';
export const defaultValue = (value: string): string => `default: ${value}`;
