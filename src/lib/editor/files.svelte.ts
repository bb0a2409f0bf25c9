import type { Frontmatter } from '$lib/core/frontmatter';
import type { PageFacts } from '$lib/core/page-file';
import type { Folder, DocumentStorage } from '$lib/core/storage';
import { refuse, type Result } from '$lib/core/result';
import type { Opened } from './workspace.svelte';
import type { Editor } from './editor.svelte';
import { sourceOf, type FileSource } from './file-source';
import type { Survey } from './survey';
import { titlesAfter } from './titles';
import { runChunked } from './run-chunked';

const PAGE = /\.mdx?$/i;
/** So many bytes of a page are looked at. */
const LONGEST = 1_000_000;
/** So many pages are read side by side where each read counts against a limit. */
const FEW = 4;

/**
 * The files around the open document, where they are known: what its place lists, or a folder that was chosen
 * for it later. All paths are relative to the folder in which docs.json stands; a leading slash is left aside.
 */
export class Files {
  /** Every file; nothing while, or where, they are not known. */
  all: readonly string[] | undefined = $state.raw();
  /** Why they could not be listed. */
  problem: string = $state('');
  /** What the page files say of themselves, by page path; grows while they are read. */
  pages: ReadonlyMap<string, PageFacts> = $state.raw(new Map());
  /** How far the reading of the page files has come; nothing while none is under way. */
  reading: { readonly done: number; readonly total: number } | undefined = $state.raw();
  /** What others changed, made or removed last. */
  changed: ReadonlySet<string> = $state.raw(new Set());
  readonly #editor: Editor;
  readonly #opened: Pick<Opened, 'place' | 'file'>;
  #source: FileSource | undefined;
  /** The document's own place, which is asked when its host allows it. */
  readonly #own: FileSource | undefined;
  /** The folder of docs.json in the source, with a final slash; '' at its top. */
  #root: string;
  /** What the list of files and the files that decide over it say. */
  #survey: Survey | undefined;
  /** The file of each page. */
  #byPage: ReadonlyMap<string, string> = new Map();
  /** What was read of the pages so far; `pages` is told of it now and then. */
  readonly #said = new Map<string, PageFacts>();
  /** Every page file was read once; what the checks were told of them is out of date. */
  #isRead = false;
  #isNew = false;
  /** The titles that the checks were told. */
  readonly #titled = new Map<string, string>();
  /** Pages that are seen now, by where, and whose titles are not known; those that were asked for. */
  readonly #wanted = new Map<string, string[]>();
  readonly #asked = new Set<string>();
  #fetching = 0;
  #unwatch: (() => void) | undefined;
  #gone = false;

  constructor(editor: Editor, opened: Pick<Opened, 'place' | 'file'>) {
    const { place, file } = opened;
    this.#editor = editor;
    this.#opened = opened;
    this.#root = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    this.#source = this.#own = sourceOf(place, () => this.#gone);
  }

  /** Whether each read counts against a limit of the host, and what is read therefore. */
  get costly(): DocumentStorage['costly'] {
    return this.#own && this.#source === this.#own ? this.#opened.place.costly : undefined;
  }

  /** Learns the files once the rows are painted; ends when the returned function is called. */
  start(): () => void {
    void this.#editor.ready.then(() => (this.#gone ? undefined : this.#look()));
    return () => {
      this.#gone = true;
      this.#unwatch?.();
    };
  }

  /** A folder that was chosen for a document whose place knows no other files. */
  async attach(source: FileSource, root = ''): Promise<void> {
    this.#source = source;
    this.#said.clear();
    this.#isRead = false;
    this.#root = root;
    await this.#look();
  }

  /**
   * The same for any folder: finds the open document in it, by its text where there are several. Answers with
   * its path there, or with why it cannot be that folder.
   */
  async attachFolder(folder: Folder): Promise<Result<string>> {
    const { findDocument } = await import('./document-in-folder');
    const found = await findDocument(folder, this.#texts());
    if (found.ok) await this.attach(folder, found.value.slice(0, found.value.lastIndexOf('/') + 1));
    return found;
  }

  /** What was begun with a source is of no use any more. */
  #isOff(source: FileSource | undefined): boolean {
    return this.#gone || source !== this.#source;
  }

  #texts(): readonly string[] {
    const { text, base } = this.#editor;
    return [this.#opened.file.text, text, base.files.get(base.main)!.text];
  }

  /** The file of a page: `a` is `a.mdx`, or `a/index.mdx`. */
  fileOf(page: string): string | undefined {
    return this.#byPage.get(page) ?? this.#byPage.get(page === '' ? 'index' : `${page}/index`);
  }

  /** What a page's file says of it; nothing while it is not read, or has no file. */
  saidOf(page: string): Frontmatter | undefined {
    return this.pages.get(page) ?? this.pages.get(page === '' ? 'index' : `${page}/index`);
  }

  async bytes(path: string): Promise<Result<Uint8Array>> {
    const source = this.#source;
    return source
      ? source.bytes(this.#root + path.replace(/^(\.?\/)+/, ''))
      : refuse('unknown', 'Only docs.json was opened, so its other files are not known.');
  }

  /** A file's text, whatever its bytes are: for reading only. */
  async text(path: string): Promise<Result<string>> {
    const read = await this.bytes(path);
    return read.ok ? { ok: true, value: new TextDecoder().decode(read.value) } : read;
  }

  /**
   * These pages are in view. Where all are read anyway nothing comes of it; where reading counts against a limit their
   * titles are read now, and those of pages that have left the view are not.
   */
  want(pages: readonly string[], where: 'navigation' | 'orphans' = 'navigation'): void {
    if (this.costly !== 'in-view') return;
    this.#wanted.set(where, [...pages]);
    for (let i = this.#fetching; i < FEW; i++) void this.#fetch();
  }

  /** The next page whose title is wanted and was not asked for. */
  #next(): string | undefined {
    for (const pages of this.#wanted.values())
      for (let page = pages.shift(); page !== undefined; page = pages.shift())
        if (!this.saidOf(page) && !this.#asked.has(page)) return page;
    return undefined;
  }

  async #fetch(): Promise<void> {
    this.#fetching++;
    for (let page = this.#next(); page !== undefined; page = this.#next()) {
      const path = this.fileOf(page);
      if (path === undefined) continue;
      this.#asked.add(page);
      const read = await this.#readHead(pageOf(path), path);
      if (this.#gone) return;
      if (read.ok) {
        this.#tell();
        continue;
      }
      // Whatever stands in the way of one stands in the way of all: asked again when something comes into view.
      if (read.refusal.code !== 'missing') {
        this.#asked.delete(page);
        this.#wanted.clear();
      }
    }
    this.#fetching--;
  }

  async #look(): Promise<void> {
    const source = this.#source;
    if (!source) return;
    const listed = await source.list();
    if (this.#gone || source !== this.#source) return;
    this.problem = listed.ok ? '' : listed.refusal.sentence;
    if (!listed.ok) return;
    this.#unwatch?.();
    this.#unwatch = source.watch?.((paths) => void this.#hear(source, paths));
    await this.#list(listed.value);
    if (this.#isOff(source)) return;
    if (this.costly !== 'asked') await this.#readReached();
    if (this.costly) return;
    await this.#read([...this.#byPage]);
    if (this.#isOff(source)) return;
    this.#isRead = true;
    this.#tell();
  }

  /** What is there: which files, which of them are pages, and what the team decided for the site. */
  async #list(paths: readonly string[]): Promise<void> {
    const root = this.#root;
    const all = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    const source = this.#source;
    const { survey } = await import('./survey');
    const read = (path: string) => this.text(path);
    const found = await survey(all, read, this.costly, this.#survey);
    if (this.#isOff(source)) return;
    if (found === this.#survey && this.#editor.world.paths) return;
    this.#survey = found;
    this.all = found.all;
    this.#byPage = found.byPage;
    this.#editor.learn(found.known);
  }

  /** Files were changed, made or removed: only these are read again. */
  async #hear(source: FileSource, paths: readonly string[]): Promise<void> {
    const root = this.#root;
    const own = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    if (own.length === 0) return;
    const listed = await source.list();
    if (this.#gone || source !== this.#source) return;
    this.problem = listed.ok ? '' : listed.refusal.sentence;
    if (listed.ok) await this.#list(listed.value);
    if (this.#isOff(source)) return;
    this.changed = new Set(own);
    const pages = [...new Set(own.filter((path) => PAGE.test(path)).map(pageOf))];
    for (const page of pages) if (!this.#byPage.has(page)) this.#say(page, undefined);
    const again = pages.flatMap((page) => {
      const path = this.#byPage.get(page);
      return path === undefined ? [] : [[page, path] as const];
    });
    if (own.some((path) => /\.jsonc?$/i.test(path))) await this.#readReached();
    if (again.length > 0) await this.#read(again);
    else if (pages.length > 0) this.#tell();
  }

  /** The files that `$ref`s lead to. */
  async #readReached(): Promise<void> {
    const { readReached } = await import('./read-refs');
    const read = (path: string) => this.text(path);
    const reached = await readReached(this.#editor.text, new Set(this.all), read, () => this.#gone);
    if (!this.#gone && reached.size) this.#editor.learn({ reached });
  }

  /** Reads the heads of page files beside what the person does. */
  async #read(pages: readonly (readonly [page: string, path: string])[]): Promise<void> {
    const source = this.#source;
    const isOff = () => this.#isOff(source);
    const read = ([page, path]: readonly [string, string]) => this.#readHead(page, path);
    let told = 0;
    await runChunked(pages, read, isOff, (done) => {
      this.reading = { done, total: pages.length };
      if (done < told * 2) return;
      told = done;
      this.#tell();
    });
    if (isOff()) return;
    this.reading = undefined;
    this.#tell();
  }

  /** What a page says of itself. A file that cannot be read has no title: its page goes by its path. */
  async #readHead(page: string, path: string): Promise<Result<Uint8Array>> {
    const { factsOf } = await import('$lib/core/page-file');
    const source = this.#source;
    const read = await this.bytes(path);
    if (this.#gone || source !== this.#source) return read;
    if (read.ok) {
      const text = new TextDecoder().decode(read.value.subarray(0, LONGEST));
      const facts = factsOf(path, text);
      if (!isAlike(this.#said.get(page), facts)) this.#say(page, facts);
    } else this.#say(page, undefined);
    return read;
  }

  #say(page: string, facts: PageFacts | undefined): void {
    if (facts) this.#said.set(page, facts);
    else if (!this.#said.delete(page)) return;
    this.#isNew = true;
  }

  /** Tells what was read: as it is, and the titles as readers see them in the navigation. */
  #tell(): void {
    this.pages = new Map(this.#said);
    const titles = titlesAfter(this.#editor.world.titles, this.#said, this.#titled);
    if (titles) this.#editor.learn({ titles });
    // What is imported, and what is not, is known when all have been read.
    if (!this.#isRead || !this.#isNew) return;
    this.#isNew = false;
    this.#editor.learn({ pageFiles: this.pages });
  }
}

const pageOf = (path: string): string => path.replace(PAGE, '');

const isAlike = (one: PageFacts | undefined, other: PageFacts): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
