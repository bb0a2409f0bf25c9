import { formatNumber } from '$lib/core/text/plural';

/** The state of the work, at the top of the screen. */
export const states = {
  unchanged: 'No changes',
  unsaved: 'Unsaved changes',
  draft: 'Draft saved',
  saving: 'Saving…',
  saved: 'Saved',
  conflict: 'File changed',
  offline: 'Not saved: no connection',
  'signed-out': 'Not saved: signed out',
  'read-only': 'Read-only',
} as const;

/** One more sentence: what the state means, and what to do. */
export const meanings: Readonly<Record<keyof typeof states, string>> = {
  unchanged: 'Nothing has changed since you opened or last saved the file.',
  unsaved: 'Your changes aren’t stored anywhere yet. Save them, or download the file.',
  draft:
    'Your changes are saved as a draft in this browser only, until you save, commit, or download them.',
  saving: 'Your changes are being saved.',
  saved: 'All changes are saved.',
  conflict:
    'The file was changed outside this window. Merge to combine both versions. Your work is saved as a draft.',
  offline:
    'The server can’t be reached. Your work is saved as a draft in this browser and will be saved when the connection is back.',
  'signed-out': 'Sign in again to save. Your work is saved as a draft in this browser.',
  'read-only':
    'You don’t have permission to save here. Your work is saved as a draft in this browser. Download it to share it.',
};

/** A hook's output follows its sentence, on its own lines. */
export function workKept(refusal: string): string {
  const [sentence, ...output] = refusal.split('\n');
  return [`${sentence} Your work is safe here.`, ...output].join('\n');
}
export const committed = (branch: string): string => `Committed to ${branch}`;
export const nothingToSave = 'There’s nothing to save.';
export const saved = (what: string, isBroken: boolean): string =>
  `Saved ${what}${isBroken ? '. The JSON has a syntax error. Fix it, or the site won’t build.' : ''}`;

/** `places`: the paths of several files. */
export const putEach = (places: string): string => `Put each file in its place: ${places}.`;
export const zipNotLoaded =
  'Couldn’t prepare the download. Your work is safe. Check your connection and try again.';

/** `left`: what is to be done with the files. `isDraft`: the work stays as a draft. */
export function downloaded(
  what: string,
  { left, isDraft, isBroken }: { left: string; isDraft: boolean; isBroken: boolean },
): string {
  const how = isBroken ? ' The JSON has a syntax error.' : '';
  const where = left && ` ${left}`;
  const kept = isDraft ? ' Your work is still saved here as a draft.' : '';
  return `Downloaded ${what}.${how}${where}${kept}`;
}

/** `others`: other files that changed. */
export const copied = (file: string, others: string): string =>
  `Copied ${file}${others ? `. Also changed: ${others}. Download to get all files.` : ''}`;
export const notCopied = 'Your browser blocked copying. Download the file instead.';

/** “docs.json”, “docs.json and tabs.json”, “5 files” */
export function files(names: readonly string[]): string {
  const [one, two, ...more] = names;
  if (more.length > 0) return `${formatNumber(names.length)} files`;
  return two === undefined ? (one ?? 'nothing') : `${one} and ${two}`;
}

export const writtenElsewhere =
  'You’re editing this site in another window. Choose “Edit here” to continue in this one.';
