/* Texts of the site before and after the changes. */
import { inQuotes } from '$lib/core/text/direction';

export const beforeAndAfter = 'Before and after';
export const layout = 'Layout';
export const sideBySide = 'Side by side';
export const slider = 'Slider';
export const marksLabel = 'Marks';
export const marks = {
  added: 'added',
  removed: 'removed',
  moved: 'moved',
  changed: 'changed',
} as const;
export const nothingDiffers = 'Nothing in the navigation differs.';
export const isNew = (page: string): string => `${inQuotes(page)} is new.`;
export const isGone = (page: string): string => `${inQuotes(page)} is not there any more.`;
export const before = 'Before';
export const after = 'After';
/** After the name of a landmark: "Sidebar, before". */
export const sideBefore = 'before';
export const sideAfter = 'after';
export const shareBefore = 'How much shows the site before';
export const shares = (before: number, after: number): string =>
  `${before}% before, ${after}% after`;
