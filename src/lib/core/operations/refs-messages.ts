/* Parts of the navigation in their own files. */
import { capital } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';

export const listOf = (entries: string, name: string): string => `the ${entries} of ${name}`;
export const noList = (name: string, entries: string): string =>
  `${capital(name)} has no list of ${entries}.`;

// Into a file.
export const keepIn = (name: string, file: string): string => `Move ${name} to ${inQuotes(file)}`;
export const onlyOneLine = (name: string): string =>
  `Choose the group that contains ${name}. A single page doesn’t need its own file.`;
export const inFileAlready = (name: string, file: string): string =>
  `${capital(name)} already has its own file: ${inQuotes(file)}.`;
export const inClosedFileAlready = (name: string, file: string): string =>
  `${capital(name)} already has its own file, ${inQuotes(file)}, which isn’t open.`;
export const outsideFolder = (file: string, main: string): string =>
  `Enter a path such as “tabs/guides.json”. ${inQuotes(file)} isn’t in the folder that contains ${inQuotes(main)}.`;
export const notJson = (file: string): string =>
  `Enter a name that ends in “.json”. ${inQuotes(file)} doesn’t.`;
export const exists = (file: string): string =>
  `${inQuotes(file)} already exists. Choose another name.`;

// Back from it.
export const putBack = (name: string, file: string): string =>
  `Move ${name} back into ${inQuotes(file)}`;
export const notOpen = (name: string, file: string): string =>
  `Open ${inQuotes(file)} first. It contains ${name}.`;
export const inNoFile = (name: string): string => `${capital(name)} isn’t in its own file.`;
