/* Parts of the screen that load first. Texts of the other parts are in modules named after their subject. */
import { counted } from '$lib/core/text/plural';

// Times.
export const aMomentAgo = 'a moment ago';
export const today = 'today';

// A part that loads.
export const loading = (part: string): string => `Loading ${part}…`;
export const failed = (part: string): string =>
  `Couldn’t show ${part} because of an error. Your work is safe, and everything else still works.`;
export const notLoaded = (part: string): string =>
  `Couldn’t load ${part}. Your work is safe. Check your connection and try again.`;
export const maybeNewVersion =
  'If that doesn’t help, reload the page to get the latest version of Signpost. You can restore your work afterward.';
export const tryAgain = 'Try again';

// A new version of Signpost. `kept` says what a reload keeps: ". Your work is safe", or nothing.
export const replaced = (kept: string): string =>
  `Signpost was updated, and this version can’t load all of its parts anymore. Reload to continue${kept}.`;
export const newVersion = (kept: string): string =>
  `A new version of Signpost is available. Reload when you’re ready${kept}.`;
export const reload = 'Reload';
export const later = 'Later';

// Earlier versions of unsaved work.
export const earlierVersions = 'Earlier versions';
export const earlierCount = (count: number): string =>
  counted(count, 'earlier version', 'earlier versions');
export const changes = (count: number): string => counted(count, 'change', 'changes');
export const restore = 'Restore';
export const restoreVersion = (when: string): string => `Restore the version from ${when}`;
