/* What changed in the navigation and in its files, in one sentence each, without a period. */
import { inQuotes } from '../text/direction.ts';
import { counted } from '../text/plural.ts';

export const movedWithin = (name: string, parent: string, place: string): string =>
  `${inQuotes(name)} moved within ${parent}, now ${place}`;
export const moved = (name: string, from: string, to: string, place: string): string =>
  `${inQuotes(name)} moved from ${from} to ${to}, now ${place}`;
/** Two places with the same name. */
export const one = (place: string): string => `one ${place}`;
export const another = 'another';

export const orderChanged = (parent: string, count: number): string =>
  `Order changed in ${parent} (${counted(count, 'element', 'elements')} moved)`;

// Entries that moved to another list of their element.
export const entries = 'List';
export const relisted = (now: string, before: string): string =>
  `changed from ${inQuotes(before)} to ${inQuotes(now)}`;
export const entriesRelisted = (owner: string, became: string): string =>
  `List of ${owner} ${became}`;
export const theNavigation = 'the navigation';

// Removed and added elements. `subject`: what `withContents` says.
/** `inside`: its content in words, or ''. */
export const withContents = (kind: string, name: string, inside: string): string =>
  `${kind} ${inQuotes(name)}${inside && ` with ${inside}`}`;
export const takenAway = (kind: string, name: string, from: string): string =>
  `${kind} ${inQuotes(name)} unwrapped; its content is now in ${from}`;
export const removed = (subject: string, from: string): string => `${subject} removed from ${from}`;
export const putRound = (kind: string, name: string, count: number, parent: string): string =>
  `${counted(count, 'element', 'elements')} of ${parent} wrapped in ${kind.toLowerCase()} ${inQuotes(name)}`;
export const added = (subject: string, to: string, place: string): string =>
  `${subject} added to ${to}, ${place}`;

// Files.
export const keptInFile = (name: string, file: string): string =>
  `${name} moved to its own file, ${file}`;
export const keptNoLonger = (name: string, file: string): string =>
  `${name} moved back from ${file}`;
export const contentChanged = (file: string): string => `Content of ${file} changed`;
export const textChanged = (file: string): string => `Text of ${file} changed`;
export const onlyWritingChanged = (file: string): string =>
  `Only the formatting of ${file} changed: spaces, line endings, or comments`;
