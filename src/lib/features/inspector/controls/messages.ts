/* The words of the inspector's controls. */
import { withArticle } from '$lib/core/document/kind-words';
import { inQuotes } from '$lib/core/text/direction';
import { formatNumber } from '$lib/core/text/plural';

/* A list. */
export const suggestions = 'Suggestions';
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;
export const notInList = (value: string): string => `${value}, not in the list`;
export const empty = '(empty)';
export const languages = 'Languages';
export const moreLanguages = 'More languages';
export const noLanguage = (query: string): string => `No languages match ${inQuotes(query)}.`;

/* A text that is long for where it appears. */
export const longLabel = 'Long for a menu. It may wrap or be cut off.';
export const longTag = 'Long for a badge. One word works best.';
export const longDescription = 'Long for a description. One short sentence works best.';
export const longBanner = 'Long for a banner. It takes several lines on a phone.';

/* A page. */
export const pageFiles = 'Page files';
export const listedIn = (holder: string, others: number): string =>
  others > 0 ? `In ${holder} and ${formatNumber(others)} more` : `In ${holder}`;
export const alsoListedIn = (holder: string, others: number): string =>
  others > 0 ? `Also in ${holder} and ${formatNumber(others)} more.` : `Also in ${holder}.`;
export const aHolder = (kind: string): string => withArticle(kind);
export const theNavigation = 'the navigation';
export const goThere = 'Show';

/* An endpoint. */
export const noSummary = 'No summary in the specification.';
export const deprecated = 'Deprecated.';
export const hidden = 'Hidden in the specification.';
export const alsoHas = 'This path also has';
export const changeTo = (method: string, path: string): string => `Change to ${method} ${path}`;
export const chooseEndpoints = 'Choose endpoints';

/* A specification. */
export const anotherFile = 'Another file or URL';
export const writeOrRemove = 'Enter a file or a URL, or remove this line.';
export const line = (field: string, number: number): string => `${field} ${number}`;
export const remove = 'Remove';
export const removeLine = (field: string, number: number): string => `Remove ${field} ${number}`;
export const fromSettings = 'From site settings.';
export const from = (label: string): string => `from ${inQuotes(label)}`;
export const use = (path: string): string => `Use ${path}`;
export const addFile = 'Add another file';

/* An icon. */
export const chooseIcon = 'Choose an icon';
/** `keys`: “Alt+↓” or “⌥↓”. */
export const chooseIconByKey = (keys: string): string => `Choose an icon (${keys})`;
export const chooseIconCommand = 'Choose an icon…';
export const iconKeywords = 'picture symbol emoji lucide tabler font awesome';
export const fixFirst = 'Fix the JSON first.';
export const iconRemoved = 'Removed the icon.';
export const iconChanged = 'Changed the icon.';
export const iconUnfinished =
  'Incomplete icon. Close every brace, and put every name and value in quotes.';

/* A color. */
export const pickColor = 'Pick a color';
export const pickColorFor = (shade: string): string => `Pick a color for ${shade} mode`;
export const contrastWithText = 'Contrast with its text';
export const contrastWithPage = 'Contrast with the page';
export const readable = (ratio: string): string => `Readable, ${ratio}:1`;
export const hardToRead = (ratio: string): string => `Hard to read, ${ratio}:1`;
export const standsOut = (ratio: string): string => `Visible, ${ratio}:1`;
export const faint = (ratio: string): string => `Faint, ${ratio}:1`;

/* A banner. */
export const bannerLook = 'Banner preview';
export const link = (words: string, effect: string): string => `“${words}”: ${effect}`;
export const deadLink = (words: string): string =>
  `“${words}”: this link runs code or contains data. Sites block it.`;
export const htmlAsText = 'HTML appears here as text. For links, use [words](/page).';
