/* Controls that many features use: dialogs, stages, lists to choose from, problems, changed lines. */
import { isolated } from '$lib/core/text/direction';
import { counted } from '$lib/core/text/plural';

export const close = 'Close';

// The head of a stage.
export const done = 'Done';
export const escapeKey = 'Esc';

// Results of a search.
export const found = (count: number): string => counted(count, 'found', 'found');

// Pages to choose from.
export const createEntry = 'Create an entry for it after this one (Ctrl+Enter)';
export const createEntryFor = (page: string): string => `Create an entry for ${isolated(page)}`;
export const typeForMore = (count: number): string => `${counted(count, 'more', 'more')}: type on.`;

// The severity of a problem.
export const error = 'Error';
export const warning = 'Warning';
export const hint = 'Hint';

// Changed lines.
export const changedLines = (file: string): string => `Lines of ${file} that change`;
export const removed = 'Removed:';
export const added = 'Added:';
export const moreLines = (count: number): string =>
  `and ${counted(count, 'more line', 'more lines')}`;
