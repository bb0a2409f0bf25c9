/*
 * What the editor needs from the places that keep documents and drafts, and from git. src/lib/storage implements it,
 * and only src/routes knows which places there are.
 */
import type { FileChange } from './file-change.ts';
import type { Limits } from './limits.ts';
import type { PagePair } from './page-files.ts';
import type { Past } from './past.ts';
import type { Proposal, ProposalMade, RequestKind } from './proposal.ts';
import type { Result } from './result.ts';

/** A file's state when it was read: its exact text, and a mark that changes when the file does. */
export interface FileState {
  readonly path: string;
  readonly text: string;
  readonly mark: string;
}

/** The same for a file of any kind. One without a text is only moved. */
export type KnownFile = Pick<FileState, 'path' | 'mark'> & Partial<Pick<FileState, 'text'>>;

/**
 * Where documents live. Each storage is one flat object of this type. What a storage cannot do is absent, so that a
 * button for it is never shown. Every failure is a refusal with a sentence that names the next step, and never loses
 * anything. Codes that the editor handles: `changed` (a file is no longer as expected), `missing`, `offline` (no
 * response), `signed-out` (the token is missing, wrong or expired), `no-right`, `read-only`.
 */
export interface DocumentStorage {
  readonly kind: 'file' | 'folder' | 'server' | 'memory' | 'repository';
  /** The name shown to the user: "docs.json", "acme/docs · main". */
  readonly name: string;
  /** Identifies the storage for drafts and the list of recent documents. */
  readonly key: string;
  /**
   * Each read counts against a limit of the host. `in-view`: only the pages in view are read. `asked`: only what the
   * user asks for, and `signpost.config.json`. Absent if reading is free.
   */
  readonly costly?: 'in-view' | 'asked';
  /**
   * Every file, by its path relative to the storage. Files that only tools use (`.git`, `node_modules`) are left out.
   */
  readonly list?: () => Promise<Result<readonly string[]>>;
  /** A file's bytes: an image, or a text that need not be UTF-8. */
  readonly bytes?: (path: string) => Promise<Result<Uint8Array>>;
  /**
   * Reads many files with few requests, so that `bytes` and `read` of them need none. Some may be left out. Absent if that
   * isn't possible, which may only be known after the first time, that refuses with `one-by-one`. `told`: hears how many
   * have been asked for, of those that weren't known.
   */
  readonly readAhead?:
    | ((
        paths: readonly string[],
        told?: (done: number, of: number) => void,
      ) => Promise<Result<undefined>>)
    | undefined;
  readonly read: (path: string) => Promise<Result<FileState>>;
  /** The mark of a file of any kind, which may be moved as a whole. Absent if files can't be moved. */
  readonly mark?: (path: string) => Promise<Result<string>>;
  /**
   * Makes these changes as one step: all of them or none. Returns the new states of the written texts, in the same
   * order; a moved file keeps its mark. If a file is no longer as expected (or a new one exists already), changes
   * nothing and refuses with the code `changed`. A storage without `list` is a single file, which can only be written.
   */
  readonly write?: (changes: readonly FileChange[]) => Promise<Result<readonly FileState[]>>;
  readonly git?: Git;
  /**
   * Absent if requests aren't counted. While a limit is in force, everything that needs a request is refused with
   * `limited`.
   */
  readonly limits?: Limits;
  /** Reports the paths of files that others changed, created or removed, until the returned function is called. */
  readonly watch?: (changed: (paths: readonly string[]) => void) => () => void;
}

/** What a storage with version control does: a repository of the machine's own git, or at a host. */
export interface Git {
  /** What can be done now. Called again before every commit. */
  readonly status: () => Promise<Result<GitStatus>>;
  /**
   * Makes one commit of exactly these changes, on the state that the files were read from. Never forces a branch. Refuses with
   * `changed` if one of them has changed there since. A request that is repeated after a lost response does not commit
   * twice.
   */
  readonly commit: (asked: CommitRequest) => Promise<Result<Committed>>;
  /**
   * The texts of files at a branch, a tag or a commit, or in a local repository anything else that git calls a revision.
   * Files that don't exist there are left out. Refuses with `missing` if there is no such revision.
   */
  readonly at: (
    revision: string,
    paths: readonly string[],
  ) => Promise<Result<ReadonlyMap<string, string>>>;
  /** How a proposal is doing. Absent if that isn't known here. */
  readonly proposal?: (made: ProposalMade) => Promise<Result<Proposal>>;
  /** The pages that the site once had, by the history of the branch. `main`: its docs.json. Absent if that isn't known. */
  readonly past?: (main: string) => Promise<Result<Past>>;
  /**
   * The commit that a revision is, and the page files of a folder that differ between it and the storage as it is now.
   * `folder`: with a trailing slash, or ''. Refuses with `missing` if there is no such revision.
   */
  readonly since: (revision: string, folder: string) => Promise<Result<Since>>;
  /** Names to offer as revisions: branches, then tags, the newest first. */
  readonly revisions: () => Promise<Result<readonly string[]>>;
  /**
   * Who may review changes to these files, without the user: code owners, then those who changed them last. A few. Absent
   * if requests have no reviewers.
   */
  readonly reviewers?: (paths: readonly string[]) => Promise<Result<readonly Reviewer[]>>;
}

export interface Reviewer {
  /** "ada", or a team: "acme/writers". */
  readonly name: string;
  readonly isOwner: boolean;
}

export interface Since {
  /** The full hash. */
  readonly commit: string;
  readonly pages: readonly ChangedPage[];
  /** Why the page files aren't compared, in a sentence. `pages` is empty then. */
  readonly left?: string;
}

/** A page file that a commit has elsewhere, or with another content. Paths are those of the storage. */
export interface ChangedPage {
  /** Its path in the commit. Absent if it is new. */
  readonly from?: string;
  /** Its path in the storage. Absent if it was deleted. */
  readonly to?: string;
  /** It is only elsewhere. */
  readonly isSame?: true;
}

export interface GitStatus {
  /** The current branch, or undefined if HEAD is detached. */
  readonly branch: string | undefined;
  readonly branches: readonly string[];
  /** Why commits to the current branch are refused here, in a sentence: it is protected, or write access is missing. */
  readonly barred?: string;
  /** Where commits go that can only be proposed: "ada/docs". Absent if the repository itself is writable. */
  readonly fork?: string;
  /** What the host calls a proposal to merge a branch. Absent if there is none. */
  readonly request?: RequestKind;
  /** Saved files of the document that differ from the last commit. Absent if saving is committing. */
  readonly uncommitted?: readonly string[];
  /** Those of `uncommitted` that were deleted. Absent if there are none. */
  readonly deleted?: readonly string[];
  /** Page files and API specifications next to docs.json that git doesn't have. Absent if there are none. */
  readonly untracked?: readonly string[];
  /** The same where they can't be committed: ignored, or JSON and YAML of other kinds. A folder ends with a slash. */
  readonly leftOut?: readonly string[];
  /**
   * The remote that a local commit can be pushed to: "origin". Absent if there is none, or if commits are made at the
   * remote directly.
   */
  readonly remote?: string;
}

export interface CommitRequest {
  readonly files: readonly FileChange[];
  /** The first line is the title. */
  readonly message: string;
  readonly branch: string;
  /** The branch is created, from the current state. */
  readonly isNew: boolean;
  /** Pushes a local commit to `GitStatus.remote`. */
  readonly push?: boolean;
  /** The commit that an earlier attempt at the same request made. Only the remaining steps are carried out. */
  readonly made?: string;
  readonly request?: {
    readonly title: string;
    readonly body: string;
    /** Names as in `Reviewer`. */
    readonly reviewers?: readonly string[];
  };
}

export interface Committed {
  /** The commit's full hash. */
  readonly commit: string;
  readonly branch: string;
  /** The current state of the written texts, in the order of the request: a hook may have rewritten one. */
  readonly files: readonly FileState[];
  /** Files that a hook rewrote without adding them to the commit. Absent if there are none. */
  readonly uncommitted?: readonly string[];
  /** The commit's web page: an https address. */
  readonly address?: string;
  readonly request?: ProposalMade;
  /** What git and its hooks printed. */
  readonly output?: string;
  /** The commit was made, but a later step failed (push, request): which one, and what to do next. */
  readonly problem?: string;
}

/** A folder whose files can be listed and read: what is missing from a document that was opened alone. */
export type Folder = Required<Pick<DocumentStorage, 'name' | 'list' | 'bytes'>>;

/** Unsaved work, kept from one visit to the next. */
export interface Draft {
  /** Identifies one editing session, so that two windows with one file never overwrite each other's work. */
  readonly id: string;
  /** The storage's key and name, and the path in it. */
  readonly place: string;
  readonly name: string;
  readonly path: string;
  /**
   * The text that was opened, and the text that it became. Work on an earlier state of a file stays separate from work
   * on its current one.
   */
  readonly before: string;
  readonly after: string;
  /** The same for the other changed files of the document. Absent if there are none. */
  readonly files?: readonly DraftFile[];
  /** Page files that were created, moved, deleted or changed. Absent if there are none. */
  readonly pages?: readonly PagePair[];
  /**
   * Pointers, in the latest text, of the elements that operations moved. Absent if there are none, and from a draft of an
   * older Signpost.
   */
  readonly moved?: readonly string[];
  /** Milliseconds since 1970. */
  readonly time: number;
  /** Number of changes, as the review counts them. Absent if they were not counted. */
  readonly changes?: number;
}

/** Whether a draft contains any change. */
export const hasWork = ({ before, after, files, pages }: Draft): boolean =>
  before !== after || files !== undefined || pages !== undefined;

/** A file other than docs.json that a draft changes. */
export interface DraftFile {
  readonly path: string;
  /** The text that was read. Absent for a new file. */
  readonly before?: string;
  readonly after: string;
}

/**
 * Unsaved work of every session, and earlier states of it. The oldest is dropped automatically when there is too much.
 */
export interface Drafts extends Shelf<Draft> {
  /**
   * Writes the work of a session immediately and reads nothing first, so that it can be done between two keystrokes. It
   * survives the end of the browser, but not a power failure: `put` follows when there is a pause.
   */
  readonly write: (draft: Draft) => Promise<Result<undefined>>;
  /**
   * Keeps the work of a session permanently. `continues` names the draft that the session started with: what was kept
   * under that name is moved to the new one, in one transaction.
   */
  readonly put: (draft: Draft, continues?: string) => Promise<Result<undefined>>;
  /** Earlier states of a draft, the latest first. Each is a draft with the same id and can be restored. */
  readonly versions: (id: string) => Promise<Result<readonly Draft[]>>;
}

/** A document that was opened before. */
export interface Recent {
  /** The storage's key. */
  readonly id: string;
  readonly kind: DocumentStorage['kind'];
  readonly name: string;
  readonly path: string;
  readonly time: number;
  /** What the storage needs to be opened again without asking: a file handle. */
  readonly handle?: unknown;
}

/**
 * How a document was displayed when it was left. Refers to elements by pointer, and contains no text of the document.
 */
export interface View {
  /** The document: the storage's key and the path. */
  readonly id: string;
  /** Pointers of what was expanded, the outermost first. */
  readonly expanded: readonly string[];
  readonly selected: readonly string[];
  /** The first row in view. */
  readonly top?: string;
  /** The part that was displayed alone. */
  readonly only?: string;
  readonly mode: 'visual' | 'split' | 'json';
  readonly time: number;
}

/** What is remembered between visits. A failure is a refusal with a sentence, and editing continues. */
export interface Shelf<T extends { readonly id: string }> {
  /** The latest first. */
  readonly list: () => Promise<Result<readonly T[]>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
  readonly remove: (id: string) => Promise<Result<undefined>>;
}

/** A shelf that is read item by item, and drops the oldest automatically. */
export interface Memory<T extends { readonly id: string }> {
  readonly get: (id: string) => Promise<Result<T | undefined>>;
  readonly put: (item: T) => Promise<Result<undefined>>;
}
