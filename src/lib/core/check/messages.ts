/*
 * What the checks say in several places: labels of fixes, questions, and how equal findings are combined.
 */
import { quoted } from '../document/kind-words.ts';
import { listed } from '../text/listed.ts';
import { doesNotBuild } from '../document/messages.ts';
import { counted, formatNumber } from '../text/plural.ts';

// Fixes. A value or a part is given in words: in quotes, or as “the 2 groups”.
export const write = (value: string): string => `Change to ${value}`;
export const remove = (what: string): string => `Remove ${what}`;
export const rename = (from: string, to: string): string =>
  `Rename ${quoted(from)} to ${quoted(to)}`;
export const removeEntry = 'Remove from the navigation';
export const removeLink = 'Remove the link';
export const removeSlash = 'Remove the first slash';
export const startWith = (what: string): string => `Start with ${what}`;
export const english = 'English';

/** The label of a new element, such as “New tab”. */
export const newLabel = (word: string): string => `New ${word}`;

export const isMeant = (names: string): string => `Did you mean ${names}?`;

// Problems of paths and fields
export const rewritten = (path: string, other: string): string =>
  `The site changes ${quoted(path)} to ${quoted(other)}.`;
export const samePage = (path: string, plain: string): string =>
  `Remove the slash at the start of ${quoted(path)}. It’s the same page as ${quoted(plain)}.`;
export const notOnEveryPage = (key: string): string =>
  `Global links can’t contain ${quoted(key)}. ${doesNotBuild}`;

// Places
export const inFile = (file: string, sentence: string): string => `In ${file}: ${sentence}`;
export const closedFile = (file: string): string => `Open ${quoted(file)} to check what’s in it.`;

// Several findings as one
export const withNames = (headline: string, names: string): string => `${headline} ${names}.`;
export const andMore = (names: readonly string[], more: number): string =>
  more > 0
    ? `${names.join(', ')}${names.length > 1 ? ',' : ''} and ${counted(more, 'more', 'more')}`
    : listed(names);
export const inPlaces = (message: string, count: number): string =>
  `${message} (${counted(count, 'place', 'places')})`;
export const fixSome = (some: number, count: number): string =>
  `Fix ${formatNumber(some)} of ${formatNumber(count)}`;
export const fixInPlaces = (label: string, count: number): string =>
  `${label} (${counted(count, 'place', 'places')})`;
export const fixAll = (count: number): string => `Fix all ${formatNumber(count)}`;
