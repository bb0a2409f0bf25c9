import { plural } from '$lib/core/text/plural';

export const mergeNewer = (file: string): string => `Merge the newer ${file}`;
export const restore = 'Restore unsaved work';
export const you = 'You';
export const theFile = 'The file';
export const yourDraft = 'Your draft';

/** `file`: the only one, or undefined if there are several. */
export const unchanged = (file: string | undefined): string =>
  file === undefined
    ? 'The files have not changed since you opened them.'
    : `${file} has not changed since you opened it.`;
/** `files`: the only one in quotes, or their number. */
export const missing = (files: string | number): string =>
  `${typeof files === 'string' ? `${files} is` : `${files} ${plural(files, 'file is', 'files are')}`} no longer there, or cannot be read. What you have of it is kept here, and Save writes it again.`;

export const sideBroken = 'One of the two versions is no JSON by itself. Keep the other one.';
export const fixFirst = 'Fix the JSON first: until then nothing can be merged with it.';
export const showIt = 'Show it';
export const canceled = 'Nothing was merged. Your work is as it was.';
export const takenAsText = (whose: string): string =>
  `${whose} is shown as text. Undo brings yours back.`;
export const showWhatCame = 'Show what came';
