/* Setting and clearing fields. */
import { capital, quoted } from '../document/kind-words.ts';

export const clear = (field: string, owner: string): string => `Clear ${field} of ${owner}`;
export const rename = (owner: string, name: string): string => `Rename ${owner} to ${quoted(name)}`;
export const set = (field: string, owner: string): string => `Set ${field} of ${owner}`;
export const setTo = (field: string, owner: string, value: string): string =>
  `${set(field, owner)} to ${quoted(value)}`;
export const theSite = 'the site';
export const changePath = (name: string, path: string): string =>
  `Change ${name} to ${quoted(path)}`;

export const fieldNeedsName = 'A field needs a name.';
export const noFields = (name: string): string =>
  `${capital(name)} is no element with fields. Remove it, or mend it in JSON mode.`;
export const noSettings = 'The file holds no object, so it has no settings.';
export const notAsWhole = 'The navigation is changed entry by entry, not as a whole.';
export const listOfChildren = (key: string): string =>
  `${quoted(key)} is a list of children: add, move or remove its entries instead.`;
export const onlyPath =
  'A page entry has only its path. Its title and icon stand in the page’s file.';
export const pathIsText = 'A page path is text.';
export const noSuchEntry = (list: string, entry: string): string =>
  `${quoted(list)} is a list without an entry ${quoted(entry)}.`;
export const notAnObject = (key: string, field: string): string =>
  `${quoted(key)} is no object, so it has no ${quoted(field)}.`;
