/*
 * Another version that the work is compared with: the document there, which is read once, and the page files there that
 * differ. Which ones is asked again whenever the storage changes. Their texts are read when they are needed.
 */
import {
  changesOfPages,
  isUnread,
  otherPages,
  type OtherPages,
} from '$lib/core/compare/other-pages';
import type { World } from '$lib/core/check/diagnostic';
import type { Doc } from '$lib/core/document/node';
import type { PagePair } from '$lib/core/page-files';
import { pathsOfStep } from '$lib/core/page-plans';
import { factsOf, type PageFacts } from '$lib/core/pages/page-file';
import { folderOf, isPageFile } from '$lib/core/pages/page-paths';
import { ok, refuse, type Result } from '$lib/core/result';
import type { SiteFacts } from '$lib/core/site/site-facts';
import type { ChangedPage, Git, Since } from '$lib/core/storage';
import type { Session } from '../context';
import { PageTexts } from '../files/page-texts';
import * as m from './messages';

/** The commit of a version in git, and the page files that differ from it. */
export interface Commit extends Since {
  readonly git: Git;
}

const NO_TEXTS: ReadonlyMap<string, string> = new Map();

/** How many page files' texts are read at a time. Each read counts against a limit at a host. */
const STEP = { free: 200, together: 100, single: 25 };

export class OtherVersion {
  /** How it is called in a sentence. */
  readonly name: string;
  readonly doc: Doc;
  readonly commit: string | undefined;
  /** Why its page files aren't compared, or an empty string. */
  left: string = $state('');
  /** Why the text of a page file can't be read, or an empty string. */
  problem: string = $state('');
  /** Whether texts are being read. */
  isReading: boolean = $state(false);
  readonly #session: Session;
  readonly #git: Git | undefined;
  readonly #home: string;
  /** What the storage says, until it is asked again. */
  #changed: readonly ChangedPage[] = $state.raw([]);
  /** The texts of page files there, by path. */
  #texts: ReadonlyMap<string, string> = $state.raw(new Map());
  /** The page files before a save, until the storage is asked again. */
  #kept: OtherPages | undefined = $state.raw();
  /** The page files as they were last known. */
  #last: OtherPages | undefined;
  /** Whether nothing can have changed in the storage since it was asked. */
  #isFresh = true;
  /** Paths that couldn't be read. */
  readonly #closed = new Set<string>();
  #asked = 0;

  /** `commit`: absent for a file that was chosen, which has no page files. */
  constructor(session: Session, name: string, doc: Doc, commit?: Commit) {
    this.#session = session;
    this.name = name;
    this.doc = doc;
    this.#home = folderOf(doc.main);
    this.#git = commit?.git;
    this.commit = commit?.commit;
    if (commit) this.#take(commit);
  }

  /** Whether it has page files of its own. */
  get hasPages(): boolean {
    return this.commit !== undefined && this.left === '';
  }

  readonly #pages = $derived.by(() => {
    const { basePages } = this.#session.editor;
    return (this.#last = this.#kept ?? otherPages(basePages, this.#changed, this.#texts));
  });

  /** The page files that differ from it, one change each. */
  readonly changes = $derived.by(() => changesOfPages(this.#pages, this.#session.editor.pages));
  readonly pairs: readonly PagePair[] = $derived(this.changes.flatMap(({ file }) => file ?? []));
  /** Those whose texts are to be read. */
  readonly unread = $derived(this.pairs.filter((pair) => isUnread(pair) && !this.#isClosed(pair)));

  #isClosed({ before, after }: PagePair): boolean {
    return [before, after].some((file) => file && this.#closed.has(file.path));
  }

  /** Keeps the page files up to date with the storage, until the returned function is called. */
  follow(): () => void {
    const { editor, files } = this.#session;
    if (!this.#git) return () => undefined;
    if (!this.#isFresh) void this.look();
    const own = new Set<string>();
    const ends = [
      editor.onReplace(({ origin, pages }) => {
        for (const path of pathsOfStep(editor.pages, pages)) own.add(path);
        if (origin !== 'rebase') return;
        this.#kept = this.#last;
        void this.look();
      }),
      files.onList((changed) => {
        // Each step is heard once.
        const others = changed.filter((file) => !own.delete(this.#home + file));
        if (others.some(isPageFile)) void this.look();
      }),
    ];
    return () => {
      this.#isFresh = false;
      ends.forEach((end) => end());
    };
  }

  /** Asks the storage again which page files differ. */
  async look(): Promise<void> {
    if (!this.#git || this.commit === undefined) return;
    const asked = ++this.#asked;
    const found = await this.#git.since(this.commit, this.#home);
    if (asked !== this.#asked) return;
    if (found.ok) this.#take(found.value);
    else this.left = found.refusal.sentence;
    await this.readFirst();
  }

  #take({ pages, left = '' }: Since): void {
    this.#closed.clear();
    [this.#changed, this.left, this.#kept] = [pages, left, undefined];
  }

  get #step(): number {
    const { costly, readAhead } = this.#session.opened.place;
    return !costly ? STEP.free : readAhead ? STEP.together : STEP.single;
  }

  /** Reads the first texts, unless each read counts and has to be asked for. */
  async readFirst(): Promise<void> {
    const isFirst = this.pairs.length - this.unread.length < this.#step;
    if (this.#session.opened.place.costly !== 'asked' && isFirst) await this.readMore();
  }

  /** Reads the next texts. */
  async readMore(): Promise<void> {
    if (this.isReading) return;
    this.isReading = true;
    const read = await this.read(this.unread.slice(0, this.#step));
    this.isReading = false;
    this.problem = read.ok ? '' : read.refusal.sentence;
  }

  /** Reads the texts of page files on both sides that aren't known yet. Refuses if one of them can't be read. */
  async read(pairs: readonly PagePair[]): Promise<Result<undefined>> {
    if (!this.#git || this.commit === undefined) return ok(undefined);
    const missing = (file: PagePair['after']) => (file && file.text === undefined ? file.path : []);
    const here = pairs.flatMap(({ after }) => missing(after));
    const there = pairs.flatMap(({ before }) => missing(before));
    if (here.length > 1) await this.#session.opened.place.readAhead?.(here);
    const texts = new PageTexts(this.#session);
    const problem = await texts.loadAll(here);
    const found = there.length > 0 ? await this.#git.at(this.commit, there) : ok(NO_TEXTS);
    if (found.ok) this.#texts = new Map([...this.#texts, ...found.value]);
    const closed = [
      ...here.filter((path) => texts.textOf(path) === undefined),
      ...there.filter((path) => !this.#texts.has(path)),
    ];
    for (const path of closed) this.#closed.add(path);
    if (!found.ok) return found;
    const [first] = closed;
    return first === undefined ? ok(undefined) : refuse('unread', problem ?? m.notRead(first));
  }

  /** What its page files say, by page, as far as they were read. */
  readonly #facts: ReadonlyMap<string, PageFacts> = $derived.by(() => {
    const own = [...this.#texts].map(([path, text]) => {
      const file = path.slice(this.#home.length);
      return [file.replace(/\.mdx?$/i, ''), factsOf(file, text)] as const;
    });
    return new Map(own);
  });
  readonly #titles = $derived.by(
    () =>
      new Map(
        [...this.#facts].flatMap(([page, { sidebarTitle, title }]) => {
          const name = sidebarTitle ?? title;
          return name === undefined ? [] : [[page, name] as const];
        }),
      ),
  );

  /** What is known around the work, with the titles of pages that only this version has. */
  readonly world: World = $derived.by(() => {
    const { world } = this.#session.editor;
    if (this.#titles.size === 0) return world;
    return { ...world, titles: new Map([...this.#titles, ...(world.titles ?? [])]) };
  });

  /** What readers of this version see, where the rest is as in the work. */
  factsAs({ titles, pages, ...rest }: SiteFacts): SiteFacts {
    return {
      ...rest,
      titles: new Map([...(titles ?? []), ...this.#titles]),
      pages: new Map([...(pages ?? []), ...this.#facts]),
    };
  }

  /** Every file of this version, from the folder of docs.json. */
  readonly #all = $derived.by(() => {
    const { editor, files } = this.#session;
    const all = new Set(files.all);
    const inHome = (path: string) => path.slice(this.#home.length);
    const here = this.#changed.flatMap(({ to }) => to ?? []);
    for (const path of [...here, ...editor.pages.at.keys()]) all.delete(inHome(path));
    const there = this.#changed.flatMap(({ from }) => from ?? []);
    for (const path of [...there, ...this.#pages.files.at.keys()]) all.add(inHome(path));
    return all;
  });

  /** Every file of this version. Paths are from the folder of docs.json. */
  get all(): readonly string[] {
    return [...this.#all];
  }

  /** The file of a page. */
  fileOf(page: string): string | undefined {
    const names = page === '' ? ['index'] : [page, `${page}/index`];
    const files = names.flatMap((name) => [`${name}.mdx`, `${name}.md`]);
    return files.find((file) => this.#all.has(file));
  }

  /** The text of a file. */
  async text(file: string): Promise<Result<string>> {
    const path = this.#home + file;
    const { at, texts } = this.#pages.files;
    const known = texts.get(at.get(path) ?? '') ?? this.#texts.get(path);
    if (known !== undefined) return ok(known);
    if (!this.#changed.some(({ from }) => from === path)) return this.#session.files.text(file);
    const read = await this.read([{ before: { path } }]);
    const text = this.#texts.get(path);
    return text === undefined ? (read.ok ? refuse('missing', m.notRead(path)) : read) : ok(text);
  }
}
