/* Waits for a fork, which hosts create in the background. */
import type { Refusal, Result } from '../../core/result.ts';

interface Refused {
  readonly ok: false;
  readonly refusal: Refusal;
}

interface Wait {
  /** How often to look, and the pause in between, in milliseconds. */
  readonly looks: number;
  readonly pause: number;
  readonly signal: AbortSignal | undefined;
  /** The answers if `signal` aborts, and if the fork takes too long. */
  readonly stopped: Refused;
  readonly late: Refused;
}

/** Looks until there is a result. */
export async function waitForFork<T>(
  look: () => Promise<Result<T> | undefined>,
  { looks, pause, signal, stopped, late }: Wait,
): Promise<Result<T>> {
  for (let i = 0; i < looks; i++) {
    const found = await look();
    if (found) return found;
    await sleep(pause, signal);
    if (signal?.aborted) return stopped;
  }
  return late;
}

/** A pause that ends early when it is aborted. */
const sleep = (milliseconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((done) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      done();
    };
    const timer = setTimeout(end, milliseconds);
    signal?.addEventListener('abort', end);
  });
