/* The icon picker. */
import { counted, formatNumber } from '$lib/core/text/plural';

export const chooseIcon = 'Choose an icon';
export const search = 'Search icons';
export const searchExample = 'Search: launch, billing, help…';
export const close = 'Close';
export const removeIcon = 'Remove icon';

// Where to look.
export const whereToLook = 'Icon source';
export const siteLibrary = (library: string): string => `${library}, this site’s icon library`;
export const siteUsesIt = 'Used by this site';
export const files = 'Files';

// Styles.
export const style = 'Icon style';
export const siteStyle = 'Site default';
export const paidStyles = 'Font Awesome Pro only';
export const notInList = (style: string): string => `${style}, not in the list`;
export const drawnAsSolid =
  'This is a Font Awesome Pro style. Signpost shows the solid icon instead.';

// A text that is used as it is typed.
export const useText = (text: string): string => `Use “${text}”`;
export const useByEnter = (text: string): string => `Press Enter to use “${text}”.`;

// What is found.
export const icons = 'Icons';
export const onSite = 'On this site';
export const recent = 'Recent';
export const allOf = (library: string, count: number): string =>
  `All ${library} icons (${formatNumber(count)})`;
export const count = (icons: number): string => counted(icons, 'icon', 'icons');
export const noPicture = (words: string): string => `No image in this folder matches “${words}”.`;
export const noIcon = (library: string, words: string): string =>
  `No ${library} icon matches “${words}”.`;
export const lookIn = (library: string): string => `Search ${library}`;

// The icon that is looked at.
export const ofSiteLibrary = (library: string): string => `${library}, this site’s icon library`;
export const fromLibrary = (library: string): string => `From ${library}`;
export const ofFolder = 'An image in this folder';
export const keys = '↑↓←→ to move, Enter to select';
