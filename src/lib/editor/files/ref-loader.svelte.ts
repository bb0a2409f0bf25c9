/*
 * Loads the files that docs.json references through `$ref`. They are read once the first rows are painted and whenever
 * a new one is referenced. They become part of the document without a history step or a change. A file that can't be
 * read stays closed, with the reason.
 */
import { missingRefs } from '$lib/core/document/resolve-refs';
import type { FileState } from '$lib/core/storage';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Opened } from '../workspace.svelte';
import type { Editor } from '../editor.svelte';
import type { Files } from './files.svelte';
import type { Saving } from '../saving/saving.svelte';
import { inQuotes } from '$lib/core/text/direction';
import { whenAllowed } from './when-allowed';
import * as m from './messages';

/** Typing pause before a name is looked up, in milliseconds. */
const REST = 400;

export class RefLoader {
  /** Paths of files that are being read. */
  loading: ReadonlySet<string> = $state.raw(new Set<string>());
  /** Why files couldn't be read, by path. */
  problems: ReadonlyMap<string, string> = $state.raw(new Map<string, string>());
  /** Resolves when the initial references have been read. */
  readonly opened: Promise<void>;
  #isOpened: () => void = () => undefined;

  readonly #editor: Editor;
  readonly #saving: Saving;
  readonly #files: Files;
  readonly #opened: Pick<Opened, 'place' | 'file'>;
  #running = false;
  #gone = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    editor: Editor,
    saving: Saving,
    files: Files,
    opened: Pick<Opened, 'place' | 'file'>,
  ) {
    this.#editor = editor;
    this.#saving = saving;
    this.#files = files;
    this.#opened = opened;
    this.opened = new Promise((done) => (this.#isOpened = done));
  }

  /** Whether other files can be read: through the storage, or in a folder chosen for the document. */
  get canOpen(): boolean {
    return this.#opened.place.list !== undefined || this.#files.all !== undefined;
  }

  /** Whether a file can be created next to docs.json. */
  get canAdd(): boolean {
    return this.#opened.place.list !== undefined;
  }

  /** Loads referenced files now and later, until the returned function is called. */
  start(): () => void {
    void this.#editor.ready.then(() => this.look()).then(this.#isOpened);
    const unsubscribe = this.#editor.onChange(() => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => void this.look(), REST);
    });
    // Listed when a folder is chosen.
    const stop = this.#files.onList(() => void this.look());
    return () => {
      this.#gone = true;
      clearTimeout(this.#timer);
      unsubscribe();
      stop();
    };
  }

  /** Retries the files that couldn't be read. */
  async again(): Promise<void> {
    this.problems = new Map();
    await this.look();
  }

  /** Reads the missing referenced files until none are left. */
  async look(): Promise<void> {
    if (this.#running || !this.canOpen) return;
    this.#running = true;
    const isOff = () => this.#gone;
    for (;;) {
      const wanted = missingRefs(this.#editor.doc).filter((path) => !this.problems.has(path));
      if (wanted.length === 0 || isOff()) break;
      this.loading = new Set(wanted);
      const read = await Promise.all(
        wanted.map(async (path) => ({ path, read: await this.#read(path) })),
      );
      if (isOff()) break;
      this.#take(read);
    }
    this.#running = false;
    this.loading = new Set();
  }

  #take(all: readonly { readonly path: string; readonly read: Result<FileState> }[]): void {
    const found = all.flatMap(({ read }) => (read.ok ? read.value : []));
    const problems = new Map(this.problems);
    for (const { path, read } of all) if (!read.ok) problems.set(path, read.refusal.sentence);
    this.problems = problems;
    this.#saving.joined(found);
    // Without a list, they come from a folder that was chosen later.
    this.#editor.load(
      found,
      this.#opened.place.list ? undefined : (path) => m.onlyRead(inQuotes(path)),
    );
  }

  async #read(path: string): Promise<Result<FileState>> {
    const { place, file } = this.#opened;
    if (place.list)
      return whenAllowed(
        place.limits,
        () => place.read(path),
        () => this.#gone,
      );
    const top = file.path.slice(0, file.path.lastIndexOf('/') + 1);
    const read = await this.#files.bytes(path.slice(top.length));
    if (!read.ok) return read;
    try {
      const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
      const text = decoder.decode(read.value);
      return ok({ path, text, mark: text });
    } catch {
      return refuse('not-utf-8', m.notUtf8(inQuotes(path)));
    }
  }
}
