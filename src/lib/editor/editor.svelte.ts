/*
 * The mutable state of an open document.
 *
 * Longer than 300 lines, because every way to change the document goes through this one class.
 */
import { resolvedRefs } from '$lib/core/document/resolve-refs';
import * as steps from '$lib/core/document/history';
import type { History, HistoryLine, State, Transaction, Turn } from '$lib/core/document/history';
import type { Doc, NodeId } from '$lib/core/document/node';
import { parsePointer } from '$lib/core/document/walk';
import { add, read, reread } from '$lib/core/document/read';
import {
  NO_PAGES,
  NO_PAGE_STEP,
  conflictsAfter,
  stepped,
  type PageFiles,
  type PageStep,
  type ReadPage,
} from '$lib/core/page-files';
import type { FileState } from '$lib/core/storage';
import type { Operation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import { ok, refuse, type Result } from '$lib/core/result';
import type { Change } from '$lib/core/compare/change';
import type { World } from '$lib/core/check/diagnostic';
import { elementAt, type Element } from '$lib/core/document/elements';
import type { TextEdit } from '$lib/core/text/edit';
import type * as PagePlans from '$lib/core/page-plans';
import type * as Reasoning from './document-analysis';
import {
  needsUndoToast,
  messageOf,
  type CommitOptions,
  type DocumentChange,
  type EditorPorts,
  type FollowUp,
  type Message,
  type Ran,
} from './report';
import { differ, Drawn, type Sides } from './drawn.svelte';
import { afterPaint } from './timing';
import * as m from './messages';

type Listener = (change: DocumentChange) => void;
type Made = Pick<DocumentChange, 'edits' | 'pages' | 'origin'>;
const noStep = (origin: 'load' | 'rebase'): Made => ({ edits: [], pages: NO_PAGE_STEP, origin });
const isStep = ({ edits, pages }: Made) => edits.length > 0 || pages !== NO_PAGE_STEP;

/** An open document: its text, its history and the only gate for changes. Panes use `doc`, `plan`, `run`, `onChange`. */
export class Editor {
  doc: Doc = $state.raw() as Doc;
  /** The document as it was opened or last saved. Changes are counted from it. */
  base: Doc = $state.raw() as Doc;
  /** The page files that steps touch, and the same files as they were opened or last saved. */
  pages: PageFiles = $state.raw(NO_PAGES);
  basePages: PageFiles = $state.raw(NO_PAGES);
  /** Known page files that may have been changed from outside since. */
  readonly #oldPages = new Set<string>();
  /** What may appear a frame after the rows follows this. */
  readonly drawn: Drawn;
  history: History = $state.raw(steps.EMPTY);
  readonly world: World = $derived.by(() => this.#ports.world?.() ?? {});
  /** Undefined until the first rows are on screen, which must not wait for it. */
  reasoning: typeof Reasoning | undefined = $state.raw();
  /** Resolves when operations can be planned. Gesture handlers wait for it. */
  readonly ready: Promise<void> = afterPaint().then(async () => {
    this.reasoning = await import('./document-analysis');
  });
  readonly settled = $derived(this.reasoning !== undefined);
  /** The new element that is being named. Its problems are hidden until then. */
  naming: NodeId | undefined = $state.raw();
  /** The problems that the rules find. Empty until `settled`. */
  readonly problems = $derived.by(() => {
    const { naming } = this;
    return naming === undefined
      ? this.#problems
      : this.#problems.filter(({ node }) => node !== naming);
  });
  readonly #problems = $derived.by(() => {
    if (!this.reasoning) return [];
    const start = performance.now();
    const found = this.reasoning.check(this.drawn.doc, this.world);
    performance.measure('signpost:check', { start, end: performance.now() });
    return found;
  });
  readonly changed = $derived(differ(this));
  /** The changes since `base`, in words. */
  readonly changes = $derived.by(() => this.#changesIn(this.drawn));
  /** The elements that the changes affect. */
  readonly changedElements = $derived.by(() => {
    const { reasoning } = this;
    if (!reasoning) return undefined;
    const { base, doc, pages, basePages } = this.drawn;
    const own = reasoning.changedIn(base, doc);
    if (pages === basePages) return own;
    return reasoning.withPageFiles(own, this.changes, doc, reasoning.listingOf(doc, this.world));
  });
  /** Settles once the files that go along with the last step have moved. Saving waits for them. */
  filesMoving: Promise<unknown> | undefined;
  /** The last message. A new object each time, so that a repeated sentence is announced again. */
  said: Message = $state.raw({ text: '', tone: 'quiet' });

  readonly #ports: EditorPorts;
  readonly #listeners = new Set<Listener>();
  /** Files that are part of the document but can't be changed, and why. */
  readonly #onlyRead = new Map<string, string>();
  /** The last step of the last commit, until its undo was pointed out. */
  #committed: Transaction | undefined;
  /** The history step that led to each document. */
  readonly #states = new WeakMap<Doc, { readonly state: State }>();

  constructor(source: ReadonlyMap<string, string>, main: string, ports: EditorPorts = {}) {
    this.#ports = ports;
    this.doc = this.base = read(source, main);
    this.drawn = new Drawn(() => this, ports.later);
    this.#states.set(this.doc, { state: undefined });
  }

  #changesIn({ doc, base, pages, basePages }: Sides) {
    const { reasoning } = this;
    if (!reasoning) return [];
    const own = reasoning.changesOf(base, doc, this.world);
    return pages === basePages ? own : [...own, ...reasoning.pageChanges(basePages, pages)];
  }

  /** The number of changes now, before they are drawn. */
  countChanges(): number {
    return this.#count(this.#changesIn(this));
  }

  /** The number of `changes`. */
  readonly changeCount: number = $derived.by(() => this.#count(this.changes));
  readonly #count = (changes: readonly Change[]): number => this.reasoning?.countOf(changes) ?? 0;

  /** The current text of docs.json. */
  get text(): string {
    return this.doc.files.get(this.doc.main)!.text;
  }

  /** The current text of one file, or an empty string if there is none. */
  textOf(file: string): string {
    return this.doc.files.get(file)?.text ?? '';
  }

  /** True if the text doesn't parse. The tree shows the last good state, and no operation can be planned. */
  get stale(): boolean {
    return this.doc.files.get(this.doc.main)!.problem !== undefined;
  }

  /** The first file whose text doesn't parse, with docs.json first. */
  get broken(): string | undefined {
    return [...this.doc.files].find(([, { problem }]) => problem)?.[0];
  }

  /** Why nothing can be changed now, or an empty string if changes are allowed. */
  get barred(): string {
    return this.#ports.gate?.() ?? '';
  }

  /** Why this file of the document can't be changed, or an empty string if it can. */
  barredFile(path: string): string {
    return this.#onlyRead.get(path) ?? '';
  }

  /**
   * Adds files that the document references, once they have been read. This isn't a step. `onlyRead`: why a file can't
   * be changed.
   */
  load(files: readonly FileState[], onlyRead?: (path: string) => string): void {
    const { doc, base } = this;
    if (onlyRead) for (const { path } of files) this.#onlyRead.set(path, onlyRead(path));
    const joined = add(doc, new Map(files.map(({ path, text }) => [path, text])));
    if (joined === doc) return;
    const news = [...joined.files].filter(([path]) => !doc.files.has(path));
    // Both sides share the same readings, so that nodes are identical.
    const { nextId } = joined;
    const { copies } = resolvedRefs(joined);
    const grown = { ...base, files: new Map([...base.files, ...news]), nextId, copies };
    this.#replace(joined, base === doc ? joined : grown, noStep('load'));
  }

  /** Gives no new element an id of another version that this one is compared with. This isn't a step. */
  keepApart({ nextId }: Doc): void {
    if (nextId > this.doc.nextId) this.#replace({ ...this.doc, nextId }, this.base, noStep('load'));
  }

  /** What plans and compares page files. Undefined until `settled`, and no page file is known until then. */
  get pagePlans(): typeof PagePlans | undefined {
    return this.#ports.pagePlans ?? this.reasoning?.pagePlans;
  }

  /**
   * Makes page files known that were read, so that a step can change them. This isn't a step. Known files take their new
   * text unless a step has touched them.
   */
  loadPages(files: readonly ReadPage[]): void {
    const { withPages } = this.pagePlans!;
    const touched = this.#touchedPages();
    [this.basePages, this.pages] = withPages(this.basePages, this.pages, files, touched);
    for (const { path } of files) this.#oldPages.delete(path);
  }

  #touchedPages() {
    return this.pagePlans!.filesTouched(steps.allSteps(this.history).map(({ pages }) => pages));
  }

  /** The page files that steps changed, moved or deleted, undone ones too: the work relies on what was read of them. */
  pagesOfWork(): ReadonlySet<string> {
    const { basePages, pages } = this;
    if (basePages.at.size === 0) return new Set();
    const touched = this.#touchedPages();
    const isOfWork = ([path, id]: readonly [string, string]) =>
      touched.has(id) ||
      pages.at.get(path) !== id ||
      pages.texts.get(id) !== basePages.texts.get(id);
    return new Set([...basePages.at].filter(isOfWork).map(([path]) => path));
  }

  /** Says that page files may have been changed from outside since they were read. */
  pagesAreOld(paths: readonly string[]): void {
    for (const path of paths) this.#oldPages.add(path);
  }

  /** Whether a page file has to be read (again) before it is shown or changed. */
  isPageOld(path: string): boolean {
    return !this.pages.at.has(path) || this.#oldPages.has(path);
  }

  /** Treats these files as new, because they no longer exist in the storage. */
  lost(paths: readonly string[]): void {
    const left = [...this.base.files].filter(([path]) => !paths.includes(path));
    this.#replace(this.doc, { ...this.base, files: new Map(left) }, noStep('rebase'));
  }

  /** Why these edits aren't allowed, or an empty string if they are. */
  #barredTo(edits: readonly TextEdit[]): string {
    return this.barred || edits.map(({ file }) => this.barredFile(file)).find(Boolean) || '';
  }

  /** The only way to change the document, apart from undo and redo. If that is barred, reports why. */
  commit(edits: readonly TextEdit[], origin: string, label: string, how: CommitOptions = {}): void {
    if (edits.length === 0 && !how.pages) return;
    const barred = this.#barredTo(edits);
    if (barred) return this.say(barred, 'refusal');
    const { subject, continues, joined, started = performance.now() } = how;
    const before = this.doc;
    const after = how.after ?? reread(before, edits);
    const time = this.#ports.now?.() ?? Date.now();
    const paged = how.pages && this.pagePlans?.stepOf(this.pages, how.pages);
    if (paged) this.pages = paged.after;
    const pages = paged?.step ?? NO_PAGE_STEP;
    const step = { label, origin, subject, continues, time, edits, pages, before, after };
    this.history = steps.record(this.history, step, joined);
    this.#assign(after, { edits, pages, origin }, started);
  }

  #assign(after: Doc, made: Made, started: number): void {
    const doc = { ...after, nextId: Math.max(after.nextId, this.doc.nextId) };
    this.#states.set(doc, { state: this.history.done.at(-1) });
    this.#replace(doc, this.base, made, started);
  }

  /** The only assignment of the document and its base. Every listener hears it. */
  #replace(doc: Doc, base: Doc, made: Made, since?: number) {
    const before = this.doc;
    const state = this.#states.get(doc) ?? this.#states.get(before);
    if (state) this.#states.set(doc, state);
    [this.doc, this.base] = [doc, base];
    if (since) performance.measure('signpost:commit', { start: since, end: performance.now() });
    for (const listener of this.#listeners) listener({ ...made, before, after: doc });
    this.drawn.follow();
  }

  /** The last plan, so that `plan` followed by `run` plans only once. */
  #asked: { doc: Doc; operation: Operation; answer: Result<Plan>; took: number } | undefined;

  plan(operation: Operation): Result<Plan> {
    const { doc, reasoning } = this;
    if (!reasoning) return refuse('loading', m.loading);
    if (this.barred) return refuse('barred', this.barred);
    if (this.#asked?.operation !== operation || this.#asked.doc !== doc) {
      const began = performance.now();
      const planned = reasoning.plan(doc, operation, this.world.titles);
      const closed = planned.ok && this.#barredTo(planned.value.edits);
      const answer = closed ? refuse('barred', closed) : planned;
      this.#asked = { doc, operation, answer, took: performance.now() - began };
    }
    return this.#asked.answer;
  }

  /** Plans and commits. Returns the affected elements. Reports the outcome, except for steps with a `subject`. */
  run(operation: Operation, origin: string, subject?: string, continues = false) {
    const planned = this.plan(operation);
    // The measured time includes planning, even if it was done earlier.
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
    if (edits.length === 0) this.say(m.alreadySo(label), subject ? 'quiet' : 'note');
    else {
      const felt = !subject && needsUndoToast(operation);
      const isTyped = subject !== undefined;
      const ran = { operation, before, after: this.doc, landed: about, isTyped };
      const further = this.#ports.followUp?.(ran, felt);
      const told = messageOf(planned.value, this.#leftBy(ran));
      const isShown = felt || further !== undefined || told !== label;
      if (!subject) this.say(this.#inPast(told), isShown ? 'undoable' : 'quiet', further);
    }
    return ok<readonly Element[]>(about);
  }

  /** What an operation left empty or out of the navigation, as a sentence. */
  #leftBy({ operation: { op }, before, after, landed }: Ran): string | undefined {
    if (op === 'move') return this.reasoning?.leftEmpty(before, after, landed);
    if (op === 'set') return this.reasoning?.leftOut(before, after, landed, this.world);
    return undefined;
  }

  undo(): void {
    this.#turn(steps.undo(this.history, this.doc), 'undo', m.undone);
  }

  redo(): void {
    this.#turn(steps.redo(this.history, this.doc), 'redo', m.redone);
  }

  /** Goes to the state after the first `count` steps of the history, as one change. */
  goTo(count: number): void {
    const isBack = count < this.history.done.length;
    const [origin, word] = isBack ? (['undo', m.undone] as const) : (['redo', m.redone] as const);
    this.#turn(steps.goTo(this.history, this.doc, count), origin, word);
  }

  /** Redoes replaced steps. The steps that they displace are kept in turn. */
  restore(line: HistoryLine): void {
    this.#turn(steps.restore(this.history, this.doc, line), 'redo', m.restored);
  }

  /** Removes the last step as if it never happened, for a new element that isn't wanted. */
  retract(): void {
    this.#turn(steps.retract(this.history, this.doc), 'undo');
  }

  #turn(turn: Turn | undefined, origin: 'undo' | 'redo', word?: string, isSure = false): void {
    if (!turn) return;
    if (this.barred) return this.say(this.barred, 'refusal');
    const replaced = isSure ? [] : conflictsAfter(this.pages, turn.pages);
    if (replaced.length > 0) {
      const { history } = this;
      const run = () => this.history === history && this.#turn(turn, origin, word, true);
      return this.say(m.replacesOutside(origin, replaced), 'refusal', {
        label: m.anyway(origin),
        run: () => void run(),
      });
    }
    const started = performance.now();
    const isCommitted = this.#leavesCommit(turn.history);
    this.history = turn.history;
    this.pages = stepped(this.pages, turn.pages);
    this.#assign(turn.doc, { ...turn, origin }, started);
    const [only, ...more] = turn.steps;
    const what = more.length || !only ? m.steps(turn.steps.length) : this.nameOf(only);
    if (!word) return;
    const said = m.turned(word, what);
    this.say(isCommitted ? m.wasCommitted(said) : said, 'note');
  }

  /** Remembers that the state saved last is in a commit now. */
  committed(): void {
    this.#committed = this.history.saved?.state;
  }

  /** Whether a history is the first to lack the step that was committed last. */
  #leavesCommit({ done }: History): boolean {
    const committed = this.#committed;
    if (!committed || !this.history.done.includes(committed) || done.includes(committed))
      return false;
    this.#committed = undefined;
    return true;
  }

  /** A short description of a step. Typed text is described by its effect. */
  nameOf(step: Transaction): string {
    const { main } = this.doc;
    const typed =
      step.origin === 'text.type'
        ? this.reasoning?.nameOfTyping(step, main)
        : step.subject !== undefined && this.reasoning?.nameOfRename(step, main);
    return this.#inPast(typed || step.label);
  }

  /** A message that can be undone is the name of the step. */
  say(text: string, tone: Message['tone'] = 'note', further?: FollowUp): void {
    this.said = { text: tone === 'undoable' ? this.#inPast(text) : text, tone, further };
  }

  readonly #inPast = (label: string): string => this.reasoning?.inPast(label) ?? label;

  /** Takes page files that were changed outside, with the history that has these changes in each state. Not a step. */
  rebase(history: History, pages: PageStep, basePages: PageFiles): void {
    this.history = history;
    this.pages = stepped(this.pages, pages);
    this.#replace(this.doc, this.base, { edits: [], pages, origin: 'outside' });
    this.saved(this.base, basePages);
  }

  /** Makes this the new base: as just saved, or as found in the files. Keeps the undo history. */
  saved(base: Doc = this.doc, pages: PageFiles = this.pages): void {
    const { doc } = this;
    this.basePages = this.pagePlans?.savedPages(pages, this.basePages, this.pages) ?? pages;
    // Skips the ids that another version used, so that none is assigned twice.
    const next = base.nextId > doc.nextId ? { ...doc, nextId: base.nextId } : doc;
    this.#replace(next, base, noStep('rebase'));
    this.history = { ...this.history, saved: this.#states.get(base) };
  }

  /** Hears every change of the text: a step, undo and redo. */
  onChange(listener: Listener): () => void {
    return this.onReplace((change) => void (isStep(change) && listener(change)));
  }

  /** Hears every new document or base: changes of the text, loaded files (`load`), and a save (`rebase`). */
  onReplace(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }
}
