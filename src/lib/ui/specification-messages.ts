/* The state of a specification. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const endpoints = (count: number): string => counted(count, 'endpoint', 'endpoints');
export const endpointsInTags = (count: number, tags: number): string =>
  `${counted(count, 'endpoint', 'endpoints')} in ${counted(tags, 'tag', 'tags')}`;
/** "Pets: 4 endpoints in 2 tags" */
export const titled = (title: string, what: string): string => `${title}: ${what}`;
export const chosenForVisit = (file: string): string =>
  `(from ${inQuotes(file)}, until you close this site)`;
export const pathsElsewhere = (count: number): string =>
  `${counted(count, 'path is defined in another file, which isn’t', 'paths are defined in other files, which aren’t')} included.`;
export const reading = (name: string): string => `Loading ${inQuotes(name)}…`;
export const webAddress =
  'Signpost doesn’t load specifications from the web. Choose the file to see its endpoints.';
export const notOpened = 'Only docs.json is open. Choose the file to see its endpoints.';
export const missing = (name: string): string => `The folder doesn’t contain ${inQuotes(name)}.`;
export const isOneMeant = 'Did you mean one of these?';
export const unusable = (name: string): string => `${inQuotes(name)} can’t be used.`;
export const use = (name: string): string => `Use ${name}`;
export const chooseFile = 'Choose the specification file';
export const fileFor = (name: string): string => `Specification file for ${name}`;
