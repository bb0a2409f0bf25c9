/* The redirects of the document as a table: searched, filtered, sorted, and changed. */
import {
  judgedRedirects,
  type JudgedRedirect,
  type RedirectState,
} from '$lib/core/check/links/redirect-states';
import { spotAt } from '$lib/core/document/walk';
import type { FixSteps } from '$lib/core/operations/fix';
import { planFix } from '$lib/core/operations/fix';
import {
  planRedirect,
  planRedirectRemoval,
  type WrittenRedirect,
} from '$lib/core/operations/edit-redirects';
import { madeBy } from '$lib/core/redirects/made-by';
import type { Refusal, Result } from '$lib/core/result';
import type { Session } from '$lib/editor/context';
import { redirectUses } from '$lib/editor/files/redirect-uses';
import { inPast } from '$lib/editor/past-tense';
import { columns } from './messages';

export type Column = keyof typeof columns;
const COLUMNS = Object.keys(columns) as readonly Column[];

/** The states from the worst. */
export const STATES: readonly RedirectState[] = [
  ...(['loop', 'nowhere', 'page', 'twice', 'unused', 'chain', 'unknown', 'fine'] as const),
];
/** The states whose fixes are certain, so that they are offered together. */
const CERTAIN: ReadonlySet<RedirectState> = new Set(['chain', 'loop', 'twice']);

const byText = new Intl.Collator('en', { numeric: true }).compare;
type Compare = (a: JudgedRedirect, b: JudgedRedirect) => number;
const COMPARE: Readonly<Record<Exclude<Column, 'links' | 'step'>, Compare>> = {
  source: (a, b) => byText(a.rule.source, b.rule.source),
  destination: (a, b) => byText(a.rule.destination, b.rule.destination),
  hops: (a, b) => (a.hops ?? Infinity) - (b.hops ?? Infinity) || 0,
  state: (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
};

export class RedirectList {
  query: string = $state('');
  /** The only state that is shown. */
  state: RedirectState | undefined = $state();
  /** The order of the file if undefined. */
  sort: { readonly column: Column; readonly isDown: boolean } | undefined = $state.raw();
  /** The index in the list of the rule that the keys act on. */
  current: number | undefined = $state();
  /** The index in the list of the rule that is being edited, or `new`. */
  editing: number | 'new' | undefined = $state();
  /** How many links of page files each source takes. Undefined while that isn't known. */
  #uses: ReadonlyMap<string, number> | undefined = $state.raw();
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get #editor() {
    return this.#session.editor;
  }
  readonly #list = $derived.by(() => spotAt(this.#editor.drawn.doc, ['redirects'])?.node);
  /** Whether `redirects` is something else than a list. */
  readonly isMalformed = $derived.by(() => this.#list !== undefined && this.#list.type !== 'array');
  readonly all: readonly JudgedRedirect[] = $derived.by(() =>
    judgedRedirects(this.#editor.drawn.doc, this.#editor.world),
  );
  /** Entries without a source or a destination. */
  readonly leftOut = $derived.by(() =>
    this.#list?.type === 'array' ? this.#list.items.length - this.all.length : 0,
  );
  readonly canEdit = $derived.by(
    () => !this.isMalformed && !this.#editor.stale && !this.#editor.barred,
  );

  /** How many are in each state, in the order of `STATES`, without empty ones. */
  readonly counts = $derived.by(() => {
    const counts = new Map<RedirectState, number>();
    for (const { state } of this.all) counts.set(state, (counts.get(state) ?? 0) + 1);
    return STATES.flatMap((state) => {
      const count = counts.get(state);
      return count || state === this.state ? [[state, count ?? 0] as const] : [];
    });
  });

  readonly rows: readonly JudgedRedirect[] = $derived.by(() => {
    const query = this.query.trim().toLowerCase();
    const found = this.all.filter(
      ({ rule, state }) =>
        (this.state === undefined || state === this.state) &&
        (query === '' ||
          rule.source.toLowerCase().includes(query) ||
          rule.destination.toLowerCase().includes(query)),
    );
    if (!this.sort) return found;
    const { column, isDown } = this.sort;
    const compare = this.#comparing(column);
    return found.sort((a, b) => (isDown ? compare(b, a) : compare(a, b)));
  });

  /** The step of the history that made each redirect, by its source. */
  readonly #steps = $derived.by(() => madeBy(this.#editor.history, this.#editor.doc.main));
  /** Those with something in them, if that isn't known of all. */
  readonly columns: readonly Column[] = $derived.by(() => {
    const isStepKnown = this.all.some(({ rule }) => this.#steps.has(rule.source));
    return COLUMNS.filter((column) => column !== 'step' || isStepKnown);
  });

  #comparing(column: Column): Compare {
    if (column === 'links') return (a, b) => (this.usesOf(a) ?? 0) - (this.usesOf(b) ?? 0);
    if (column !== 'step') return COMPARE[column];
    const { done } = this.#editor.history;
    const order = new Map(done.map((step, i) => [step, i]));
    const placeOf = ({ rule }: JudgedRedirect) => {
      const step = this.#steps.get(rule.source);
      return step ? order.get(step)! : -1;
    };
    return (a, b) => placeOf(a) - placeOf(b);
  }

  /** How many of the shown kind can be fixed together. */
  readonly fixable = $derived.by(
    () =>
      this.all.filter(
        ({ fix, state }) => fix && (this.state ? state === this.state : CERTAIN.has(state)),
      ).length,
  );

  /** The place of the current rule among the rows; the first one if it isn't shown. */
  readonly at = $derived.by(() =>
    Math.max(
      0,
      this.rows.findIndex(({ rule }) => rule.index === this.current),
    ),
  );

  /** How many links of page files lead through a redirect. Undefined while that isn't known. */
  usesOf({ rule }: JudgedRedirect): number | undefined {
    return this.#uses && (this.#uses.get(rule.source) ?? 0);
  }
  /** What the step that made a redirect did: "Moved “Quickstart” to “Guides”". Undefined if it was there before. */
  stepOf({ rule }: JudgedRedirect): string | undefined {
    const step = this.#steps.get(rule.source);
    return step && this.#editor.nameOf(step);
  }
  /** Counts the links that lead through redirects. */
  async countUses(): Promise<void> {
    this.#uses = await redirectUses(this.#session);
  }

  /** Sorts by a column: upward, downward, and then as in the file. */
  sortBy(column: Column): void {
    const { sort } = this;
    if (sort?.column !== column) this.sort = { column, isDown: false };
    else this.sort = sort.isDown ? undefined : { column, isDown: true };
  }

  showAll(): void {
    this.query = '';
    this.state = undefined;
  }

  /** Applies a plan as one step. Returns why not, if it is refused. */
  carryOut(steps: Result<FixSteps>, origin = 'redirects'): Refusal | undefined {
    const editor = this.#editor;
    if (!steps.ok) return steps.refusal;
    const { edits, label, after } = steps.value;
    if (edits.length === 0) return undefined;
    const before = editor.doc;
    // Says why if it isn't allowed.
    editor.commit(edits, origin, label, { after });
    if (editor.doc !== before) editor.say(inPast(label), 'undoable');
    return undefined;
  }

  /** Adds a redirect, or changes the one at an index. Returns why not, at the field that the code names. */
  write(written: WrittenRedirect, index: number | undefined): Refusal | undefined {
    const { doc, world } = this.#editor;
    const refusal = this.carryOut(planRedirect(doc, world, written, index));
    if (refusal) return refusal;
    this.editing = undefined;
    if (index === undefined) {
      this.showAll();
      this.current = judgedRedirects(this.#editor.doc, world).find(({ rule }) =>
        isSource(rule.source, written.source),
      )?.rule.index;
    }
    return undefined;
  }

  remove(index: number): void {
    const { at, rows } = this;
    const next = rows[at + 1]?.rule.index ?? rows[at - 1]?.rule.index;
    this.say(this.carryOut(planRedirectRemoval(this.#editor.doc, index)));
    this.editing = undefined;
    this.current = next === undefined || next < index ? next : next - 1;
  }

  fix({ fix }: JudgedRedirect): void {
    if (fix) this.say(this.carryOut(planFix(this.#editor.doc, fix), 'fix'));
  }

  say(refusal: Refusal | undefined): void {
    if (refusal) this.#editor.say(refusal.sentence, 'refusal');
  }
}

const isSource = (source: string, written: string): boolean =>
  source === written.trim() || source === `/${written.trim()}`;
