/* Opening folders from the editor, and navigation that is in files that are not open. */
import { inQuotes } from '$lib/core/text/direction';
import { plural, formatNumber } from '$lib/core/text/plural';

export const openFolder = 'Open folder';
export const chooseFolder = 'Choose folder';
export const openItsFolder = 'Open the folder';
export const filesKnown = (folder: string): string => `Opened the folder ${inQuotes(folder)}.`;

// Several documents in a folder.
export const whichDocument = (folder: string): string =>
  `Choose a docs.json in ${inQuotes(folder)}`;
export const severalDocuments = (count: number): string =>
  `This folder contains ${formatNumber(count)} docs.json files. Each one is a separate site.`;
export const atTop = 'at the top of the folder';
export const cancel = 'Cancel';

// Navigation in other files. `files` names them, `count` says how many they are.
export const opening = (files: string): string => `Opening ${files}…`;
export const navigationElsewhere = (count: number): string =>
  `The navigation is in ${plural(count, 'another file', 'other files')}`;
export const listElsewhere = (list: string, count: number): string =>
  `The ${list} are in ${plural(count, 'another file', 'other files')}`;
export const tryAgain = 'Try again';
export const cannotOpen = (document: string, files: string): string =>
  `${document} refers to ${files}, which can’t be opened. See the problems for details.`;
export const showProblems = 'Show problems';
export const hostProvidesOnly = (document: string, files: string): string =>
  `${document} refers to ${files}, but the page that embeds this editor provides only ${document}.`;
export const openTheFolder = (document: string, files: string, count: number): string =>
  `${document} refers to ${files}, but only ${document} is open. Open the folder that contains ${plural(count, 'both files', 'all of these files')}.`;
export const keptAsDraft = 'Your changes are saved as a draft.';
export const foldersUnsupported = (document: string, files: string, count: number): string =>
  `${document} refers to ${files}, but this browser can’t open folders. Open the folder on a computer, or replace ${plural(count, 'the reference in the JSON with the content of that file', 'the references in the JSON with the content of these files')}.`;
export const showJson = 'Show JSON';
