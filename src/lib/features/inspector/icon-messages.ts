/* Where an icon is from, or why it is not drawn. */
import { inQuotes } from '$lib/core/text/direction';

export const drawnInFile = 'An inline SVG.';
export const picture = (host: string): string =>
  `An image from ${host}. It isn’t loaded here, but your site shows it.`;
export const fileOfSite = 'An image file. Open the folder to see it here.';
export const fileOfFolder = 'An image in this folder.';
export const noFile = 'This folder has no file with this path.';
export const notInFreeSet = (name: string): string =>
  `${inQuotes(name)} isn’t in Font Awesome Free. Your site may still show it.`;
export const notInLibrary = (name: string, library: string): string =>
  `${inQuotes(name)} isn’t in the version of ${library} that Signpost knows. Your site may still show it.`;
export const paidStyle = (style: string): string =>
  `${style} is a Font Awesome Pro style. Signpost shows the solid icon instead.`;
export const otherStyle = (style: string): string =>
  `Font Awesome Free doesn’t have this icon in ${inQuotes(style)}. Signpost shows another style.`;
export const fromSiteLibrary = (library: string): string => `${library}, this site’s icon library.`;
export const fromOtherLibrary = (library: string): string =>
  `${library}, not this site’s icon library.`;

export const nearestIcons = 'Similar icons';
export const nearest = 'Similar:';
export const use = (icon: string): string => `Use ${icon}`;
