/*
 * What the `signpost` command and its page say to each other. A page that an older command put by may talk to a newer
 * one, and the other way round: the number in the path changes when they would no longer understand each other.
 */
import type { CommitRequest, Committed, FileState, GitStatus, Writing } from '../core/storage.ts';
import type { Result } from '../core/result.ts';

export const API = '/api/1';
/** The secret that the address carries behind its `#token=`. */
export const TOKEN_HEADER = 'signpost-token';
/** Which window asks: what it writes is news to all others. */
export const CLIENT_HEADER = 'signpost-client';
/** So many bytes at once, of a file or of a request: more than any navigation, and most pictures. */
export const LARGEST = 20 * 1024 * 1024;

/** The folder that is served. */
export interface Served {
  /** What people call it. */
  readonly name: string;
  /** Its full path, which tells it from others. */
  readonly root: string;
  /** The documents in it, by their paths: the one that was named, or every docs.json. */
  readonly documents: readonly string[];
  /** It stands in a git repository. */
  readonly hasGit: boolean;
}

export interface WriteRequest {
  /** The document that is open: what is written must be it, or reached by its `$ref`s. */
  readonly main: string;
  readonly files: readonly Writing[];
}

export interface ServerCommitRequest extends CommitRequest {
  readonly main: string;
}

/** Answers, by the path behind `API`. `file` answers with bytes, its ETag their mark; `watch` with a stream of events. */
export interface Answers {
  readonly served: Served;
  readonly list: readonly string[];
  readonly write: readonly FileState[];
  readonly status: GitStatus;
  readonly commit: Committed;
}

/** What a request that was understood answers with. */
export type ApiAnswer<Name extends keyof Answers> = Result<Answers[Name]>;
