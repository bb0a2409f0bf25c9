/** The state of the work, at the top of the screen. */
export const states = {
  unchanged: 'No changes',
  unsaved: 'Unsaved changes',
  draft: 'Unsaved draft',
  saving: 'Saving…',
  saved: 'Saved',
  conflict: 'Changed elsewhere',
  offline: 'Not saved: no connection',
  'signed-out': 'Not saved: signed out',
  'read-only': 'Read-only',
} as const;

/** One more sentence: what the state means, and what to do. */
export const meanings: Readonly<Record<keyof typeof states, string>> = {
  unchanged: 'Everything is as it was opened or last saved.',
  unsaved: 'Your changes are not kept anywhere yet. Save them, or download the file.',
  draft:
    'Your changes are kept in this browser, on this computer only, until you save, commit or download them.',
  saving: 'Your changes are being written.',
  saved: 'All changes are written.',
  conflict:
    'Somebody or something else changed the file. Merge brings both together; your work is kept as a draft.',
  offline:
    'Nobody answered. Your work is kept as a draft on this computer; saving is tried again when the connection is back.',
  'signed-out': 'Sign in again to save. Your work is kept as a draft on this computer.',
  'read-only':
    'You may not write here. Your work is kept as a draft on this computer; download it to hand it on.',
};

export const workKept = (sentence: string): string => `${sentence} Your work is kept here.`;
export const committed = (branch: string): string => `Committed to ${branch}`;
export const nothingToSave = 'There is nothing to save.';
export const saved = (what: string): string => `Saved ${what}.`;

/** `places`: the paths of several files. `isDraft`: the work stays as a draft. */
export function downloaded(
  what: string,
  { places, isDraft, isBroken }: { places: string; isDraft: boolean; isBroken: boolean },
): string {
  const how = isBroken ? ' as it is, with the mistake in its JSON' : '';
  const where = places ? ` Put each in its place: ${places}.` : '';
  const kept = isDraft ? ' Your work stays here as a draft.' : '';
  return `Downloaded ${what}${how}.${where}${kept}`;
}

/** `others`: other files that changed. */
export const copied = (file: string, others: string): string =>
  `Copied ${file}.${others ? ` ${others} changed as well: download them.` : ''}`;
export const notCopied = 'The browser did not allow copying. Download the file instead.';

/** “docs.json”, “docs.json and tabs.json”, “5 files” */
export function files(names: readonly string[]): string {
  const [one, two, ...more] = names;
  if (more.length > 0) return `${names.length} files`;
  return two === undefined ? (one ?? 'nothing') : `${one} and ${two}`;
}

export const writtenElsewhere =
  'This document is open in another window, which writes it. Take it over to edit it here.';
