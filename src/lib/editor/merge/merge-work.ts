/*
 * What a merge does: looks for newer files, merges versions into the work, and applies the choices. Loaded for the first
 * look or merge.
 */
import { difference } from '$lib/core/text/edit';
import { inQuotes } from '$lib/core/text/direction';
import type { Choice, Merged } from '$lib/core/merge';
import type { Change } from '$lib/core/compare/change';
import type { Doc } from '$lib/core/document/node';
import type { Result } from '$lib/core/result';
import type { Draft, FileState } from '$lib/core/storage';
import type { Editor } from '../editor.svelte';
import type { Saving } from '../saving/saving.svelte';
import type { Screen } from '../view/screen.svelte';
import type { Opened } from '../workspace.svelte';
import {
  broughtBy,
  bothSidesOf,
  choicesAreYours,
  mergeOf,
  startMerge,
  told,
} from './merge-session';
import type { IncomingVersion, MergeSession } from './merge-session';
import type { MergeOutcome, MergeParts, MergeState } from './merge-state';
import type { NewerPages } from './page-merging';
import * as m from './messages';

export class MergeWork {
  readonly #state: MergeState;
  readonly #editor: Editor;
  readonly #screen: Screen;
  readonly #saving: Saving;
  readonly #opened: Opened;
  /** Files that were changed from outside, as the storage says, and haven't been looked at since. */
  readonly #named = new Set<string>();

  constructor(state: MergeState, { editor, screen, saving, opened }: MergeParts) {
    this.#state = state;
    this.#editor = editor;
    this.#screen = screen;
    this.#saving = saving;
    this.#opened = opened;
  }

  get #parts() {
    return { editor: this.#editor, saving: this.#saving, place: this.#opened.place };
  }

  /** What a merge with these choices makes of the current document. */
  resultOf(mergeSession: MergeSession, choices: ReadonlyMap<string, Choice>): Result<Merged> {
    return mergeOf(this.#editor, mergeSession, choices);
  }

  /** The changes of a merge that don't depend on any choice. */
  changesWithoutChoices(mergeSession: MergeSession): readonly Change[] {
    const merged = mergeOf(this.#editor, mergeSession, new Map());
    return merged.ok ? merged.value.taken : [];
  }

  /** Merges newer page files into the work, and removes those that others removed. */
  async bringPages(newer: readonly FileState[], gone: readonly string[] = []): Promise<void> {
    if (newer.length + gone.length === 0) return;
    const { bringPages } = await import('./page-merging');
    bringPages(this.#parts, newer, gone);
  }

  async #newerPages(named?: readonly string[]): Promise<NewerPages> {
    if (this.#editor.basePages.at.size === 0) return { newer: [], gone: [] };
    const { newerPages } = await import('./page-merging');
    return newerPages(this.#parts, this.#screen.pageFiles, named);
  }

  /** Rereads the files and merges what is new. */
  async look(): Promise<void> {
    const all = await this.#readAll();
    const main = all.find(({ path }) => path === this.#opened.file.path)?.read;
    if (main && !main.ok) return this.#editor.say(main.refusal.sentence, 'refusal');
    const states = all.flatMap(({ read }) => (read.ok ? read.value : []));
    const pages = await this.#newerPages();
    const newer = this.#newerOf(states);
    await this.bringPages(pages.newer, pages.gone);
    if (newer.length > 0) return void (await this.bringFiles(newer));
    if (pages.newer.length + pages.gone.length > 0) return;
    this.#saving.met(states);
    const gone = all.flatMap(({ path, read }) => (read.ok ? [] : path));
    if (gone.length > 0) return this.#lose(gone);
    this.#editor.say(m.unchanged(all.length === 1 ? this.#saving.fileName : undefined));
  }

  #readAll(named?: readonly string[]) {
    const { place } = this.#opened;
    const { base } = this.#editor;
    const paths = [...base.files.keys()].filter(
      (path) => !this.#editor.barredFile(path) && (!named || named.includes(path)),
    );
    return Promise.all(paths.map(async (path) => ({ path, read: await place.read(path) })));
  }

  #newerOf(states: readonly FileState[]): readonly FileState[] {
    return states.filter(({ path, text }) => this.#editor.base.files.get(path)?.text !== text);
  }

  /** Treats missing files as new, so that Save writes them again. */
  #lose(paths: readonly string[]): void {
    this.#saving.lost(paths);
    const what = paths.length === 1 ? inQuotes(paths[0]!) : paths.length;
    this.#editor.say(m.missing(what), 'refusal');
  }

  /**
   * Only reports newer files. A restored draft has no permission to read its file yet, and this doesn't ask for it.
   * `named`: the files that may have changed, if the storage says so.
   */
  async lookQuietly(named?: readonly string[]): Promise<void> {
    const { restore } = this.#opened;
    const { base } = this.#editor;
    const isBusy = () => this.#saving.state === 'saving' || this.#editor.base !== base;
    for (const path of named ?? []) this.#named.add(path);
    if (
      !this.#state.canLook ||
      restore ||
      this.#state.mergeSession ||
      this.#editor.barred ||
      isBusy()
    )
      return;
    // Where the storage names the page files that change, none of them is looked at without its name.
    const changed = [...this.#named];
    const asked = this.#opened.place.watch && changed;
    const documents = named && changed;
    const [all, pages] = await Promise.all([this.#readAll(documents), this.#newerPages(asked)]);
    if (isBusy()) return;
    for (const path of changed) this.#named.delete(path);
    const docs = this.#newerOf(all.flatMap(({ read }) => (read.ok ? read.value : [])));
    const isLookedAt = (path: string) => {
      const among = this.#state.hasPage(path) ? asked : documents;
      return !among || among.includes(path);
    };
    const before = this.#state.found?.filter(({ path }) => !isLookedAt(path)) ?? [];
    const newer = [...before, ...docs, ...pages.newer];
    this.#state.found = newer.length > 0 ? newer : undefined;
  }

  /** Merges newer files into the work. */
  async bringFiles(found: readonly FileState[]): Promise<MergeOutcome> {
    const pages = found.filter(({ path }) => this.#state.hasPage(path));
    await this.bringPages(pages);
    const files = found.filter((file) => !pages.includes(file));
    if (files.length === 0) {
      this.#state.found = undefined;
      return 'merged';
    }
    const { base, doc } = this.#editor;
    const known = files.filter(({ path }) => base.files.has(path));
    const [only] = files.length === 1 ? files : [];
    const title = m.mergeNewer(only && only.path !== doc.main ? only.path : 'docs.json');
    return this.bring({
      base: new Map(known.map(({ path }) => [path, base.files.get(path)!.text])),
      theirs: new Map(files.map(({ path, text }) => [path, text])),
      names: { ...m.yours, ...m.ofFile },
      label: title,
      title,
      files,
    });
  }

  /** Merges a draft of an earlier state with the current file. */
  async bringDraft(draft: Draft, done: () => void): Promise<MergeOutcome> {
    const { files = [] } = draft;
    const pages = draft.pages && (await import('./page-merging'));
    await pages?.knowPages(this.#parts, draft);
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
      names: { ...(this.#editor.changed ? m.yours : m.fileAsOurs), theirs: m.yourDraft },
      label: m.restore,
      title: m.restore,
      prefer: 'theirs',
      done: () => {
        pages?.bringDraftPages(this.#parts, draft);
        this.#saving.autosave.goOnWith(draft);
        done();
      },
    });
  }

  /** Merges both sides of conflict markers into one document. */
  async openBoth(): Promise<MergeOutcome> {
    const coming = bothSidesOf(this.#editor.doc.main, this.#editor.text);
    if (coming) return this.bring(coming);
    this.#editor.say(m.sideBroken, 'refusal');
    return 'unreadable';
  }

  /** Merges another version. Discards an earlier merge that is still open; nothing of it was applied. */
  async bring(coming: IncomingVersion): Promise<MergeOutcome> {
    this.#state.end();
    const editor = this.#editor;
    await editor.ready;
    if (editor.barred) editor.say(editor.barred, 'refusal');
    else if (editor.stale && coming.ours === undefined)
      editor.say(m.fixFirst, 'refusal', {
        label: m.showIt,
        run: () => this.#screen.showMode('json'),
      });
    if (editor.barred || (editor.stale && coming.ours === undefined)) return 'barred';
    const mergeSession = startMerge(editor, coming);
    const outcome = mergeOf(editor, mergeSession, new Map());
    if (!outcome.ok) {
      this.#state.unreadable = { mergeSession, sentence: outcome.refusal.sentence };
      this.#screen.stage = 'merge';
      return 'unreadable';
    }
    const { questions } = outcome.value;
    if (questions.length === 0) {
      this.#settle(mergeSession, outcome.value);
      return 'merged';
    }
    this.#state.choices = new Map(questions.map(({ id }) => [id, coming.prefer ?? 'ours']));
    this.#state.mergeSession = mergeSession;
    this.#screen.stage = 'merge';
    editor.say(choicesAreYours(questions.length), 'quiet');
    return 'asked';
  }

  /** Applies the choices as one undo step. */
  accept(): void {
    const { mergeSession, outcome } = this.#state;
    if (!mergeSession || !outcome?.ok) return;
    this.#state.end();
    this.#settle(mergeSession, outcome.value);
  }

  /** Discards the merge. */
  cancel(): void {
    this.#state.end();
    this.#editor.say(m.canceled);
    this.#state.tellEnded();
  }

  /** Replaces the text with the other version if that can't be read as JSON. */
  takeText(): void {
    const { unreadable } = this.#state;
    if (!unreadable) return;
    const { coming, theirs } = unreadable.mergeSession;
    const editor = this.#editor;
    this.#state.end();
    const edits = [...coming.theirs].flatMap(([path, text]) =>
      difference(path, editor.textOf(path), text),
    );
    editor.commit(edits, 'merge', coming.label);
    if (coming.files) this.#stand(coming.files, theirs);
    this.#screen.showMode('json');
    coming.done?.();
    editor.say(m.takenAsText(coming.names.theirs), 'undoable');
    this.#state.tellEnded();
  }

  #settle({ coming, theirs }: MergeSession, merged: Merged): void {
    const editor = this.#editor;
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
    this.#state.brought = brought;
    coming.done?.();
    const show = () => this.#state.brought && (this.#screen.stage = 'merge');
    const further = { label: m.showWhatCame, run: () => void show() };
    const sentence = told(coming, merged, editor.countChanges());
    editor.say(sentence, 'undoable', brought.changes.length > 0 ? further : undefined);
    this.#state.tellEnded();
  }

  /** The files contain the other version now, so it becomes the base for changes and saving. */
  #stand(files: readonly FileState[], theirs: Doc): void {
    this.#editor.saved(theirs, this.#editor.basePages);
    this.#saving.met(files);
    this.#state.found = undefined;
  }
}
