import { pageOf } from '$lib/core/document/page-index';
import { isAsset } from '$lib/core/check/site-files';
import { isPageFile } from '$lib/core/pages/page-paths';
import { parseEndpoint } from '$lib/core/schema/kinds';
import { isUrl } from '$lib/core/schema/links';
import { ok, refuse, type Result } from '$lib/core/result';
import type { DocumentStorage } from '$lib/core/storage';
import type { Session } from '../context';
import { inTurn } from './in-turn';
import { noSuchFile, openFolder, pagesElsewhere } from './messages';

/** Reads page files so that steps can change them, and says where that is possible. */
export class PageTexts {
  readonly #editor: Session['editor'];
  readonly #saving: Session['saving'];
  readonly #files: Session['files'];
  readonly #place: DocumentStorage;
  readonly #main: string;
  readonly #home: string;

  constructor({ editor, saving, files, opened }: Session) {
    this.#editor = editor;
    this.#saving = saving;
    this.#files = files;
    this.#place = opened.place;
    const { path } = opened.file;
    this.#main = path;
    this.#home = path.slice(0, path.lastIndexOf('/') + 1);
  }

  /** Why page files can't be changed where the document is, or an empty string if they can. */
  get closed(): string {
    const { kind, list, write, git } = this.#place;
    if (this.#saving.isGuest) return pagesElsewhere;
    if (!list) return openFolder;
    // The work on a folder that can only be read is downloaded.
    return write || git || kind === 'folder' ? '' : pagesElsewhere;
  }

  /** The files that can be moved as a whole, from the folder of docs.json. */
  get wholes(): readonly string[] {
    return this.#listed.filter((file) => this.isWhole(this.pathIn(file)));
  }
  /** Whether one of them can. */
  get hasWholes(): boolean {
    return this.#listed.some((file) => this.isWhole(this.pathIn(file)));
  }
  /** Whether a file, given by its path from there, is one of them. */
  readonly canMoveWhole = (file: string): boolean =>
    this.#place.mark !== undefined && this.isWhole(this.pathIn(file));
  get #listed(): readonly string[] {
    return this.#place.mark ? (this.#files.all ?? []) : [];
  }

  /** Whether page files can be saved, committed or downloaded where the document is. */
  get canChange(): boolean {
    return this.closed === '';
  }

  /** The path in the storage of a file in the folder of docs.json. */
  pathIn(file: string): string {
    return this.#home + file;
  }

  /** The files of the folder that no step has read, by their paths in the storage. */
  get others(): ReadonlySet<string> {
    const { basePages, pages } = this.#editor;
    const isKnown = (path: string) => basePages.at.has(path) || pages.at.has(path);
    const all = (this.#files.all ?? []).map((file) => this.pathIn(file));
    return new Set(all.filter((path) => !isKnown(path)));
  }

  /** Every file as the work leaves it, from the folder of docs.json. */
  get paths(): ReadonlySet<string> {
    const all = [...this.others, ...this.#editor.pages.at.keys()];
    const own = all.filter((path) => path.startsWith(this.#home));
    return new Set(own.map((path) => path.slice(this.#home.length)));
  }

  /** The path of a page's file in the storage, or undefined if there is none that can be changed. */
  pathOf(entry: string): string | undefined {
    const file = this.canChange ? this.#files.fileOf(pageOf(entry)) : undefined;
    return file !== undefined && isPageFile(file) ? this.pathIn(file) : undefined;
  }

  /** Whether an entry names a page that has no file, and could have one here. */
  canCreate(entry: string): boolean {
    const page = pageOf(entry);
    const { all } = this.#files;
    if (!this.canChange || all === undefined || page === '' || isUrl(page)) return false;
    if (this.#files.arriving.pages.has(page)) return false;
    return parseEndpoint(entry) === undefined && this.#files.fileOf(page) === undefined;
  }

  /** The text of a file as the work has it, or undefined if it hasn't been read. */
  textOf(path: string): string | undefined {
    const { pages } = this.#editor;
    return pages.texts.get(pages.at.get(path) ?? '');
  }

  /** Whether the work moved a file here. */
  isMoved(path: string): boolean {
    const { basePages, pages } = this.#editor;
    const id = pages.at.get(path);
    return id !== undefined && basePages.at.get(path) !== id && basePages.texts.has(id);
  }

  /** Whether a file is moved as a whole, without its text. */
  isWhole(path: string): boolean {
    return isAsset(path, this.#main);
  }

  /** Reads the text of a page's file, or what it takes to move another one. */
  async load(path: string): Promise<Result<undefined>> {
    const { basePages, pages } = this.#editor;
    // Created, or moved here.
    if (pages.at.has(path) && pages.at.get(path) !== basePages.at.get(path)) return ok(undefined);
    if (this.isWhole(path)) return this.#loadWhole(path);
    const read = await this.#place.read(path);
    if (!read.ok) return read;
    if (this.#editor.barred) return refuse('barred', this.#editor.barred);
    const before = this.textOf(path);
    this.#editor.loadPages([read.value]);
    // The mark belongs to the text that the work is based on.
    if (before === undefined || this.textOf(path) === read.value.text)
      this.#saving.joined([read.value]);
    return this.textOf(path) === undefined ? refuse('missing', noSuchFile(path)) : ok(undefined);
  }

  async #loadWhole(path: string): Promise<Result<undefined>> {
    const { mark } = this.#place;
    if (!mark) return refuse('barred', pagesElsewhere);
    const found = await mark(path);
    if (!found.ok) return found;
    if (this.#editor.barred) return refuse('barred', this.#editor.barred);
    this.#editor.loadPages([{ path }]);
    this.#saving.joined([{ path, mark: found.value }]);
    return ok(undefined);
  }

  /**
   * Reads the texts of files that aren't known yet, or may have changed since. Returns why the first that failed can't
   * be read. `told`: hears how many of them are known.
   */
  async loadAll(
    paths: readonly string[],
    told?: (done: number) => void,
  ): Promise<string | undefined> {
    const left = paths.filter((path) => this.#editor.isPageOld(path));
    const known = paths.length - left.length;
    const read = await inTurn(
      left,
      (path) => this.load(path),
      told && ((done) => told(known + done)),
    );
    return read.flatMap((one) => (one.ok ? [] : [one.refusal.sentence]))[0];
  }
}
