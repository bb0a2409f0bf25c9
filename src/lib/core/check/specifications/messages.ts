/* What the checks say about API specifications and their endpoints. */
import { quoted, quotedPath } from '../../document/kind-words.ts';

// Fields that name a specification
export const namesNoFile = (key: string, holder: string): string =>
  `${quoted(key)} of ${holder} names no file, so it does nothing.`;
export const mustNameFile = (key: string, holder: string, format: string): string =>
  `${quoted(key)} of ${holder} must name the ${format} file or its address, in quotes.`;
export const removeNoFile = 'Remove what is no file';
export const readAs = (name: string, plain: string): string =>
  `The site reads ${quoted(name)} as ${quoted(plain)}, from the folder of docs.json.`;
export const ignored = 'The site ignores it.';

// With a source and a directory
export const noSource = (format: string, holder: string): string =>
  `The ${format} entry of ${holder} does not say which file or address it means (“source”).`;
export const theEntry = (format: string): string => `the ${format} entry`;
export const besideSource = (keys: string, format: string): string =>
  `${keys} cannot stand beside the ${format} “source”.`;
export const directoryNotPath = (format: string): string =>
  `The “directory” of the ${format} pages must be a path in quotes.`;

// Files
export const fileOf = (format: string, name: string, holder: string): string =>
  `The ${format} file ${quotedPath(name)} of ${holder}`;
export const fileOfEntry = (name: string): string =>
  `The OpenAPI file ${quotedPath(name)} of this entry`;
export const theSite = 'the site';
export const unusable = (file: string, reason: string): string =>
  `${file} can’t be used. ${reason}`;
export const notInFolder = (file: string): string => `${file} isn't in this folder.`;
export const addFile = 'Add the file, or correct the path.';

// Endpoints
export const noEndpoint = (operation: string): string =>
  `The API specifications here have no ${quoted(operation)}, so there is no page to show.`;
export const noEndpointIn = (specification: string, operation: string): string =>
  `${quoted(specification)} has no ${quoted(operation)}, so there is no page to show.`;
export const lookAtEndpoint = 'Look at the method and the path.';
