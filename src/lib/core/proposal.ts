/* Proposals to merge a branch, at git hosts. */

/** A pull request or a merge request. */
export type RequestKind = 'pull' | 'merge';

/** A proposal that was made. */
export interface ProposalMade {
  /** "#12", "!12" */
  readonly name: string;
  readonly number: number;
  /** Its web page. */
  readonly address: string;
  /** The repository and the branch that it goes to: "acme/docs", "main". */
  readonly repository: string;
  readonly into: string;
}

/** How a proposal is doing. */
export interface Proposal {
  readonly state: 'open' | 'merged' | 'closed';
  /** Checks of its last commit. Absent unless it is open, and if the host doesn't show all of them. */
  readonly checks?: Checks;
  /** Where its last commit is deployed: a web address. Absent if the host doesn't say. */
  readonly preview?: string;
}

/** Those that were skipped, or may fail, aren't counted. */
export interface Checks {
  readonly passed: number;
  /** Includes those that wait. */
  readonly running: number;
  readonly failed: readonly FailedCheck[];
}

export interface FailedCheck {
  readonly name: string;
  /** A web address. */
  readonly address?: string;
}
