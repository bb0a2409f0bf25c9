/*
 * Coordinates one document in several windows: one of them writes, the others only read. The writer holds a browser
 * lock, which is released when that window closes or crashes. A window that wants the document asks for it on a
 * channel. The writer then stops editing, acknowledges, keeps its work and sends it; only after that is the lock taken
 * from it. A writer that doesn't answer is stuck and loses the lock. If it recovers, its work is merged late.
 */
import { hasWork, type Draft, type FileState, type DocumentStorage } from '$lib/core/storage';
import { sign } from '../view/view-memory';
import { writtenElsewhere } from './messages';

/** The work of a window, and the marks of the files that it knew: `mark` for docs.json, `marks` for all. */
export interface Given {
  readonly draft: Draft;
  readonly mark: string;
  readonly marks?: ReadonlyMap<string, string>;
}

/** What a window does for the others, and how it handles what they send. */
export interface Host {
  /** Keeps the work as a draft and returns it. Nothing is changed from then on. */
  readonly give: () => Promise<Given>;
  /** Continues the work of the other window, or what is known if that didn't answer. */
  readonly take: (given: Given | undefined) => Promise<void>;
  /** Merges work that arrived too late to be continued. */
  readonly bring: (draft: Draft) => Promise<unknown>;
}

/**
 * `writes` also applies if there is no other window. `takenOver`: reads since another window asked for the document.
 */
export type WindowRole = 'writes' | 'reads' | 'takenOver';

/** `from` and `to` are windows. Work without `to` wasn't requested and is for the writer. */
type Message =
  | { readonly kind: 'asked'; readonly from: string }
  | { readonly kind: 'heard'; readonly to: string }
  | { readonly kind: 'given'; readonly to?: string | undefined; readonly given: Given };

/** How long a window waits for an acknowledgment before it treats the writer as stuck, in milliseconds. */
const PATIENCE = 3000;
/** How long it waits for the work after the acknowledgment, in milliseconds. */
const WORK_PATIENCE = 15_000;

export class Windows {
  role: WindowRole = $state('writes');
  /** True after the writing window closed. */
  freed: boolean = $state(false);
  /** True while this window takes over from the other one. */
  taking: boolean = $state(false);

  #host: Host | undefined;
  #name = '';
  #me = '';
  #channel: BroadcastChannel | undefined;
  #holds = false;
  #release: (() => void) | undefined;
  #known: (() => void) | undefined;
  /** Stops waiting for the lock. */
  #waiting = new AbortController();
  /** `#given`: the work that arrived after asking for it. `#answered`: the callback that waits for an answer. */
  #given: Given | undefined;
  #asking = false;
  #answered: ((kind: Message['kind']) => void) | undefined;
  /** Resolves when this window has the work that it took over. */
  #taken: Promise<void> = Promise.resolve();

  /** Why nothing can be changed here now, as a sentence, or an empty string if changes are allowed. */
  get bar(): string {
    if (this.role === 'writes') return '';
    return writtenElsewhere;
  }

  /**
   * Joins the windows that have this document open. Resolves when it is known which one writes. If the browser has no
   * locks (a page without https), every window writes, each with its own draft.
   */
  async enter(found: { readonly place: DocumentStorage; readonly file: FileState }, host: Host) {
    this.#host = host;
    const name = ['signpost', identityOf(found)].join(' ');
    if (!('locks' in navigator)) return;
    if (name === this.#name) return this.#taken;
    this.leave();
    this.#host = host;
    this.#name = name;
    this.#me = crypto.randomUUID();
    this.#channel = new BroadcastChannel(name);
    this.#channel.onmessage = ({ data }) => void this.#hear(data as Message);
    await this.#request({ ifAvailable: true });
  }

  leave(): void {
    this.#waiting.abort();
    this.#waiting = new AbortController();
    this.#release?.();
    this.#channel?.close();
    this.#channel = this.#release = this.#host = this.#given = undefined;
    this.#name = '';
    this.#holds = false;
    this.role = 'writes';
    this.freed = this.taking = false;
  }

  /** Becomes the writer and continues the work of the other window. */
  async takeOver(): Promise<void> {
    if (this.role === 'writes' || this.taking) return;
    this.taking = true;
    const name = this.#name;
    // If this window still holds the lock, the one that asked for it has closed, and the work is what was sent there.
    if (!this.#holds) await this.#ask();
    await this.#taken;
    if (name !== this.#name) return;
    if (this.bar) await this.#take(this.#given);
    this.taking = false;
  }

  /** Asks for the work, and takes the lock once it arrives or the wait times out. */
  async #ask(): Promise<void> {
    const name = this.#name;
    this.#given = undefined;
    this.#asking = true;
    this.#say({ kind: 'asked', from: this.#me });
    if (await this.#hears('heard', PATIENCE)) await this.#hears('given', WORK_PATIENCE);
    if (!this.#holds && name === this.#name) {
      this.#waiting.abort();
      this.#waiting = new AbortController();
      await this.#request({ steal: true });
    }
    this.#asking = false;
  }

  /** Whether an answer of this kind arrives within `most` milliseconds. */
  #hears(kind: Message['kind'], most: number): Promise<boolean> {
    return new Promise((done) => {
      this.#answered = (answer) => answer === kind && done(true);
      setTimeout(() => done(false), most);
    });
  }

  async #hear(message: Message): Promise<void> {
    if (message.kind === 'asked') {
      await this.#taken;
      if (this.#holds && !this.bar) await this.#give(message.from);
      return;
    }
    const isMine = message.to === undefined ? this.#holds || this.#asking : message.to === this.#me;
    if (!isMine) return;
    if (message.kind === 'given') {
      if (this.#asking) this.#given = message.given;
      else void this.#bring(message.given);
    }
    this.#answered?.(message.kind);
  }

  /** Sends the work to the window that asked, or to the one that took the lock. */
  async #give(to?: string): Promise<void> {
    this.role = 'takenOver';
    this.freed = false;
    if (to !== undefined) this.#say({ kind: 'heard', to });
    const given = await this.#host?.give();
    if (!given) return;
    this.#given = given;
    this.#say({ kind: 'given', to, given });
  }

  /** Continues the work and writes from then on. */
  #take(given: Given | undefined): Promise<void> {
    const taking = (async () => {
      try {
        await this.#host?.take(given);
      } finally {
        if (this.#holds) this.role = 'writes';
      }
    })();
    this.#taken = taking.catch(() => undefined);
    return taking;
  }

  async #bring({ draft }: Given): Promise<void> {
    await this.#taken;
    if (hasWork(draft)) await this.#host?.bring(draft);
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message);
  }

  /** Requests the lock. Resolves when the result is known. Holds the lock until it is taken or the window leaves. */
  #request(how: LockOptions): Promise<void> {
    return new Promise((known) => {
      this.#known = known;
      void this.#hold(how);
    });
  }

  async #hold(how: LockOptions): Promise<void> {
    const name = this.#name;
    let held = false as boolean;
    try {
      await navigator.locks.request(name, how, async (lock) => {
        held = lock !== null;
        if (name !== this.#name) return this.#known?.();
        const over = new Promise<void>((done) => (this.#release = done));
        this.#holds = held;
        if (!held) {
          this.role = 'reads';
          void this.#hold({ signal: this.#waiting.signal });
        }
        this.#known?.();
        if (!held) return;
        // This window waited for the lock, and the one that had it has closed.
        if (how.signal) {
          void this.#take(undefined);
          await this.#taken;
          this.freed = !this.bar;
        }
        await over;
      });
    } catch {
      // The lock was stolen, or the wait was aborted.
      if (held && name === this.#name) await this.#lose();
    }
  }

  /** Handles the loss of the lock to another window, and sends the work unless that has already happened. */
  async #lose(): Promise<void> {
    this.#holds = false;
    void this.#hold({ signal: this.#waiting.signal });
    await this.#taken;
    if (!this.bar) await this.#give();
  }
}

/**
 * Identifies a document. Storage that can write knows its file. A chosen, dropped or pasted file has only a name,
 * usually docs.json, so its text distinguishes it.
 */
export function identityOf({
  place,
  file,
}: {
  readonly place: DocumentStorage;
  readonly file: FileState;
}): string {
  const text = place.write ? '' : `${file.text.length}-${sign(file.text)}`;
  return [place.key, file.path, text].join(' ');
}
