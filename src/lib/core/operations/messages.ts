/* What all operations say: refusals, labels of several elements, losses, and other files that change along. */
import { capital, listed, quoted } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';
import { plural } from '../text/plural.ts';

// Finding elements.
export const notAPointer = (pointer: string): string =>
  `“${pointer}” is no JSON Pointer: it starts with a slash, or is empty.`;
export const notFound = (pointer: string): string =>
  `There is no element at ${pointer || 'the root'}.`;
export const navigationStays = 'The navigation itself stays where it is. Choose something in it.';
export const globalStays = 'The global section stays where it is. Choose one of its entries.';
export const nothingSelected = 'Nothing is selected.';
export const elements = 'elements';
export const several = (count: number, kinds: string): string => `${count} ${kinds}`;

// Planning.
export const copyHasProblem = (problem: string): string =>
  `A copy would have this problem too, so mend it first. ${problem}`;
export const ofFile = (file: string, problem: string): string => `${inQuotes(file)}: ${problem}`;
export const fixJson = (problem: string): string => `Fix the JSON first. ${problem}`;
export const fixJsonOf = (file: string, problem: string): string =>
  `Fix the JSON of ${inQuotes(file)} first. ${problem}`;
export const tooDeep = 'That would nest elements deeper than the editor can show.';
export const noPlaceNear =
  'This cannot be put anywhere near what is selected. Select the part of the site where it should go.';
export const sourceIsNotValue = 'The text that was given for the new element is not its value.';

// Files that show in several places.
export const changedInTwoWays = (file: string): string =>
  `${inQuotes(file)} shows in several places, and this would change it in two ways at once. Choose one of the places.`;
export const alsoChanges = (file: string, count: number, places: readonly string[]): string =>
  `This changes ${count === 2 ? 'both places' : `all ${count} places`} that show ${inQuotes(file)}: in ${listed(places)}.`;
export const otherPlaces = 'others';
export const settingsAt = (path: string): string => `the settings (${path})`;

// Fixes.
export const leavesProblem = (problem: string): string =>
  `That would leave another problem behind. ${problem}`;
export const inPlaces = (label: string, count: number): string => `${label} in ${count} places`;
export const mendAll = (count: number, problem: string): string => `Mend ${count}: ${problem}`;

// The same action in several languages or versions.
export const nothingMissing = 'Nothing is missing here.';
export const inPart = (part: string, sentence: string): string => `${part}: ${sentence}`;
export const aboutPart = (part: string, why: string): string => `${part} ${why}`;
export const hasItAlready = (part: string): string => `${part} has it so already.`;
export const nothingChanges = 'Nothing changes in the others.';

// What a change would remove.
export const loses = (name: string, fields: readonly string[]): string =>
  `${capital(name)} loses its ${listed(fields)}.`;
export const wouldLose = (name: string, fields: readonly string[], why: string): string =>
  `${capital(name)} would lose its ${listed(fields)}: ${why}.`;
export const severalWouldLose = (count: number, fields: readonly string[], why: string): string =>
  `Of ${count} elements the ${listed(fields)} would be lost: ${why}.`;
export const doItWithout = (fields: readonly string[]): string =>
  `Do it without the ${listed(fields)}`;
export const fieldWithValue = (field: string, value: string): string => `${field} (${value})`;
export const fieldWithLeavingPage = (field: string, page: string): string =>
  `${field} (${quoted(page)}, which then leaves the navigation)`;
export const commentsGo = (count: number): string =>
  `${plural(count, 'A comment', `${count} comments`)} inside what is dissolved would go.`;
