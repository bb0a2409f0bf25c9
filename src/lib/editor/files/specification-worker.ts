/*
 * Reads API specifications off the main thread, so that a large one doesn't block the page. Receives bytes and posts
 * the parsed specification.
 */
import type { Specification } from '$lib/core/openapi/specification';
import { readSpecification } from '$lib/core/openapi/read';
import type { Result } from '$lib/core/result';
import type { WorkerQuestion, WorkerReply } from './worker-calls';

type Question = WorkerQuestion<Uint8Array | Blob>;

self.addEventListener('message', (event: MessageEvent<Question>) => void reply(event.data));

async function reply({ id, question }: Question): Promise<void> {
  const read = question instanceof Blob ? await question.arrayBuffer() : question;
  const answer = readSpecification(new TextDecoder().decode(read));
  self.postMessage({ id, answer } satisfies WorkerReply<Result<Specification>>);
}
