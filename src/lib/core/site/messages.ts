/* What the preview says about a site, and the words that the site’s builder puts there itself. */
import { inQuotes } from '../text/direction.ts';
import { formatNumber } from '../text/plural.ts';

// The builder's own words.
export const documentation = 'Documentation';
export const untitled = 'Untitled';
export const apiReference = 'API Reference';
export const andMore = (name: string, more: number): string =>
  `${name} and ${formatNumber(more)} more`;

// What is not known about a theme.
export const ownFonts = 'Fonts, sizes, and spacing are Signpost’s own.';
export const guessedSwitcher = 'The position of the language switcher is a guess.';
export const guessedClick =
  'Whether a group opens its first page is a guess unless “drilldown” is set.';
export const notFromFile =
  'Features the host adds, such as page feedback, page actions, and an assistant, aren’t shown.';
export const unknownTheme = (theme: string): string =>
  `${inQuotes(theme)} isn’t a known theme. Shown as “mint”.`;
