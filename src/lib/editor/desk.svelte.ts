import { createContext } from 'svelte';
import type { Draft, FileState, Memory, Place, Recent, Shelf, View } from '$lib/core/place';
import type { Result } from '$lib/core/result';
import type { World } from '$lib/core/rules/diagnostic';
import { lastView } from './view-memory';

/** A document that has been read, and where it lives. */
export interface Found {
  readonly place: Place;
  readonly file: FileState;
  readonly world: World;
  /** What the place needs to be opened again without asking. */
  readonly handle?: unknown;
  /** Nothing can lead back to it (pasted text), so that it is not listed among recent documents. */
  readonly fleeting?: boolean;
}

/** A document that is being edited. */
export interface Opened extends Found {
  /** The work that the person asked for. */
  readonly restore: Draft | undefined;
  /** How it stood on the screen the last time; where that is not known soon enough, it comes later. */
  readonly view: View | undefined;
  readonly later: Promise<View | undefined> | undefined;
  /** When the text was in memory, by `performance.now()`. */
  readonly since: number;
}

/** The ways to a document, and what is remembered between visits. Concrete places stand behind it. */
export interface Ways {
  readonly drafts: Shelf<Draft>;
  readonly recent: Shelf<Recent>;
  readonly views: Memory<View>;
  /** Asks for a file by the browser's picker; absent where it has none that can write. */
  readonly pick: (() => Promise<Result<Found | undefined>>) | undefined;
  readonly choose: (file: File) => Promise<Result<Found>>;
  readonly drop: (dropped: DataTransfer) => Promise<Result<Found | undefined>>;
  readonly paste: (text: string) => Promise<Result<Found>>;
  readonly sample: () => Promise<Result<Found>>;
  /** Opens a recent document; nothing where it must be chosen again. */
  readonly reopen: (recent: Recent) => Promise<Result<Found | undefined>>;
  /** The place that a draft came from, with the file as the draft knew it. */
  readonly return: (draft: Draft) => Promise<Result<Found>>;
  /** Shows the editor. */
  readonly enter: () => Promise<void>;
}

/** What lies on the desk between the start screen and the editor. It lives in memory; no text is ever in a URL. */
export class Desk {
  opened: Opened | undefined = $state.raw();
  /** Unsaved work of earlier sittings: all of it, and what belongs to the open document. Never applied by itself. */
  drafts: readonly Draft[] = $state.raw([]);
  offered: readonly Draft[] = $state.raw([]);
  recent: readonly Recent[] = $state.raw([]);
  /** Why the last document could not be opened. */
  problem: string = $state('');
  /** The last draft that was thrown away, for taking it back. */
  discarded: Draft | undefined = $state.raw();
  /** Brings the drafts of the sitting under way up to date; whoever reads drafts waits for it, once. */
  finish: (() => Promise<void>) | undefined;
  readonly ways: Ways;

  constructor(ways: Ways) {
    this.ways = ways;
  }

  /** Reads what is remembered. */
  async look(): Promise<void> {
    await this.#finished();
    const [drafts, recent] = await Promise.all([this.ways.drafts.list(), this.ways.recent.list()]);
    this.drafts = drafts.ok ? drafts.value : [];
    this.recent = recent.ok ? recent.value : [];
  }

  /** Opens what was found; says why when it was refused; does nothing when the person changed their mind. */
  async open(finding: Promise<Result<Found | undefined>>): Promise<Found | undefined> {
    const found = await finding;
    this.problem = found.ok ? '' : found.refusal.sentence;
    if (!found.ok || !found.value) return undefined;
    await this.show(found.value, undefined);
    return found.value;
  }

  async restore(draft: Draft): Promise<void> {
    const found = await this.ways.return(draft);
    this.problem = found.ok ? '' : found.refusal.sentence;
    if (found.ok) await this.show(found.value, draft);
  }

  async discard(draft: Draft): Promise<void> {
    const removed = await this.ways.drafts.remove(draft.id);
    this.problem = removed.ok ? '' : removed.refusal.sentence;
    if (removed.ok) this.discarded = draft;
    const without = (list: readonly Draft[]) => list.filter(({ id }) => id !== draft.id);
    this.drafts = without(this.drafts);
    this.offered = without(this.offered);
  }

  /** Takes the last discarding back. */
  async keep(): Promise<void> {
    if (!this.discarded) return;
    const kept = await this.ways.drafts.put(this.discarded);
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
    if (read.ok) await this.show({ ...opened, file: read.value }, undefined);
  }

  async forget(recent: Recent): Promise<void> {
    await this.ways.recent.remove(recent.id);
    await this.look();
  }

  async show(found: Found, restore: Draft | undefined): Promise<void> {
    const since = performance.now();
    const { place, file, handle } = found;
    const finished = this.#finished();
    this.discarded = undefined;
    this.offered = [];
    const seen = await lastView(this.ways.views, found);
    this.opened = { ...found, restore, since, ...seen };
    await this.ways.enter();
    if (!found.fleeting) {
      const { key: id, kind, name } = place;
      await this.ways.recent.put({ id, kind, name, path: file.path, time: Date.now(), handle });
    }
    await finished;
    const drafts = await this.ways.drafts.list();
    this.offered = (drafts.ok ? drafts.value : []).filter(
      (draft) =>
        draft.id !== restore?.id &&
        draft.path === file.path &&
        (draft.place === place.key || draft.before === file.text),
    );
  }

  async #finished(): Promise<void> {
    const { finish } = this;
    this.finish = undefined;
    await finish?.();
  }
}

export const [useDesk, provideDesk] = createContext<Desk>();
