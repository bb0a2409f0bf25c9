/* The words of a change that is shown before it applies. */
import { counted, plural } from '$lib/core/text/plural';

export const lost = 'What you would lose';
export const result = 'Result';
export const additions = 'Additions';
export const left = 'Please note';
export const moreChanges = (count: number): string =>
  `and ${counted(count, 'more change', 'more changes')}`;
export const linesChange = (count: number, file: string): string =>
  `${counted(count, 'line', 'lines')} in ${file} ${plural(count, 'changes', 'change')}`;
export const cancel = 'Cancel';
export const nothingChanged = 'No changes were made.';

/* The same in sentences, for screen readers. */
export const lostInWords = (sentences: readonly string[]): string =>
  `What you would lose: ${sentences.join(' ')}`;
export const moreInWords = (count: number): string =>
  `And ${counted(count, 'more change', 'more changes')}.`;
