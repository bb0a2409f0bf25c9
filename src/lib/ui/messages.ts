/* Parts of the screen that load first. Texts of the other parts are in modules named after their subject. */
import { plural } from '$lib/core/text/plural';

// Times.
export const aMomentAgo = 'a moment ago';
export const today = 'today';

// A part that loads.
export const loading = (part: string): string => `Loading ${part}…`;
export const failed = (part: string): string =>
  `Something went wrong while showing ${part}. Your work is safe; everything else goes on.`;
export const notLoaded = (part: string): string =>
  `Could not load ${part}. Your work is safe; check the connection and try again.`;
export const maybeNewVersion =
  'Where that does not help, a new version of Signpost may have come out: reload the page, which offers your work again.';
export const tryAgain = 'Try again';

// A new version of Signpost. `kept` says what a reload keeps: "; your work is kept", or nothing.
export const replaced = (kept: string): string =>
  `A new version of Signpost has replaced this one, which can't load all of its parts anymore. Reload to continue${kept}.`;
export const newVersion = (kept: string): string =>
  `A new version of Signpost is ready. Reload when it suits you${kept}.`;
export const reload = 'Reload';
export const later = 'Later';

// Earlier versions of unsaved work.
export const earlierVersions = 'Earlier versions';
export const earlierCount = (count: number): string =>
  `${count} ${plural(count, 'earlier version', 'earlier versions')}`;
export const changes = (count: number): string => `${count} ${plural(count, 'change', 'changes')}`;
export const restore = 'Restore';
export const restoreVersion = (when: string): string => `Restore the version of ${when}`;
