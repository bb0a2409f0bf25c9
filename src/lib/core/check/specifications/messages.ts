/* What the checks say about API specifications and their endpoints. */
import { quoted, quotedPath } from '../../document/kind-words.ts';
import { listed } from '../../text/listed.ts';
import { plural } from '../../text/plural.ts';

// Fields that name a specification
export const namesNoFile = (key: string, holder: string): string =>
  `${quoted(key)} of ${holder} is empty and has no effect.`;
export const mustNameFile = (key: string, holder: string, format: string): string =>
  `${quoted(key)} of ${holder} must be an ${format} file or URL, in quotes.`;
export const removeNoFile = 'Remove empty values';
export const readAs = (name: string, plain: string): string =>
  `The site reads ${quoted(name)} as ${quoted(plain)}, relative to docs.json.`;
export const ignored = 'The site ignores it.';

// With a source and a directory
export const noSource = (format: string, holder: string): string =>
  `Add a file or a URL (“source”) to the ${format} entry of ${holder}.`;
export const theEntry = (format: string): string => `the ${format} entry`;
export const besideSource = (keys: readonly string[], format: string): string =>
  `Remove ${listed(keys)}. The ${format} “source” can’t be combined with ${plural(keys.length, 'it', 'them')}.`;
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
export const notInFolder = (file: string): string => `${file} isn’t in this folder.`;
export const addFile = 'Add the file, or fix the path.';

// Endpoints
export const noEndpoint = (operation: string): string =>
  `${quoted(operation)} isn’t in any API specification here, so its page won’t appear on the site.`;
export const noEndpointIn = (specification: string, operation: string): string =>
  `${quoted(operation)} isn’t in ${quoted(specification)}, so its page won’t appear on the site.`;
export const endpointIsIn = (specification: string): string => `It’s in ${quoted(specification)}.`;
export const lookAtEndpoint = 'Check the method and the path.';
