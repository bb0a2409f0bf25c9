/* The words of the history panel. */
import { counted, plural, formatNumber } from '$lib/core/text/plural';

export const heading = 'History';
export const closePanel = 'Close history';
export const close = 'Close';

/* How many steps there are. */
export const nothingDone =
  'No steps yet. Every step appears here, and you can go back to any of them.';
export const steps = (count: number): string => counted(count, 'step', 'steps');
export const allUndone = (count: number): string =>
  `${steps(count)}, ${plural(count, 'undone', 'all undone')}`;
export const someUndone = (count: number, undone: number): string =>
  `${steps(count)}, ${formatNumber(undone)} undone`;

/* The list. */
export const atFirst = 'Start';
export const showEarlier = (count: number): string => `Show earlier steps (${formatNumber(count)})`;
export const forgotten = (count: number): string =>
  `The first ${plural(count, 'step was', `${formatNumber(count)} steps were`)} removed to save memory. “Review changes” still shows everything that changed.`;
export const opened = 'Opened';
export const beforeThese = 'Before these steps';
export const undone = '(undone)';
export const saved = 'Saved';

/* Undone steps that others replaced. */
export const replaced = (count: number): string =>
  plural(count, '1 undone step was replaced', `${formatNumber(count)} undone steps were replaced`);
export const bringBack = 'Restore';
export const bringBackSteps = (count: number): string => `Restore ${steps(count)}`;
export const andMore = (count: number): string => `and ${formatNumber(count)} more`;

/* What a step changed. */
export const changes = 'What changed';
export const beforeAll = 'The file before these steps.';
