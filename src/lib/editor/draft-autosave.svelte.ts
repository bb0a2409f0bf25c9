/*
 * Unsaved work, kept by itself as a draft while a text differs from its file, so that a crash or a closed window takes
 * nothing with it.
 */
import type { Doc } from '$lib/core/model/node';
import type { Draft, DraftFile, Drafts } from '$lib/core/storage';
import type { Result } from '$lib/core/result';
import type { Opened } from './workspace.svelte';
import type { Editor } from './editor.svelte';
import { requestPersistentStorage } from './persistent-storage';
import { noteSitting, type SittingNote } from './unkept';

/** What is done is written down at once, and in a stretch of changes again after so many milliseconds. */
const SOON = 200;
/** It is kept for good at a pause of so many milliseconds, and without any so long after the first change. */
const PAUSE = 1000;
const RESTLESS = 10_000;
/** A database that has so many writes to answer gets no more of them. */
const UNANSWERED = 30;

type Timer = ReturnType<typeof setTimeout> | undefined;
/** Where a draft could not be kept, it is tried again after this many milliseconds. */
const AGAIN = 5000;

/** Keeps the drafts of one sitting. */
export class DraftAutosave {
  /** Why the draft could not be kept; stays until one is. */
  problem: string = $state('');
  /** The work is kept, as far as is known. */
  isKept: boolean = $state(false);
  /** Over when it is known whether another window writes this document. */
  shared: Promise<void> | undefined;

  readonly #editor: Editor;
  readonly #opened: Opened;
  readonly #drafts: Drafts;
  readonly #id = newId();
  /** When the next one may be written down, by `performance.now()`; when the first was that is not kept for good. */
  #due = 0;
  #since: number | undefined;
  #soon: Timer;
  #pause: Timer;
  #unanswered = 0;
  /** Drafts are kept for good and removed one after the other; what waits keeps the latest state. */
  #writing: Promise<void> = Promise.resolve();
  #waiting: Promise<void> | undefined;
  /** What was restored stays until this sitting has a draft of its own, which goes on with it. */
  #restored: string | undefined;
  #note: SittingNote | undefined;

  constructor(editor: Editor, opened: Opened, drafts: Drafts) {
    this.#editor = editor;
    this.#opened = opened;
    this.#drafts = drafts;
    this.#restored = opened.restore?.id;
  }

  /** Starts keeping drafts; ends when the returned function is called. */
  start(): () => void {
    const unsubscribe = this.#editor.onChange(() => this.#hear());
    if (!this.#opened.isGuest) this.#note = noteSitting(this.#id, this.#opened.file.path);
    // Whoever leaves now was asked.
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

  /** Something was done. Keys that come without a pause leave timers no room, so that the key itself writes. */
  #hear(): void {
    const now = performance.now();
    this.#since ??= now;
    clearTimeout(this.#pause);
    const rest = Math.min(PAUSE, this.#since + RESTLESS - now);
    this.#pause = setTimeout(() => void this.flush(), rest);
    if (now >= this.#due) this.#write();
    else this.#soon ??= setTimeout(() => this.#write(), this.#due - now);
  }

  /** Writes the work down without waiting for anything, where it is a draft of this sitting alone. */
  #write(counts = false): void {
    clearTimeout(this.#soon);
    this.#soon = undefined;
    this.#due = performance.now() + SOON;
    if (this.#editor.barred) return;
    if (!this.#editor.changed || this.#restored !== undefined) return void this.flush();
    if (this.#unanswered >= UNANSWERED) return;
    this.#unanswered++;
    void this.#drafts.write(this.#draft(counts)).then((kept) => {
      this.#unanswered--;
      this.#told(kept);
    });
  }

  /** Brings the draft up to date for good: keeps it while something is unsaved, removes it when nothing is. */
  flush(): Promise<void> {
    this.#rest();
    if (!this.#editor.changed && this.#restored === undefined) return this.#drop();
    this.#waiting ??= this.#writing.then(async () => {
      await this.shared;
      this.#waiting = undefined;
      // The window that writes keeps the drafts.
      if (this.#editor.barred) return;
      return (this.#writing = this.#editor.changed ? this.#keep() : this.#drop());
    });
    return this.#waiting;
  }

  /** Hands the work to another window, which goes on with it: it is kept once more, and from then on there. */
  async handOver(): Promise<Draft> {
    this.#rest();
    await this.#writing;
    const draft = this.#draft(true);
    if (this.#editor.changed) await this.#drafts.put(draft, this.#restored);
    return draft;
  }

  /** This sitting goes on with the work of an earlier one: it is kept as part of it, or let go where the file holds it. */
  goOnWith(draft: Draft): void {
    this.#restored = draft.id;
    void this.flush();
  }

  /** Nothing is to be kept later. */
  #rest(): void {
    clearTimeout(this.#soon);
    clearTimeout(this.#pause);
    this.#soon = this.#pause = this.#since = undefined;
  }

  /** `counts`: how many changes that are, which takes longer in a large document than to write them down. */
  #draft(counts: boolean): Draft {
    const { place, file } = this.#opened;
    const { text: after, base, doc, reasoning } = this.#editor;
    const files = doc.files.size > 1 ? otherFiles(base, doc) : [];
    return {
      id: this.#id,
      place: place.key,
      name: place.name,
      path: file.path,
      before: base.files.get(doc.main)!.text,
      after,
      ...(files.length > 0 && { files }),
      time: Date.now(),
      ...(counts && reasoning && { changes: this.#editor.changes.length }),
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
    // What was written before is gone as well, though its answer came in between.
    this.isKept &&= this.#editor.changed;
    if (this.#restored === undefined) return;
    const removed = await this.#drafts.remove(this.#restored);
    if (removed.ok) this.#restored = undefined;
  }
}

/** The files beside docs.json that are not as they were read. */
const otherFiles = (base: Doc, doc: Doc): readonly DraftFile[] =>
  [...doc.files].flatMap(([path, { text: after }]): DraftFile[] => {
    const before = base.files.get(path)?.text;
    if (path === doc.main || before === after) return [];
    return [{ path, ...(before !== undefined && { before }), after }];
  });

/** `crypto.randomUUID` wants a secure page; a plain address in a local network is none. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
