import { createContext } from 'svelte';
import type {
  Draft,
  Drafts,
  FileState,
  Folder,
  Memory,
  DocumentStorage,
  Recent,
  Shelf,
  View,
} from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import type { World } from '$lib/core/rules/diagnostic';
import type { Repositories, RepositoryLocation } from './repositories';
import { unkeptWork, type Unkept } from './unkept';
import { lastView } from './view-memory';
import type { Given, Windows } from './windows.svelte';

/** A document that has been read, and where it lives. */
export interface OpenableDocument {
  readonly place: DocumentStorage;
  readonly file: FileState;
  /** Other files of the document that have been read already. */
  readonly others?: readonly FileState[];
  readonly world: World;
  /** What the place needs to be opened again without asking. */
  readonly handle?: unknown;
  /** Where it is at a git host now; a commit to a new branch moves it there. */
  readonly where?: () => RepositoryLocation;
  /** Nothing can lead back to it (pasted text), so that it is not listed among recent documents. */
  readonly fleeting?: boolean;
  /** Another page has it open within itself: that one keeps the work and says the theme. */
  readonly isGuest?: boolean;
  /** Why nothing may be changed in it, in a sentence; empty where it may. */
  readonly barred?: () => string;
}

/** A folder with several documents, of which one is to be chosen. */
export interface Choice {
  readonly folder: string;
  readonly paths: readonly string[];
  readonly take: (path: string) => Promise<Result<OpenableDocument>>;
}

/** A document that is being edited. */
export interface Opened extends OpenableDocument {
  /** The work that the person asked for. */
  readonly restore: Draft | undefined;
  /** How it stood on the screen the last time; where that is not known soon enough, it comes later. */
  readonly view: View | undefined;
  readonly later: Promise<View | undefined> | undefined;
  /** When the text was in memory, by `performance.now()`. */
  readonly since: number;
}

/** The ways to a document, and what is remembered between visits. Concrete places stand behind it. */
export interface StorageKinds {
  readonly drafts: Drafts;
  readonly recent: Shelf<Recent>;
  readonly views: Memory<View>;
  /** Asks for a file by the browser's picker; absent where it has none that can write. */
  readonly pick: (() => Promise<Result<OpenableDocument | undefined>>) | undefined;
  readonly choose: (file: File) => Promise<Result<OpenableDocument>>;
  /** Asks for a folder; absent where the browser has no picker that can write. */
  readonly pickFolder: (() => Promise<Result<OpenableDocument | Choice | undefined>>) | undefined;
  /** A folder by its files, which can only be read. */
  readonly chooseFolder: (
    files: Iterable<File>,
  ) => Promise<Result<OpenableDocument | Choice | undefined>>;
  /** The same for a document that is open already. */
  readonly pickFolderFor: (() => Promise<Result<Folder | undefined>>) | undefined;
  readonly chooseFolderFor: (files: Iterable<File>) => Promise<Folder | undefined>;
  readonly drop: (dropped: DataTransfer) => Promise<Result<OpenableDocument | Choice | undefined>>;
  readonly paste: (text: string) => Promise<Result<OpenableDocument>>;
  readonly sample: () => Promise<Result<OpenableDocument>>;
  /** Opens a recent document; nothing where it must be chosen again. */
  readonly reopen: (recent: Recent) => Promise<Result<OpenableDocument | Choice | undefined>>;
  /** The place that a draft came from, with the file as it is now, or where it cannot be read as the draft knew it. */
  readonly return: (draft: Draft) => Promise<Result<OpenableDocument>>;
  /** What is done at git hosts; loaded when somebody wants a repository. */
  readonly repositories: () => Promise<Repositories>;
  /** Opens a document at a git host. Refuses with `several` where its path is not said and there is a choice. */
  readonly visit: (where: RepositoryLocation) => Promise<Result<OpenableDocument>>;
  /** Shows the editor; a document at a git host has an address that leads back to it. */
  readonly enter: (found: OpenableDocument) => Promise<void>;
}

/** What lies on the desk between the start screen and the editor. It lives in memory; no text is ever in a URL. */
export class Workspace {
  opened: Opened | undefined = $state.raw();
  /** Unsaved work of earlier sittings: all of it, and what belongs to the open document. Never applied by itself. */
  drafts: readonly Draft[] = $state.raw([]);
  offered: readonly Draft[] = $state.raw([]);
  recent: readonly Recent[] = $state.raw([]);
  /** Several documents were found where one was looked for. */
  choice: Choice | undefined = $state.raw();
  /** A document at a git host that somebody asked for, and that may need them to sign in first. */
  wanted: RepositoryLocation | undefined = $state.raw();
  /** Why the last document could not be opened. */
  problem: string = $state('');
  /** The last draft that was thrown away, for taking it back. */
  discarded: Draft | undefined = $state.raw();
  /** Brings the drafts of the sitting under way up to date; whoever reads drafts waits for it, once. */
  finish: (() => Promise<void>) | undefined;
  /** The work of the last sitting as it stands in memory, where it is not saved. */
  work: (() => readonly { readonly path: string; readonly text: string }[]) | undefined;
  /** Brings a draft on an earlier state of the open document in. */
  bring: ((draft: Draft) => Promise<unknown>) | undefined;
  /** Keeps the work and hands it to another window. */
  give: (() => Promise<Given>) | undefined;
  /** Work of windows that ended without a word, which could not be kept. */
  unkept: readonly Unkept[] = $state.raw([]);
  /** Why nothing can be remembered: the browser's storage is blocked or broken. */
  forgets: string = $state('');
  /** The other windows that have the open document; absent until that is known. */
  windows: Windows | undefined = $state.raw();
  /** Begins anew in a newer Signpost, with the work kept; absent while there is none. */
  update: (() => Promise<void>) | undefined = $state.raw();
  /** A newer Signpost took the place of this one, of which parts can no longer be loaded. */
  isOutdated: boolean = $state(false);
  readonly storageKinds: StorageKinds;

  constructor(storageKinds: StorageKinds) {
    this.storageKinds = storageKinds;
  }

  /** Reads what is remembered. */
  async look(): Promise<void> {
    await this.#finished();
    const [drafts, recent] = await Promise.all([
      this.storageKinds.drafts.list(),
      this.storageKinds.recent.list(),
    ]);
    this.drafts = drafts.ok ? drafts.value : [];
    this.forgets = drafts.ok ? '' : drafts.refusal.sentence;
    this.recent = recent.ok ? recent.value : [];
    this.unkept = await unkeptWork();
  }

  /** Opens what was found; says why when it was refused; does nothing when the person changed their mind. */
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

  /** Opens the document with this work, which meets what the file has become. */
  async restore(draft: Draft): Promise<void> {
    const found = await this.storageKinds.return(draft);
    this.problem = found.ok ? '' : found.refusal.sentence;
    if (!found.ok) return;
    const others = await othersOf(found.value.place, draft);
    const isAsBefore = (draft.files ?? []).every(
      ({ path, before }) => others.find((file) => file.path === path)?.text === before,
    );
    if (found.value.file.text === draft.before && isAsBefore)
      return this.show({ ...found.value, others }, draft);
    await this.show({ ...found.value, others }, undefined);
    await this.bring?.(draft);
  }

  async discard(draft: Draft): Promise<void> {
    const removed = await this.storageKinds.drafts.remove(draft.id);
    this.problem = removed.ok ? '' : removed.refusal.sentence;
    if (removed.ok) this.discarded = draft;
    this.taken(draft);
  }

  /** The draft is offered no longer: it is gone, or part of the open document. */
  taken({ id: gone }: Draft): void {
    const without = (list: readonly Draft[]) => list.filter(({ id }) => id !== gone);
    this.drafts = without(this.drafts);
    this.offered = without(this.offered);
  }

  /** Takes the last discarding back. */
  async keep(): Promise<void> {
    if (!this.discarded) return;
    const kept = await this.storageKinds.drafts.put(this.discarded);
    this.problem = kept.ok ? '' : kept.refusal.sentence;
    if (kept.ok) this.discarded = undefined;
    await this.look();
  }

  /** The document as the place has it now; work on the earlier state is offered beside it. */
  async reload(): Promise<void> {
    const { opened } = this;
    if (!opened) return;
    const read = await opened.place.read(opened.file.path);
    this.problem = read.ok ? '' : read.refusal.sentence;
    if (read.ok) await this.show({ ...opened, file: read.value, others: [] }, undefined);
  }

  /** Stands for the open document among the windows of this browser. */
  async share(): Promise<void> {
    const { opened } = this;
    const { Windows } = await import('./windows.svelte');
    if (!opened || this.opened !== opened) return;
    this.windows ??= new Windows();
    await this.windows.enter(opened, {
      // Of the sitting that is under way then, not now.
      give: () => this.give!(),
      take: (given) => this.#take(given),
      bring: (draft) => this.#bringLate(draft),
    });
  }

  /** The document as the other window had it; where that said nothing, its draft is offered. */
  async #take(given: Given | undefined): Promise<void> {
    const { opened, finish } = this;
    if (!opened) return;
    // What this window had itself it has given away.
    this.finish = undefined;
    if (given) {
      const { draft, mark, marks } = given;
      const { before, after, files = [] } = draft;
      const file = { path: draft.path, text: before, mark };
      const others = files.flatMap(({ path, before: text }) =>
        text === undefined ? [] : [{ path, text, mark: marks?.get(path) ?? text }],
      );
      const isWork = after !== before || files.length > 0;
      await this.show({ ...opened, file, others }, isWork ? draft : undefined);
    } else await this.reload();
    if (this.opened === opened) this.finish = finish;
  }

  /** Offered until it is brought in, which may have to wait. */
  async #bringLate(draft: Draft): Promise<void> {
    this.offered = [draft, ...this.offered.filter(({ id }) => id !== draft.id)];
    await this.bring?.(draft);
  }

  /** Nothing is open any more. */
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
    const finished = this.#finished();
    this.discarded = undefined;
    this.offered = [];
    this.bring = undefined;
    const seen = await lastView(this.storageKinds.views, found);
    this.opened = { ...found, restore, since, ...seen };
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

  /** The open document stands elsewhere now, on a new branch: the address and what is remembered follow. */
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

  async #finished(): Promise<void> {
    const { finish } = this;
    this.finish = undefined;
    await finish?.();
  }
}

/** The other files that a draft changes as they are now; one that cannot be read is as the draft knew it. */
async function othersOf(
  place: DocumentStorage,
  { files = [] }: Draft,
): Promise<readonly FileState[]> {
  const all = files.map(async ({ path, before }): Promise<readonly FileState[]> => {
    const read = await place.read(path);
    if (read.ok) return [read.value];
    return before === undefined ? [] : [{ path, text: before, mark: before }];
  });
  return (await Promise.all(all)).flat();
}

export const [useWorkspace, provideWorkspace] = createContext<Workspace>();
