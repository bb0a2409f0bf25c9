/* The words of moving: steps with the keys, and “Move to…”. */
import { inQuotes, isolated } from '$lib/core/text/direction';
import { plural } from '$lib/core/text/plural';

/* Why a step is not possible. */
export const nothingToMove = 'Select something to move.';
export const globalStays = 'The section “Everywhere” stays at the end.';
export const differentLists =
  'These stand in different lists. Use “Move to…” to bring them together.';
export const isFirst = (name: string): string => `${inQuotes(name)} is the first already.`;
export const isFirstAndNothingBefore = (name: string, parent: string): string =>
  `${inQuotes(name)} is the first already, and nothing before ${inQuotes(parent)} can take it.`;
export const isLast = (name: string): string => `${inQuotes(name)} is the last already.`;
export const isLastAndNothingAfter = (name: string, parent: string): string =>
  `${inQuotes(name)} is the last already, and nothing after ${inQuotes(parent)} can take it.`;
export const nothingAboveTakes = (name: string): string =>
  `Nothing above ${inQuotes(name)} can take it in.`;
export const holdsNothing = (name: string): string => `${isolated(name)} holds nothing.`;
export const isAtTop = (name: string, parent: string): string =>
  `${inQuotes(name)} stands at the top already: ${parent} holds it.`;

/* The question. `count` is the number of elements to move, here and below. */
export const moveTo = 'Move to';
export const elements = 'elements';
export const several = (count: number, kind: string): string => `${count} ${kind}`;
export const where = (what: string, count: number): string =>
  plural(
    count,
    `Where should ${what} go? It becomes the last one there. Or type the name of an entry to put it before or after.`,
    `Where should ${what} go? They become the last ones there. Or type the name of an entry to put them before or after.`,
  );
export const findPlace = 'Find a place';
export const findPlaceHint = 'Find a place by its name…';

/* The places. */
export const places = 'Places';
export const besideEntry = 'Before or after an entry';
export const before = (name: string): string => `Before ${inQuotes(name)}`;
export const after = (name: string): string => `After ${inQuotes(name)}`;
export const recent = 'Recent';
export const allPlaces = 'All places';
export const placesThatTake = (count: number): string =>
  `Places that can take ${plural(count, 'it', 'them')}`;
export const cannotTake = (count: number): string => `Cannot take ${plural(count, 'it', 'them')}`;
export const moreTypeName = (count: number): string => `${count} more: type a part of the name.`;
export const noPlaceNamed = (count: number): string =>
  `No place that can take ${plural(count, 'it', 'them')} has that name.`;
export const noPlace = (count: number): string =>
  plural(
    count,
    'Nothing in this navigation can take it as it is.',
    'Nothing in this navigation can take them as they are.',
  );
export const theNavigation = 'The navigation itself';
export const untitled = 'Untitled';
export const inPath = (path: string): string => `in ${path}`;
export const hereNow = 'here now';

/* The chosen place. */
export const canGo = (count: number): string =>
  plural(count, 'It can go there as it is.', 'They can go there as they are.');
export const possibleInstead = 'Possible instead:';
export const nothingOffered = 'Nothing can be offered here.';
