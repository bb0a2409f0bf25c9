/* The state of a specification. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const endpoints = (count: number): string => counted(count, 'endpoint', 'endpoints');
export const endpointsInTags = (count: number, tags: number): string =>
  `${counted(count, 'endpoint', 'endpoints')} in ${counted(tags, 'tag', 'tags')}`;
export const chosenForVisit = (file: string): string => `(from ${inQuotes(file)}, for this visit)`;
export const pathsElsewhere = (count: number): string =>
  `${counted(count, 'path is', 'paths are')} described in other files, which are not read.`;
export const reading = (name: string): string => `Reading ${inQuotes(name)}…`;
export const webAddress =
  'A web address. Signpost does not fetch it; choose the file to see its endpoints.';
export const notOpened = 'Only docs.json was opened. Choose the file to see its endpoints.';
export const missing = (name: string): string =>
  `There is no file ${inQuotes(name)} in the folder.`;
export const isOneMeant = 'Is one of these meant?';
export const unusable = (name: string): string => `${inQuotes(name)} cannot be used.`;
export const use = (name: string): string => `Use ${name}`;
export const chooseFile = 'Choose the specification’s file';
export const fileFor = (name: string): string => `Specification file for ${name}`;
