/* Parts of the navigation in files of their own. */
import { capital } from '../document/kind-words.ts';
import { inQuotes } from '../text/direction.ts';

export const listOf = (entries: string, name: string): string => `the ${entries} of ${name}`;
export const noList = (name: string, entries: string): string =>
  `${capital(name)} has no list of ${entries}.`;

// Into a file.
export const keepIn = (name: string, file: string): string => `Keep ${name} in ${inQuotes(file)}`;
export const onlyOneLine = (name: string): string =>
  `${capital(name)} is only one line, so it needs no file of its own. Choose the group that it stands in.`;
export const inFileAlready = (name: string, file: string): string =>
  `${capital(name)} is kept in a file of its own already: ${inQuotes(file)}.`;
export const inClosedFileAlready = (name: string, file: string): string =>
  `${capital(name)} is kept in a file of its own already, ${inQuotes(file)}, which is not open.`;
export const outsideFolder = (file: string, main: string): string =>
  `${inQuotes(file)} is no file in the folder of ${inQuotes(main)}. Write a path such as “tabs/guides.json”.`;
export const notJson = (file: string): string =>
  `${inQuotes(file)} does not end in “.json”. Write a name that does.`;
export const exists = (file: string): string =>
  `There is a file ${inQuotes(file)} already. Choose another name.`;

// Back from it.
export const putBack = (name: string, file: string): string =>
  `Put ${name} back into ${inQuotes(file)}`;
export const notOpen = (name: string, file: string): string =>
  `What ${name} holds stands in ${inQuotes(file)}, which is not open. Open that file first.`;
export const inNoFile = (name: string): string => `${capital(name)} is kept in no file of its own.`;
