import type { Limits } from '$lib/core/storage';
import type { Result } from '$lib/core/result';

/**
 * Asks for something that is only read. Where the host's limit of requests is in the way it is asked for again when
 * the limit is over, or the person goes on: nobody has to ask twice. Given up when `isOff` then.
 */
export async function whenAllowed<T>(
  limits: Limits | undefined,
  ask: () => Promise<Result<T>>,
  isOff: () => boolean,
): Promise<Result<T>> {
  for (;;) {
    const answer = await ask();
    if (!limits || answer.ok || answer.refusal.code !== 'limited') return answer;
    await unlimited(limits);
    if (isOff()) return answer;
  }
}

const unlimited = (limits: Limits): Promise<void> =>
  new Promise((done) => {
    const look = () => {
      if (limits.now()) return;
      end();
      done();
    };
    const end = limits.watch(look);
    look();
  });
