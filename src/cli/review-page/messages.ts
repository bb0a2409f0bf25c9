/* The page of a review. */
import { counted } from '../../lib/core/text/plural.ts';

export const title = (range: string): string => `Review of ${range}`;
export const changes = 'Changes';
export const problems = 'New problems';
export const beforeAndAfter = 'Sidebar before and after';
export const before = 'Before';
export const after = 'After';
export const notThere = 'Nothing changed here.';
export const files = 'Files';
export const marks = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  changed: 'changed',
};
export const severities = { error: 'Error', warning: 'Warning', hint: 'Hint' };
/** Read out for the scrolling lines of a file. */
export const changedLines = (file: string): string => `Changed lines in ${file}`;
export const addedLine = 'added line';
export const removedLine = 'removed line';
export const moreLines = (count: number): string =>
  `${counted(count, 'more line', 'more lines')} not shown.`;
export const moreFiles = (count: number): string =>
  `Differences in ${counted(count, 'more file', 'more files')} aren’t shown.`;
export const skippedLines = (count: number): string =>
  counted(count, 'unchanged line', 'unchanged lines');
