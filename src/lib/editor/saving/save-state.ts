/*
 * How safe the work is, in the words at the top of the screen, and what to do next. `draft` is kept in this browser,
 * `unsaved` is not (yet). `conflict`, `offline`, `signed-out` and `read-only` explain why the last save failed, and
 * remain until one succeeds.
 */
import type { Refusal } from '$lib/core/result';
import { workKept, type states } from './messages';

export type SaveState = keyof typeof states;

/** Why the last attempt failed. */
export interface Trouble {
  readonly state:
    Extract<SaveState, 'conflict' | 'offline' | 'signed-out' | 'read-only'> | 'failed';
  readonly sentence: string;
}

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
  sentence: workKept(sentence),
});
