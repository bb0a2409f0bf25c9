/* What all operations say: refusals, labels of several elements, losses, and other files that change along. */
import { capital, quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { inQuotes } from '../text/direction.ts';
import { counted, formatNumber, plural } from '../text/plural.ts';

// Finding elements.
export const notAPointer = (pointer: string): string =>
  `“${pointer}” isn’t a JSON Pointer. It must be empty or start with a slash.`;
export const notFound = (pointer: string): string =>
  `There’s no element at ${pointer || 'the root'}.`;
export const navigationStays = 'Select something in the navigation, not the navigation itself.';
export const globalStays = 'Select one of the global links, not the whole section.';
export const nothingSelected = 'Nothing is selected.';
export const elements = 'elements';
export const several = (count: number, kinds: string): string => `${formatNumber(count)} ${kinds}`;

// Planning.
export const copyHasProblem = (problem: string): string =>
  `Fix this problem first so the copy doesn’t have it too. ${problem}`;
export const ofFile = (file: string, problem: string): string => `${inQuotes(file)}: ${problem}`;
export const fixJson = (problem: string): string => `Fix the JSON first. ${problem}`;
export const fixJsonOf = (file: string, problem: string): string =>
  `Fix the JSON of ${inQuotes(file)} first. ${problem}`;
export const tooDeep = 'That would be nested too deeply for the editor.';
export const noPlaceNear = 'Select another element. This can’t be added near the selected one.';
export const sourceIsNotValue = '“source” must be the JSON text of “value”.';

// Files that show in several places.
export const changedInTwoWays = (file: string): string =>
  `Change one place at a time. Several places use ${inQuotes(file)}, and this would change it in two different ways.`;
export const alsoChanges = (file: string, count: number, places: readonly string[]): string =>
  `This changes ${count === 2 ? 'both places' : `all ${formatNumber(count)} places`} that use ${inQuotes(file)}: ${listed(places)}.`;
export const otherPlaces = 'others';
export const settingsAt = (path: string): string => `the settings (${path})`;

// Fixes.
export const leavesProblem = (problem: string): string =>
  `That would cause another problem. ${problem}`;
export const inPlaces = (label: string, count: number): string =>
  `${label} in ${counted(count, 'place', 'places')}`;
export const mendAll = (count: number, problem: string): string =>
  `Fix ${formatNumber(count)}: ${problem}`;

// The same action in several languages or versions.
export const nothingMissing = 'Nothing is missing here.';
export const inPart = (part: string, sentence: string): string => `${part}: ${sentence}`;
export const aboutPart = (part: string, why: string): string => `${part} ${why}`;
export const hasItAlready = (part: string): string => `${part} already has it.`;
/** With the first reasons why. */
export const nothingChanges = (reasons: readonly string[]): string =>
  ['Nothing changes in the others.', ...reasons.slice(0, 2)].join(' ');

// What a change would remove.
export const loses = (name: string, fields: readonly string[]): string =>
  `${capital(name)} loses its ${listed(fields)}.`;
export const wouldLose = (name: string, fields: readonly string[], why: string): string =>
  `${capital(name)} would lose its ${listed(fields)}: ${why}.`;
export const severalWouldLose = (count: number, fields: readonly string[], why: string): string =>
  `${counted(count, 'element', 'elements')} would lose their ${listed(fields)}: ${why}.`;
export const doItWithout = (fields: readonly string[]): string =>
  `Continue without the ${listed(fields)}`;
export const fieldWithValue = (field: string, value: string): string => `${field} (${value})`;
export const fieldWithLeavingPage = (field: string, page: string): string =>
  `${field} (${quoted(page)}, which would no longer be in the navigation)`;
export const commentsGo = (count: number): string =>
  `${plural(count, 'A comment', `${formatNumber(count)} comments`)} would be removed.`;
