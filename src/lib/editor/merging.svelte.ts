/*
 * Bringing another version of the document together with the work: its files as they were found on the disk, a draft, what
 * another window has, or one side of what conflict markers hold. Changes that have nothing to do with each other
 * come by themselves, as one undo step; where both sides want something else of one element the stage “merge” asks,
 * and nothing is done before its yes.
 */
import type { Choice, Merged, Question } from '$lib/core/merge';
import type { Doc } from '$lib/core/model/node';
import type { Draft, FileState } from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import { difference } from '$lib/core/text/edit';
import type { Change } from '$lib/core/views/change';
import type { Opened } from './workspace.svelte';
import type { Editor } from './editor.svelte';
import type * as Meetings from './merge-session';
import type { MergeSummary, IncomingVersion, MergeSession } from './merge-session';
import type { Saving } from './saving.svelte';
import type { Screen } from './screen.svelte';
import { inQuotes } from '$lib/core/text/direction';

/** What became of it: done, waiting for choices, one version cannot be read, or barred for now. */
export type MergeOutcome = 'merged' | 'asked' | 'unreadable' | 'barred';

const NEWER = 'Merge the newer docs.json';
const RESTORE = 'Restore unsaved work';

export class Merging {
  /** Waits for choices. */
  mergeSession: MergeSession | undefined = $state.raw();
  /** What was chosen so far, by the questions' ids. */
  choices: ReadonlyMap<string, Choice> = $state.raw(new Map());
  /** One of the versions cannot be read: why. */
  unreadable: { readonly mergeSession: MergeSession; readonly sentence: string } | undefined =
    $state.raw();
  /** What the last merge brought. */
  brought: MergeSummary | undefined = $state.raw();
  /** Files that were found in a newer state, which is not brought in yet. */
  found: readonly FileState[] | undefined = $state.raw();

  readonly #editor: Editor;
  readonly #screen: Screen;
  readonly #saving: Saving;
  readonly #opened: Opened;
  /** Loaded when two versions meet. */
  #meetings: typeof Meetings | undefined;

  /** What comes of the choices as they are, onto the document as it is. */
  readonly outcome: Result<Merged> | undefined = $derived.by(
    () =>
      this.mergeSession && this.#meetings?.mergeOf(this.#editor, this.mergeSession, this.choices),
  );

  /** What comes whatever is chosen. */
  readonly byItself: readonly Change[] = $derived.by(() => {
    const merged =
      this.mergeSession && this.#meetings?.mergeOf(this.#editor, this.mergeSession, new Map());
    return merged?.ok ? merged.value.taken : [];
  });

  constructor(editor: Editor, screen: Screen, saving: Saving, opened: Opened) {
    this.#editor = editor;
    this.#screen = screen;
    this.#saving = saving;
    this.#opened = opened;
  }

  /**
   * Looks after the files whenever the person comes back to the window, or the place tells of a change; ends when the
   * returned function is called.
   */
  start(): () => void {
    const look = () => void this.#lookQuietly();
    window.addEventListener('focus', look);
    const unwatch = this.#opened.place.watch?.((paths) => {
      if (paths.some((path) => this.#editor.base.files.has(path))) look();
    });
    const unsubscribe = this.#editor.onChange(({ origin }) => {
      // What is undone has not been brought.
      if (origin === 'undo' && this.brought) this.#end();
    });
    return () => {
      window.removeEventListener('focus', look);
      unwatch?.();
      unsubscribe();
    };
  }

  /** Whether there are files that others can change. */
  get canLook(): boolean {
    const { write, git } = this.#opened.place;
    return write !== undefined || git !== undefined;
  }

  /** Reads the files again, and brings in what is found there. */
  async look(): Promise<void> {
    const all = await this.#readAll();
    const main = all.find(({ path }) => path === this.#opened.file.path)?.read;
    if (main && !main.ok) return this.#editor.say(main.refusal.sentence, 'refusal');
    const states = all.flatMap(({ read }) => (read.ok ? read.value : []));
    const newer = this.#newerOf(states);
    if (newer.length > 0) return void (await this.bringFiles(newer));
    this.#saving.met(states);
    const gone = all.flatMap(({ path, read }) => (read.ok ? [] : path));
    if (gone.length > 0) return this.#lose(gone);
    const what = all.length === 1 ? `${this.#saving.fileName} has` : 'The files have';
    this.#editor.say(`${what} not changed since you opened ${all.length === 1 ? 'it' : 'them'}.`);
  }

  /** Every file of the document, as the place has it now. */
  #readAll() {
    const { place } = this.#opened;
    const { base, fileGate } = this.#editor;
    const paths = [...base.files.keys()].filter((path) => !fileGate?.(path));
    return Promise.all(paths.map(async (path) => ({ path, read: await place.read(path) })));
  }

  #newerOf(states: readonly FileState[]): readonly FileState[] {
    return states.filter(({ path, text }) => this.#editor.base.files.get(path)?.text !== text);
  }

  /** Other files are there no more: what we have of them counts as new, so that Save writes them again. */
  #lose(paths: readonly string[]): void {
    this.#saving.lost(paths);
    const what = paths.length === 1 ? `${inQuotes(paths[0]!)} is` : `${paths.length} files are`;
    const next = 'What you have of it is kept here, and Save writes it again.';
    this.#editor.say(`${what} no longer there, or cannot be read. ${next}`, 'refusal');
  }

  /** Only tells of what is found. Restored work has no leave to read its file yet, and nobody is asked for it here. */
  async #lookQuietly(): Promise<void> {
    const { restore } = this.#opened;
    const { base } = this.#editor;
    const isBusy = () => this.#saving.state === 'saving' || this.#editor.base !== base;
    if (!this.canLook || restore || this.mergeSession || this.#editor.barred || isBusy()) return;
    const all = await this.#readAll();
    if (isBusy()) return;
    const newer = this.#newerOf(all.flatMap(({ read }) => (read.ok ? read.value : [])));
    this.found = newer.length > 0 ? newer : undefined;
  }

  /** Files as they are now, under the work. */
  bringFiles(files: readonly FileState[]): Promise<MergeOutcome> {
    const { base, doc } = this.#editor;
    const known = files.filter(({ path }) => base.files.has(path));
    const [only] = files.length === 1 ? files : [];
    const title = only && only.path !== doc.main ? `Merge the newer ${only.path}` : NEWER;
    return this.bring({
      base: new Map(known.map(({ path }) => [path, base.files.get(path)!.text])),
      theirs: new Map(files.map(({ path, text }) => [path, text])),
      names: { ours: 'You', theirs: 'The file' },
      label: title,
      title,
      files,
    });
  }

  /** Work on an earlier state of the file, together with what the file has become. */
  bringDraft(draft: Draft, done: () => void): Promise<MergeOutcome> {
    const { files = [] } = draft;
    return this.bring({
      base: new Map([
        [draft.path, draft.before],
        ...files.flatMap(({ path, before }) =>
          before === undefined ? [] : ([[path, before]] as const),
        ),
      ]),
      theirs: new Map([
        [draft.path, draft.after],
        ...files.map(({ path, after }) => [path, after] as const),
      ]),
      names: { ours: this.#editor.changed ? 'You' : 'The file', theirs: 'Your draft' },
      label: RESTORE,
      title: RESTORE,
      prefer: 'theirs',
      done: () => {
        this.#saving.autosave.goOnWith(draft);
        done();
      },
    });
  }

  /** Both versions of what conflict markers hold, as one document. */
  async openBoth(): Promise<MergeOutcome> {
    const { bothSidesOf } = await import('./merge-session');
    const coming = bothSidesOf(this.#editor.doc.main, this.#editor.text);
    if (coming) return this.bring(coming);
    const sentence = 'One of the two versions is no JSON by itself. Keep the other one.';
    this.#editor.say(sentence, 'refusal');
    return 'unreadable';
  }

  /** Brings another version in. What was open of an earlier merge gives way: nothing of it was done. */
  async bring(coming: IncomingVersion): Promise<MergeOutcome> {
    this.#end();
    const editor = this.#editor;
    await editor.ready;
    const { startMerge, mergeOf, askedInWords } = (this.#meetings =
      await import('./merge-session'));
    if (editor.barred) editor.say(editor.barred, 'refusal');
    else if (editor.stale && coming.ours === undefined)
      editor.say('Fix the JSON first: until then nothing can be merged with it.', 'refusal', {
        label: 'Show it',
        run: () => this.#screen.showMode('json'),
      });
    if (editor.barred || (editor.stale && coming.ours === undefined)) return 'barred';
    const mergeSession = startMerge(editor, coming);
    const outcome = mergeOf(editor, mergeSession, new Map());
    if (!outcome.ok) {
      this.unreadable = { mergeSession, sentence: outcome.refusal.sentence };
      this.#screen.stage = 'merge';
      return 'unreadable';
    }
    const { questions } = outcome.value;
    if (questions.length === 0) {
      this.#settle(mergeSession, outcome.value);
      return 'merged';
    }
    this.choices = new Map(questions.map(({ id }) => [id, coming.prefer ?? 'ours']));
    this.mergeSession = mergeSession;
    this.#screen.stage = 'merge';
    editor.say(askedInWords(questions.length), 'quiet');
    return 'asked';
  }

  choose(question: Question, choice: Choice): void {
    this.choices = new Map(this.choices).set(question.id, choice);
  }

  chooseAll(questions: readonly Question[], choice: Choice): void {
    this.choices = new Map(questions.map(({ id }) => [id, choice]));
  }

  /** Does what was chosen, as one undo step. */
  accept(): void {
    const { mergeSession, outcome } = this;
    if (!mergeSession || !outcome?.ok) return;
    this.#end();
    this.#settle(mergeSession, outcome.value);
  }

  /** Leaves everything as it is. */
  cancel(): void {
    this.#end();
    this.#editor.say('Nothing was merged. Your work is as it was.');
  }

  /** Takes the other version as it is, as text, where it cannot be read. */
  takeText(): void {
    const { unreadable } = this;
    if (!unreadable) return;
    const { coming, theirs } = unreadable.mergeSession;
    const editor = this.#editor;
    this.#end();
    const edits = [...coming.theirs].flatMap(([path, text]) =>
      difference(path, editor.textOf(path), text),
    );
    editor.commit(edits, 'merge', coming.label);
    if (coming.files) this.#stand(coming.files, theirs);
    this.#screen.showMode('json');
    coming.done?.();
    editor.say(`${coming.names.theirs} is shown as text. Undo brings yours back.`, 'undoable');
  }

  /** Forgets what is asked or shown. */
  #end(): void {
    this.mergeSession = undefined;
    this.unreadable = undefined;
    this.brought = undefined;
    if (this.#screen.stage === 'merge') this.#screen.stage = undefined;
  }

  #settle({ coming, theirs }: MergeSession, merged: Merged): void {
    const editor = this.#editor;
    const { broughtBy, told } = this.#meetings!;
    const { edits, after } = merged;
    const { main } = after;
    const brought = broughtBy(editor, coming, merged);
    editor.commit(
      coming.ours === undefined
        ? edits
        : difference(main, editor.text, after.files.get(main)!.text),
      'merge',
      coming.label,
      { after },
    );
    if (coming.files) this.#stand(coming.files, theirs);
    this.brought = brought;
    coming.done?.();
    const show = { label: 'Show what came', run: () => this.#showBrought() };
    const sentence = told(coming, merged, editor.changes.length);
    editor.say(sentence, 'undoable', brought.changes.length > 0 ? show : undefined);
  }

  #showBrought(): void {
    if (this.brought) this.#screen.stage = 'merge';
  }

  /** The files hold the other version now: what is counted and saved stands on it. */
  #stand(files: readonly FileState[], theirs: Doc): void {
    this.#editor.saved(theirs);
    this.#saving.met(files);
    this.found = undefined;
  }
}
