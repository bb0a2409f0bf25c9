import type { Draft, Shelf } from '$lib/core/place';
import type { Opened } from './desk.svelte';
import type { Editor } from './editor.svelte';

/** How safe the work is: `draft` is kept in the browser, `unsaved` is not (yet). */
export type SaveState = 'unchanged' | 'unsaved' | 'draft' | 'saving' | 'saved';

/** A draft is kept this many milliseconds after the first change since the last one. */
const SOON = 400;

/**
 * Keeps what was done. In place, where the place can write: it compares with what was opened first. As a
 * download, which leaves the work a draft, because nobody knows what becomes of the file. And by itself as
 * a draft, while the text differs from the file.
 */
export class Saving {
  /** The file has changed outside: a dialog asks what to do. */
  conflict: boolean = $state(false);
  /** Why the draft could not be kept; stays until one is. */
  draftProblem: string = $state('');
  /** Why the last save failed; stays until the next one. */
  saveProblem: string = $state('');
  #busy: boolean = $state(false);
  #saved: boolean = $state(false);
  #kept: boolean = $state(false);

  readonly #editor: Editor;
  readonly #opened: Opened;
  readonly #drafts: Shelf<Draft>;
  readonly #id = newId();
  #mark: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Drafts are written and removed one after the other. */
  #queue: Promise<void> = Promise.resolve();
  /** What was restored stays until this sitting has a draft of its own. */
  #restored: string | undefined;

  readonly state: SaveState = $derived.by(() => {
    if (this.#busy) return 'saving';
    if (this.#editor.changed) return this.#kept && !this.draftProblem ? 'draft' : 'unsaved';
    return this.#saved ? 'saved' : 'unchanged';
  });

  constructor(editor: Editor, opened: Opened, drafts: Shelf<Draft>) {
    this.#editor = editor;
    this.#opened = opened;
    this.#drafts = drafts;
    this.#mark = opened.file.mark;
    this.#restored = opened.restore?.id;
  }

  /** Whether Save writes the file; otherwise it downloads. */
  get canWrite(): boolean {
    return this.#opened.place.write !== undefined;
  }

  get placeName(): string {
    return this.#opened.place.name;
  }

  /** The file's own name, without folders. */
  get fileName(): string {
    return this.#opened.file.path.split('/').at(-1)!;
  }

  /** Starts keeping drafts; ends when the returned function is called. */
  start(): () => void {
    const soon = () => (this.#timer ??= setTimeout(() => void this.flush(), SOON));
    const unsubscribe = this.#editor.onChange(soon);
    if (this.#editor.changed) soon();
    const leave = () => void (this.#timer !== undefined && this.flush());
    const hide = () => document.visibilityState === 'hidden' && leave();
    const warn = (event: BeforeUnloadEvent) => {
      leave();
      if (this.#editor.changed && this.draftProblem) event.preventDefault();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    window.addEventListener('beforeunload', warn);
    return () => {
      leave();
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      window.removeEventListener('beforeunload', warn);
    };
  }

  /** Writes the file in place where that is possible, else downloads it. */
  async save(): Promise<void> {
    const { place, file } = this.#opened;
    if (!place.write) return this.download();
    if (this.#busy) return;
    if (!this.#editor.changed) return this.#editor.say('There is nothing to save.');
    this.#busy = true;
    const doc = this.#editor.doc;
    const written = await place.write(file.path, this.#editor.text, this.#mark);
    this.#busy = false;
    this.saveProblem = '';
    if (written.ok) {
      this.#mark = written.value.mark;
      this.#editor.saved(doc);
      this.#saved = true;
      this.#editor.say(`Saved ${this.fileName}.`);
      await this.flush();
    } else if (written.refusal.code === 'changed') {
      this.conflict = true;
    } else {
      this.saveProblem = written.refusal.sentence;
      this.#editor.say(written.refusal.sentence, 'refusal');
    }
  }

  /** Gives the file to the browser's downloads, byte for byte. The work stays a draft. */
  download(): void {
    const bytes = new TextEncoder().encode(this.#editor.text);
    const url = URL.createObjectURL(new Blob([bytes], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = this.fileName;
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
    const { changed, stale } = this.#editor;
    const kept = changed ? ' Your work stays here as a draft.' : '';
    if (stale)
      this.#editor.say(
        `Downloaded ${this.fileName} as it is, with the mistake in its JSON.${kept}`,
        'refusal',
      );
    else this.#editor.say(`Downloaded ${this.fileName}.${kept}`);
  }

  /** Puts the file's text on the clipboard; answers whether the browser allowed it. */
  async copy(): Promise<boolean> {
    try {
      await navigator.clipboard.writeText(this.#editor.text);
      this.#editor.say(`Copied ${this.fileName}.`);
      return true;
    } catch {
      this.#editor.say('The browser did not allow copying. Download the file instead.', 'refusal');
      return false;
    }
  }

  /** Brings the draft up to date now: keeps it while something is unsaved, removes it when nothing is. */
  flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const { changed, text, base, doc } = this.#editor;
    const before = base.files.get(doc.main)!.text;
    return (this.#queue = this.#queue.then(() =>
      changed ? this.#keep(before, text) : this.#drop(),
    ));
  }

  async #keep(before: string, after: string): Promise<void> {
    const { place, file } = this.#opened;
    const kept = await this.#drafts.put({
      id: this.#id,
      place: place.key,
      name: place.name,
      path: file.path,
      before,
      after,
      time: Date.now(),
    });
    this.#kept = kept.ok;
    this.draftProblem = kept.ok ? '' : kept.refusal.sentence;
    if (kept.ok) await this.#dropRestored();
  }

  async #drop(): Promise<void> {
    this.#kept = false;
    this.draftProblem = '';
    await this.#drafts.remove(this.#id);
    await this.#dropRestored();
  }

  async #dropRestored(): Promise<void> {
    if (this.#restored === undefined) return;
    const removed = await this.#drafts.remove(this.#restored);
    if (removed.ok) this.#restored = undefined;
  }
}

/** `crypto.randomUUID` wants a secure page; a plain address in a local network is none. */
const newId = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (n) => n.toString(36)).join('-');
