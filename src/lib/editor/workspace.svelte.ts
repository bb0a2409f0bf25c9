import { createContext } from 'svelte';
import { hasWork, type Draft, type KnownFile, type Recent, type View } from '$lib/core/storage';
import type { withIdsOf } from '$lib/core/merge';
import type * as PagePlans from '$lib/core/page-plans';
import type { Result } from '$lib/core/result';
import type { RepositoryLocation } from './repositories';
import type { Choice, OpenableDocument, StorageKinds } from './storage-kinds';
import { unkeptWork, type Unkept } from './saving/session-note';
import { othersOf, pagesOf } from './saving/draft-files';
import { lastView } from './view/view-memory';
import type { Given, Windows } from './saving/windows.svelte';

export interface Opened extends OpenableDocument {
  readonly restore: Draft | undefined;
  /** The last view of the document; in `later` if it isn't available in time. */
  readonly view: View | undefined;
  readonly later: Promise<View | undefined> | undefined;
  /** Loaded with a draft that changes page files. */
  readonly pagePlans: typeof PagePlans | undefined;
  /** Loaded with a draft. What moved keeps its identity. */
  readonly withIdsOf: typeof withIdsOf | undefined;
  /** When the text was in memory, by `performance.now()`. */
  readonly since: number;
}

/** What the workspace needs from the document that is open. */
export interface OpenWork {
  /** Brings the drafts of the session up to date. */
  readonly finish: () => Promise<void>;
  /** The unsaved work. */
  readonly changedFiles: () => readonly { readonly path: string; readonly text: string }[];
  /** Merges a draft with the work. */
  readonly bring: (draft: Draft) => Promise<unknown>;
  /** Transfers the work to another window. */
  readonly give: () => Promise<Given>;
}

/** The state shared by the start screen and the editor. It exists only in memory; no text is ever in a URL. */
export class Workspace {
  opened: Opened | undefined = $state.raw();
  /** Unsaved work of earlier sessions: all, and that of the open document. Never applied automatically. */
  drafts: readonly Draft[] = $state.raw([]);
  offered: readonly Draft[] = $state.raw([]);
  recent: readonly Recent[] = $state.raw([]);
  choice: Choice | undefined = $state.raw();
  /** A requested document at a git host. The user may have to sign in first. */
  wanted: RepositoryLocation | undefined = $state.raw();
  problem: string = $state('');
  discarded: Draft | undefined = $state.raw();
  unkept: readonly Unkept[] = $state.raw([]);
  /** Why nothing can be remembered: the browser's storage is blocked or broken. */
  forgets: string = $state('');
  windows: Windows | undefined = $state.raw();
  /** Restarts in a newer version, keeping the work. `isOutdated`: parts of this version can't be loaded anymore. */
  update: (() => Promise<void>) | undefined = $state.raw();
  isOutdated: boolean = $state(false);
  readonly storageKinds: StorageKinds;

  /** The work of the last session, and whether its drafts are up to date because it was left. */
  #work: OpenWork | undefined;
  #isFinished = true;

  constructor(storageKinds: StorageKinds) {
    this.storageKinds = storageKinds;
  }

  /** Registers the session of the document that was just opened. */
  attach(work: OpenWork): void {
    this.#work = work;
    this.#isFinished = false;
  }

  /** The unsaved work of the last session, from memory. */
  get changedFiles(): ReturnType<OpenWork['changedFiles']> {
    return this.#work?.changedFiles() ?? [];
  }

  /** Brings the drafts of the current session up to date, once. Callers that read drafts wait for it. */
  async finish(): Promise<void> {
    if (this.#isFinished) return;
    this.#isFinished = true;
    await this.#work?.finish();
  }

  async #bring(draft: Draft): Promise<void> {
    if (!this.#isFinished) await this.#work?.bring(draft);
  }

  async look(): Promise<void> {
    await this.finish();
    const [drafts, recent] = await Promise.all([
      this.storageKinds.drafts.list(),
      this.storageKinds.recent.list(),
    ]);
    this.drafts = drafts.ok ? drafts.value : [];
    this.forgets = drafts.ok ? '' : drafts.refusal.sentence;
    this.recent = recent.ok ? recent.value : [];
    this.unkept = await unkeptWork();
  }

  async open(
    finding: Promise<Result<OpenableDocument | Choice | undefined>>,
  ): Promise<OpenableDocument | Choice | undefined> {
    const found = await finding;
    this.problem = found.ok ? '' : found.refusal.sentence;
    this.choice = found.ok && found.value && 'paths' in found.value ? found.value : undefined;
    if (!found.ok || !found.value) return undefined;
    if ('paths' in found.value) return found.value;
    await this.show(found.value, undefined);
    return found.value;
  }

  /** Opens the document with this draft, and merges the draft if the files have changed since. */
  async restore(draft: Draft): Promise<void> {
    const found = await this.storageKinds.return(draft);
    this.problem = found.ok ? '' : found.refusal.sentence;
    if (!found.ok) return;
    const others = await othersOf(found.value.place, draft);
    const pages = await pagesOf(found.value.place, draft);
    const isAsBefore =
      (draft.files ?? []).every(
        ({ path, before }) => others.find((file) => file.path === path)?.text === before,
      ) &&
      (draft.pages ?? []).every(
        ({ before }) =>
          !before || pages.some(({ path, text }) => path === before.path && text === before.text),
      );
    if (found.value.file.text === draft.before && isAsBefore)
      return this.show({ ...found.value, others, pages }, draft);
    await this.show({ ...found.value, others }, undefined);
    await this.#bring(draft);
  }

  /** Removes a draft, which `keep` restores. It keeps its place among the offered ones until another one is discarded. */
  async discard(draft: Draft): Promise<void> {
    const removed = await this.storageKinds.drafts.remove(draft.id);
    this.problem = removed.ok ? '' : removed.refusal.sentence;
    const isOffered = removed.ok && this.offered.includes(draft);
    if (!isOffered) this.taken(draft);
    if (!removed.ok) return;
    if (this.discarded) this.taken(this.discarded);
    this.discarded = draft;
  }

  taken({ id: gone }: Draft): void {
    const without = (list: readonly Draft[]) => list.filter(({ id }) => id !== gone);
    this.drafts = without(this.drafts);
    this.offered = without(this.offered);
  }

  /** Restores the last discarded draft. */
  async keep(): Promise<void> {
    if (!this.discarded) return;
    const kept = await this.storageKinds.drafts.put(this.discarded);
    this.problem = kept.ok ? '' : kept.refusal.sentence;
    if (kept.ok) this.discarded = undefined;
    await this.look();
  }

  /** Reloads the document from its storage. Work on the earlier state is offered as a draft. */
  async reload(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const read = await opened.place.read(opened.file.path);
    this.problem = read.ok ? '' : read.refusal.sentence;
    if (read.ok) await this.show({ ...opened, file: read.value, others: [], pages: [] }, undefined);
  }

  /** Registers the open document with the other windows of this browser. */
  async share(): Promise<void> {
    const { opened } = this;
    const { Windows } = await import('./saving/windows.svelte');
    if (!opened || this.opened !== opened) return;
    this.windows ??= new Windows();
    await this.windows.enter(opened, {
      // Uses the session that is open by then, not the current one.
      give: () => this.#work!.give(),
      take: (given) => this.#take(given),
      bring: (draft) => this.#bringLate(draft),
    });
  }

  /** Opens the document as the other window had it. If that didn't answer, reloads it, which offers its draft. */
  async #take(given: Given | undefined): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    // This window has already sent its own work.
    this.#isFinished = true;
    if (given) {
      const { draft, mark, marks } = given;
      const { before, files = [], pages = [] } = draft;
      const file = { path: draft.path, text: before, mark };
      const known = (path: string, text: string | undefined) =>
        text === undefined ? [] : [{ path, text, mark: marks?.get(path) ?? text }];
      const others = files.flatMap(({ path, before }) => known(path, before));
      const read = pages.flatMap(({ before }): readonly KnownFile[] => {
        const moved = before && before.text === undefined && marks?.get(before.path);
        if (moved) return [{ path: before.path, mark: moved }];
        return before ? known(before.path, before.text) : [];
      });
      await this.show({ ...opened, file, others, pages: read }, hasWork(draft) ? draft : undefined);
    } else await this.reload();
    if (this.opened === opened) this.#isFinished = false;
  }

  /** Offers the draft until it is merged, which may have to wait. */
  async #bringLate(draft: Draft): Promise<void> {
    this.offered = [draft, ...this.offered.filter(({ id }) => id !== draft.id)];
    await this.#bring(draft);
  }

  leave(): void {
    this.opened = undefined;
    this.windows?.leave();
  }

  async forget(recent: Recent): Promise<void> {
    await this.storageKinds.recent.remove(recent.id);
    await this.look();
  }

  async show(found: OpenableDocument, restore: Draft | undefined): Promise<void> {
    const since = performance.now();
    const { file, place } = found;
    const finished = this.finish();
    this.discarded = undefined;
    this.offered = [];
    const seen = await lastView(this.storageKinds.views, found);
    const pagePlans = restore?.pages && (await import('$lib/core/page-plans'));
    const known = restore && (await import('$lib/core/merge'));
    this.opened = { ...found, restore, pagePlans, withIdsOf: known?.withIdsOf, since, ...seen };
    this.wanted = undefined;
    await this.storageKinds.enter(found);
    await this.#remember(found);
    await finished;
    const drafts = await this.storageKinds.drafts.list();
    this.offered = (drafts.ok ? drafts.value : []).filter(
      (draft) =>
        draft.id !== restore?.id &&
        draft.path === file.path &&
        (draft.place === place.key || draft.before === file.text),
    );
  }

  /** Updates the address and the recent documents after a commit to a new branch. */
  async moved(): Promise<void> {
    if (!this.opened?.where) return;
    await this.storageKinds.enter(this.opened);
    await this.#remember(this.opened);
  }

  async #remember({
    place,
    file,
    fleeting,
    isGuest,
    where,
    ...found
  }: OpenableDocument): Promise<void> {
    if (fleeting || isGuest) return;
    const { key: id, kind, name } = place;
    const handle = where?.() ?? found.handle;
    await this.storageKinds.recent.put({
      id,
      kind,
      name,
      path: file.path,
      time: Date.now(),
      handle,
    });
  }
}

export const [useWorkspace, provideWorkspace] = createContext<Workspace>();
