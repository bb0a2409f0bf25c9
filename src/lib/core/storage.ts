import type { Result } from './result.ts';

/** What a file was when it was read: its exact text, and a mark that changes when the file does. */
export interface FileState {
  readonly path: string;
  readonly text: string;
  readonly mark: string;
}

/** A file as it is to be written. */
export interface Writing {
  readonly path: string;
  readonly text: string;
  /** The mark that it was read with; absent for a file that is new. */
  readonly expected?: string;
}

/**
 * Where documents live. Each place is one flat object of this type; what a place cannot do is absent, so
 * that a button for it is never shown. Every failure is a refusal with a sentence that names the next step;
 * nothing is lost by one. Codes that the editor acts on: `changed` (a file is no longer as expected), `missing`,
 * `offline` (nobody answers), `signed-out` (the token is gone, wrong or over), `no-right`, `read-only`.
 */
export interface DocumentStorage {
  readonly kind: 'file' | 'folder' | 'server' | 'memory' | 'repository';
  /** What the person calls it: "docs.json", "acme/docs · main". */
  readonly name: string;
  /** Identifies the place for drafts and the list of recent documents. */
  readonly key: string;
  /**
   * Each read counts against a limit of the host. `in-view`: of the pages only those that are seen are read; `asked`:
   * only what a person asks for, and `signpost.config.json`. Absent where reading is free.
   */
  readonly costly?: 'in-view' | 'asked';
  /** Every file of the place, its path relative to the place. What only tools keep (`.git`, `node_modules`) is left out. */
  readonly list?: () => Promise<Result<readonly string[]>>;
  /** A file as it is: a picture, or a text that need not be UTF-8. */
  readonly bytes?: (path: string) => Promise<Result<Uint8Array>>;
  readonly read: (path: string) => Promise<Result<FileState>>;
  /**
   * Writes these files as one step: all of them or none, and answers with their new states in the same order. Where
   * one is no longer as expected (a new one: is there already) it writes nothing and refuses with code `changed`.
   */
  readonly write?: (files: readonly Writing[]) => Promise<Result<readonly FileState[]>>;
  readonly git?: Git;
  /** Absent where nobody counts requests. While a limit is in force all that needs one is refused with `limited`. */
  readonly limits?: Limits;
  /** Tells the paths of files that others changed, made or removed; ends when the returned function is called. */
  readonly watch?: (changed: (paths: readonly string[]) => void) => () => void;
}

/** A host allows no more requests for a while. */
export interface Limit {
  /** "GitHub" */
  readonly host: string;
  /** When it allows requests again, in milliseconds since 1970. */
  readonly until: number;
  /** The limit is that of a token; without one it is that of everybody at the same address. */
  readonly isSignedIn: boolean;
}

/** Of a place at a host that counts requests. */
export interface Limits {
  /** The limit that is in force; nothing while requests are sent. */
  readonly now: () => Limit | undefined;
  /** Calls back whenever that may have changed; ends when the returned function is called. */
  readonly watch: (changed: () => void) => () => void;
  /** Sends requests again, whatever the time is. */
  readonly goOn: () => void;
}

/** What a place does that keeps versions: a repository of the machine's own git, or at a host. */
export interface Git {
  /** What can be done now; asked anew whenever somebody is about to commit. */
  readonly status: () => Promise<Result<GitStatus>>;
  /**
   * One commit of exactly these files, on the state that they were read from; a branch is never forced. Refuses with
   * `changed` when one of them is another one there by now. Asked again after an answer was lost it does not commit twice.
   */
  readonly commit: (asked: CommitRequest) => Promise<Result<Committed>>;
}

export interface GitStatus {
  /** The branch that is open; nothing where the head is detached. */
  readonly branch: string | undefined;
  readonly branches: readonly string[];
  /** Why nobody can commit to the open branch here, in a sentence: it is protected, or there is no right to write. */
  readonly barred?: string;
  /** Where commits go that can only be proposed: "ada/docs". Absent where the repository itself can be written. */
  readonly fork?: string;
  /** What the host calls a proposal to take a branch over; absent where there is none. */
  readonly request?: 'pull request' | 'merge request';
  /** Files of the document that are saved and stand otherwise in the last commit; absent where saving is committing. */
  readonly uncommitted?: readonly string[];
  /** Where a local commit can be pushed to: "origin". Absent where there is none, and where a commit is there at once. */
  readonly remote?: string;
}

export interface CommitRequest {
  readonly files: readonly Writing[];
  /** The first line is its title. */
  readonly message: string;
  readonly branch: string;
  /** The branch is made, from the state that is open. */
  readonly isNew: boolean;
  /** Sends a local commit to `GitStatus.remote`. */
  readonly push?: boolean;
  /** The commit that the same request made before, of which not everything was done: only the rest is asked for. */
  readonly made?: string;
  readonly request?: { readonly title: string; readonly body: string };
}

export interface Committed {
  /** The commit's full hash. */
  readonly commit: string;
  readonly branch: string;
  /** The files as they are there now, in the order of the request: a hook may have rewritten one. */
  readonly files: readonly FileState[];
  /** Those of them that a hook rewrote without adding them to the commit; absent where there are none. */
  readonly uncommitted?: readonly string[];
  /** Where people look at it: an https address. */
  readonly address?: string;
  readonly request?: { readonly name: string; readonly address: string };
  /** What git and its hooks printed. */
  readonly output?: string;
  /** The commit is there, and something after it was not done (push, request): what, and what to do next. */
  readonly problem?: string;
}

/** A folder whose files can be listed and read: what a document lacks that was opened alone. */
export type Folder = Required<Pick<DocumentStorage, 'name' | 'list' | 'bytes'>>;

/** Work that has not been saved, kept from one visit to the next. */
export interface Draft {
  /** Names one sitting, so that two windows over one file never overwrite each other's work. */
  readonly id: string;
  /** The place's key and name, and the path in it. */
  readonly place: string;
  readonly name: string;
  readonly path: string;
  /** The text that was opened, and the text that it became: work on a file's earlier state stays apart from work on its present one. */
  readonly before: string;
  readonly after: string;
  /** The same of the other files of the document that were changed; absent where none was. */
  readonly files?: readonly DraftFile[];
  /** Milliseconds since 1970. */
  readonly time: number;
  /** How many changes that are, as the review counts them; absent where nobody counted. */
  readonly changes?: number;
}

/** A file beside docs.json that a draft changes. */
export interface DraftFile {
  readonly path: string;
  /** The text that was read; absent for a file that is new. */
  readonly before?: string;
  readonly after: string;
}

/** Unsaved work of every sitting, and earlier states of it. The oldest is let go by itself when there is too much. */
export interface Drafts extends Shelf<Draft> {
  /**
   * Writes the work of a sitting down at once and asks for nothing before, so that it can be done between two keys.
   * It outlasts the browser, but not a power failure: `put` follows when there is a pause.
   */
  readonly write: (draft: Draft) => Promise<Result<undefined>>;
  /**
   * Keeps the work of a sitting for good. `continues` names the draft that the sitting began with: what was kept under
   * that name is kept under the new one, at once and together.
   */
  readonly put: (draft: Draft, continues?: string) => Promise<Result<undefined>>;
  /** Earlier states of a draft, the latest first; each is a draft of the same id and can be restored. */
  readonly versions: (id: string) => Promise<Result<readonly Draft[]>>;
}

/** A document that was opened before. */
export interface Recent {
  /** The place's key. */
  readonly id: string;
  readonly kind: DocumentStorage['kind'];
  readonly name: string;
  readonly path: string;
  readonly time: number;
  /** What the place needs to be opened again without asking: a file handle. */
  readonly handle?: unknown;
}

/**
 * How a document stood on the screen when it was left. It names places by pointer and holds no words of the
 * document.
 */
export interface View {
  /** The document: the place's key and the path. */
  readonly id: string;
  /** Pointers of what stood open, the outermost first. */
  readonly expanded: readonly string[];
  readonly selected: readonly string[];
  /** The first row in view. */
  readonly top?: string;
  /** The part that was shown alone. */
  readonly only?: string;
  readonly mode: 'visual' | 'split' | 'json';
  readonly time: number;
}

/** What is remembered between visits. A failure is a refusal with a sentence; editing goes on. */
export interface Shelf<T extends { readonly id: string }> {
  /** The latest first. */
  readonly list: () => Promise<Result<readonly T[]>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
  readonly remove: (id: string) => Promise<Result<undefined>>;
}

/** A shelf that is asked for one thing, and lets go of the oldest by itself. */
export interface Memory<T extends { readonly id: string }> {
  readonly get: (id: string) => Promise<Result<T | undefined>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
}
