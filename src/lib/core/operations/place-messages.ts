/* Moving, adding, removing, duplicating and sorting. */
import { capital, withArticle } from '../document/kind-words.ts';
import { counted } from '../text/plural.ts';

export const noPlace = (index: number, size: number): string =>
  `Index ${index} isn’t in this list, which has ${counted(size, 'entry', 'entries')}.`;

// The owner of a list, in a sentence.
export const theNavigation = 'the navigation';
export const unlabeled = (kind: string): string => withArticle(kind);
export const unlabeledList = (kind: string, key: string): string => `${withArticle(kind)} (${key})`;

export const intoItself = (name: string): string => `${capital(name)} can’t be moved into itself.`;
export const moveTo = (what: string, owner: string): string => `Move ${what} to ${owner}`;
export const moveWithin = (what: string, owner: string): string => `Move ${what} within ${owner}`;
export const add = (what: string, owner: string): string => `Add ${what} to ${owner}`;
export const remove = (what: string): string => `Remove ${what}`;
export const removeGlobal = 'Remove the global links';
export const duplicate = (what: string): string => `Duplicate ${what}`;
export const nothingToSort = (name: string): string => `${capital(name)} has nothing to sort.`;
export const sortByLabel = (name: string): string => `Sort ${name} by label`;
export const sortByPath = (name: string): string => `Sort ${name} by path`;

/** A place in another language or version: "“Documentación” (es)". */
export const inDivision = (owner: string, division: string): string =>
  division ? `${owner} (${division})` : owner;
