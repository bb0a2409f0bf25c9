import { listed } from '$lib/core/text/listed';
import { formatNumber, plural } from '$lib/core/text/plural';
import { fileVersion, theFile } from '../../core/merge/side-messages.ts';

/** Your side of a merge, as a person and as a thing. */
export const yours = { ours: 'You', version: 'Your version' } as const;
/** The file as either side. */
export const ofFile = { theirs: theFile, theirVersion: fileVersion } as const;
export const fileAsOurs = { ours: fileVersion } as const;
export const yourDraft = 'Your draft';

export const mergeNewer = (file: string): string => `Merge the newer ${file}`;
export const restore = 'Restore draft';

/** `file`: the only one, or undefined if there are several. */
export const unchanged = (file: string | undefined): string =>
  file === undefined
    ? 'The files haven’t changed since you opened them.'
    : `${file} hasn’t changed since you opened it.`;
/** `files`: the only one in quotes, or their number. */
export const missing = (files: string | number): string =>
  `${typeof files === 'string' ? `${files} was` : plural(files, 'One file was', `${formatNumber(files)} files were`)} removed or can’t be read. Your version is safe here. Save to restore it on disk.`;

export const sideBroken = 'One of the two versions isn’t valid JSON. Keep the other one.';
export const fixFirst = 'Fix the JSON first, then merge.';
export const showIt = 'Show it';
export const canceled = 'Nothing was merged. Your work is unchanged.';
export const takenAsText = (whose: string): string =>
  `${whose} is shown as text. Undo to restore the previous text.`;
export const showWhatCame = 'Show changes';
/** Page files, in quotes. */
export const tookOutside = (files: readonly string[]): string =>
  `Merged changes made outside Signpost into ${listed(files)}.`;
export const removedOutside = (files: readonly string[]): string =>
  `Remove ${listed(files)} (deleted outside Signpost)`;
export const changedButDeleted = (files: readonly string[]): string =>
  `${listed(files)} ${plural(files.length, 'was', 'were')} changed outside Signpost after you deleted ${plural(files.length, 'it', 'them')}. Undo to keep ${plural(files.length, 'it', 'them')}.`;
/** `files`: in quotes. */
export const keptYours = (files: readonly string[]): string =>
  `Both versions changed the same lines of ${listed(files)}. Signpost kept yours.`;
