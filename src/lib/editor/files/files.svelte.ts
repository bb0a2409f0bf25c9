import type { Frontmatter } from '$lib/core/pages/frontmatter';
import type { World } from '$lib/core/check/diagnostic';
import type { PageFacts } from '$lib/core/pages/page-file';
import { isPageFile, pagePathOf } from '$lib/core/pages/page-paths';
import type { Folder, DocumentStorage } from '$lib/core/storage';
import { refuse, type Result } from '$lib/core/result';
import type { Opened } from '../workspace.svelte';
import type { Editor } from '../editor.svelte';
import { Listeners } from '$lib/core/listeners';
import { Arriving } from './arriving.svelte';
import { AllPages } from './all-pages.svelte';
import { sourceOf } from './file-source';
import type { SiteLinks } from './site-links';
import type { Survey } from './survey';
import { removedByWork, titlesAfter } from './titles';
import { WantedPages } from './wanted-pages';
import type { FileSource } from './work-source';
import { runChunked } from './run-chunked';
import { filesUnknown } from './messages';

/** How much of a page is read for its facts, in UTF-16 code units. */
const MOST_TEXT = 1_000_000;

/** The files around the open document. Paths are relative to the folder of docs.json; a leading slash is ignored. */
export class Files {
  /** Every file, or undefined if the files aren't known (yet). */
  all: readonly string[] | undefined = $state.raw();
  /** Why the files couldn't be listed. */
  problem: string = $state('');
  /** Facts from the page files, by page path. Grows while they are read. */
  pages: ReadonlyMap<string, PageFacts> = $state.raw(new Map());
  /** What the checks can know from the files. */
  known: Partial<World> = $state.raw({});
  /** Progress of reading the page files. Undefined if none are being read. */
  reading: { readonly done: number; readonly total: number } | undefined = $state.raw();
  readonly allPages = new AllPages();
  readonly #editor: Editor;
  readonly #opened: Pick<Opened, 'place' | 'file'>;
  #source: FileSource | undefined;
  /** The document's own storage, which waits for its host's limit. */
  readonly #own: FileSource | undefined;
  /** The folder of docs.json in the source, with a trailing slash, or ''. */
  #root: string;
  /** What the list of files and the configuration files say. */
  #survey: Survey | undefined;
  /** The file of each page. */
  #byPage: ReadonlyMap<string, string> = $state.raw(new Map());
  /** Facts read so far. `pages` is updated from them at intervals. */
  readonly #said = new Map<string, PageFacts>();
  /** `#isRead`: every page file was read once, so imports are known. `#isNew`: the checks don't know the latest facts. */
  #isRead = false;
  #isNew = false;
  readonly #wanted = new WantedPages({
    isKnown: (page) => this.fileOf(page) === undefined || this.saidOf(page) !== undefined,
    read: (page) => this.#readWanted(page),
    ahead: (pages) =>
      this.#opened.place.readAhead?.(pages.map((page) => this.#root + this.fileOf(page)!)),
  });
  #inView: ReadonlySet<string> = new Set();
  #unwatch: (() => void) | undefined;
  readonly #listed = new Listeners<[changed: readonly string[]]>();
  /** Heard when the files have been listed: which of them were changed, created or removed from outside. */
  readonly onList = this.#listed.add;
  readonly arriving = new Arriving(this.onList);
  #gone = false;
  #links: Promise<SiteLinks> | undefined;

  constructor(editor: Editor, opened: Pick<Opened, 'place' | 'file'>) {
    const { place, file } = opened;
    this.#editor = editor;
    this.#opened = opened;
    this.#root = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    this.#source = this.#own = sourceOf(place, editor, () => this.#gone);
  }

  /** Whether each read counts against the host's limit, and what is read because of that. */
  get costly(): DocumentStorage['costly'] {
    return this.#own && this.#source === this.#own ? this.#opened.place.costly : undefined;
  }

  /** The links of the page files. They are loaded with the first page. */
  get links(): Promise<SiteLinks> {
    return (this.#links ??= import('./site-links').then(
      ({ SiteLinks }) => new SiteLinks(this.#editor, this.#root),
    ));
  }

  /** Starts reading the files once the rows are painted. Returns a function that stops it. */
  start(): () => void {
    void this.#editor.ready.then(() => (this.#gone ? undefined : this.#look()));
    return () => {
      this.#gone = true;
      this.#unwatch?.();
      this.#endLinks();
    };
  }

  #endLinks(): void {
    void this.#links?.then((links) => links.end());
    this.#links = undefined;
  }

  /** Uses a folder chosen for a document whose storage knows no other files. */
  async attach(source: FileSource, root = ''): Promise<void> {
    this.#source = source;
    this.#said.clear();
    this.#isRead = false;
    this.#endLinks();
    this.#root = root;
    await this.#look();
  }

  /**
   * The same for any folder: finds the open document in it, by its text if there are several. Returns the document's
   * path there, or refuses if this can't be its folder.
   */
  async attachFolder(folder: Folder): Promise<Result<string>> {
    const { findDocument } = await import('./document-in-folder');
    const found = await findDocument(folder, this.#texts());
    if (found.ok) await this.attach(folder, found.value.slice(0, found.value.lastIndexOf('/') + 1));
    return found;
  }

  /** True if the results for this source are no longer needed. */
  #isOff(source: FileSource | undefined): boolean {
    return this.#gone || source !== this.#source;
  }

  #texts(): readonly string[] {
    const { text, base } = this.#editor;
    return [this.#opened.file.text, text, base.files.get(base.main)!.text];
  }

  /** The file of a page: `a` is `a.mdx` or `a/index.mdx`. */
  fileOf(page: string): string | undefined {
    return this.#byPage.get(page) ?? this.#byPage.get(page === '' ? 'index' : `${page}/index`);
  }

  /** The frontmatter of a page, or undefined if its file is missing or not read yet. */
  saidOf(page: string): Frontmatter | undefined {
    return this.pages.get(page) ?? this.pages.get(page === '' ? 'index' : `${page}/index`);
  }

  async bytes(path: string): Promise<Result<Uint8Array>> {
    const source = this.#source;
    return source
      ? source.bytes(this.#root + path.replace(/^(\.?\/)+/, ''))
      : refuse('unknown', filesUnknown);
  }

  /** The text of a file for display only: invalid bytes are replaced. */
  async text(path: string): Promise<Result<string>> {
    const read = await this.bytes(path);
    return read.ok ? { ok: true, value: new TextDecoder().decode(read.value) } : read;
  }

  /**
   * Registers the pages that are in view. If reads count against a limit, reads their titles now and drops requests for
   * pages that left the view. Otherwise all pages are read, these first.
   */
  want(pages: readonly string[], where: 'navigation' | 'orphans' = 'navigation'): void {
    if (where === 'navigation') this.#inView = new Set(pages);
    if (this.costly === 'in-view') this.#wanted.want(pages, where);
  }

  async #readWanted(page: string): Promise<Result<unknown> | undefined> {
    const path = this.fileOf(page);
    const read = path === undefined ? undefined : await this.#readHead(pagePathOf(path), path);
    if (read?.ok && !this.#gone) this.#tell();
    return this.#gone ? undefined : read;
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

  /** Updates the files, the pages among them, and the site's configuration. */
  async #list(paths: readonly string[]): Promise<void> {
    const root = this.#root;
    const all = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    const source = this.#source;
    const { survey } = await import('./survey');
    const read = (path: string) => this.text(path);
    const found = await survey(all, read, this.costly, this.#survey);
    if (this.#isOff(source)) return;
    if (found === this.#survey && this.known.paths) return;
    this.#survey = found;
    this.all = found.all;
    this.#byPage = found.byPage;
    this.#learn(found.known);
    this.#listed.tell([]);
  }

  /** Rereads only the files that were changed, created or removed. */
  async #hear(source: FileSource, paths: readonly string[]): Promise<void> {
    const root = this.#root;
    const own = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    if (own.length === 0) return;
    const listed = await source.list();
    if (this.#gone || source !== this.#source) return;
    this.problem = listed.ok ? '' : listed.refusal.sentence;
    if (listed.ok) await this.#list(listed.value);
    const links = await this.#links;
    if (this.#isOff(source)) return;
    // They are read again, now or when they are asked for.
    for (const path of own) links?.keep(path, undefined);
    this.#listed.tell(own);
    const pages = [...new Set(own.filter(isPageFile).map(pagePathOf))];
    for (const page of pages) if (!this.#byPage.has(page)) this.#say(page, undefined);
    const again = pages.flatMap((page) => {
      const path = this.#byPage.get(page);
      return path === undefined ? [] : [[page, path] as const];
    });
    if (own.some((path) => /\.jsonc?$/i.test(path))) await this.#readReached();
    if (again.length > 0) await this.#read(again);
    else if (pages.length > 0) this.#tell();
  }

  /** Reads the files that `$ref`s point to. */
  async #readReached(): Promise<void> {
    const { readReached } = await import('./read-refs');
    const read = (path: string) => this.text(path);
    const reached = await readReached(this.#editor.text, new Set(this.all), read, () => this.#gone);
    if (!this.#gone && reached.size) this.#learn({ reached });
  }

  /** Reads the heads of page files in the background. */
  async #read(pages: readonly (readonly [page: string, path: string])[]): Promise<void> {
    const source = this.#source;
    const isOff = () => this.#isOff(source);
    const read = ([page, path]: readonly [string, string]) => this.#readHead(page, path);
    const rank = (page: string) => (this.#inView.has(page) ? 0 : 1);
    const sorted = [...pages].sort(([one], [other]) => rank(one) - rank(other));
    let told = 0;
    await runChunked(sorted, read, isOff, (done) => {
      this.reading = { done, total: pages.length };
      if (done < told * 2) return;
      told = done;
      this.#tell();
    });
    if (isOff()) return;
    this.reading = undefined;
    this.#tell();
  }

  /** Reads the facts of one page. If the file can't be read, the page has no title and is shown by its path. */
  async #readHead(page: string, path: string): Promise<Result<Uint8Array>> {
    const { factsOf } = await import('$lib/core/pages/page-file');
    const links = await this.links;
    const source = this.#source;
    const read = await this.bytes(path);
    if (this.#gone || source !== this.#source) return read;
    if (read.ok) {
      const text = new TextDecoder().decode(read.value);
      links.keep(path, text);
      const facts = factsOf(path, text.slice(0, MOST_TEXT));
      if (JSON.stringify(this.#said.get(page)) !== JSON.stringify(facts)) this.#say(page, facts);
    } else this.#say(page, undefined);
    return read;
  }

  #say(page: string, facts: PageFacts | undefined): void {
    if (facts) this.#said.set(page, facts);
    else if (!this.#said.delete(page)) return;
    this.#isNew = true;
  }

  /** Publishes what was read: the facts, and the titles as the navigation shows them. */
  #tell(): void {
    this.pages = new Map(this.#said);
    const removed = removedByWork(this.#editor, this.#root);
    const titles = titlesAfter(this.known.titles, this.#said, removed);
    const { titles: before } = this.known;
    if (titles !== before && (before || titles.size > 0)) this.#learn({ titles });
    if (!this.#isRead || !this.#isNew) return;
    this.#isNew = false;
    this.#learn({ pageFiles: this.pages });
  }

  #learn(part: Partial<World>): void {
    this.known = { ...this.known, ...part };
  }
}
