/* Where an icon is from, or why it is not drawn. */
import { inQuotes } from '$lib/core/text/direction';

export const drawnInFile = 'A drawing that is written in the file itself.';
export const picture = (host: string): string =>
  `A picture from ${host}. It is not loaded here; the site shows it.`;
export const fileOfSite = 'A file of the site. Open the folder to see it here.';
export const fileOfFolder = 'A file of this folder.';
export const noFile = 'No file of this folder has this path.';
export const notInFreeSet = (name: string): string =>
  `${inQuotes(name)} is not in the free set of Font Awesome; your site may still show it.`;
export const notInLibrary = (name: string, library: string): string =>
  `${inQuotes(name)} is not in ${library} as we know it; your site may still show it.`;
export const paidStyle = (style: string): string =>
  `${style} is a paid style of Font Awesome. It is drawn here as solid.`;
export const otherStyle = (style: string): string =>
  `The free set has it in no style ${inQuotes(style)}. It is drawn here in another.`;
export const fromSiteLibrary = (library: string): string =>
  `${library}, the library that this site uses.`;
export const fromOtherLibrary = (library: string): string =>
  `${library}, not the site’s own library.`;

export const nearestIcons = 'Nearest icons';
export const nearest = 'Nearest:';
export const use = (icon: string): string => `Use ${icon}`;
