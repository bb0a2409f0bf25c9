/*
 * The links of all page files around the open document, and of the other files that follow what moves. A worker has their
 * texts: each file that is read for its title is passed on, and what a question needs besides is read for it.
 */
import type { World } from '$lib/core/check/diagnostic';
import type { LedgerEntry, LostAddress } from '$lib/core/ledger/ledger';
import type { LinkHere } from '$lib/core/links/links-to';
import type { LinkingFile } from '$lib/core/operations/follow-links';
import { mayHaveLinks } from '$lib/core/links/candidates';
import type { FilesMoved } from '$lib/core/operations/files-moved';
import { IGNORE_FILE } from '$lib/core/pages/ignored';
import { isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Past } from '$lib/core/past';
import type { Editor } from '../editor.svelte';
import type { BeforeWork, LinkAnswer, LinkedSite, LinkProblem, LinkQuestion } from './link-worker';
import * as m from './messages';
import { WorkerCalls } from './worker-calls';

/** The document, and what is known around it. */
interface CheckedSite {
  readonly texts: ReadonlyMap<string, string>;
  readonly main: string;
  readonly world: World;
}

/** Reads files that aren't known yet. Those that don't exist anymore are left out. */
type ReadTexts = (files: readonly string[]) => Promise<Result<ReadonlyMap<string, string>>>;

export class SiteLinks {
  readonly #editor: Editor;
  /** The folder of docs.json, with a trailing slash, or ''. */
  readonly #home: string;
  readonly #calls = new WorkerCalls<LinkQuestion, LinkAnswer | undefined>({
    begin: () => new Worker(new URL('./link-worker.ts', import.meta.url), { type: 'module' }),
    failed: undefined,
  });
  /** The files whose texts the worker has. */
  readonly #known = new Set<string>();
  /** The texts of steps that the worker has. */
  readonly #ofWork = new Map<string, string>();

  constructor(editor: Editor, home: string) {
    this.#editor = editor;
    this.#home = home;
  }

  /** Takes a page file as it was just read. Without a text, it is gone. Paths are from the folder of docs.json. */
  keep(file: string, text: string | undefined): void {
    this.#ofWork.delete(file);
    this.#send([[file, text]]);
  }

  /**
   * The files whose links a step may change, and those that it moves. Refuses if a page can't be read; other files that
   * can't be read stay as they are.
   */
  async follow(
    moved: FilesMoved,
    site: LinkedSite,
    read: ReadTexts,
  ): Promise<Result<readonly LinkingFile[]>> {
    const answer = await this.#ask({ ask: 'follow', moved, site }, read);
    return answer.ok ? ok(answer.value.files ?? []) : answer;
  }

  /** The links of other pages, and of specifications, that lead to some files. */
  async linksTo(
    files: readonly string[],
    site: LinkedSite,
    read: ReadTexts,
  ): Promise<Result<readonly LinkHere[]>> {
    const answer = await this.#ask({ ask: 'links-to', files, site }, read);
    return answer.ok ? ok(answer.value.links ?? []) : answer;
  }

  /**
   * The broken links of all page files. A newer question ends an earlier one, which then finds nothing. `texts`: of
   * docs.json and what it reaches by `$ref`.
   */
  async problems(
    { texts, main, world }: CheckedSite,
    site: LinkedSite,
    read: ReadTexts,
  ): Promise<Result<readonly LinkProblem[]>> {
    const known = plainWorld(world);
    const answer = await this.#ask({ ask: 'problems', texts, main, world: known, site }, read);
    return answer.ok ? ok(answer.value.problems ?? []) : answer;
  }

  /** Those of them that weren't broken before the work. */
  async broken(
    { texts, main, world }: CheckedSite,
    before: BeforeWork,
    site: LinkedSite,
    read: ReadTexts,
  ): Promise<Result<readonly LinkProblem[]>> {
    const known = plainWorld(world);
    const asked = { ask: 'broken', texts, main, world: known, before, site } as const;
    const answer = await this.#ask(asked, read);
    return answer.ok ? ok(answer.value.problems ?? []) : answer;
  }

  /** Where the readers of lost addresses should go. */
  async targets(
    lost: readonly LostAddress[],
    past: Past,
    { texts, main, world }: CheckedSite,
    site: LinkedSite,
    read: ReadTexts,
  ): Promise<Result<readonly LedgerEntry[]>> {
    const known = plainWorld(world);
    const asked = { ask: 'targets', texts, main, world: known, site, lost, past } as const;
    const answer = await this.#ask(asked, read);
    return answer.ok ? ok(answer.value.entries ?? []) : answer;
  }

  /** Reads the page files that aren't known yet. */
  async readPages({ paths }: LinkedSite, read: ReadTexts): Promise<Result<undefined>> {
    const missing = [...paths].filter((path) => isPageFile(path) && !this.#known.has(path));
    if (missing.length === 0) return ok(undefined);
    const found = await read(missing);
    if (!found.ok) return found;
    this.#send([...found.value]);
    return ok(undefined);
  }

  /** Asks once the worker has all texts as they are now. */
  async #ask(
    question: Exclude<LinkQuestion, { ask: 'keep' }>,
    read: ReadTexts,
  ): Promise<Result<LinkAnswer>> {
    const pages = await this.readPages(question.site, read);
    if (!pages.ok) return pages;
    if (question.ask === 'follow' || question.ask === 'links-to') {
      const others = question.site.others.filter((path) => !this.#known.has(path));
      const found = others.length > 0 ? await read(others) : undefined;
      if (found?.ok) this.#send([...found.value]);
    }
    this.#sendWork();
    const answer = await this.#calls.ask(question);
    if (answer) return ok(answer);
    // The worker ended, and the texts with it.
    this.#known.clear();
    this.#ofWork.clear();
    return refuse('no-links', m.linksUnknown);
  }

  end(): void {
    this.#calls.end();
  }

  /** Tells the worker what steps changed, which is heard from the folder a little later. */
  #sendWork(): void {
    const { basePages, pages } = this.#editor;
    const changed: (readonly [string, string | undefined])[] = [];
    for (const [path, id] of pages.at) {
      const file = path.slice(this.#home.length);
      const text = pages.texts.get(id);
      if (text === undefined || !mayFollow(file) || !path.startsWith(this.#home)) continue;
      if (this.#ofWork.get(file) !== text) changed.push([file, text]);
    }
    for (const path of basePages.at.keys())
      if (!pages.at.has(path)) changed.push([path.slice(this.#home.length), undefined]);
    this.#send(changed);
    for (const [file, text] of changed)
      if (text === undefined) this.#ofWork.delete(file);
      else this.#ofWork.set(file, text);
  }

  #send(texts: readonly (readonly [file: string, text: string | undefined])[]): void {
    if (texts.length === 0) return;
    for (const [file, text] of texts)
      if (text === undefined) this.#known.delete(file);
      else this.#known.add(file);
    void this.#calls.ask({ ask: 'keep', texts });
  }
}

const mayFollow = (file: string): boolean => mayHaveLinks(file) || file === IGNORE_FILE;

/** What a worker needs to know, without what can't be sent to it. */
const plainWorld = ({ pages, paths, ignored, renamed, config }: World): World => ({
  ...(pages && { pages }),
  ...(paths && { paths }),
  ...(ignored && { ignored }),
  ...(renamed && { renamed }),
  ...(config && { config }),
});
