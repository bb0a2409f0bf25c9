import type { Limits } from '$lib/core/limits';
import type { Result } from '$lib/core/result';

/**
 * Runs a read-only request. If the host's rate limit refuses it, repeats it when the limit is over or the user resumes,
 * so that no one has to ask twice. Gives up if `isOff` by then.
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
