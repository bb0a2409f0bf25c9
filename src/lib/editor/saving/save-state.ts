/*
 * How safe the work is, in the words at the top of the screen, and what to do next. `draft` is kept in this browser,
 * `unsaved` is not (yet). `conflict`, `offline`, `signed-out` and `read-only` explain why the last save failed, and
 * remain until one succeeds.
 */
import type { Refusal } from '$lib/core/result';

export type SaveState =
  | 'unchanged'
  | 'unsaved'
  | 'draft'
  | 'saving'
  | 'saved'
  | 'conflict'
  | 'offline'
  | 'signed-out'
  | 'read-only';

/** Why the last attempt failed. */
export interface Trouble {
  readonly state:
    Extract<SaveState, 'conflict' | 'offline' | 'signed-out' | 'read-only'> | 'failed';
  readonly sentence: string;
}

export const WORDS: Readonly<Record<SaveState, string>> = {
  unchanged: 'No changes',
  unsaved: 'Unsaved changes',
  draft: 'Unsaved draft',
  saving: 'Saving…',
  saved: 'Saved',
  conflict: 'Changed elsewhere',
  offline: 'Not saved: no connection',
  'signed-out': 'Not saved: signed out',
  'read-only': 'Read-only',
};

/** One more sentence: what the state means, and what to do. */
export const MEANING: Readonly<Record<SaveState, string>> = {
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

const STATES: Readonly<Record<string, Trouble['state']>> = {
  changed: 'conflict',
  offline: 'offline',
  'signed-out': 'signed-out',
  'no-right': 'read-only',
  'read-only': 'read-only',
};

/** What a refusal means for the work. */
export const troubleOf = ({ code, sentence }: Refusal): Trouble => ({
  state: STATES[code] ?? 'failed',
  sentence: /\b(kept|safe)\b/.test(sentence) ? sentence : `${sentence} Your work is kept here.`,
});
