/*
 * What the checks say in several places: labels of fixes, questions, and how equal findings are told as one.
 */
import { listed, quoted } from '../document/kind-words.ts';
import { counted, plural } from '../text/plural.ts';

// Fixes. A value or a part is given in words: in quotes, or as “the 2 groups”.
export const write = (value: string): string => `Write ${value}`;
export const remove = (what: string): string => `Remove ${what}`;
export const rename = (from: string, to: string): string =>
  `Rename ${quoted(from)} to ${quoted(to)}`;
export const removeEntry = 'Remove the entry';
export const removeLink = 'Remove the link';
export const removeSlash = 'Remove the slash';
export const startWith = (what: string): string => `Start with ${what}`;
export const english = 'English';

/** The label of a new element, such as “New tab”. */
export const newLabel = (word: string): string => `New ${word}`;

export const isMeant = (names: string): string => `Is ${names} meant?`;

// Problems of paths and fields
export const rewritten = (path: string, other: string): string =>
  `The site rewrites ${quoted(path)} to ${quoted(other)}.`;
export const samePage = (path: string, plain: string): string =>
  `${quoted(path)} and ${quoted(plain)} are the same page. Page paths are usually written without the slash.`;
export const notOnEveryPage = (key: string): string =>
  `What is shown on every page cannot hold ${quoted(key)}; the site does not build with it.`;

// Places
export const inFile = (file: string, sentence: string): string => `In ${file}: ${sentence}`;
export const closedFile = (file: string): string =>
  `What belongs here is in the file ${quoted(file)}, which is not open, so it is not checked.`;

// Several findings as one
export const withNames = (headline: string, names: string): string => `${headline} ${names}.`;
export const andMore = (names: readonly string[], more: number): string =>
  more > 0 ? `${names.join(', ')} and ${counted(more, 'more', 'more')}` : listed(names);
export const inPlaces = (message: string, count: number): string =>
  `${message} (${counted(count, 'place', 'places')})`;
export const fixSome = (some: number, count: number): string => `Fix ${some} of ${count}`;
export const fixInPlaces = (label: string, count: number): string =>
  `${label} (${count} ${plural(count, 'place', 'places')})`;
export const fixAll = (count: number): string => `Fix all ${count}`;
