/* The words of the fields for a name, a path and a file. */
import { inQuotes } from '$lib/core/text/direction';

/* Names and paths. */
export const nameOf = (kind: string): string => `Name of the ${kind}`;
export const emptyName = 'Enter a name. The old one was kept.';
export const pathOf = (kind: string): string => `Path of the ${kind}`;
export const titleOrPathOf = 'Title or path of the page';
export const emptyPath = 'Enter a path. The old one was kept.';

/* Pages. */
export const titleOf = 'Title of the new page';
export const pathOfNew = 'Path';
export const unlistedPages = 'Pages not in navigation';
export const unlistedEndpoints = 'Endpoints not in navigation';
export const writtenAs = (path: string): string =>
  `Saved as ${inQuotes(path)} because paths can’t contain spaces, special characters, or a file extension.`;
/** The page has a file that can be changed. */
export const titleOrPath = 'Type a title to rename the page, or a path to move its file.';
export const changesTitle = 'Renames the page. Its path stays the same.';
export const movesFile = 'Moves the page’s file and updates links to it.';
export const renamePage = (old: string, title: string): string =>
  `Rename ${inQuotes(old)} to ${inQuotes(title)}`;
export const madeFromTitle = (path: string): string => `The path will be ${inQuotes(path)}.`;
/** `title`: of the page that has the path. */
export const pathTaken = (title: string): string =>
  `${inQuotes(title)} already has this path, so this row would open that page.`;
export const noLetters = 'Enter at least one letter or number.';
export const listedAlready = 'This page is already in the navigation.';
export const fileIsThere = 'This page file is in your folder. It keeps its title.';
export const createsFile = 'Creates the page’s file with this title.';
export const onlyPath = (path: string): string =>
  `The title is used only for the path. Write the page in ${inQuotes(`${path}.mdx`)}.`;

/* The file of an element. */
export const keepInFile = (name: string): string => `Move ${inQuotes(name)} to its own file`;
export const aboutKeeping =
  'Readers see no difference. Saving creates the file, and docs.json refers to it.';
export const file = 'File';
export const fileHint = 'Path relative to docs.json.';
export const fileExists = (path: string): string =>
  `${inQuotes(path)} already exists. Choose another name.`;
export const cancel = 'Cancel';
export const keep = 'Move to file';
