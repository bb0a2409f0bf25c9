import {
  EMPTY,
  goTo,
  record,
  redo,
  restore,
  retract,
  undo,
  type History,
  type HistoryLine,
  type State,
  type Transaction,
  type Turn,
} from '$lib/core/history';
import type { Doc, NodeId } from '$lib/core/model/node';
import { parsePointer } from '$lib/core/model/walk';
import { add, read, reread } from '$lib/core/model/read';
import type { FileState } from '$lib/core/storage';
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import { ok, refuse, type Result } from '$lib/core/result';
import type { World } from '$lib/core/rules/diagnostic';
import { elementAt, type Element } from '$lib/core/rules/elements';
import type { TextEdit } from '$lib/core/text/edit';
import type * as Reasoning from './reasoning';
import {
  needsUndoToast,
  messageOf,
  type DocumentChange,
  type FollowUp,
  type Ran,
  type Message,
} from './messages';
import { afterPaint } from './timing';

interface Extra {
  /** Edits of one subject that follow each other without a pause are one undo step. */
  readonly subject?: string | undefined;
  /** A pause before this one does not count: the composition of an input method, and what is chosen for what was typed. */
  readonly continues?: boolean;
  /** The document that the edits are known to lead to. */
  readonly after?: Doc;
  /** When the gesture began, by `performance.now()`. */
  readonly started?: number;
  /** A part of the last step: what was just made gets its name. */
  readonly joined?: boolean;
}

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
  said: Message = $state.raw({ text: '', tone: 'quiet' });

  /** Says why nothing may be changed here now, in a sentence; empty where it may. */
  gate: (() => string) | undefined = $state.raw();
  /** The same of one of the document's files. */
  fileGate: ((file: string) => string) | undefined;
  /** Hears of every operation that was carried out; what it answers is offered where that is felt. */
  further: ((ran: Ran, isFelt: boolean) => FollowUp | undefined) | undefined;

  readonly #listeners = new Set<(change: DocumentChange) => void>();
  /** Gives milliseconds since 1970: when what is done now was asked for. */
  now: () => number;
  /** After which step a document stood. */
  readonly #states = new WeakMap<Doc, { readonly state: State }>();

  constructor(source: ReadonlyMap<string, string>, main: string, now = () => Date.now()) {
    this.doc = this.base = read(source, main);
    this.#states.set(this.doc, { state: undefined });
    this.now = now;
  }

  /** The text of docs.json as it is now. */
  get text(): string {
    return this.doc.files.get(this.doc.main)!.text;
  }

  /** The text of one of the document's files as it is now; empty where there is none. */
  textOf(file: string): string {
    return this.doc.files.get(file)?.text ?? '';
  }

  /** The text does not parse: the tree shows the last good state and no operation can be planned. */
  get stale(): boolean {
    return this.doc.files.get(this.doc.main)!.problem !== undefined;
  }

  /** The first file whose text does not parse, docs.json before others. */
  get broken(): string | undefined {
    return [...this.doc.files].find(([, { problem }]) => problem)?.[0];
  }

  /** Why nothing may be changed here now; empty where it may. */
  get barred(): string {
    return this.gate?.() ?? '';
  }

  /** Files that the document reaches have been read: part of what was opened, no step, and no change. */
  join(files: readonly FileState[]): void {
    const { doc, base } = this;
    const joined = add(doc, new Map(files.map(({ path, text }) => [path, text])));
    if (joined === doc) return;
    const news = [...joined.files].filter(([path]) => !doc.files.has(path));
    // The very same readings, so that what stands in them is the same on both sides.
    const { nextId } = joined;
    this.base =
      base === doc ? joined : { ...base, files: new Map([...base.files, ...news]), nextId };
    this.#states.set(joined, this.#states.get(doc) ?? { state: this.history.done.at(-1) });
    this.doc = joined;
  }

  /** These files are no longer there: they are new, as they stand here. */
  lost(paths: readonly string[]): void {
    const left = [...this.base.files].filter(([path]) => !paths.includes(path));
    this.base = { ...this.base, files: new Map(left) };
  }

  /** Why nothing may be changed where these edits are; empty where it may. */
  #barredTo(edits: readonly TextEdit[]): string {
    if (this.barred || !this.fileGate || this.doc.files.size === 1) return this.barred;
    return edits.map(({ file }) => this.fileGate?.(file)).find(Boolean) ?? '';
  }

  /** The only way in which the document changes, undo and redo aside. Where it is barred it says why. */
  commit(edits: readonly TextEdit[], origin: string, label: string, extra: Extra = {}): void {
    if (edits.length === 0) return;
    const barred = this.#barredTo(edits);
    if (barred) return this.say(barred, 'refusal');
    const { subject, continues, joined, started = performance.now() } = extra;
    const before = this.doc;
    const after = extra.after ?? reread(before, edits);
    const time = this.now();
    const step = { label, origin, subject, continues, time, edits, before, after };
    this.history = record(this.history, step, joined);
    this.#assign(after, edits, origin, started);
  }

  #assign(after: Doc, edits: readonly TextEdit[], origin: string, started: number): void {
    const before = this.doc;
    this.doc = { ...after, nextId: Math.max(after.nextId, before.nextId) };
    this.#states.set(this.doc, { state: this.history.done.at(-1) });
    performance.measure('signpost:commit', { start: started, end: performance.now() });
    const change = { edits, origin, before, after: this.doc };
    for (const listener of this.#listeners) listener(change);
  }

  /** What was asked last: asking first and acting then costs one plan. */
  #asked: { doc: Doc; operation: Operation; answer: Result<Plan>; took: number } | undefined;

  plan(operation: Operation): Result<Plan> {
    const { doc, reasoning } = this;
    if (!reasoning) return refuse('loading', 'One moment: the editor is still loading. Try again.');
    if (this.barred) return refuse('barred', this.barred);
    if (this.#asked?.operation !== operation || this.#asked.doc !== doc) {
      const began = performance.now();
      const planned = reasoning.plan(doc, operation);
      const closed = planned.ok && this.#barredTo(planned.value.edits);
      const answer = closed ? refuse('barred', closed) : planned;
      this.#asked = { doc, operation, answer, took: performance.now() - began };
    }
    return this.#asked.answer;
  }

  /**
   * Plans and commits; answers with the elements that the operation was about, as they stand afterwards. Says
   * what was done, or why not; a step of a longer stretch (`subject`) is not said each time.
   */
  run(operation: Operation, origin: string, subject?: string, continues = false) {
    const planned = this.plan(operation);
    // Planning counts, also where it was asked a moment before.
    const started = performance.now() - (this.#asked?.took ?? 0);
    if (!planned.ok) {
      this.say(planned.refusal.sentence, 'refusal');
      return planned;
    }
    const { edits, label, landed, after } = planned.value;
    const before = this.doc;
    this.commit(edits, origin, label, { subject, continues, after, started });
    const about = landed.flatMap(
      (pointer) => elementAt(this.doc, parsePointer(pointer) ?? []) ?? [],
    );
    if (edits.length === 0) this.say(`${label}: it is so already.`, subject ? 'quiet' : 'note');
    else {
      const felt = !subject && needsUndoToast(operation, origin);
      const ran = { operation, before, after: this.doc, landed: about };
      const further = this.further?.(ran, felt);
      const told = messageOf(planned.value);
      if (!subject) this.say(told, felt || told !== label ? 'undoable' : 'quiet', further);
    }
    return ok<readonly Element[]>(about);
  }

  undo(): void {
    this.#turn(undo(this.history, this.doc), 'undo', 'Undone');
  }

  redo(): void {
    this.#turn(redo(this.history, this.doc), 'redo', 'Done again');
  }

  /** Goes to the state after the first `count` steps of the history, back or forth, as one change. */
  goTo(count: number): void {
    const isBack = count < this.history.done.length;
    const [origin, word] = isBack
      ? (['undo', 'Undone'] as const)
      : (['redo', 'Done again'] as const);
    this.#turn(goTo(this.history, this.doc, count), origin, word);
  }

  /** Does undone steps again that were replaced; what stands in their place is kept in turn. */
  restore(line: HistoryLine): void {
    this.#turn(restore(this.history, this.doc, line), 'redo', 'Brought back');
  }

  /** Takes the last step back as if it had never been: what was just made and is not wanted. */
  retract(): void {
    this.#turn(retract(this.history, this.doc), 'undo');
  }

  #turn(turn: Turn | undefined, origin: 'undo' | 'redo', word?: string): void {
    if (!turn) return;
    if (this.barred) return this.say(this.barred, 'refusal');
    const started = performance.now();
    this.history = turn.history;
    this.#assign(turn.doc, turn.edits, origin, started);
    const [only, ...more] = turn.steps;
    const what = more.length || !only ? `${turn.steps.length} steps` : this.nameOf(only);
    if (word) this.say(`${word}: ${what}`, 'note');
  }

  /** What a step did, in a few words; typed text by what came of it. */
  nameOf(step: Transaction): string {
    const isTyped = step.origin === 'text.type';
    return (isTyped && this.reasoning?.nameOfTyping(step, this.doc.main)) || step.label;
  }

  /** Something has become known of what is outside the text. */
  learn(part: Partial<World>): void {
    this.world = { ...this.world, ...part };
  }

  say(text: string, tone: Message['tone'] = 'note', further?: FollowUp): void {
    this.said = { text, tone, further };
  }

  /**
   * The file holds this document now: as it was when it was written, or another version that was found there. It
   * is the new base; undo stays.
   */
  saved(doc: Doc = this.doc): void {
    this.base = doc;
    this.#passOver(doc);
    this.history = { ...this.history, saved: this.#states.get(doc) };
  }

  /** The ids of what another version brought are not given a second time. */
  #passOver({ nextId }: Doc): void {
    const { doc } = this;
    if (nextId <= doc.nextId) return;
    this.doc = { ...doc, nextId };
    const known = this.#states.get(doc);
    if (known) this.#states.set(this.doc, known);
  }

  onChange(listener: (change: DocumentChange) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
