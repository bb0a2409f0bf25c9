import { EMPTY, record, redo, undo, type History } from '$lib/core/history';
import type { Doc, NodeId } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import { read, reread } from '$lib/core/model/read';
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import { ok, refuse, type Result } from '$lib/core/result';
import type { World } from '$lib/core/rules/diagnostic';
import { elementAt, type Element } from '$lib/core/rules/elements';
import type { TextEdit } from '$lib/core/text/edit';
import type * as Reasoning from './reasoning';
import { afterPaint } from './timing';

/** A change that has been made, told to the panes that keep something of their own in step (Monaco). */
export interface Change {
  readonly edits: readonly TextEdit[];
  readonly origin: string;
  readonly before: Doc;
  readonly after: Doc;
}

/**
 * A sentence for the person. The live region reads all of them; on screen stand those that nothing else shows:
 * a `note` (done, told), a `refusal`, and what is `undoable`, which offers to take it back.
 */
export interface Said {
  readonly text: string;
  readonly tone: 'quiet' | 'note' | 'refusal' | 'undoable';
}

interface Extra {
  /** Edits of one subject that follow each other without a pause are one undo step. */
  readonly subject?: string | undefined;
  /** A pause before this one does not count: the composition of an input method is one step. */
  readonly continues?: boolean;
  /** The document that the edits are known to lead to. */
  readonly after?: Doc;
  /** When the gesture began, by `performance.now()`. */
  readonly started?: number;
  /** A part of the last step: what was just made gets its name. */
  readonly joined?: boolean;
}

/** What goes away, or far away, is told with a way back; what moves by one step is seen. */
const isFelt = ({ op }: Operation, origin: string): boolean =>
  op === 'remove' || origin === 'move.drop' || origin === 'move.to';

/**
 * One open document: its text, its history, and the only gate through which it changes. Panes read `doc`,
 * ask by `plan`, act by `run`, and hear of every change by `onChange`.
 */
export class Editor {
  doc: Doc = $state.raw() as Doc;
  /** The document as it was opened, or last saved: what "changes" are counted from. */
  base: Doc = $state.raw() as Doc;
  history: History = $state.raw(EMPTY);
  world: World = $state.raw({});
  /** Absent until the first rows are on the screen, which must not wait for it. */
  reasoning: typeof Reasoning | undefined = $state.raw();
  /** When operations can be planned: whatever hears a gesture waits for it. */
  readonly ready: Promise<void> = afterPaint().then(async () => {
    this.reasoning = await import('./reasoning');
  });
  readonly settled = $derived(this.reasoning !== undefined);
  /** Just added, and being named: until then nothing is said of it. */
  naming: NodeId | undefined = $state.raw();
  /** What the rules have to say; nothing while not settled. */
  readonly problems = $derived.by(() => {
    const { naming } = this;
    return naming === undefined
      ? this.#problems
      : this.#problems.filter(({ node }) => node !== naming);
  });
  readonly #problems = $derived.by(() => {
    if (!this.reasoning) return [];
    const start = performance.now();
    const found = this.reasoning.check(this.doc, this.world);
    performance.measure('signpost:check', { start, end: performance.now() });
    return found;
  });
  readonly changed = $derived(
    [...this.doc.files].some(([file, { text }]) => text !== this.base.files.get(file)?.text),
  );
  /** What was done since then, in words. */
  readonly changes = $derived(this.reasoning?.changesOf(this.base, this.doc, this.world) ?? []);
  /** Which elements that concerns. */
  readonly changedElements = $derived(this.reasoning?.changedIn(this.base, this.doc));
  /** What was said last; a new object each time, so that equal sentences are said again. */
  said: Said = $state.raw({ text: '', tone: 'quiet' });

  readonly #listeners = new Set<(change: Change) => void>();
  readonly #now: () => number;

  constructor(source: ReadonlyMap<string, string>, main: string, now = () => performance.now()) {
    this.doc = this.base = read(source, main);
    this.#now = now;
  }

  /** The text of docs.json as it is now. */
  get text(): string {
    return this.doc.files.get(this.doc.main)!.text;
  }

  /** The text does not parse: the tree shows the last good state and no operation can be planned. */
  get stale(): boolean {
    return this.doc.files.get(this.doc.main)!.problem !== undefined;
  }

  /** The only way in which the document changes. */
  commit(edits: readonly TextEdit[], origin: string, label: string, extra: Extra = {}): void {
    if (edits.length === 0) return;
    const { subject, continues, joined, started = performance.now() } = extra;
    const before = this.doc;
    const after = extra.after ?? reread(before, edits);
    const time = this.#now();
    const step = { label, origin, subject, continues, time, edits, before, after };
    this.history = record(this.history, step, joined);
    this.#assign(after, edits, origin, started);
  }

  #assign(after: Doc, edits: readonly TextEdit[], origin: string, started: number): void {
    const before = this.doc;
    this.doc = { ...after, nextId: Math.max(after.nextId, before.nextId) };
    performance.measure('signpost:commit', { start: started, end: performance.now() });
    const change = { edits, origin, before, after: this.doc };
    for (const listener of this.#listeners) listener(change);
  }

  /** What was asked last: asking first and acting then costs one plan. */
  #asked: { doc: Doc; operation: Operation; answer: Result<Plan>; took: number } | undefined;

  plan(operation: Operation): Result<Plan> {
    const { doc, reasoning } = this;
    if (!reasoning) return refuse('loading', 'One moment: the editor is still loading. Try again.');
    if (this.#asked?.operation !== operation || this.#asked.doc !== doc) {
      const began = performance.now();
      const answer = reasoning.plan(doc, operation);
      this.#asked = { doc, operation, answer, took: performance.now() - began };
    }
    return this.#asked.answer;
  }

  /**
   * Plans and commits; answers with the elements that the operation was about, as they stand afterwards. Says
   * what was done, or why not; a step of a longer stretch (`subject`) is not said each time.
   */
  run(operation: Operation, origin: string, subject?: string): Result<readonly Element[]> {
    const planned = this.plan(operation);
    // Planning counts, also where it was asked a moment before.
    const started = performance.now() - (this.#asked?.took ?? 0);
    if (!planned.ok) {
      this.say(planned.refusal.sentence, 'refusal');
      return planned;
    }
    const { edits, label, landed, after } = planned.value;
    this.commit(edits, origin, label, { subject, after, started });
    if (edits.length === 0) this.say(`${label}: it is so already.`, subject ? 'quiet' : 'note');
    else if (!subject) this.say(label, isFelt(operation, origin) ? 'undoable' : 'quiet');
    return ok(landed.flatMap((pointer) => elementAt(this.doc, parsePointer(pointer) ?? []) ?? []));
  }

  undo(): void {
    this.#turn(undo, 'undo', 'Undone');
  }

  redo(): void {
    this.#turn(redo, 'redo', 'Done again');
  }

  /** Takes the last step back as if it had never been: what was just made and is not wanted. */
  retract(): void {
    const turn = undo(this.history, this.doc);
    if (!turn) return;
    this.history = { ...turn.history, undone: [] };
    this.#assign(turn.doc, turn.edits, 'undo', performance.now());
  }

  #turn(take: typeof undo, origin: string, word: string): void {
    const started = performance.now();
    const turn = take(this.history, this.doc);
    if (!turn) return;
    this.history = turn.history;
    this.#assign(turn.doc, turn.edits, origin, started);
    this.say(`${word}: ${turn.label}`, 'note');
  }

  say(text: string, tone: Said['tone'] = 'note'): void {
    this.said = { text, tone };
  }

  /** The document, as it was when it was written, has been saved: it is the new base; undo stays. */
  saved(doc: Doc = this.doc): void {
    this.base = doc;
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
