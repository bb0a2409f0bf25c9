/*
 * Files that are written, created, moved and deleted as one step; `file-step.ts` says what a step does. A move carries no
 * text, and moves come before texts: a file that is moved and changed is written at its new path. Existence is explicit:
 * `''` is an empty file.
 *
 * A mark means the content that a storage last saw. It depends on nothing else, so a move keeps it.
 */
import * as m from './file-change-messages.ts';
import { ok, refuse, type Result } from './result.ts';

/** A file's text. */
export interface Writing {
  readonly path: string;
  readonly text: string;
  /** The mark that it was read with. Absent for a new file. */
  readonly expected?: string;
}

export interface FileMove {
  readonly from: string;
  readonly to: string;
  readonly expected: string;
}

export interface FileDeletion {
  /** Its path. */
  readonly deleted: string;
  readonly expected: string;
}

export type FileChange = Writing | FileMove | FileDeletion;

export const isWriting = (change: FileChange): change is Writing => 'text' in change;
export const isMove = (change: FileChange): change is FileMove => 'from' in change;

/** Every path that is changed. */
export const pathsOf = (changes: readonly FileChange[]): readonly string[] =>
  changes.flatMap((change) =>
    isMove(change)
      ? [change.from, change.to]
      : isWriting(change)
        ? [change.path]
        : [change.deleted],
  );

/** The changes as texts, for a storage that can't move or delete files. */
export function onlyWritings(changes: readonly FileChange[]): Result<readonly Writing[]> {
  const writings = changes.filter(isWriting);
  return writings.length === changes.length ? ok(writings) : refuse('read-only', m.onlyTexts);
}
