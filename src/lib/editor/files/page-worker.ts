/*
 * Parses pages off the main thread, and keeps the parser out of what loads first. Receives a page's text with those it
 * includes, and posts its content.
 */
import { readPage, type PageSources } from '$lib/core/page/page';
import type { PageContent } from '$lib/core/page/tree';
import type { WorkerQuestion, WorkerReply } from './worker-calls';

export interface PageQuestion extends PageSources {
  /** From the folder of docs.json. */
  readonly file: string;
  readonly text: string;
}

self.addEventListener('message', ({ data }: MessageEvent<WorkerQuestion<PageQuestion>>) => {
  const { file, text, ...sources } = data.question;
  const answer = readPage(file, text, sources);
  self.postMessage({ id: data.id, answer } satisfies WorkerReply<PageContent>);
});
