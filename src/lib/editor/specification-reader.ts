import type { Specification } from '$lib/core/openapi';
import { refuse, type Result } from '$lib/core/result';
import type { WorkerAnswer, Question } from './specification-worker';

/** Reads specifications in a worker, which begins with the first of them. */
export class SpecificationReader {
  #worker: Worker | undefined;
  #last = 0;
  readonly #waiting = new Map<number, (result: Result<Specification>) => void>();

  read(bytes: Uint8Array | Blob): Promise<Result<Specification>> {
    const worker = (this.#worker ??= this.#begin());
    const id = ++this.#last;
    return new Promise((resolve) => {
      this.#waiting.set(id, resolve);
      worker.postMessage({ id, bytes } satisfies Question);
    });
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
    this.#waiting.clear();
  }

  #begin(): Worker {
    const worker = new Worker(new URL('./specification-worker.ts', import.meta.url), {
      type: 'module',
    });
    worker.addEventListener('message', ({ data: { id, result } }: MessageEvent<WorkerAnswer>) => {
      const resolve = this.#waiting.get(id);
      this.#waiting.delete(id);
      resolve?.(result);
    });
    // Too large for the memory, or a file that could not be read: whoever waits is told, and the next begins afresh.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const failed = refuse('unreadable', 'It could not be read: it is too large, or has changed.');
      const waiting = [...this.#waiting.values()];
      this.end();
      for (const resolve of waiting) resolve(failed);
    });
    return worker;
  }
}
