import { formatNumber } from '$lib/core/text/plural';
import { untrack } from 'svelte';
import type { NodeId } from '$lib/core/document/node';
import type { SearchResults } from '$lib/core/tree/search-request';
import type { Filter, TreeItem } from '$lib/core/tree/rows';
import type { Range } from '$lib/core/tree/search';
import type { Session } from '$lib/editor/context';
import type * as Looking from './filters';
import * as m from './messages';

type FilterId = Looking.FilterId;

const NO_IDS: ReadonlySet<NodeId> = new Set();
const NO_FILTERS: ReadonlySet<FilterId> = new Set();
const NO_RANGES: readonly Range[] = [];

/** The search in the tree and its results. The search code loads once the rows are painted. */
export class Finding {
  #query: string = $state('');
  #filters: ReadonlySet<FilterId> = $state.raw(NO_FILTERS);
  /** During a search: rows opened to show all children, and rows closed despite matches inside. */
  #opened: ReadonlySet<NodeId> = $state.raw(NO_IDS);
  #closed: ReadonlySet<NodeId> = $state.raw(NO_IDS);
  /** Just created or moved: shown even without a match. */
  #landed: ReadonlySet<NodeId> = $state.raw(NO_IDS);
  /** Whether the person has gone to a match of this search. */
  stepped: boolean = $state(false);
  #looking: typeof Looking | undefined = $state.raw();
  #loaded: Promise<void> | undefined;
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
  }

  get query(): string {
    return this.#query;
  }
  set query(query: string) {
    if (query === this.#query) return;
    this.#query = query;
    this.#anew();
  }

  get filters(): ReadonlySet<FilterId> {
    return this.#filters;
  }
  set filters(filters: ReadonlySet<FilterId>) {
    this.#filters = filters;
    this.#anew();
  }

  #anew(): void {
    this.#opened = this.#closed = this.#landed = NO_IDS;
    this.#before = undefined;
    this.stepped = false;
    if (this.on) void this.load();
  }

  load(): Promise<void> {
    this.#loaded ??= import('./filters').then((looking) => void (this.#looking = looking));
    return this.#loaded;
  }

  readonly on: boolean = $derived(this.#query.trim() !== '' || this.#filters.size > 0);

  readonly found: SearchResults | undefined = $derived.by(() =>
    this.on ? this.#looking?.look(this.#session, this.#query, this.#filters) : undefined,
  );

  /** The matches before the last edit, and the rows kept in view since. */
  #before: { readonly ids: ReadonlySet<NodeId>; readonly kept: readonly NodeId[] } | undefined;

  /** A matching row that is being edited stays in view, even if it no longer matches. */
  readonly #kept: readonly NodeId[] = $derived.by(() => {
    if (!this.found) return [];
    const { ids } = this.found;
    const before = this.#before;
    const selected = untrack(() => this.#session.selection.ids);
    const held = before ? [...before.kept, ...selected.filter((id) => before.ids.has(id))] : [];
    const kept = held.filter((id) => !ids.has(id));
    this.#before = { ids, kept };
    return kept;
  });

  /** Which rows are shown. Undefined while everything is. */
  readonly filter: Filter | undefined = $derived.by(() => {
    if (!this.found) return undefined;
    const { ids } = this.found;
    const also = [...this.#kept, ...this.#landed];
    const matches = also.length ? new Set([...ids, ...also]) : ids;
    return { matches, opened: this.#opened, closed: this.#closed };
  });

  /** Shows these too, even without a match. */
  keep(ids: readonly NodeId[]): void {
    this.#landed = new Set([...this.#landed, ...ids]);
  }

  setOpen(id: NodeId, open: boolean): void {
    this.#opened = withMember(this.#opened, id, open);
    this.#closed = withMember(this.#closed, id, !open);
  }

  /** Reopens what was closed during the search. */
  reopen(): void {
    this.#closed = NO_IDS;
  }

  setFilter(id: FilterId, on: boolean): void {
    this.filters = withMember(this.#filters, id, on);
  }

  /** Ends the search: first the query, then the filters. */
  back(): void {
    if (this.#query) this.query = '';
    else this.filters = NO_FILTERS;
  }

  clear(): void {
    this.query = '';
    this.filters = NO_FILTERS;
  }

  isMatch(id: NodeId): boolean {
    return this.found?.ids.has(id) ?? false;
  }

  /** For example "12 of 340", "340 matches" or "3 similar matches": the results, and the current one. */
  inWords(current: NodeId | undefined): string {
    if (!this.found) return '';
    const { order, loose } = this.found;
    if (!order.length) return m.noMatches;
    const at = this.stepped && current !== undefined ? order.indexOf(current) + 1 : 0;
    if (at > 0) return m.matchOf(formatNumber(at), formatNumber(order.length));
    return loose ? m.similarMatches(order.length) : m.matches(order.length);
  }

  /** The matching ranges in a row's name. */
  rangesOf(row: TreeItem, name: string): readonly Range[] {
    if (!this.#isSought(row)) return NO_RANGES;
    return this.#looking?.rangesIn(name, this.#query, this.found!.loose) ?? NO_RANGES;
  }

  because(row: TreeItem): Looking.Because | undefined {
    if (!this.#isSought(row)) return undefined;
    return this.#looking?.becauseOf(row, this.#query, this.found!.loose);
  }

  #isSought = ({ id }: TreeItem): boolean => this.#query.trim() !== '' && this.isMatch(id);
}

function withMember<T>(set: ReadonlySet<T>, one: T, has: boolean): ReadonlySet<T> {
  const next = new Set(set);
  if (has) next.add(one);
  else next.delete(one);
  return next;
}
