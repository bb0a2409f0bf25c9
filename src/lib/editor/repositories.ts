/*
 * What the screen knows about git hosts: which exist, who is signed in, and what can be opened there. The code that
 * talks to them is behind this interface and is loaded on demand.
 */
import type { Limit, RequestKind } from '$lib/core/storage';
import type { Result } from '$lib/core/result';

/** A git host as it appears to users. */
export interface GitHost {
  /** Its identifier and web address: "https://github.com". */
  readonly site: string;
  /** "GitHub" */
  readonly name: string;
  readonly request: RequestKind;
  /** The page for creating a token, with the form prefilled as far as the host allows. */
  readonly tokenPage: string;
  /** The permissions that the token needs, in the host's terms. */
  readonly tokenRights: readonly string[];
  /**
   * Where to create a token that can also propose changes to other people's repositories, if the default kind can't.
   */
  readonly widerToken?: { readonly page: string; readonly rights: readonly string[] };
}

/** A signed-in user. */
export interface Account {
  readonly login: string;
  /** The token outlives this tab: it is stored encrypted in this browser. */
  readonly isRemembered: boolean;
}

/** A repository that can be opened. */
export interface Repository {
  /** "acme/docs" */
  readonly name: string;
  readonly defaultBranch: string;
  readonly canWrite: boolean;
  readonly isPrivate: boolean;
}

/** The location of a document at a git host. Links consist of it, so it contains no secrets. */
export interface RepositoryLocation {
  /** The site of the host. */
  readonly host: string;
  readonly repository: string;
  /** The default branch if omitted. */
  readonly branch?: string;
  /** The only docs.json if omitted. */
  readonly path?: string;
}

/** Operations at git hosts before a document is open. Hosts are identified by their site. */
export interface Repositories {
  /** The hosts in this build, GitHub first. */
  readonly hosts: readonly GitHost[];
  /** Whether tokens can be remembered in this browser. */
  readonly canRemember: boolean;
  /** The signed-in user, or undefined if there is none or the host no longer accepts the token. */
  readonly account: (host: string) => Promise<Result<Account | undefined>>;
  /** Refuses with `signed-out` if the host rejects the token. The previous token is kept then. */
  readonly signIn: (host: string, token: string, remember: boolean) => Promise<Result<Account>>;
  /** Removes the stored token in every window of this browser. */
  readonly signOut: (host: string) => Promise<void>;
  /** The user's repositories whose names contain these words, most recently changed first. */
  readonly list: (host: string, words: string) => Promise<Result<readonly Repository[]>>;
  /** The rate limit in effect at the host, if any. Sends no request. */
  readonly limit: (host: string) => Limit | undefined;
  /** Resumes requests before the limit is over. */
  readonly goOn: (host: string) => void;
  readonly repository: (host: string, name: string) => Promise<Result<Repository>>;
  readonly branches: (host: string, name: string) => Promise<Result<readonly string[]>>;
  /** The paths of every docs.json on a branch, outermost first. */
  readonly documents: (
    host: string,
    name: string,
    branch: string,
  ) => Promise<Result<readonly string[]>>;
}
