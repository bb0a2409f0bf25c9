/* What changed in the navigation and in its files, in one sentence each, without a period. */
import { inQuotes } from '../text/direction.ts';
import { plural } from '../text/plural.ts';

export const movedWithin = (name: string, parent: string, place: string): string =>
  `${inQuotes(name)} moved within ${parent}, now in ${place}`;
export const moved = (name: string, from: string, to: string, place: string): string =>
  `${inQuotes(name)} moved from ${from} to ${to}, ${place}`;
/** Two places with the same name. */
export const one = (name: string): string => `one ${inQuotes(name)}`;
export const another = 'another';

export const orderChanged = (parent: string, count: number): string =>
  `Order changed in ${parent}: ${count} entries stand elsewhere in the list`;

// Entries that stand in another list of their element.
export const entries = 'Entries';
export const relisted = (now: string, before: string): string =>
  `stand in ${inQuotes(now)} now, no longer in ${inQuotes(before)}`;
export const entriesRelisted = (owner: string, became: string): string =>
  `Entries of ${owner} ${became}`;
export const theNavigation = 'the navigation';

// Removed and added elements. `inside` is what they hold, or ''.
export const takenAway = (kind: string, name: string, from: string): string =>
  `${kind} ${inQuotes(name)} taken away; what it held now stands in ${from}`;
export const removed = (kind: string, name: string, inside: string, from: string): string =>
  `${kind} ${inQuotes(name)}${inside && ` with ${inside}`} removed from ${from}`;
export const putRound = (kind: string, name: string, count: number, parent: string): string =>
  `${kind} ${inQuotes(name)} put round ${plural(count, 'one entry', `${count} entries`)} of ${parent}`;
export const added = (
  kind: string,
  name: string,
  inside: string,
  to: string,
  place: string,
): string => `${kind} ${inQuotes(name)}${inside && ` with ${inside}`} added to ${to}, ${place}`;

// Files.
export const keptInFile = (name: string, file: string): string =>
  `${name} is kept in a file of its own now, ${file}`;
export const keptNoLonger = (name: string, file: string): string =>
  `${name} is kept in ${file} no longer`;
export const contentChanged = (file: string): string => `The content of ${file} changed`;
export const textChanged = (file: string): string => `The text of ${file} changed`;
export const onlyWritingChanged = (file: string): string =>
  `Only the writing of ${file} changed: spaces, line ends or comments`;
