/*
 * One user's requests to one host wait in line: hosts refuse users who send many at the same time
 * (https://docs.github.com/rest/using-the-rest-api/best-practices-for-using-the-rest-api#avoid-concurrent-requests).
 * Changes go before reading, so that a commit doesn't wait for pages that are read ahead.
 */
import PQueue from 'p-queue';
import type { Refusal, Result } from '../../core/result.ts';

/** How many requests run at the same time. */
export const AT_ONCE = 6;

/** Sends a request when its turn comes. */
export type RequestQueue = <T>(
  send: () => Promise<Result<T>>,
  isChange: boolean,
) => Promise<Result<T>>;

/** When the host's limit refuses a request, those that wait are refused in the same words and aren't sent. */
export function requestQueue(): RequestQueue {
  const queue = new PQueue({ concurrency: AT_ONCE });
  let joined = 0;
  let limit: { readonly refusal: Refusal; readonly last: number } | undefined;
  return (send, isChange) => {
    const ticket = ++joined;
    return queue.add(
      async () => {
        if (limit && ticket <= limit.last) return { ok: false, refusal: limit.refusal };
        const answer = await send();
        if (!answer.ok && answer.refusal.code === 'limited')
          limit = { refusal: answer.refusal, last: joined };
        return answer;
      },
      { priority: isChange ? 1 : 0 },
    );
  };
}
