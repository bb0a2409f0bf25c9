/*
 * Merges another version into the work: newer files from the storage, a draft, the work of another window, or one side
 * of conflict markers. Independent changes are merged automatically, as one undo step. Conflicting changes are listed
 * in the “merge” stage, and nothing is applied until the user confirms. One merge at a time is open.
 */
import type { Choice, Merged, Question } from '$lib/core/merge';
import type { Draft, FileState } from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import type { Change } from '$lib/core/compare/change';
import type { Editor } from '../editor.svelte';
import { Listeners } from '$lib/core/listeners';
import type { MergeOutcome, MergeParts, MergeState } from './merge-state';
import type { MergeWork } from './merge-work';
import type { MergeSummary, IncomingVersion, MergeSession } from './merge-session';

export class Merging implements MergeState {
  mergeSession: MergeSession | undefined = $state.raw();
  choices: ReadonlyMap<string, Choice> = $state.raw(new Map());
  unreadable: MergeState['unreadable'] = $state.raw();
  brought: MergeSummary | undefined = $state.raw();
  found: readonly FileState[] | undefined = $state.raw();

  readonly #parts: MergeParts;
  readonly #editor: Editor;
  /** Loaded for the first look or merge. */
  #work: MergeWork | undefined;

  readonly #ended = new Listeners();
  /** Heard when a merge that waited has been settled or discarded. */
  readonly onEnd = this.#ended.add;

  /** The result of the current choices, applied to the current document. */
  readonly outcome: Result<Merged> | undefined = $derived.by(
    () => this.mergeSession && this.#work?.resultOf(this.mergeSession, this.choices),
  );

  /** The changes that don't depend on any choice. */
  readonly byItself: readonly Change[] = $derived.by(
    () => (this.mergeSession && this.#work?.changesWithoutChoices(this.mergeSession)) ?? [],
  );

  constructor(parts: MergeParts) {
    this.#parts = parts;
    this.#editor = parts.editor;
  }

  async #loaded(): Promise<MergeWork> {
    const { MergeWork } = await import('./merge-work');
    return (this.#work ??= new MergeWork(this, this.#parts));
  }

  /** Checks the files on window focus and on changes in the storage, until the returned function is called. */
  start(): () => void {
    const look = (named?: readonly string[]) => void this.#lookQuietly(named);
    const come = () => look();
    window.addEventListener('focus', come);
    const unwatch = this.#parts.opened.place.watch?.((paths) => {
      if (paths.some((path) => this.#editor.base.files.has(path) || this.hasPage(path)))
        look(paths);
    });
    const unsubscribe = this.#editor.onChange(({ origin }) => {
      // After an undo, the merge no longer counts.
      if (origin === 'undo' && this.brought) this.end();
    });
    return () => {
      window.removeEventListener('focus', come);
      unwatch?.();
      unsubscribe();
    };
  }

  hasPage(path: string): boolean {
    return this.#editor.basePages.at.has(path);
  }

  /** Whether the files can be changed from outside. */
  get canLook(): boolean {
    const { write, git } = this.#parts.opened.place;
    return write !== undefined || git !== undefined;
  }

  async #lookQuietly(named?: readonly string[]): Promise<void> {
    if (this.canLook) await (await this.#loaded()).lookQuietly(named);
  }

  /** Rereads the files and merges what is new. */
  async look(): Promise<void> {
    await (await this.#loaded()).look();
  }

  /** Merges newer page files into the work, and removes those that others removed. */
  async bringPages(newer: readonly FileState[], gone: readonly string[] = []): Promise<void> {
    await (await this.#loaded()).bringPages(newer, gone);
  }

  /** Merges newer files into the work. */
  async bringFiles(found: readonly FileState[]): Promise<MergeOutcome> {
    return (await this.#loaded()).bringFiles(found);
  }

  /** Merges a draft of an earlier state with the current file. */
  async bringDraft(draft: Draft, done: () => void): Promise<MergeOutcome> {
    return (await this.#loaded()).bringDraft(draft, done);
  }

  /** Merges both sides of conflict markers into one document. */
  async openBoth(): Promise<MergeOutcome> {
    return (await this.#loaded()).openBoth();
  }

  /** Merges another version. Discards an earlier merge that is still open; nothing of it was applied. */
  async bring(coming: IncomingVersion): Promise<MergeOutcome> {
    return (await this.#loaded()).bring(coming);
  }

  choose(question: Question, choice: Choice): void {
    this.choices = new Map(this.choices).set(question.id, choice);
  }

  chooseAll(questions: readonly Question[], choice: Choice): void {
    this.choices = new Map(questions.map(({ id }) => [id, choice]));
  }

  /** Applies the choices as one undo step. */
  accept(): void {
    this.#work?.accept();
  }

  /** Discards the merge. */
  cancel(): void {
    this.#work?.cancel();
  }

  /** Replaces the text with the other version if that can't be read as JSON. */
  takeText(): void {
    this.#work?.takeText();
  }

  end(): void {
    const { screen } = this.#parts;
    this.mergeSession = undefined;
    this.unreadable = undefined;
    this.brought = undefined;
    if (screen.stage === 'merge') screen.stage = undefined;
  }

  tellEnded(): void {
    this.#ended.tell();
  }
}
