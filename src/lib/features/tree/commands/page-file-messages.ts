/* Page files from the tree. */
import { inQuotes } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const createFile = 'Create page file';
export const createWords = 'new mdx markdown write missing';
export const duplicateWithFiles = 'Duplicate with files';
export const duplicateWords = 'copy clone page file mdx';
export const moveFile = 'Move file…';
export const moveWords = 'rename path folder address url mdx markdown page';
export const matchFiles = 'Match files to the navigation…';
export const matchWords = 'rename move folders paths mirror reorganize tidy mdx markdown pages';
export const matchAllFiles = 'Match all files to the navigation…';
export const deleteWithFiles = 'Delete with files';
export const deleteWords = 'remove trash erase page file mdx';

export const hasFile = 'The page already has a file.';
export const noFile = 'There’s no page file to delete.';
export const noFileToMove = 'There’s no page file to move.';
export const noFilesToMatch = 'None of these pages has a file.';
export const filesNotListed = 'The files are still loading. Try again in a moment.';
export const selectContainer = 'Select a group, a tab, or something else that contains pages.';
export const noFileToCopy = 'There’s no page file to copy.';
export const listedElsewhere =
  'Choose “Remove” instead. Other places in the navigation still use these page files.';
export const missingFile = 'Create the page’s file first.';

const pagesIn = (titles: readonly string[]): string =>
  titles.length === 1 ? inQuotes(titles[0]!) : counted(titles.length, 'page', 'pages');
/** Names of steps. `titles`: of the pages. */
export const hidePages = (titles: readonly string[]): string =>
  `Hide ${pagesIn(titles)} from readers`;
export const showPages = (titles: readonly string[]): string =>
  `Show ${pagesIn(titles)} to readers`;
/** `step` names one element or counts several. */
const filesOf = (step: string, count: number): string =>
  step.includes('“') && count === 1 ? 'its file' : counted(count, 'file', 'files');
/** `removal`: “Remove “Quickstart””. */
export const withFiles = (removal: string, count: number): string =>
  `${removal.replace(/^Remove/, 'Delete')} with ${filesOf(removal, count)}`;
/** `duplication`: “Duplicate “Quickstart””. */
export const copiedWithFiles = (duplication: string, count: number): string =>
  `${duplication} with ${filesOf(duplication, count)}`;
