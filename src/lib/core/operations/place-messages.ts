/* Moving, adding, removing, duplicating and sorting. */
import { capital } from '../document/kind-words.ts';

export const noPlace = (index: number, size: number): string =>
  `There is no place ${index} in this list; it has ${size} entries.`;

// The owner of a list, in a sentence.
export const theNavigation = 'the navigation';
export const unlabeled = (kind: string): string => `a ${kind}`;
export const unlabeledList = (kind: string, key: string): string => `a ${kind} (${key})`;

export const intoItself = (name: string): string => `${capital(name)} cannot be moved into itself.`;
export const moveTo = (what: string, owner: string): string => `Move ${what} to ${owner}`;
export const moveWithin = (what: string, owner: string): string => `Move ${what} within ${owner}`;
export const elements = (count: number): string => `${count} elements`;
export const add = (what: string, owner: string): string => `Add ${what} to ${owner}`;
export const remove = (what: string): string => `Remove ${what}`;
export const removeGlobal = 'Remove what is shown everywhere';
export const duplicate = (what: string): string => `Duplicate ${what}`;
export const nothingToSort = (name: string): string =>
  `${capital(name)} holds nothing that could be sorted.`;
export const sortByLabel = (name: string): string => `Sort ${name} by label`;
export const sortByPath = (name: string): string => `Sort ${name} by path`;
