/* Controls that many features use: dialogs, stages, lists to choose from, problems, changed lines. */
import { isolated } from '$lib/core/text/direction';
import { counted, formatNumber } from '$lib/core/text/plural';

export const close = 'Close';

// The head of a stage.
export const done = 'Done';
export const escapeKey = 'Esc';

// Results of a search.
export const found = (count: number): string => `${formatNumber(count)} found`;

// Pages to choose from.
export const createEntry = (keys: string): string => `Add it as the next page (${keys})`;
export const createEntryFor = (page: string): string => `Add ${isolated(page)} as the next page`;
export const typeForMore = (count: number): string =>
  `${formatNumber(count)} more. Keep typing to narrow the list.`;

// The severity of a problem.
export const error = 'Error';
export const warning = 'Warning';
export const hint = 'Hint';

// Changed lines.
export const changedLines = (file: string): string => `Changed lines in ${file}`;
export const removed = 'Removed:';
export const added = 'Added:';
export const moreLines = (count: number): string =>
  `and ${counted(count, 'more line', 'more lines')}`;
