/* What a host does about reviews of pull requests and merge requests. */
import type { Result } from '../../core/result.ts';
import type { Access } from './access.ts';

/** Reviewers are names of users ("ada") and of teams ("acme/writers"). */
export interface HostReviews {
  /** Users who changed a file, up to a commit, the latest first. Absent if the host only knows their email addresses. */
  readonly authors?: (
    access: Access,
    name: string,
    asked: { readonly from: string; readonly path: string },
  ) => Promise<Result<readonly string[]>>;
  /** Those that can be asked. Absent if that is known only after asking. */
  readonly among?: (
    access: Access,
    owners: readonly string[],
  ) => Promise<Result<readonly string[]>>;
  /** Asks them all, in addition to those who are asked already, or none. `number`: of the request. */
  readonly request: (
    access: Access,
    name: string,
    number: string,
    reviewers: readonly string[],
  ) => Promise<Result<undefined>>;
}
