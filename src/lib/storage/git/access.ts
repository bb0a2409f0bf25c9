import type { Result } from '../../core/result.ts';

/**
 * The credentials of requests: a token of the host, or none. The token is sent in a header, and nowhere else. It is
 * read at every request, so that the same storage keeps working after signing in again.
 */
export interface Access {
  readonly token: string | undefined;
  /**
   * Replaces a token that the host no longer accepts. Resolves to undefined if there is nothing to replace it with. Absent
   * if tokens are never replaced.
   */
  readonly renew?: (refused: string) => Promise<Result<string | undefined>>;
}
