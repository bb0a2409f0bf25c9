import type { Frontmatter } from '$lib/core/frontmatter';
import type { Folder, Place } from '$lib/core/place';
import { ok, refuse, type Result } from '$lib/core/result';
import { documentsIn } from '$lib/core/rules/paths';
import type { Opened } from './desk.svelte';
import type { Editor } from './editor.svelte';
import { inTurns } from './turns';

/** What can list and read the files around a document, and may tell what becomes of them. */
export type FileSource = Required<Pick<Place, 'list' | 'bytes'>> & Pick<Place, 'watch'>;

const PAGE = /\.mdx?$/i;
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
  pages: ReadonlyMap<string, Frontmatter> = $state.raw(new Map());
  /** How far the reading of the page files has come; nothing while none is under way. */
  reading: { readonly done: number; readonly total: number } | undefined = $state.raw();
  /** What others changed, made or removed last. */
  changed: ReadonlySet<string> = $state.raw(new Set());
  readonly #editor: Editor;
  readonly #opened: Pick<Opened, 'place' | 'file'>;
  #source: FileSource | undefined;
  /** The folder of docs.json in the source, with a final slash; '' at its top. */
  #root: string;
  /** The file of each page. */
  #byPage: ReadonlyMap<string, string> = new Map();
  /** What was read of the pages so far; `pages` is told of it now and then. */
  readonly #said = new Map<string, Frontmatter>();
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
    const { list, bytes, watch } = place;
    this.#source = list && bytes && { list, bytes, ...(watch && { watch }) };
  }

  /** Whether each read counts against a limit of the host, and what is read therefore. */
  get costly(): Place['costly'] {
    const { place } = this.#opened;
    return place.list && this.#source?.list === place.list ? place.costly : undefined;
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
    this.#root = root;
    await this.#look();
  }

  /**
   * The same for any folder: finds the open document in it, by its text where there are several. Answers with
   * its path there, or with why it cannot be that folder.
   */
  async attachFolder(folder: Folder): Promise<Result<string>> {
    const listed = await folder.list();
    if (!listed.ok) return listed;
    const places = documentsIn(listed.value);
    const equal: string[] = [];
    for (const path of places) {
      const read = await folder.bytes(path);
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
      if (read.ok && this.#texts().includes(decoder.decode(read.value))) equal.push(path);
    }
    const found = equal[0] ?? (places.length === 1 ? places[0] : undefined);
    if (found === undefined)
      return refuse(
        'no-docs',
        places.length === 0
          ? `There is no docs.json in the folder “${folder.name}”. Choose the folder that holds the one you opened.`
          : `The folder “${folder.name}” holds ${places.length} docs.json, and none of them is the one you opened. Choose the folder that holds it.`,
      );
    await this.attach(folder, found.slice(0, found.lastIndexOf('/') + 1));
    return ok(found);
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
    this.#list(listed.value);
    this.#unwatch?.();
    this.#unwatch = source.watch?.((paths) => void this.#hear(source, paths));
    if (this.costly !== 'asked') await this.#readReached();
    if (!this.costly) await this.#read([...this.#byPage]);
  }

  /** What is there: which files, and which of them are pages. */
  #list(paths: readonly string[]): void {
    const root = this.#root;
    const all = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    if (!isSame(this.all, all)) this.all = all;
    const byPage = new Map<string, string>();
    for (const path of all)
      if (PAGE.test(path)) {
        const page = pageOf(path);
        if (!byPage.has(page) || /x$/i.test(path)) byPage.set(page, path);
      }
    this.#byPage = byPage;
    const known = this.#editor.world.pages;
    if (known?.size !== byPage.size || [...byPage.keys()].some((page) => !known.has(page)))
      this.#editor.learn({ pages: new Set(byPage.keys()) });
  }

  /** Files were changed, made or removed: only these are read again. */
  async #hear(source: FileSource, paths: readonly string[]): Promise<void> {
    const root = this.#root;
    const own = paths.flatMap((path) => (path.startsWith(root) ? [path.slice(root.length)] : []));
    if (own.length === 0) return;
    const listed = await source.list();
    if (this.#gone || source !== this.#source) return;
    this.problem = listed.ok ? '' : listed.refusal.sentence;
    if (listed.ok) this.#list(listed.value);
    this.changed = new Set(own);
    const pages = [...new Set(own.filter((path) => PAGE.test(path)).map(pageOf))];
    for (const page of pages) if (!this.#byPage.has(page)) this.#said.delete(page);
    const again = pages.flatMap((page) => {
      const path = this.#byPage.get(page);
      return path === undefined ? [] : [[page, path] as const];
    });
    if (own.some((path) => /\.jsonc?$/i.test(path))) await this.#readReached();
    if (again.length > 0) await this.#read(again);
    else if (pages.length > 0) this.#tell();
  }

  /** The files that `$ref`s lead to, one after the other: a document has few. */
  async #readReached(): Promise<void> {
    const { targetsIn } = await import('$lib/core/rules/referenced');
    const there = new Set(this.all);
    const reached = new Map<string, string>();
    const open = [...targetsIn(this.#editor.text, 'docs.json')];
    for (const path of open) {
      if (reached.has(path) || !there.has(path)) continue;
      const read = await this.text(path);
      if (this.#gone) return;
      if (!read.ok) continue;
      reached.set(path, read.value);
      open.push(...targetsIn(read.value, path));
    }
    if (reached.size) this.#editor.learn({ reached });
  }

  /** Reads the heads of page files beside what the person does. */
  async #read(pages: readonly (readonly [page: string, path: string])[]): Promise<void> {
    const source = this.#source;
    const isOff = () => this.#gone || source !== this.#source;
    const read = ([page, path]: readonly [string, string]) => this.#readHead(page, path);
    let told = 0;
    await inTurns(pages, read, isOff, (done) => {
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
    const { frontmatterOf, FRONTMATTER_LIMIT } = await import('$lib/core/frontmatter');
    const source = this.#source;
    const read = await this.bytes(path);
    if (this.#gone || source !== this.#source) return read;
    if (read.ok) {
      const head = new TextDecoder().decode(read.value.subarray(0, FRONTMATTER_LIMIT));
      this.#said.set(page, frontmatterOf(head));
    } else this.#said.delete(page);
    return read;
  }

  /** Tells what was read: as it is, and the titles as readers see them in the navigation. */
  #tell(): void {
    this.pages = new Map(this.#said);
    const known = this.#editor.world.titles;
    const titles = new Map(known);
    let isNew = false;
    for (const [page, { sidebarTitle, title }] of this.#said) {
      const name = sidebarTitle ?? title;
      if (name === undefined || known?.get(page) === name) continue;
      titles.set(page, name);
      this.#titled.set(page, name);
      isNew = true;
    }
    for (const [page, name] of this.#titled) {
      const now = this.#said.get(page);
      if ((now?.sidebarTitle ?? now?.title) !== undefined) continue;
      this.#titled.delete(page);
      if (titles.get(page) === name) isNew = titles.delete(page);
    }
    if (isNew) this.#editor.learn({ titles });
  }
}

const pageOf = (path: string): string => path.replace(PAGE, '');

const isSame = (one: readonly string[] | undefined, other: readonly string[]): boolean =>
  one?.length === other.length && one.every((path, i) => path === other[i]);
