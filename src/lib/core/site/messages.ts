/* What the preview says about a site, and the words that the site’s builder puts there itself. */
import { inQuotes } from '../text/direction.ts';

// The builder's own words.
export const documentation = 'Documentation';
export const untitled = 'Untitled';
export const apiReference = 'API Reference';
export const andMore = (name: string, more: number): string => `${name} and ${more} more`;

// What is not known about a theme.
export const ownFonts = 'Fonts, sizes and distances are Signpost’s own.';
export const guessedSwitcher = 'Where the theme puts the language switcher is a guess.';
export const guessedClick =
  'Whether a click on a group goes to its first page is a guess while “drilldown” is not set.';
export const unknownTheme = (theme: string): string =>
  `No theme is called ${inQuotes(theme)}. It is drawn like mint.`;
