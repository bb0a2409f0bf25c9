/* Texts of the site before and after the changes. */
import { inQuotes } from '$lib/core/text/direction';

export const beforeAndAfter = 'Before and after';
export const layout = 'Layout';
export const sideBySide = 'Side by side';
export const slider = 'Slider';
export const marksLabel = 'Highlights';
export const marks = {
  added: 'Added',
  removed: 'Removed',
  moved: 'Moved',
  changed: 'Changed',
} as const;
export const nothingDiffers = 'The navigation hasn’t changed.';
export const isNew = (page: string): string => `${inQuotes(page)} is new.`;
export const isGone = (page: string): string => `${inQuotes(page)} was removed.`;
export const before = 'Before';
export const beforeIn = (version: string): string => `Before, in ${version}`;
export const after = 'After';
/** After the name of a landmark: "Sidebar, before". */
export const sideBefore = 'before';
export const sideAfter = 'after';
export const shareBefore = 'Share of the site before your changes';
export const shares = (before: number, after: number): string =>
  `${before}% before, ${after}% after`;

/* On a narrow screen, one side at a time. */
export const shownSide = 'Shown';
