/* What is left to do by hand after a download of page files. */
import { counted } from '$lib/core/text/plural';

/** The file in the zip that lists it. */
export const LIST = 'changes.txt';

/** `to`: where the file of the zip replaces it. */
export const deletion = (from: string, to: string | undefined): string =>
  to === undefined ? `Delete ${from}` : `Delete ${from} (it is now ${to})`;
export const move = (from: string, to: string): string => `Move ${from} to ${to}`;

export const list = (deleted: readonly string[], moved: readonly string[]): string =>
  [
    'Copy the files from this download into your docs folder. Then do this by hand:',
    '',
    ...moved,
    ...deleted,
    '',
  ].join('\n');

export function byHand(deleted: number, moved: number): string {
  const parts = [
    deleted > 0 ? `delete ${counted(deleted, 'file', 'files')}` : [],
    moved > 0 ? `move ${counted(moved, 'file', 'files')}` : [],
  ].flat();
  const what = parts.join(' and ');
  return `${what[0]!.toUpperCase()}${what.slice(1)} by hand: see ${LIST}.`;
}
