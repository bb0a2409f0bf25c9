/*
 * One document in several windows: one of them writes, the others look. Who writes holds a lock of the browser, which
 * is free as soon as that window is gone, however it went. Who wants the document asks for it on a channel. The window
 * that writes changes nothing from then on, says that it has heard, keeps its work and hands it over; only then is
 * the lock taken from it. A window that is not heard of is stuck, and loses the lock: what it hands over when it
 * comes round is brought in late.
 */
import type { Draft, FileState, DocumentStorage } from '$lib/core/storage';
import { sign } from './view-memory';

/** The work of a window, and the marks of the files that it knew: of docs.json, and of all. */
export interface Given {
  readonly draft: Draft;
  readonly mark: string;
  readonly marks?: ReadonlyMap<string, string>;
}

/** What a window does for the others, and what it does with what they say. */
export interface Host {
  /** Keeps the work as a draft, and hands it over. Nothing is changed any more. */
  readonly give: () => Promise<Given>;
  /** Goes on with the work of the other window; where that did not answer, with what is known. */
  readonly take: (given: Given | undefined) => Promise<void>;
  /** Brings in work that came too late to be gone on with. */
  readonly bring: (draft: Draft) => Promise<unknown>;
}

/** `writes`, also where nobody else is there; `reads`; `takenOver`: reads since another window asked for it. */
export type WindowRole = 'writes' | 'reads' | 'takenOver';

/** `from` and `to` are windows; what nobody asked for goes to the one that writes. */
type Message =
  | { readonly kind: 'asked'; readonly from: string }
  | { readonly kind: 'heard'; readonly to: string }
  | { readonly kind: 'given'; readonly to?: string | undefined; readonly given: Given };

/** A window that does not say within so many milliseconds that it has heard is stuck, */
const PATIENCE = 3000;
/** and so is one that has heard and does not hand over. */
const LONG = 15_000;

export class Windows {
  role: WindowRole = $state('writes');
  /** The window that wrote is gone. */
  freed: boolean = $state(false);
  /** The other window has been asked. */
  taking: boolean = $state(false);

  #host: Host | undefined;
  #name = '';
  #me = '';
  #channel: BroadcastChannel | undefined;
  #holds = false;
  #release: (() => void) | undefined;
  #known: (() => void) | undefined;
  /** Ends the waiting for the lock. */
  #waiting = new AbortController();
  /** The work that came while it was asked for, and what waits for an answer. */
  #given: Given | undefined;
  #asking = false;
  #answered: ((kind: Message['kind']) => void) | undefined;
  /** Over when this window goes on with what it took. */
  #taken: Promise<void> = Promise.resolve();

  /** Why nothing can be changed here now, in a sentence; empty where it can. */
  get bar(): string {
    if (this.role === 'writes') return '';
    return 'This document is open in another window, which writes it. Take it over to edit it here.';
  }

  /**
   * Stands for this document among the windows that have it; over when it is known who writes. Where the browser
   * has no locks (a page without https) every window writes, each a draft of its own.
   */
  async enter(found: { readonly place: DocumentStorage; readonly file: FileState }, host: Host) {
    this.#host = host;
    const name = `signpost ${identityOf(found)}`;
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

  /** Writes from now on, going on with the work of the other window. */
  async takeOver(): Promise<void> {
    if (this.role === 'writes' || this.taking) return;
    this.taking = true;
    const name = this.#name;
    // Where it holds the lock still, the window that asked is gone, and the work is what was given to that.
    if (!this.#holds) await this.#ask();
    await this.#taken;
    if (name !== this.#name) return;
    if (this.bar) await this.#take(this.#given);
    this.taking = false;
  }

  /** Asks for the work, and takes the lock when it is there, or does not come. */
  async #ask(): Promise<void> {
    const name = this.#name;
    this.#given = undefined;
    this.#asking = true;
    this.#say({ kind: 'asked', from: this.#me });
    if (await this.#hears('heard', PATIENCE)) await this.#hears('given', LONG);
    if (!this.#holds && name === this.#name) {
      this.#waiting.abort();
      this.#waiting = new AbortController();
      await this.#request({ steal: true });
    }
    this.#asking = false;
  }

  /** Whether an answer of this kind comes within so many milliseconds. */
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

  /** Hands the work over: to the window that asked, or to the one that has taken the lock. */
  async #give(to?: string): Promise<void> {
    this.role = 'takenOver';
    this.freed = false;
    if (to !== undefined) this.#say({ kind: 'heard', to });
    const given = await this.#host?.give();
    if (!given) return;
    this.#given = given;
    this.#say({ kind: 'given', to, given });
  }

  /** Goes on with the work, and writes from then on. */
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
    if (draft.after !== draft.before || draft.files) await this.#host?.bring(draft);
  }

  #say(message: Message): void {
    this.#channel?.postMessage(message);
  }

  /** Asks for the lock; over when it is known whether it has it. Holds it until it is taken, or this window goes. */
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
        // It waited for the lock, and the window that had it is gone.
        if (how.signal) {
          void this.#take(undefined);
          await this.#taken;
          this.freed = !this.bar;
        }
        await over;
      });
    } catch {
      // Taken over, or no longer waiting.
      if (held && name === this.#name) await this.#lose();
    }
  }

  /** Another window has taken the lock; the work goes to it where it has not gone before. */
  async #lose(): Promise<void> {
    this.#holds = false;
    void this.#hold({ signal: this.#waiting.signal });
    await this.#taken;
    if (!this.bar) await this.#give();
  }
}

/**
 * Which document it is. A place that can write knows its file; what was chosen, dropped or pasted has only a name,
 * which is mostly docs.json, and is told from others by its text.
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
