/*
 * The protocol between the `signpost` command and its page. A page cached from an older command may talk to a newer
 * one, and the other way around: the number in the path changes when they would no longer understand each other.
 */
import type { CommitRequest, Committed, FileState, GitStatus, Since } from '../core/storage.ts';
import type { PastPage } from '../core/past.ts';
import type { FileChange } from '../core/file-change.ts';
import type { Result } from '../core/result.ts';

export const API = '/api/2';
/** Header for the secret that the address has after `#token=`. */
export const TOKEN_HEADER = 'signpost-token';
/** Header for the window that sends the request. Its writes are reported to all other windows. */
export const CLIENT_HEADER = 'signpost-client';
/** Size limit of a file or a request, in bytes: more than any navigation, and most images. */
export const LARGEST = 20 * 1024 * 1024;

/** The folder that is served. */
export interface Served {
  /** Its name, as people know it. */
  readonly name: string;
  /** Its full path, which distinguishes it from others. */
  readonly root: string;
  /** Paths of its documents: the one that was named, or every docs.json. */
  readonly documents: readonly string[];
  /** Whether it is in a git repository. */
  readonly hasGit: boolean;
}

export interface WriteRequest {
  /** The open document: what is changed must be of its site (`core/check/site-files.ts`). */
  readonly main: string;
  readonly files: readonly FileChange[];
}

export interface ServerCommitRequest extends CommitRequest {
  readonly main: string;
}

/**
 * Responses by the path after `API`. `file` responds with bytes, with their mark as the ETag; `watch` with a stream of
 * events.
 */
export interface Answers {
  readonly served: Served;
  readonly list: readonly string[];
  readonly write: readonly FileState[];
  readonly status: GitStatus;
  readonly commit: Committed;
  /** Texts by path. */
  readonly revision: Readonly<Record<string, string>>;
  readonly since: Since;
  /** Names of branches and tags. */
  readonly revisions: readonly string[];
  readonly past: ServedPast;
  readonly account: ComputerAccount;
}

/** The account that the computer has for a git host. */
export interface ComputerAccount {
  readonly token: string;
}

/** The pages that a site once had, as in `core/storage.ts`. */
export interface ServedPast {
  readonly pages: readonly PastPage[];
  readonly texts: Readonly<Record<string, string>>;
  readonly isWhole: boolean;
}

/** The response to a valid request. */
export type ApiAnswer<Name extends keyof Answers> = Result<Answers[Name]>;
