/*
 * What every git host does for us, in the same terms: GitHub, GitLab, and Gitea with Forgejo. Each is one flat object
 * of this type. `repository.ts` makes a storage of a repository at any of them, and knows no host by name.
 */
import type { Change } from '../../core/past.ts';
import type { Allowance, Limit } from '../../core/limits.ts';
import type { Proposal, ProposalMade, RequestKind } from '../../core/proposal.ts';
import type { Result } from '../../core/result.ts';
import type { Access } from './access.ts';
import type { HostReviews } from './host-reviews.ts';
import type { AccountSignIn } from './sign-in/account-sign-in.ts';

export type { Access } from './access.ts';

/** Where a host is, as the build names it. */
export interface Server extends Pace {
  /** "GitLab", "Codeberg", "git.example.com" */
  readonly name: string;
  /** Its address, without a slash at the end: "https://gitlab.com". */
  readonly site: string;
  /** The public identifier of the application that people sign in to. Without it, they need a token. */
  readonly clientId?: string;
  /** For GitHub: the address of the relay that exchanges the code, without a slash at the end. */
  readonly relay?: string;
}

export interface Pace {
  /** Time limit for one response, of all requests or by request ("GET /user"), in milliseconds. */
  readonly patience?: number | ((request: string) => number);
  /** Pause between two checks of a fork that is being created, in milliseconds. */
  readonly pause?: number;
}

/** What is known about a host's limit, by credentials. */
export interface HostLimits {
  /** The limit in force for these credentials, or undefined while requests are sent. */
  readonly now: (access: Access) => Limit | undefined;
  /** Calls back whenever the limit may have changed, until the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
  /** Resumes requests, whatever the time is. */
  readonly goOn: (access: Access) => void;
  /** Another user has signed in. */
  readonly turned: () => void;
}

/** How many files `Host.blobs` is asked for at a time. */
export const MOST_BLOBS = 100;

export interface Host {
  readonly id: 'github' | 'gitlab' | 'gitea';
  /** "GitHub", "Codeberg" */
  readonly name: string;
  /** Its website: "https://github.com". */
  readonly site: string;
  readonly request: RequestKind;
  /** The web page of a commit. */
  readonly commitPage: (name: string, commit: string) => string;
  /** The page to create a token, its form prefilled as far as the host allows. */
  readonly tokenPage: string;
  /** What the token must be allowed to do, as the host's form names it. */
  readonly tokenRights: readonly string[];
  /**
   * A page to create a token that may also propose changes to repositories of others, if the first kind may not. At
   * GitHub, fine-grained tokens only write to repositories of their owner.
   */
  readonly widerToken?: { readonly page: string; readonly rights: readonly string[] };

  /** How people sign in with their account, if this copy of Signpost has an application there. */
  readonly signIn?: AccountSignIn;

  /** How many requests are left, as the last response said. Absent if the host doesn't tell pages. */
  readonly allowance?: (access: Access) => Allowance | undefined;
  /** The host's request limits, if they are tracked. */
  readonly limits?: HostLimits;

  /** The token's owner. Refuses with `signed-out` if the token is wrong or expired. */
  readonly user: (access: Access) => Promise<Result<User>>;
  /** Repositories that the user can open, the last changed first: at most `limit`, those with `words` in their name. */
  readonly repositories: (
    access: Access,
    words: string,
    limit: number,
  ) => Promise<Result<readonly Repository[]>>;
  /** Refuses with `missing` if it does not exist, or if this user may not see it. */
  readonly repository: (access: Access, name: string) => Promise<Result<Repository>>;
  readonly branches: (access: Access, name: string) => Promise<Result<readonly Branch[]>>;
  /** Whether a protected branch bars this user's commits. If absent, every protected branch does. */
  readonly isBarred?: (access: Access, name: string, branch: string) => Promise<Result<boolean>>;
  /**
   * The commit at the head of a branch, or `missing` if there is no such branch. One small request, which is sent
   * whenever the user comes back to the window.
   */
  readonly tip: (access: Access, name: string, branch: string) => Promise<Result<Tip>>;
  /** The commit that a tag names, annotated or not, or an id, which can be shortened. `missing` if there is none. */
  readonly revision: (access: Access, name: string, revision: string) => Promise<Result<Tip>>;
  /** Names of tags to offer: one page of them, in the host's order. */
  readonly tags: (access: Access, name: string) => Promise<Result<readonly string[]>>;
  /** The branch that a pull or merge request proposes. `missing` if it was deleted with its fork. */
  readonly requestBranch: (
    access: Access,
    name: string,
    number: number,
  ) => Promise<Result<ProposedBranch>>;
  /** Every file of a commit, or at least those below `folder`, which is given without a slash at the end. */
  readonly files: (
    access: Access,
    name: string,
    commit: string,
    folder?: string,
  ) => Promise<Result<Listing>>;
  /** One file of a commit, if `files` could not list all. `missing` if it does not exist. */
  readonly find: (
    access: Access,
    name: string,
    commit: string,
    path: string,
  ) => Promise<Result<Blob>>;
  readonly past: HostPast;
  /** A file's bytes, by the blob that `files` or `find` named. */
  readonly blob: (access: Access, name: string, blob: Blob) => Promise<Result<Uint8Array>>;
  /**
   * The bytes of at most `MOST_BLOBS` text files of a commit by their ids, with one or a few requests. Leaves out what it
   * can't send like this: large files, and those that aren't text. Refuses with `one-by-one` if this server can't do it.
   * Absent if no server of the host can.
   */
  readonly blobs?: (
    access: Access,
    name: string,
    commit: string,
    blobs: readonly Blob[],
  ) => Promise<Result<ReadonlyMap<string, Uint8Array>>>;
  /**
   * Makes one commit with the parent `parent`. Moves the branch without force, or creates it. Refuses with `changed` if
   * the branch has another head, and with `taken` if a branch to create exists already.
   */
  readonly commit: (access: Access, asked: HostCommit) => Promise<Result<{ commit: string }>>;
  /**
   * The user's own fork of the repository, an existing one if there is one. Resolves when it can be written and has
   * `commit` of `branch`, or when `signal` aborts.
   */
  readonly fork: (access: Access, asked: ForkRequest) => Promise<Result<Repository>>;
  /** Proposes a branch. If it is proposed already, returns that request. */
  readonly propose: (access: Access, asked: ProposalRequest) => Promise<Result<Request>>;
  /** How a proposal to this repository is doing. A few requests, which may all be unchanged. */
  readonly proposal?: (access: Access, name: string, number: number) => Promise<Result<Proposal>>;
  /** Absent if requests have no reviewers. */
  readonly reviews?: HostReviews;
}

/** How a host shows what a branch once had. */
export interface HostPast {
  /** The commits that changed a file or a folder, the newest first. Empty if there never was one. */
  readonly changes: (
    access: Access,
    name: string,
    asked: PastRequest,
  ) => Promise<Result<readonly Change[]>>;
  /**
   * How many commits may be compared, at least two, if the newest one has `paths` and is known. `folder`: the one that
   * `files` is asked for, with a slash at the end, or ''.
   */
  readonly commits: (paths: readonly string[], folder: string) => number;
  /** Whether `Host.blobs` also finds files that its commit doesn't have, because it asks by their ids alone. */
  readonly findsDeleted: boolean;
}

export interface PastRequest {
  /** The newest commit to look at. */
  readonly from: string;
  /** A file, a folder, or '' for every commit. */
  readonly path: string;
  /** How many are enough. */
  readonly most: number;
}

/** Where the branch of a pull or merge request is: the repository itself, or a fork. */
export interface ProposedBranch {
  readonly repository: string;
  readonly branch: string;
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
  /** A rule applies to it. At GitHub, it need not be one that bars commits. */
  readonly isProtected: boolean;
}

export interface Blob {
  readonly path: string;
  /** git's object id of the content: equal ids mean equal bytes. */
  readonly sha: string;
  /** git's mode, unless it is that of a plain file. It is kept. */
  readonly mode?: string;
}

export interface Tip {
  readonly commit: string;
  readonly message: string;
}

export interface Listing {
  readonly files: readonly Blob[];
  /** The host did not list all of them, because there are too many. */
  readonly isTruncated: boolean;
}

export interface ForkRequest {
  readonly name: string;
  readonly branch: string;
  readonly commit: string;
  readonly signal?: AbortSignal | undefined;
}

export interface HostCommit {
  /** The repository to write to, possibly a fork. */
  readonly name: string;
  readonly branch: string;
  /** Creates the branch, at `parent`. */
  readonly isNew: boolean;
  /** The commit that the files were read from. */
  readonly parent: string;
  readonly message: string;
  readonly files: readonly HostFile[];
}

/** A file of a commit. Without `bytes` and `from`, it is deleted. */
export interface HostFile {
  readonly path: string;
  /** The new content. Absent if it is that of `from`. */
  readonly bytes?: Uint8Array;
  readonly from?: MovedFrom;
  /** The blob that was read. Absent for a new file. */
  readonly was?: string;
  readonly mode?: string;
}

/** Where a file was before the commit. */
export interface MovedFrom {
  readonly path: string;
  readonly sha: string;
  /** Reads its content, for hosts that can't reuse a blob. */
  readonly read: () => Promise<Result<Uint8Array>>;
}

export interface ProposalRequest {
  /** The repository that the change is proposed to. */
  readonly name: string;
  readonly into: string;
  /** Where the branch is: the same repository, or a fork. */
  readonly from: { readonly name: string; readonly branch: string };
  readonly title: string;
  readonly body: string;
}

export type Request = Pick<ProposalMade, 'name' | 'number' | 'address'>;
