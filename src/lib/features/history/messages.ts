/* The words of the history panel. */
import { counted, plural } from '$lib/core/text/plural';

export const heading = 'History';
export const closePanel = 'Close history';
export const close = 'Close';

/* How many steps there are. */
export const nothingDone =
  'Nothing has been done yet. Each step that you do stands here, to go back to.';
export const steps = (count: number): string => counted(count, 'step', 'steps');
export const allUndone = (count: number): string =>
  `${steps(count)}, ${plural(count, 'undone', 'all undone')}`;
export const someUndone = (count: number, undone: number): string =>
  `${steps(count)}, ${undone.toLocaleString('en')} of them undone`;

/* The list. */
export const atFirst = 'At first';
export const showEarlier = (count: number): string =>
  `Show earlier steps (${count.toLocaleString('en')})`;
export const forgotten = (count: number): string =>
  `The first ${count.toLocaleString('en')} steps are no longer kept, to save memory. “Review changes” still shows all that has changed.`;
export const opened = 'Opened';
export const beforeThese = 'Before these steps';
export const undone = '(undone)';
export const saved = 'Saved';

/* Undone steps that others replaced. */
export const replaced = (count: number): string =>
  plural(
    count,
    '1 undone step was replaced',
    `${count.toLocaleString('en')} steps that were undone were replaced`,
  );
export const bringBack = 'Bring back';
export const bringBackSteps = (count: number): string => `Bring back ${steps(count)}`;
export const andMore = (count: number): string => `and ${count.toLocaleString('en')} more`;

/* What a step changed. */
export const changes = 'What it changed';
export const beforeAll = 'The file before the steps above.';
