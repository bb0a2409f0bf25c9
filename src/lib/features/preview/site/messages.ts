/* Texts of the drawn site, in the preview and in an exported page. Nothing else is imported there. */
import { inQuotes } from '$lib/core/text/direction';

/** The name of a landmark, and which of several sites on the screen it is in. */
const landmark = (name: string, side: string | undefined): string =>
  side ? `${name}, ${side}` : name;

// Banner and navbar
export const banner = 'Banner';
export const dismissBanner = 'Dismiss banner';
export const menu = 'Menu';
export const closeMenu = 'Close the menu';
export const search = 'Search…';
export const switchers = {
  products: 'Product',
  versions: 'Version',
  languages: 'Language',
} as const;
export const tabs = 'Tabs';
export const dropdown = 'Dropdown';
export const choose = 'Choose';
export const emptyMenu = 'Nothing here yet. Add something to it in the tree.';

// Labels and marks
export const noLabel = 'No label';
export const external = 'external';
export const hidden = 'hidden';
export const hiddenFromReaders = 'Hidden from readers';
export const deprecated = 'Deprecated';

// Sidebar
export const sidebar = (side?: string): string => landmark('Sidebar', side);
export const pagesOf = (group: string): string => `Pages of ${group}`;
export const generatedFrom = (specification: string): string =>
  `Endpoints are generated from ${specification}`;
export const contentNotOpened = (file: string): string =>
  `Content of ${file}, which was not opened along`;

// Page
export const breadcrumb = (side?: string): string => landmark('Breadcrumb', side);
export const onThisPage = (side?: string): string => landmark('On this page', side);
export const generatedFromUnknown = (specification: string): string =>
  `Endpoints are generated from ${specification}. Its file is not known here, so they are not shown.`;
export const nothingToRead = 'Nothing to read here yet. Add a page and it shows at once.';
/** The words before and after the address. */
export const leads = {
  external: ['Opens', 'in a new tab'],
  path: ['Goes to', ''],
  part: ['Goes to', 'on the page'],
  dead: ['Is a script or data, not a link:', ''],
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
  `${inQuotes(label)} is a script or data, not a link: ${address}`;
export const noPageAt = (path: string, nearest?: string): string =>
  nearest
    ? `The navigation has no page at ${path}. The nearest is /${nearest}`
    : `The navigation has no page at ${path}.`;
export const notOpened = (label: string): string => `${label} was not opened along`;

// Around the site
export const edit = (label: string): string => `Edit ${inQuotes(label)}`;
export const approximate = 'Approximate';
/** What is unknown follows, as a list. */
export const drawnLike = (theme: string): string =>
  `Drawn like the theme ${inQuotes(theme)}. What is not known of it:`;
export const needsJavaScript =
  'This preview of a documentation site runs in your browser and needs JavaScript for that. It asks no other machine for anything.';
