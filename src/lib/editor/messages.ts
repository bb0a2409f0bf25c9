import { inQuotes } from '$lib/core/text/direction';
import { listed } from '$lib/core/text/listed';
import { counted, plural } from '$lib/core/text/plural';

export const loading = 'The editor is still loading. Try again in a moment.';
export const alreadySo = (label: string): string => `${label}: nothing to change.`;

export const undone = 'Undone';
export const redone = 'Redone';
export const restored = 'Restored';
export const steps = (count: number): string => counted(count, 'step', 'steps');
export const turned = (how: string, what: string): string => `${how}: ${what}`;
/** After what was undone. */
export const wasCommitted = (undone: string): string =>
  `${undone}. This was already committed. Your next commit will include the undo.`;

/** `paths`: of page files. */
export const replacesOutside = (how: 'undo' | 'redo', paths: readonly string[]): string =>
  `${listed(paths.map(inQuotes))} ${plural(paths.length, 'was', 'were')} changed outside Signpost. ${how === 'undo' ? 'Undo' : 'Redo'} will overwrite part of that change.`;
export const anyway = (how: 'undo' | 'redo'): string =>
  how === 'undo' ? 'Undo anyway' : 'Redo anyway';

export const helpOpened = 'Opened help.';
export const helpClosed = 'Closed help.';

export const notLoaded =
  'Part of Signpost couldn’t be loaded. The network may be down, or there’s a new version. Your work is safe: reload the page and restore it. To be sure, download it first.';
export const wentWrong = (what: string): string =>
  `Something went wrong: ${what} Your work is safe.`;

/** `what`: in quotes. */
export const emptyNow = (what: string, count: number): string =>
  `${what} ${plural(count, 'is', 'are')} empty now.`;
/** `page`: in quotes. */
export const leftNavigation = (page: string): string => `${page} isn’t in the navigation anymore.`;
/** `file` in quotes. */
export const nothingShows = (file: string): string =>
  `${file} isn’t used anymore. The file is still there.`;
