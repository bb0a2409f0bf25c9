/* Setting and clearing fields. */
import { quoted } from '../document/kind-words.ts';

/** `owner`: absent where the field's name says it all. */
const of = (owner: string | undefined): string => (owner === undefined ? '' : ` of ${owner}`);
export const clear = (field: string, owner?: string): string => `Clear ${field}${of(owner)}`;
export const rename = (owner: string, name: string): string => `Rename ${owner} to ${quoted(name)}`;
export const set = (field: string, owner?: string): string => `Set ${field}${of(owner)}`;
export const setTo = (field: string, owner: string | undefined, value: string): string =>
  `${set(field, owner)} to ${quoted(value)}`;
/** `label`: as the inspector shows it. */
export const turn = (label: string, owner: string | undefined, isOn: boolean): string =>
  `Turn ${isOn ? 'on' : 'off'} ${label.startsWith('“') ? label : quoted(label)}${owner === undefined ? '' : ` for ${owner}`}`;
export const theSite = 'the site';
export const changePath = (name: string, path: string): string =>
  `Change ${name} to ${quoted(path)}`;

export const fieldNeedsName = 'Enter a name for the field.';
export const noFields = (name: string): string =>
  `Remove ${name}, or fix it in JSON mode. It can’t have fields.`;
export const noSettings = 'The file isn’t a JSON object, so it has no settings.';
export const notAsWhole =
  'Change navigation elements one at a time. The navigation can’t be replaced as a whole.';
export const listOfChildren = (key: string): string =>
  `Add, move, or remove the elements in ${quoted(key)} instead. It can’t be set as a whole.`;
export const onlyPath = 'Edit the title and icon in the page’s file. Here, a page only has a path.';
export const pathIsText = 'A page path must be text.';
export const noSuchEntry = (list: string, entry: string): string =>
  `The list ${quoted(list)} has no entry ${quoted(entry)}.`;
export const notAnObject = (key: string, field: string): string =>
  `${quoted(key)} isn’t an object, so it has no ${quoted(field)}.`;
