import { MediaQuery, SvelteSet } from 'svelte/reactivity';
import type { NodeId } from '$lib/core/document/node';
import { navigationOf } from '$lib/core/document/elements';
import { divisionSets, placeIn, setId, setOf } from '$lib/core/languages/sets';
import { parityOf, type Parity, type ParityRow, type State } from '$lib/core/languages/parity';
import type { Session } from '$lib/editor/context';
import { NARROW } from '$lib/editor/view/widths';

export type Filter = 'all' | 'differences' | 'missing';

/** The cell with the keyboard focus: a row and a column. Column -1 is the row's name. */
export interface Spot {
  readonly id: NodeId;
  readonly column: number;
}

/** With more pages than this, the first level starts closed. */
const MANY = 60;

/** What is compared, and which part of it is shown. */
export class Matrix {
  filter: Filter = $state('differences');
  /** The division that the others are compared with. Defaults to the one that readers see first. */
  measure: NodeId | undefined = $state.raw();
  /** The column shown if there is room for only one. */
  chosen: NodeId | undefined = $state.raw();
  /** A phone has room for one column. */
  readonly #phone = new MediaQuery(NARROW, false);
  /** Rows that differ from their initial open state. */
  readonly turned = new SvelteSet<NodeId>();
  spot: Spot | undefined = $state.raw();
  readonly #session: Session;

  constructor(session: Session) {
    this.#session = session;
    if (this.parity && !this.parity.root.differs) this.filter = 'all';
    const { differing } = session.screen;
    if (differing) this.#begin(differing);
  }

  get narrow(): boolean {
    return this.#phone.current;
  }

  /** Starts with one column, at its first entry that is missing or different. */
  #begin({ column: id, missing }: NonNullable<Session['screen']['differing']>): void {
    const column = this.parity?.columns.findIndex(({ division }) => division.node.id === id) ?? -1;
    if (column < 0) return;
    this.chosen = id;
    this.filter = missing ? 'missing' : 'differences';
    const first = this.rows.find(
      ({ states, isLeaf, below }) =>
        isLeaf && (missing ? below[column]!.missing > 0 : isDifference(states[column]!)),
    );
    if (first) this.spot = { id: first.id, column };
  }

  readonly sets = $derived.by(() => divisionSets(navigationOf(this.#session.editor.doc)));
  readonly set = $derived.by(() => setOf(this.sets, this.#session.screen.comparing));
  readonly setId = $derived(this.set && setId(this.set));
  readonly parity: Parity | undefined = $derived(
    this.set && parityOf(this.set, placeIn(this.set, this.measure)),
  );

  /** Indexes of the visible columns. */
  readonly shown: readonly number[] = $derived.by(() => {
    const { parity } = this;
    if (!parity) return [];
    const all = [...parity.columns.keys()];
    if (!this.narrow) return [parity.reference, ...all.filter((i) => i !== parity.reference)];
    const at = all.find((i) => parity.columns[i]!.division.node.id === this.chosen);
    return [at ?? all.find((i) => i !== parity.reference) ?? 0];
  });

  readonly rows: readonly ParityRow[] = $derived.by(() => {
    const out: ParityRow[] = [];
    const fill = (row: ParityRow): void => {
      for (const child of row.children) {
        if (!this.keeps(child)) continue;
        out.push(child);
        if (this.isOpen(child)) fill(child);
      }
    };
    if (this.parity) fill(this.parity.root);
    return out;
  });

  readonly #size = $derived(this.parity?.columns[this.parity.reference]?.pages ?? 0);

  keeps(row: ParityRow): boolean {
    if (this.filter === 'all') return true;
    if (this.filter === 'missing') return this.shown.some((i) => row.below[i]!.missing > 0);
    return this.narrow ? this.shown.some((i) => hasDifference(row, i)) : row.differs;
  }

  isOpen(row: ParityRow): boolean {
    if (row.children.length === 0) return false;
    const atFirst = this.filter !== 'all' || this.#size <= MANY;
    return atFirst !== this.turned.has(row.id);
  }

  setOpen(row: ParityRow, open: boolean): void {
    if (row.children.length === 0 || this.isOpen(row) === open) return;
    if (this.turned.has(row.id)) this.turned.delete(row.id);
    else this.turned.add(row.id);
  }

  /** Resets the open rows when the filter changes. */
  show(filter: Filter): void {
    this.filter = filter;
    this.turned.clear();
  }

  compare(id: string): void {
    this.#session.screen.comparing = id;
    this.measure = this.chosen = this.spot = undefined;
    this.turned.clear();
  }

  /** The row and column that the keys act on. Defaults to the first. */
  readonly at = $derived.by(() => {
    const { rows, spot } = this;
    const index = spot ? rows.findIndex(({ id }) => id === spot.id) : -1;
    const column = spot && (spot.column < 0 || this.shown.includes(spot.column)) ? spot.column : -1;
    return { index: Math.max(0, index), column };
  });
  readonly row = $derived(this.rows[this.at.index]);
}

const isDifference = (state: State): boolean => state !== 'there' && state !== 'absent';

function hasDifference(row: ParityRow, column: number): boolean {
  if (isDifference(row.states[column]!)) return true;
  const { missing, extra, moved, same, other } = row.below[column]!;
  return missing + extra + moved + same + other > 0;
}
