/*
 * What the screen knows about git hosts: which exist, who is signed in, and what can be opened there. The code that
 * talks to them is behind this interface and is loaded on demand.
 */
import type { Allowance, Limit } from '$lib/core/limits';
import type { RequestKind } from '$lib/core/proposal';
import type { Result } from '$lib/core/result';

/** A git host as it appears to users. */
export interface GitHost {
  /** Its identifier and web address: "https://github.com". */
  readonly site: string;
  /** "GitHub" */
  readonly name: string;
  readonly request: RequestKind;
  /** Absent if this copy of Signpost can't sign in to the host with an account. */
  readonly signIn?: {
    readonly kind: 'code' | 'relay';
    /** The host may let Signpost do everything that the account can. */
    readonly isUnlimited?: true;
  };
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
  /** It outlives this tab: its token is stored encrypted in this browser. */
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

/** Who is signed in to the git hosts of this copy of Signpost. Hosts are identified by their site. */
export interface Accounts {
  /** Whether accounts can be remembered in this browser. */
  readonly canRemember: boolean;
  /** The signed-in user, or undefined if there is none or the host no longer accepts the token. */
  readonly account: (host: string) => Promise<Result<Account | undefined>>;
  /** Every account that can be used without signing in again. The first is the one in use. */
  readonly accounts: (host: string) => Promise<readonly Account[]>;
  /** Uses another one of them in this tab. */
  readonly use: (host: string, login: string) => Promise<void>;
  /** Refuses with `signed-out` if the host rejects the token. The accounts stay as they are then. */
  readonly signIn: (host: string, token: string, remember: boolean) => Promise<Result<Account>>;
  /**
   * Signs in in `popup`, an empty window that was opened when the user asked for it, and closes it. Refuses with
   * `stopped` if `signal` aborts.
   */
  readonly signInWithAccount: (
    host: string,
    popup: Window,
    remember: boolean,
    signal: AbortSignal,
  ) => Promise<Result<Account>>;
  /**
   * Uses the account that the computer already has, by `gh` or git's credential helper. Refuses with `missing` if there is
   * none. Absent if the page wasn't opened by the command.
   */
  readonly signInFromComputer?: (host: string, remember: boolean) => Promise<Result<Account>>;
  /** Signs the account in use out, in every window of this browser, and ends its token where the host can do that. */
  readonly signOut: (host: string) => Promise<void>;
}

/** Operations at git hosts before a document is open. */
export interface Repositories extends Accounts {
  /** The hosts in this build, GitHub first. */
  readonly hosts: readonly GitHost[];
  /** The user's repositories whose names contain these words, most recently changed first. */
  readonly list: (host: string, words: string) => Promise<Result<readonly Repository[]>>;
  /** The rate limit in effect at the host, if any. Sends no request. */
  readonly limit: (host: string) => Limit | undefined;
  /** How many requests the account in use has left, if the host says so. Sends no request. */
  readonly allowance: (host: string) => Allowance | undefined;
  /** Resumes requests before the limit is over. */
  readonly goOn: (host: string) => void;
  readonly repository: (host: string, name: string) => Promise<Result<Repository>>;
  /** The repository and the branch of a pull or merge request. */
  readonly requestBranch: (
    host: string,
    name: string,
    number: number,
  ) => Promise<Result<{ readonly repository: string; readonly branch: string }>>;
  readonly branches: (host: string, name: string) => Promise<Result<readonly string[]>>;
  /** The paths of every docs.json on a branch, outermost first. */
  readonly documents: (
    host: string,
    name: string,
    branch: string,
  ) => Promise<Result<readonly string[]>>;
}
