/*
 * Keeps unsaved work as a draft while a text differs from its file, so that a crash or a closed window loses nothing.
 */
import { pointersOfMoves } from '$lib/core/document/moves';
import type { Doc } from '$lib/core/document/node';
import type { Draft, DraftFile, Drafts } from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import type { Opened } from '../workspace.svelte';
import type { Editor } from '../editor.svelte';
import { requestPersistentStorage } from './persistent-storage';
import { noteSession, type SessionNote } from './session-note';

/** Minimum interval between quick writes, in milliseconds. The first change is written once it is painted. */
const WRITE_INTERVAL = 200;
/** How long a due write waits for its frame while there are more changes, in milliseconds. */
const LATE = 100;
/** A draft is kept permanently after a pause, or this long after the first change without one. In milliseconds. */
const IDLE_PAUSE = 1000;
const RESTLESS = 10_000;
/** Limit of unanswered database writes. No more are sent until one is answered. */
const UNANSWERED = 30;

type Timer = ReturnType<typeof setTimeout> | undefined;
/** Delay before a failed draft is tried again, in milliseconds. */
const AGAIN = 5000;

/** Keeps the drafts of one editing session. */
export class DraftAutosave {
  /** Why the draft couldn't be kept. Cleared once one is. */
  problem: string = $state('');
  /** True if the work is kept, as far as is known. */
  isKept: boolean = $state(false);
  readonly #editor: Editor;
  readonly #opened: Opened;
  readonly #drafts: Drafts;
  readonly #id = newId();
  /**
   * When the next quick write is due, and when the oldest change not kept permanently was made, by `performance.now()`.
   */
  #due = 0;
  #since: number | undefined;
  #soon: Timer;
  /** The frame that a due write waits for, and since when. */
  #frame = 0;
  #asked = 0;
  #pause: Timer;
  #unanswered = 0;
  /** Drafts are put and removed one at a time. A waiting write keeps the latest state. */
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  /** Id of the restored draft. It remains until this session has a draft that continues it. */
  #restored: string | undefined;
  #note: SessionNote | undefined;

  /** Resolves when it is known whether another window writes this document. */
  readonly #shared: Promise<unknown> | undefined;

  constructor(editor: Editor, opened: Opened, drafts: Drafts, shared?: Promise<unknown>) {
    this.#editor = editor;
    this.#opened = opened;
    this.#drafts = drafts;
    this.#shared = shared;
    this.#restored = opened.restore?.id;
  }

  /** Starts keeping drafts. Returns a function that stops it. */
  start(): () => void {
    const unsubscribe = this.#editor.onChange(() => this.#hear());
    if (!this.#opened.isGuest) this.#note = noteSession(this.#id, this.#opened.file.path);
    // The browser has already warned the user if work would be lost.
    const go = (event: PageTransitionEvent) => event.persisted || this.#note?.end();
    if (this.#editor.changed) void this.flush();
    const leave = () => {
      if (this.#pause === undefined) return;
      this.#write(true);
      void this.flush();
    };
    const hide = () => document.visibilityState === 'hidden' && leave();
    const warn = (event: BeforeUnloadEvent) => {
      leave();
      if (this.#editor.changed && this.problem) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    window.addEventListener('pagehide', go);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', warn);
    return () => {
      leave();
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pagehide', go);
      this.#note?.end();
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', warn);
    };
  }

  /** Reacts to a change. Continuous typing can starve timers, so the keystroke itself asks for the write. */
  #hear(): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#pause);
    const rest = Math.min(IDLE_PAUSE, this.#since + RESTLESS - now);
    this.#pause = setTimeout(() => void this.flush(), rest);
    if (now >= this.#due) this.#writeOncePainted(now);
    else this.#soon ??= setTimeout(() => this.#write(), this.#due - now);
  }

  /** Writes in the frame after the one that shows the change, which a large text would delay. */
  #writeOncePainted(now: number): void {
    if (document.hidden || (this.#frame && now - this.#asked > LATE)) return this.#write();
    if (this.#frame) return;
    this.#asked = now;
    this.#frame = requestAnimationFrame(() => {
      this.#frame = requestAnimationFrame(() => this.#write());
    });
  }

  /**
   * Writes the draft without waiting for anything. Uses `flush` instead if there is nothing to keep or the session
   * continues a restored draft.
   */
  #write(counts = false): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#due = performance.now() + WRITE_INTERVAL;
    if (this.#editor.barred) return;
    if (!this.#editor.changed || this.#restored !== undefined) return void this.flush();
    if (this.#unanswered >= UNANSWERED) return;
    this.#unanswered++;
    void this.#drafts.write(this.#draft(counts)).then((kept) => {
      this.#unanswered--;
      this.#told(kept);
    });
  }

  /** Brings the permanent draft up to date: keeps it while something is unsaved, removes it otherwise. */
  flush(): Promise<void> {
    this.#rest();
    if (!this.#editor.changed && this.#restored === undefined) return this.#drop();
    this.#waiting ??= this.#writing.then(async () => {
      await this.#shared;
      this.#waiting = undefined;
      // The window that writes the document keeps its drafts.
      if (this.#editor.barred) return;
      return (this.#writing = this.#editor.changed ? this.#keep() : this.#drop());
    });
    return this.#waiting;
  }

  /** Transfers the work to another window. Keeps the draft one last time here; from then on the other window does. */
  async handOver(): Promise<Draft> {
    this.#rest();
    await this.#writing;
    const draft = this.#draft(true);
    if (this.#editor.changed) await this.#drafts.put(draft, this.#restored);
    return draft;
  }

  /**
   * Continues the work of an earlier session. Keeps its draft as part of this one, or removes it if the file contains
   * it.
   */
  goOnWith(draft: Draft): void {
    this.#restored = draft.id;
    void this.flush();
  }

  /** Cancels scheduled writes. */
  #rest(): void {
    clearTimeout(this.#soon);
    clearTimeout(this.#pause);
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.#soon = this.#pause = this.#since = undefined;
  }

  /** `counts`: whether to count the changes, which takes longer than the write itself in a large document. */
  #draft(counts: boolean): Draft {
    const { place, file } = this.#opened;
    const { text: after, base, doc, pages, basePages, reasoning } = this.#editor;
    const files = doc.files.size > 1 ? otherFiles(base, doc) : [];
    const pagePairs = this.#editor.pagePlans?.pairsBetween(basePages, pages) ?? [];
    const moved = pointersOfMoves(base, doc);
    return {
      id: this.#id,
      place: place.key,
      name: place.name,
      path: file.path,
      before: base.files.get(doc.main)!.text,
      after,
      ...(files.length > 0 && { files }),
      ...(pagePairs.length > 0 && { pages: pagePairs }),
      ...(moved.length > 0 && { moved }),
      time: Date.now(),
      ...(counts && reasoning && { changes: this.#editor.countChanges() }),
    };
  }

  async #keep(): Promise<void> {
    const restored = this.#restored;
    const kept = await this.#drafts.put(this.#draft(true), restored);
    this.#told(kept);
    if (this.#restored === restored && kept.ok) this.#restored = undefined;
  }

  #told(kept: Result<undefined>): void {
    if (kept.ok && !this.isKept) void requestPersistentStorage();
    this.isKept = kept.ok;
    if (kept.ok === (this.problem !== '')) this.#note?.set(kept.ok);
    this.problem = kept.ok ? '' : kept.refusal.sentence;
    if (!kept.ok) this.#pause ??= setTimeout(() => void this.flush(), AGAIN);
  }

  async #drop(): Promise<void> {
    if (this.problem) this.#note?.set(true);
    this.problem = '';
    await this.#drafts.remove(this.#id);
    // This removed earlier writes too, even those answered in the meantime.
    this.isKept &&= this.#editor.changed;
    if (this.#restored === undefined) return;
    const removed = await this.#drafts.remove(this.#restored);
    if (removed.ok) this.#restored = undefined;
  }
}

/** The files other than docs.json that differ from what was read. */
const otherFiles = (base: Doc, doc: Doc): readonly DraftFile[] =>
  [...doc.files].flatMap(([path, { text: after }]): DraftFile[] => {
    const before = base.files.get(path)?.text;
    if (path === doc.main || before === after) return [];
    return [{ path, ...(before !== undefined && { before }), after }];
  });

/** `crypto.randomUUID` requires a secure context, which an http address in a local network is not. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
