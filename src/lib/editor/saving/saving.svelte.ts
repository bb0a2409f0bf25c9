import type { FileChange } from '$lib/core/file-change';
import type { Drafts, FileState, KnownFile } from '$lib/core/storage';
import { reread } from '$lib/core/document/read';
import type { Refusal } from '$lib/core/result';
import { difference } from '$lib/core/text/edit';
import type { Opened } from '../workspace.svelte';
import { documentTexts, pathOf, textAt, type FileText, type Work } from './changed-files';
import { inWords } from './download';
import { downloadWork } from './download-work';
import type { Editor } from '../editor.svelte';
import { DraftAutosave } from './draft-autosave.svelte';
import { troubleOf, type SaveState, type Trouble } from './save-state';
import type { Given } from './windows.svelte';
import * as m from './messages';

interface SavingPorts {
  readonly drafts: Drafts;
  readonly showCommit: () => void;
  readonly shared?: Promise<unknown> | undefined;
}

/**
 * Saves the work. If the storage can write, Save writes all changed files in place as one step, after comparing them
 * with what was opened. Otherwise Save downloads the files and the work remains a draft, because the fate of a download
 * is unknown. While a text differs from its file, drafts are kept automatically.
 */
export class Saving {
  /** The file was changed from outside: a dialog asks what to do. */
  conflict: boolean = $state(false);
  /** Why the last attempt to save or commit failed. Remains until the next one. */
  trouble: Trouble | undefined = $state.raw();
  /** How many times the work was downloaded. */
  downloads: number = $state(0);
  #busy: boolean = $state(false);
  #saved: boolean = $state(false);
  /** The branch of the last commit, if the work wasn't written in place. */
  #branch: string | undefined = $state();

  readonly #editor: Editor;
  readonly #opened: Opened;
  /** The drafts of this editing session. */
  readonly autosave: DraftAutosave;
  /** The mark of each file when it was last read or written. */
  #marks: Map<string, string>;
  /** Resolves when no write is in progress. */
  #written: Promise<void> = Promise.resolve();
  readonly state: SaveState = $derived.by(() => {
    if (this.#busy) return 'saving';
    if (this.#editor.barred) return 'read-only';
    if (!this.#editor.changed) return this.#saved ? 'saved' : 'unchanged';
    if (this.trouble && this.trouble.state !== 'failed') return this.trouble.state;
    return this.autosave.isKept && !this.draftProblem ? 'draft' : 'unsaved';
  });

  readonly #showCommit: () => void;

  /** `showCommit` opens the form to commit, which also signs in. `shared`: see `DraftAutosave`. */
  constructor(editor: Editor, opened: Opened, { drafts, showCommit, shared }: SavingPorts) {
    this.#editor = editor;
    this.#opened = opened;
    this.#showCommit = showCommit;
    this.autosave = new DraftAutosave(editor, opened, drafts, shared);
    this.#marks = marksOf([opened.file, ...(opened.others ?? []), ...(opened.pages ?? [])]);
  }

  /** Asks the user to sign in again. Undefined if the storage has no sign-in. */
  get signIn(): (() => void) | undefined {
    return this.#opened.where && this.#showCommit;
  }

  /** Opens the commit form. Undefined if the storage can't commit. */
  get commit(): (() => void) | undefined {
    return this.#opened.place.git && this.#showCommit;
  }

  /** Whether Save writes the file. Otherwise it downloads. */
  get canWrite(): boolean {
    return this.#opened.place.write !== undefined;
  }

  /** The state in words: “Unsaved draft”, “Committed to main”. */
  get words(): string {
    return this.state === 'saved' && this.#branch !== undefined
      ? m.committed(this.#branch)
      : m.states[this.state];
  }

  /** What the state means, and what to do next. */
  get meaning(): string {
    return this.#editor.barred || m.meanings[this.state];
  }

  /** Why the draft couldn't be kept, or an empty string if it is. */
  get draftProblem(): string {
    return this.autosave.problem;
  }

  /** Why the last attempt failed, in sentences. Empty if a dialog says so or nothing is wrong. */
  get saveProblem(): string {
    return this.trouble && this.trouble.state !== 'conflict' ? this.trouble.sentence : '';
  }

  /** The changes that turn the files as they were read into the work, with the marks they had then. */
  get changes(): readonly FileChange[] {
    const { doc, pages, basePages, pagePlans } = this.#editor;
    this.#handed = { doc, pages };
    const markAt = (path: string) => this.#marks.get(path)!;
    const moved = pagePlans?.changesBetween(basePages, pages, markAt) ?? [];
    const texts = documentTexts(this.#editor).map(({ path, text }) => {
      const expected = this.#marks.get(path);
      return { path, text, ...(expected !== undefined && { expected }) };
    });
    return [...moved, ...texts];
  }

  /** The text of every file that differs from what was read, or moved. */
  get changedTexts(): readonly FileText[] {
    const { pages, basePages, pagePlans } = this.#editor;
    return [...documentTexts(this.#editor), ...(pagePlans?.textsAfter(basePages, pages) ?? [])];
  }

  /** The document is open inside another page, which controls navigation and the theme. */
  get isGuest(): boolean {
    return this.#opened.isGuest ?? false;
  }

  /** The host page allows only reading. */
  get isReading(): boolean {
    return this.isGuest && this.#editor.barred !== '';
  }

  get placeName(): string {
    return this.#opened.place.name;
  }

  /** The file name without folders. */
  get fileName(): string {
    return this.#opened.file.path.split('/').at(-1)!;
  }

  /** The state that `changes` last described. */
  #handed: Work | undefined;

  /** Starts keeping drafts. Returns a function that stops it. */
  start(): () => void {
    // Only a hint that a retry could succeed.
    const back = () => void (this.trouble?.state === 'offline' && this.again());
    window.addEventListener('online', back);
    // The host page keeps a guest's work.
    const end = this.isGuest ? undefined : this.autosave.start();
    return () => {
      window.removeEventListener('online', back);
      end?.();
    };
  }

  /** Records the state of files that the work is now based on. The next save expects it. */
  met(files: readonly FileState[]): void {
    for (const { path, mark } of files) this.#marks.set(path, mark);
    if (this.trouble?.state === 'conflict') this.trouble = undefined;
  }

  /** Treats these files as new, because they no longer exist. */
  lost(paths: readonly string[]): void {
    for (const path of paths) this.#marks.delete(path);
    this.#editor.lost(paths);
  }

  /** The same for files that became known. */
  joined(files: readonly KnownFile[]): void {
    for (const { path, mark } of files) this.#marks.set(path, mark);
  }

  /** Records why saving or committing failed. */
  refused(refusal: Refusal): void {
    // The host's rate limit has its own notice.
    const isTold = refusal.code === 'limited' && this.#opened.place.limits?.now() !== undefined;
    this.trouble = isTold ? undefined : troubleOf(refusal);
  }

  /** Retries what was refused. */
  async again(): Promise<void> {
    if (!this.#opened.place.write) this.trouble = undefined;
    else if (this.#editor.changed) await this.save();
    else this.trouble = undefined;
  }

  /** Writes the changed files in place if possible. Otherwise commits or downloads them. */
  async save(): Promise<void> {
    const { place } = this.#opened;
    await this.#editor.filesMoving?.catch(() => undefined);
    if (!place.write) return this.commit ? this.commit() : this.download();
    if (this.#busy) return;
    if (this.#editor.barred) return this.#editor.say(this.#editor.barred, 'refusal');
    if (!this.#editor.changed) return this.#editor.say(m.nothingToSave);
    this.#busy = true;
    const changes = this.changes;
    const saved = this.#handed!;
    const writing = place.write(changes);
    this.#written = writing.then(() => undefined);
    const written = await writing;
    this.#busy = false;
    if (written.ok) {
      this.#branch = undefined;
      const isBroken = [...saved.doc.files.values()].some(({ problem }) => problem);
      const sentence = m.saved(inWords([...new Set(changes.map(pathOf))]), isBroken);
      await this.#stand(changes, written.value, saved, { sentence, isBroken });
      return;
    }
    const { saveProblem } = this;
    this.refused(written.refusal);
    if (written.refusal.code === 'changed') this.conflict = true;
    // A new problem appears in a notice, which is announced.
    else if (this.saveProblem === saveProblem)
      this.#editor.say(written.refusal.sentence, 'refusal');
  }

  /** Makes the committed files the new base. The storage now has them as a commit on a branch. */
  async committed(
    changes: readonly FileChange[],
    files: readonly FileState[],
    branch: string,
  ): Promise<void> {
    const { doc, pages, base } = this.#editor;
    const works = [{ doc, pages }, ...(this.#handed ? [this.#handed] : [])];
    // A commit can include other files that the site uses, such as a specification.
    const own = files.filter(({ path }) => works.some((one) => textAt(one, path) !== undefined));
    const holds = (one: Work) => own.every(({ path, text }) => textAt(one, path) === text);
    const committed = works.find(holds);
    const edits = files.flatMap(({ path, text }) =>
      base.files.has(path) ? difference(path, base.files.get(path)!.text, text) : [],
    );
    this.#branch = branch;
    const asked = { doc: reread(base, edits), pages: this.#handed?.pages ?? pages };
    const stands = this.#stand(changes, files, committed ?? asked);
    this.#editor.committed();
    await stands;
  }

  async #stand(
    changes: readonly FileChange[],
    files: readonly FileState[],
    { doc, pages }: Work,
    said?: { readonly sentence: string; readonly isBroken: boolean },
  ): Promise<void> {
    const { pagePlans } = this.#editor;
    if (pagePlans) this.#marks = new Map(pagePlans.marksAfter(this.#marks, changes, files));
    this.trouble = undefined;
    this.met(files);
    this.#editor.saved(doc, pages);
    this.#saved = true;
    if (said) this.#editor.say(said.sentence, said.isBroken ? 'refusal' : 'note');
    await this.flush();
  }

  /** Downloads the changed files byte for byte, or docs.json if nothing changed. The work remains a draft. */
  download(): void {
    this.downloads += 1;
    void downloadWork(this.#editor, this.changedTexts, this.#opened);
  }

  /** Copies the file's text to the clipboard. Returns whether the browser allowed it. */
  async copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(this.#editor.text);
      const others = [...new Set(this.changes.map(pathOf))].filter(
        (path) => path !== this.#opened.file.path,
      );
      this.#editor.say(m.copied(this.fileName, others.length ? inWords(others) : ''));
      return true;
    } catch {
      this.#editor.say(m.notCopied, 'refusal');
      return false;
    }
  }

  /** Brings the permanent draft up to date. */
  flush(): Promise<void> {
    return this.isGuest ? Promise.resolve() : this.autosave.flush();
  }

  /** Transfers the work to another window, which continues it. */
  async handOver(): Promise<Given> {
    await this.#written;
    const draft = await this.autosave.handOver();
    const mark = this.#marks.get(this.#opened.file.path)!;
    return { draft, mark, marks: new Map(this.#marks) };
  }
}

const marksOf = (files: readonly KnownFile[]): Map<string, string> =>
  new Map(files.map(({ path, mark }) => [path, mark]));
