/*
 * Reads API specifications off the main thread, so that a large one doesn't block the page. Receives bytes and posts
 * the parsed specification.
 */
import type { Specification } from '$lib/core/openapi/specification';
import { readSpecification } from '$lib/core/openapi/read';
import type { Result } from '$lib/core/result';

export interface Question {
  readonly id: number;
  readonly bytes: Uint8Array | Blob;
}
export interface WorkerAnswer {
  readonly id: number;
  readonly result: Result<Specification>;
}

self.addEventListener('message', (event: MessageEvent<Question>) => void answer(event.data));

async function answer({ id, bytes }: Question): Promise<void> {
  const read = bytes instanceof Blob ? await bytes.arrayBuffer() : bytes;
  const result = readSpecification(new TextDecoder().decode(read));
  self.postMessage({ id, result } satisfies WorkerAnswer);
}
