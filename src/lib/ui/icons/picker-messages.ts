/* The icon picker. */
import { counted } from '$lib/core/text/plural';

export const chooseIcon = 'Choose an icon';
export const search = 'Search icons';
export const searchExample = 'Search: launch, billing, help…';
export const close = 'Close';
export const removeIcon = 'Remove the icon';

// Where to look.
export const whereToLook = 'Where to look';
export const siteLibrary = (library: string): string =>
  `${library}, the library that this site uses`;
export const siteUsesIt = 'This site uses it';
export const files = 'Files';

// Styles.
export const style = 'Icon style';
export const siteStyle = 'As the site draws it';
export const paidStyles = 'Only in Font Awesome’s paid sets';
export const notInList = (style: string): string => `${style}, not in the list`;
export const drawnAsSolid = 'A paid style of Font Awesome: drawn here as solid.';

// A text that is used as it is typed.
export const useText = (text: string): string => `Use “${text}”`;
export const useByEnter = (text: string): string => `Enter uses “${text}”.`;

// What is found.
export const icons = 'Icons';
export const onSite = 'On this site';
export const recent = 'Recent';
export const allOf = (library: string, count: number): string =>
  `All ${library} icons (${count.toLocaleString('en')})`;
export const count = (icons: number): string => counted(icons, 'icon', 'icons');
export const noPicture = (words: string): string => `No picture of this folder fits “${words}”.`;
export const noIcon = (library: string, words: string): string =>
  `No icon in ${library} fits “${words}”.`;
export const lookIn = (library: string): string => `Look in ${library}`;

// The icon that is looked at.
export const ofSiteLibrary = (library: string): string => `${library}, this site’s library`;
export const fromLibrary = (library: string): string => `From ${library}`;
export const ofFolder = 'A file of this folder';
export const keys = '↑↓←→ to move, Enter to select';
