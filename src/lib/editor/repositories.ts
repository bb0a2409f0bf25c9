/*
 * What the screen knows of git hosts: which there are, who is signed in, and what can be opened there. What talks to
 * them stands behind it, and is loaded when somebody wants a repository.
 */
import type { Limit } from '$lib/core/storage';
import type { Result } from '$lib/core/result';

/** A git host, as people know it. */
export interface GitHost {
  /** Names it among the others: "https://github.com", where people look at it. */
  readonly site: string;
  /** "GitHub" */
  readonly name: string;
  readonly request: 'pull request' | 'merge request';
  /** Where a token is made, the form filled in as far as the host allows. */
  readonly tokenPage: string;
  /** What the token has to be allowed to do, as the host's form calls it. */
  readonly tokenRights: readonly string[];
  /** Where a token is made that may also propose changes to repositories of others, where the first kind may not. */
  readonly widerToken?: { readonly page: string; readonly rights: readonly string[] };
}

/** Somebody who is signed in at a host. */
export interface Account {
  readonly login: string;
  /** The token outlasts this tab: it lies encrypted in this browser. */
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

/** Where a document is at a git host. It is a link's content, and holds nothing secret. */
export interface RepositoryLocation {
  /** The site of the host. */
  readonly host: string;
  readonly repository: string;
  /** Without it the default branch. */
  readonly branch?: string;
  /** Without it the only docs.json that there is. */
  readonly path?: string;
}

/** What is done at git hosts before a document is open. A host is named by its site. */
export interface Repositories {
  /** Those that this build knows, GitHub first. */
  readonly hosts: readonly GitHost[];
  /** Tokens can be remembered in this browser. */
  readonly canRemember: boolean;
  /** Who is signed in; nothing where nobody is, or where the host knows the token no longer. */
  readonly account: (host: string) => Promise<Result<Account | undefined>>;
  /** Refuses with `signed-out` where the host does not take the token; then what was kept before stays. */
  readonly signIn: (host: string, token: string, remember: boolean) => Promise<Result<Account>>;
  /** Removes the token from wherever it is kept, in every window of this browser. */
  readonly signOut: (host: string) => Promise<void>;
  /** The person's repositories whose name holds these words, the last changed first. */
  readonly list: (host: string, words: string) => Promise<Result<readonly Repository[]>>;
  /** The limit of requests that is in force there: nothing is sent. */
  readonly limit: (host: string) => Limit | undefined;
  /** Sends requests again, whatever the time is. */
  readonly goOn: (host: string) => void;
  readonly repository: (host: string, name: string) => Promise<Result<Repository>>;
  readonly branches: (host: string, name: string) => Promise<Result<readonly string[]>>;
  /** The paths of every docs.json on a branch, the outermost first. */
  readonly documents: (
    host: string,
    name: string,
    branch: string,
  ) => Promise<Result<readonly string[]>>;
}
