/* The words of the fields for a name, a path and a file. */
import { inQuotes } from '$lib/core/text/direction';

/* Names and paths. */
export const nameOf = (kind: string): string => `Name of this ${kind}`;
export const emptyName = 'A name cannot be empty: it stays as it was.';
export const pathOf = (kind: string): string => `Path of this ${kind}`;
export const emptyPath = 'A path cannot be empty: it stays as it was.';

/* Pages. */
export const titleOf = 'Title of the new page';
export const pathOfNew = 'Path';
export const unlistedPages = 'Pages that are in no list yet';
export const writtenAs = (path: string): string =>
  `Saved as ${inQuotes(path)}: paths can't contain spaces or special characters.`;
export const madeFromTitle = (path: string): string =>
  `Path: ${inQuotes(path)}. The title itself is in the page’s file and stays as it is.`;
export const noLetters = 'Type at least one letter or digit.';
export const listedAlready = 'This page is in the navigation already.';
export const fileIsThere = 'This page file is in your folder. Its title stays.';
export const onlyPath = (path: string): string =>
  `The title only makes the path. Write the page in ${inQuotes(`${path}.mdx`)}.`;

/* Several pasted lines. */
export const added = (what: string): string => `Add ${what}`;
export const addedTo = (what: string, place: string): string => `Add ${what} to ${place}`;

/* The file of an element. */
export const keepInFile = (name: string): string => `Keep ${inQuotes(name)} in its own file`;
export const aboutKeeping =
  'Readers see no difference. The file is made when you save, and docs.json refers to it.';
export const file = 'File';
export const fileHint = 'Its way from the folder of docs.json.';
export const fileExists = (path: string): string =>
  `There is a file ${inQuotes(path)} already. Choose another name.`;
export const cancel = 'Cancel';
export const keep = 'Keep it there';
