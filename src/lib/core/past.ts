/* What the history of a repository says of the pages that a site once had. */

/** A commit. */
export interface Change {
  readonly id: string;
  /** The day of the commit, as "2026-03-09". */
  readonly date: string;
  /** The first line of its message. */
  readonly subject: string;
}

/** A page file that is no longer at its path. Files are named from the folder of docs.json. */
export interface PastPage {
  readonly file: string;
  /** The last commit that ended it. */
  readonly ended: Change;
  /** Where it is today, after all its renames. Absent if it was deleted, or left the folder. */
  readonly now?: string;
  /** git's id of its last text. */
  readonly blob?: string;
}

/** The pages that a site once had. */
export interface Past {
  readonly pages: readonly PastPage[];
  /** The last texts of deleted pages, as far as they are known, by git's ids. */
  readonly texts: ReadonlyMap<string, string>;
  /** Whether the whole history was read. */
  readonly isWhole: boolean;
  /** How much of it was read. Absent if no commit was left out, or if it isn't known which. */
  readonly extent?: PastExtent;
}

/** Which of the commits that changed docs.json were compared. */
export interface PastExtent {
  readonly read: number;
  /** How many are known, which `isMore` says aren't all. */
  readonly known: number;
  readonly isMore: boolean;
  /** The day of the oldest one that was read, as "2026-03-09". Absent if the host doesn't say. */
  readonly since?: string;
}
