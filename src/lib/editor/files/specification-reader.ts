import type { Specification } from '$lib/core/openapi/specification';
import { refuse, type Result } from '$lib/core/result';
import { unreadableSpecification } from './messages';
import { WorkerCalls } from './worker-calls';

/** Reads specifications in a worker. */
export class SpecificationReader {
  readonly #calls = new WorkerCalls<Uint8Array | Blob, Result<Specification>>({
    begin: () =>
      new Worker(new URL('./specification-worker.ts', import.meta.url), { type: 'module' }),
    failed: refuse('unreadable', unreadableSpecification),
  });

  read(bytes: Uint8Array | Blob): Promise<Result<Specification>> {
    return this.#calls.ask(bytes);
  }

  end(): void {
    this.#calls.end();
  }
}
