/*
 * What every git host does for us, in the same words: GitHub, GitLab, and Gitea with Forgejo. Each is one flat object
 * of this type. A repository at any of them becomes a place by `repository.ts`, which knows no host by name.
 */
import type { Limit } from '../../core/storage.ts';
import type { Result } from '../../core/result.ts';

/**
 * Who asks: a token of the host, or nobody. It goes into a header, and nowhere else. The token is read at every request,
 * so that somebody who signs in again goes on with the same place.
 */
export interface Access {
  readonly token: string | undefined;
}

/** What is known of a host's limit; by whom requests are made. */
export interface HostLimits {
  /** The limit that is in force for this person; nothing while requests are sent. */
  readonly now: (access: Access) => Limit | undefined;
  /** Calls back whenever that may have changed; ends when the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
  /** Sends requests again, whatever the time is. */
  readonly goOn: (access: Access) => void;
  /** Another person is signed in. */
  readonly turned: () => void;
}

export interface Host {
  readonly id: 'github' | 'gitlab' | 'gitea';
  /** "GitHub", "Codeberg" */
  readonly name: string;
  /** Where people look at it: "https://github.com". */
  readonly site: string;
  readonly request: 'pull request' | 'merge request';
  /** Where people look at a commit. */
  readonly commitPage: (name: string, commit: string) => string;
  /** Where a token is made, its form filled in as far as the host allows. */
  readonly tokenPage: string;
  /** What the token has to be allowed to do, as the host's form calls it. */
  readonly tokenRights: readonly string[];
  /**
   * Where a token is made that may also propose changes to repositories of others, where the first kind may not. At
   * GitHub fine-grained tokens only write to what their owner owns.
   */
  readonly widerToken?: { readonly page: string; readonly rights: readonly string[] };

  /** How often it may be asked, where somebody watches that. */
  readonly limits?: HostLimits;

  /** Who the token belongs to; refuses with `signed-out` when it is wrong or over. */
  readonly user: (access: Access) => Promise<Result<User>>;
  /** Repositories that the person can open, the last changed first; at most `limit`, those whose name holds `words`. */
  readonly repositories: (
    access: Access,
    words: string,
    limit: number,
  ) => Promise<Result<readonly Repository[]>>;
  /** Refuses with `missing` where it is not there, or not for this person. */
  readonly repository: (access: Access, name: string) => Promise<Result<Repository>>;
  readonly branches: (access: Access, name: string) => Promise<Result<readonly Branch[]>>;
  /** Whether a protected branch keeps this person's commits away; where it is absent every protected one does. */
  readonly isBarred?: (access: Access, name: string, branch: string) => Promise<Result<boolean>>;
  /**
   * The commit that a branch stands at; `missing` where there is no such branch. One small request: asked whenever
   * somebody comes back to the window.
   */
  readonly tip: (access: Access, name: string, branch: string) => Promise<Result<Tip>>;
  /** Every file of a commit. */
  readonly files: (access: Access, name: string, commit: string) => Promise<Result<Listing>>;
  /** One file of a commit, where `files` could not name all; `missing` where it is not there. */
  readonly find: (
    access: Access,
    name: string,
    commit: string,
    path: string,
  ) => Promise<Result<Blob>>;
  /** A file's bytes, by the blob that `head` named. */
  readonly blob: (access: Access, name: string, blob: Blob) => Promise<Result<Uint8Array>>;
  /**
   * One commit whose parent is `parent`; the branch is moved on without force, or made. Refuses with `changed` when its
   * head is another one, with `taken` when a branch that is to be made is there already.
   */
  readonly commit: (access: Access, asked: HostCommit) => Promise<Result<{ commit: string }>>;
  /**
   * A copy of the repository in the person's own name, the same one when there is one already; over when it can be
   * written and holds `commit` of `branch`, or when `signal` says so.
   */
  readonly fork: (access: Access, asked: ForkRequest) => Promise<Result<Repository>>;
  /** Proposes a branch. Where it is proposed already it answers with that request. */
  readonly propose: (access: Access, asked: ProposalRequest) => Promise<Result<Request>>;
}

export interface User {
  /** The name in addresses: "ada". */
  readonly login: string;
}

export interface Repository {
  /** "acme/docs"; at GitLab also "acme/web/docs". */
  readonly name: string;
  readonly defaultBranch: string;
  readonly canWrite: boolean;
  readonly isPrivate: boolean;
  readonly address: string;
}

export interface Branch {
  readonly name: string;
  /** Some rule holds for it; at GitHub it need not be one that keeps commits away. */
  readonly isProtected: boolean;
}

export interface Blob {
  readonly path: string;
  /** git's name of the content: equal names are equal bytes. */
  readonly sha: string;
  /** git's mode, where it is not that of a plain file; it is kept. */
  readonly mode?: string;
}

export interface Tip {
  readonly commit: string;
  readonly message: string;
}

export interface Listing {
  readonly files: readonly Blob[];
  /** The host did not name all of them: there are too many. */
  readonly isTruncated: boolean;
}

export interface ForkRequest {
  readonly name: string;
  readonly branch: string;
  readonly commit: string;
  readonly signal?: AbortSignal | undefined;
}

export interface HostCommit {
  /** The repository that is written: a fork too. */
  readonly name: string;
  readonly branch: string;
  /** The branch is made, at `parent`. */
  readonly isNew: boolean;
  /** The commit that the files were read from. */
  readonly parent: string;
  readonly message: string;
  readonly files: readonly HostFile[];
}

export interface HostFile {
  readonly path: string;
  readonly bytes: Uint8Array;
  /** The blob that was read; absent for a file that is new. */
  readonly was?: string;
  readonly mode?: string;
}

export interface ProposalRequest {
  /** The repository that is asked to take it over. */
  readonly name: string;
  readonly into: string;
  /** Where the branch is: the same repository, or a fork. */
  readonly from: { readonly name: string; readonly branch: string };
  readonly title: string;
  readonly body: string;
}

export interface Request {
  /** "#12", "!12" */
  readonly name: string;
  readonly address: string;
}
