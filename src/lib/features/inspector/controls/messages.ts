/* The words of the inspector's controls. */
import { inQuotes } from '$lib/core/text/direction';

/* A list. */
export const suggestions = 'Suggestions';
export const andMore = (count: number): string => `and ${count} more`;
export const notInList = (value: string): string => `${value}, not in the list`;
export const empty = '(empty)';
export const languages = 'Languages';
export const moreLanguages = 'More that the builder takes';
export const noLanguage = (query: string): string => `No language is called ${inQuotes(query)}.`;

/* A text that is long for where it appears. */
export const longLabel = 'Long for a menu: readers may see it on two lines, or cut off.';
export const longTag = 'Long for a badge: one word reads best.';
export const longDescription = 'Long for a menu: one short sentence reads best.';
export const longBanner = 'Long for a banner: on a phone it takes several lines.';

/* A page. */
export const pageFiles = 'Page files';
export const listedIn = (holder: string, others: number): string =>
  others > 0 ? `Listed in ${holder} and ${others} more` : `Listed in ${holder}`;
export const alsoListedIn = (holder: string, others: number): string =>
  others > 0 ? `Also listed in ${holder} and ${others} more.` : `Also listed in ${holder}.`;
export const aHolder = (kind: string): string => `a ${kind}`;
export const theNavigation = 'the navigation';
export const goThere = 'Go there';

/* An endpoint. */
export const noSummary = 'The specification gives no summary.';
export const deprecated = 'Deprecated.';
export const hidden = 'The specification hides it.';
export const alsoHas = 'This path also has';
export const changeTo = (method: string, path: string): string => `Change to ${method} ${path}`;
export const chooseEndpoints = 'Choose endpoints';

/* A specification. */
export const anotherFile = 'Another file or address';
export const writeOrRemove = 'Write a file’s name, or remove this line.';
export const line = (field: string, number: number): string => `${field} ${number}`;
export const remove = 'Remove';
export const removeLine = (field: string, number: number): string => `Remove ${field} ${number}`;
export const fromSettings = 'From the site’s settings.';
export const from = (label: string): string => `from ${inQuotes(label)}`;
export const use = (path: string): string => `Use ${path}`;
export const addFile = 'Add another file';

/* An icon. */
export const chooseIcon = 'Choose an icon';
export const chooseIconByKey = 'Choose an icon (Alt+↓)';
export const chooseIconCommand = 'Choose an icon…';
export const iconKeywords = 'picture symbol emoji lucide tabler font awesome';
export const fixFirst = 'Fix the JSON first.';
export const iconRemoved = 'Removed the icon.';
export const iconChanged = 'Changed the icon.';
export const iconUnfinished =
  'Not an icon yet: the braces are not closed, or a part has no quotes.';

/* A color. */
export const pickColor = 'Pick a colour';
export const pickColorFor = (shade: string): string => `Pick a colour for ${shade}`;
export const contrastWithText = 'Contrast with the text on it';
export const contrastWithPage = 'Contrast with the page';
export const readable = (ratio: string): string => `Readable, ${ratio}:1`;
export const hardToRead = (ratio: string): string => `Hard to read, ${ratio}:1`;
export const standsOut = (ratio: string): string => `Stands out, ${ratio}:1`;
export const faint = (ratio: string): string => `Faint, ${ratio}:1`;

/* A banner. */
export const bannerLook = 'How the banner looks';
export const link = (words: string, effect: string): string => `“${words}”: ${effect}`;
export const deadLink = (words: string): string =>
  `“${words}”: this link runs code or carries a document instead of opening a page. Sites do not follow it.`;
export const htmlAsText = 'HTML is shown here as text. Links are written as [words](/page).';
