import type { Specification } from '$lib/core/openapi/specification';
import { refuse, type Result } from '$lib/core/result';
import type { WorkerAnswer, Question } from './specification-worker';
import { unreadableSpecification } from './messages';

/** Reads specifications in a worker, which starts with the first one. */
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
    // Out of memory, or a file that couldn't be read: all pending reads fail, and the next one starts a new worker.
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      const failed = refuse('unreadable', unreadableSpecification);
      const waiting = [...this.#waiting.values()];
      this.end();
      for (const resolve of waiting) resolve(failed);
    });
    return worker;
  }
}
