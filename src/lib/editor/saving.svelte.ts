import type { Doc } from '$lib/core/model/node';
import type { Drafts, FileState, Writing } from '$lib/core/storage';
import { reread } from '$lib/core/model/read';
import type { Refusal } from '$lib/core/result';
import { difference } from '$lib/core/text/edit';
import type { Opened } from './workspace.svelte';
import { download, namesFor } from './download';
import type { Editor } from './editor.svelte';
import { DraftAutosave } from './draft-autosave.svelte';
import { MEANING, troubleOf, WORDS, type SaveState, type Trouble } from './save-state';
import type { Given } from './windows.svelte';

/**
 * Keeps what was done. In place, where the place can write: all files that changed as one step, compared with what
 * was opened first. As a download, which leaves the work a draft, because nobody knows what becomes of the file. And
 * by itself as a draft, while a text differs from its file.
 */
export class Saving {
  /** The file has changed outside: a dialog asks what to do. */
  conflict: boolean = $state(false);
  /** Why the last attempt to save or commit did not succeed; stays until the next one. */
  trouble: Trouble | undefined = $state.raw();
  /** How often the work was given to the browser's downloads. */
  downloads: number = $state(0);
  /** Asks the person to sign in again; set where somebody can be signed in. */
  signIn: (() => void) | undefined;
  /** Asks for what a commit needs; set where the place commits. */
  commit: (() => void) | undefined;
  #busy: boolean = $state(false);
  #saved: boolean = $state(false);
  /** The branch that the work was committed to, where it was not written in place. */
  #branch: string | undefined = $state();

  readonly #editor: Editor;
  readonly #opened: Opened;
  /** The drafts of this sitting. */
  readonly autosave: DraftAutosave;
  /** What each file was when it was read or written last. */
  readonly #marks: Map<string, string>;
  /** Over when the file is not being written. */
  #written: Promise<void> = Promise.resolve();
  readonly state: SaveState = $derived.by(() => {
    if (this.#busy) return 'saving';
    if (this.#editor.barred) return 'read-only';
    if (!this.#editor.changed) return this.#saved ? 'saved' : 'unchanged';
    if (this.trouble && this.trouble.state !== 'failed') return this.trouble.state;
    return this.autosave.isKept && !this.draftProblem ? 'draft' : 'unsaved';
  });

  constructor(editor: Editor, opened: Opened, drafts: Drafts) {
    this.#editor = editor;
    this.#opened = opened;
    this.autosave = new DraftAutosave(editor, opened, drafts);
    this.#marks = marksOf([opened.file, ...(opened.others ?? [])]);
  }

  /** Whether Save writes the file; otherwise it downloads. */
  get canWrite(): boolean {
    return this.#opened.place.write !== undefined;
  }

  /** The state in words: “Unsaved draft”, “Committed to main”. */
  get words(): string {
    return this.state === 'saved' && this.#branch !== undefined
      ? `Committed to ${this.#branch}`
      : WORDS[this.state];
  }

  /** What the state means, and what to do next. */
  get meaning(): string {
    return this.#editor.barred || MEANING[this.state];
  }

  /** Why the draft could not be kept; empty where it is. */
  get draftProblem(): string {
    return this.autosave.problem;
  }

  /** Why the last attempt did not succeed, in sentences; empty where the dialog says it, or nothing is wrong. */
  get saveProblem(): string {
    return this.trouble && this.trouble.state !== 'conflict' ? this.trouble.sentence : '';
  }

  /** Every file that is not as it was read, with what it was read as. */
  get changedFiles(): readonly Writing[] {
    const { doc, base } = this.#editor;
    this.#handed = doc;
    return [...doc.files].flatMap(([path, { text }]): Writing[] => {
      if (text === base.files.get(path)?.text) return [];
      const expected = this.#marks.get(path);
      return [{ path, text, ...(expected !== undefined && { expected }) }];
    });
  }

  /** The document is open within another page, which has the way back and the say over the theme. */
  get isGuest(): boolean {
    return this.#opened.isGuest ?? false;
  }

  /** The page that holds the editor lets its document only be read. */
  get isReading(): boolean {
    return this.isGuest && this.#editor.barred !== '';
  }

  get placeName(): string {
    return this.#opened.place.name;
  }

  /** The file's own name, without folders. */
  get fileName(): string {
    return this.#opened.file.path.split('/').at(-1)!;
  }

  /** The document of which `changedFiles` spoke last. */
  #handed: Doc | undefined;

  /** Starts keeping drafts; ends when the returned function is called. */
  start(): () => void {
    // Only a hint that it is worth another try.
    const back = () => void (this.trouble?.state === 'offline' && this.again());
    window.addEventListener('online', back);
    // A guest's work is its host's to keep.
    const end = this.isGuest ? undefined : this.autosave.start();
    return () => {
      window.removeEventListener('online', back);
      end?.();
    };
  }

  /** Files were found in another state, on which the work stands now: that is what Save expects. */
  met(files: readonly FileState[]): void {
    for (const { path, mark } of files) this.#marks.set(path, mark);
    if (this.trouble?.state === 'conflict') this.trouble = undefined;
  }

  /** Files are no longer there: they are new when they are written again. */
  lost(paths: readonly string[]): void {
    for (const path of paths) this.#marks.delete(path);
    this.#editor.lost(paths);
  }

  /** The same for files that the document reaches, and that were read for the first time. */
  joined(files: readonly FileState[]): void {
    for (const { path, mark } of files) this.#marks.set(path, mark);
  }

  /** An attempt to hand the work on did not succeed: the state says so, and the next step. */
  refused(refusal: Refusal): void {
    // A host's limit has a notice of its own.
    const isTold = refusal.code === 'limited' && this.#opened.place.limits?.now() !== undefined;
    this.trouble = isTold ? undefined : troubleOf(refusal);
  }

  /** What was refused is tried again. */
  async again(): Promise<void> {
    if (!this.#opened.place.write) this.trouble = undefined;
    else if (this.#editor.changed) await this.save();
    else this.trouble = undefined;
  }

  /** Writes the changed files in place where that is possible; else commits or downloads them. */
  async save(): Promise<void> {
    const { place } = this.#opened;
    if (!place.write) return place.git && this.commit ? this.commit() : this.download();
    if (this.#busy) return;
    if (this.#editor.barred) return this.#editor.say(this.#editor.barred, 'refusal');
    if (!this.#editor.changed) return this.#editor.say('There is nothing to save.');
    this.#busy = true;
    const { doc } = this.#editor;
    const files = this.changedFiles;
    const writing = place.write(files);
    this.#written = writing.then(() => undefined);
    const written = await writing;
    this.#busy = false;
    if (written.ok) {
      this.#branch = undefined;
      await this.#stand(written.value, doc, `Saved ${inWords(files)}.`);
      return;
    }
    const { saveProblem } = this;
    this.refused(written.refusal);
    if (written.refusal.code === 'changed') this.conflict = true;
    // What is new stands in a notice, which tells it.
    else if (this.saveProblem === saveProblem)
      this.#editor.say(written.refusal.sentence, 'refusal');
  }

  /** The place has these files now, as a commit on a branch: what was committed is the new base. */
  async committed(files: readonly FileState[], branch: string): Promise<void> {
    const { doc, base } = this.#editor;
    const holds = (one: Doc) => files.every(({ path, text }) => one.files.get(path)?.text === text);
    const edits = files.flatMap(({ path, text }) =>
      difference(path, base.files.get(path)?.text ?? '', text),
    );
    const committed = [doc, this.#handed].find((one) => one && holds(one));
    this.#branch = branch;
    await this.#stand(files, committed ?? reread(base, edits));
  }

  async #stand(files: readonly FileState[], doc: Doc, sentence?: string): Promise<void> {
    this.trouble = undefined;
    this.met(files);
    this.#editor.saved(doc);
    this.#saved = true;
    if (sentence) this.#editor.say(sentence);
    await this.flush();
  }

  /** Gives the changed files to the browser's downloads, byte for byte; without any docs.json. The work stays a draft. */
  download(): void {
    this.downloads += 1;
    const { changed, doc } = this.#editor;
    const { path } = this.#opened.file;
    const files = changed ? this.changedFiles : [{ path, text: this.#editor.text }];
    for (const [name, { text }] of namesFor(files)) download(name, text);
    const kept = changed && !this.isGuest ? ' Your work stays here as a draft.' : '';
    const places = files.length > 1 ? ` Put each in its place: ${listed(files)}.` : '';
    const what = inWords(files);
    const isBroken = files.some((file) => doc.files.get(file.path)?.problem);
    if (isBroken)
      this.#editor.say(
        `Downloaded ${what} as it is, with the mistake in its JSON.${places}${kept}`,
        'refusal',
      );
    else this.#editor.say(`Downloaded ${what}.${places}${kept}`);
  }

  /** Puts the file's text on the clipboard; answers whether the browser allowed it. */
  async copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(this.#editor.text);
      const others = this.changedFiles.filter(({ path }) => path !== this.#opened.file.path);
      const more = others.length ? ` ${inWords(others)} changed as well: download them.` : '';
      this.#editor.say(`Copied ${this.fileName}.${more}`);
      return true;
    } catch {
      this.#editor.say('The browser did not allow copying. Download the file instead.', 'refusal');
      return false;
    }
  }

  /** Brings the draft up to date for good. */
  flush(): Promise<void> {
    return this.isGuest ? Promise.resolve() : this.autosave.flush();
  }

  /** Hands the work to another window, which goes on with it. */
  async handOver(): Promise<Given> {
    await this.#written;
    const draft = await this.autosave.handOver();
    const mark = this.#marks.get(this.#opened.file.path)!;
    return { draft, mark, marks: new Map(this.#marks) };
  }
}

const marksOf = (files: readonly FileState[]): Map<string, string> =>
  new Map(files.map(({ path, mark }) => [path, mark]));

const listed = (files: readonly { readonly path: string }[]): string =>
  files.map(({ path }) => path).join(', ');

/** “docs.json”, “docs.json and tabs.json”, “5 files”; by their own names. */
function inWords(files: readonly { readonly path: string }[]): string {
  const [one, two, ...more] = files.map(({ path }) => path.split('/').at(-1)!);
  if (more.length > 0) return `${files.length} files`;
  return two === undefined ? (one ?? 'nothing') : `${one} and ${two}`;
}
