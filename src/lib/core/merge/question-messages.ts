/* What each side did to an element, after the side's name, and the two choices. */
import { inQuotes } from '../text/direction.ts';
import { counted } from '../text/plural.ts';

export const question = (ours: string, weDid: string, theirs: string, theyDid: string): string =>
  `${ours} ${weDid}; ${theirs} ${theyDid}`;
export const siteSettings = 'Site settings';

// What a side did.
export const deleted = (name: string): string => `removed ${inQuotes(name)}`;
export const moved = (name: string, place: string): string => `moved ${inQuotes(name)} to ${place}`;
export const movedToPlace = (name: string, place: string, parent: string): string =>
  `moved ${inQuotes(name)} within ${parent} (now ${place})`;
export const added = (name: string, place: string): string => `added ${inQuotes(name)} to ${place}`;
export const addedNamesake = 'added another one with the same name';
export const addedSimilar = (name: string): string =>
  `added ${inQuotes(name)} with mostly the same pages`;
export const changed = (name: string): string => `changed ${inQuotes(name)}`;
export const changedIn = (name: string, parent: string): string =>
  `changed ${inQuotes(name)} in ${inQuotes(parent)}`;
export const renamed = (before: string, after: string): string => `renamed ${before} to ${after}`;
export const renamedIt = (after: string): string => `renamed it to ${after}`;
export const reordered = (parent: string): string => `reordered ${parent}`;
export const set = (field: string, value: string): string => `set ${field} to ${value}`;
export const removed = (field: string): string => `removed ${field}`;

// Choices.
export const leaveItOut = 'Leave it out';
export const removeIt = 'Remove it';
export const keepIt = 'Keep it';
export const keepItIn = (place: string): string => `Keep it in ${place}`;
export const putItBack = 'Restore it';
export const putItBackIn = (place: string): string => `Restore it in ${place}`;
/** `place`: “first in the list”. */
export const keepItAt = (place: string): string => `Keep it ${place}`;
export const putItAt = (place: string): string => `Make it ${place}`;
export const moveItTo = (place: string): string => `Move it to ${place}`;
export const keepOrder = 'Keep this order';
export const takeOrder = 'Use the other order';
export const keepThisOne = 'Keep this one';
export const takeOtherOne = 'Use the other one';
export const keep = (what: string): string => `Keep ${what}`;
export const take = (what: string): string => `Use ${what}`;

// Fields and values.
export const fieldOf = (field: string, owner: string): string => `${field} of ${owner}`;
export const theNavigation = 'the navigation';
export const listOf = (count: number): string => `a list of ${counted(count, 'entry', 'entries')}`;
export const objectWith = (keys: readonly string[]): string =>
  `an object with ${keys.map(inQuotes).join(', ')}`;
