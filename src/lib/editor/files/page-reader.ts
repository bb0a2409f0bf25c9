/* Reads the content of pages: their files and those they include here, the rest in a worker. */
import { factsOf } from '$lib/core/pages/page-file';
import { DEEPEST_SNIPPET, MOST_SNIPPETS } from '$lib/core/page/limits';
import type { PageContent } from '$lib/core/page/tree';
import type { Files } from './files.svelte';
import type { PageQuestion } from './page-worker';
import { WorkerCalls } from './worker-calls';

/** Limit for the text of a page, in UTF-16 code units. */
const MOST_TEXT = 1_000_000;
/** How long a page may take to parse, in milliseconds. */
const LONGEST = 15_000;

/** What pages are read from. Paths are from the folder of docs.json. */
export type PageSource = Pick<Files, 'all' | 'fileOf' | 'text'>;

export class PageReader {
  readonly #files: PageSource;
  readonly #calls = new WorkerCalls<PageQuestion, PageContent | undefined>({
    begin: () => new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' }),
    failed: undefined,
    limit: LONGEST,
  });

  constructor(files: PageSource) {
    this.#files = files;
  }

  /** The content of a page. Undefined if its file can't be read, or takes too long. */
  async read(
    page: string,
    variables: ReadonlyMap<string, string>,
  ): Promise<PageContent | undefined> {
    const file = this.#files.fileOf(page);
    const read = file === undefined ? undefined : await this.#files.text(file);
    if (file === undefined || !read?.ok || read.value.length > MOST_TEXT) return undefined;
    const text = read.value;
    return this.#calls.ask({ file, text, variables, snippets: await this.#included(file, text) });
  }

  end(): void {
    this.#calls.end();
  }

  /** The texts of files that a page includes, and of those that they include. */
  async #included(file: string, text: string): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    const all = new Set(this.#files.all);
    let room = MOST_SNIPPETS;
    let next: readonly (readonly [string, string])[] = [[file, text]];
    for (let depth = 0; depth < DEEPEST_SNIPPET && next.length > 0; depth++) {
      const named = new Set(next.flatMap(([path, content]) => factsOf(path, content).imports));
      const wanted = [...named].filter((path) => all.has(path) && !found.has(path));
      const read = await Promise.all(
        wanted.map(async (path) => [path, await this.#files.text(path)] as const),
      );
      next = read.flatMap(([path, got]) => (got.ok ? [[path, got.value] as const] : []));
      for (const [path, content] of next) {
        room -= content.length;
        if (room > 0) found.set(path, content);
      }
    }
    return found;
  }
}
