/* The words of moving: steps with the keys, and “Move to…”. */
import { inQuotes } from '$lib/core/text/direction';
import { plural, formatNumber } from '$lib/core/text/plural';

/* Why a step is not possible. */
export const nothingToMove = 'Select something to move.';
export const globalStays = 'Global links are always last.';
export const differentLists =
  'These are in different places. Use “Move to…” to move them together.';
export const isFirst = (name: string): string => `${inQuotes(name)} is already first.`;
export const isFirstAndNothingBefore = (name: string, parent: string): string =>
  `${inQuotes(name)} is already first, and nothing before ${inQuotes(parent)} can contain it.`;
export const isLast = (name: string): string => `${inQuotes(name)} is already last.`;
export const isLastAndNothingAfter = (name: string, parent: string): string =>
  `${inQuotes(name)} is already last, and nothing after ${inQuotes(parent)} can contain it.`;
export const nothingAboveTakes = (name: string): string =>
  `Nothing above ${inQuotes(name)} can contain it.`;
export const holdsNothing = (name: string): string => `${inQuotes(name)} is empty.`;
export const isAtTop = (name: string, parent: string): string =>
  `${inQuotes(name)} is already at the top level of ${parent}.`;

/* The question. `count` is the number of elements to move, here and below. */
export const moveTo = 'Move to';
export const elements = 'elements';
export const several = (count: number, kind: string): string => `${formatNumber(count)} ${kind}`;
export const where = (what: string, count: number): string =>
  `${what} ${plural(count, 'goes', 'go')} to the end of the place you choose. To move ${plural(count, 'it', 'them')} next to an element, search for that element’s name.`;
export const findPlace = 'Find a place';
export const findPlaceHint = 'Search by name…';

/* The places. */
export const places = 'Places';
export const besideEntry = 'Before or after an element';
export const before = (name: string): string => `Before ${inQuotes(name)}`;
export const after = (name: string): string => `After ${inQuotes(name)}`;
export const recent = 'Recent';
export const allPlaces = 'All places';
export const placesThatTake = (count: number): string =>
  `Places that can contain ${plural(count, 'it', 'them')}`;
export const cannotTake = 'Unavailable';
export const moreTypeName = (count: number): string =>
  `${formatNumber(count)} more. Type part of a name to narrow the list.`;
export const noPlaceNamed = (count: number): string =>
  `No place with this name can contain ${plural(count, 'it', 'them')}.`;
export const noPlace = (count: number): string =>
  plural(
    count,
    'Nothing in this navigation can contain it.',
    'Nothing in this navigation can contain them.',
  );
export const theNavigation = 'The top level';
export const untitled = 'Untitled';
export const inPath = (path: string): string => `in ${path}`;
export const hereNow = 'Current location';

/* The chosen place. */
export const toTheEndOf = (name: string): string => `To the end of ${inQuotes(name)}`;
export const move = 'Move';
export const cancel = 'Cancel';
export const possibleInstead = 'Instead, you can:';
export const nothingOffered = 'No fix available.';
