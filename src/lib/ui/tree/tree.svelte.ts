/* Longer than 300 lines, because which rows there are, which one has the focus and what is in view depend on each other in all directions. */
import { tick, type Component } from 'svelte';
import type { Doc, NodeId } from '$lib/core/model/node';
import type { Refusal } from '$lib/core/result';
import { elementOf, type Element } from '$lib/core/rules/elements';
import {
  indexById,
  isWithin,
  rowName,
  outlineOf,
  rowsBelow,
  type Outline,
  type TreeItem,
} from '$lib/core/views/rows';
import type { Session } from '$lib/editor/context';
import { indexesOf, scrollFor, spanOf } from '$lib/ui/parts/span';
import { Finding } from './finding.svelte';
import { keptIn } from './kept-in';
import { marksOf } from './marks';
import { outermost, type DragItems } from './project';
import { mostSticky, shiftOf, stickyAt } from './window';

/** A row that is made, and where. */
export interface RowSlot {
  readonly row: TreeItem;
  readonly at: number;
}

/** A refusal with ways out, each of which can be carried out. */
export interface Offer {
  readonly refusal: Refusal;
  /** After a drop the keys choose at once; else the focus stays where it is. */
  readonly takesFocus: boolean;
}

/** The tree's own state: what is looked for, focused, renamed and dragged, and which rows are in view. */
export class Tree {
  focusId: NodeId | undefined = $state.raw();
  renaming: NodeId | undefined = $state.raw();
  /** The field in which a row is renamed, once it is loaded: it stands there before the next key. */
  Field: Component<{ tree: Tree; row: TreeItem }> | undefined = $state.raw();
  /** Just added, and not yet named: `from` is what had the focus before. */
  made: { readonly id: NodeId; readonly doc: Doc; readonly from: NodeId | undefined } | undefined;
  /** Just moved or made: shown for a moment. */
  flashing: ReadonlySet<NodeId> = $state.raw(new Set<NodeId>());
  taken: DragItems | undefined = $state.raw();
  /** During a drag: whether what is dragged can land at a row. */
  isDropTarget: ((row: TreeItem) => boolean) | undefined = $state.raw();
  /** The focus is in the tree, and comes back when a change takes its row away. */
  holding = false;
  /** Its commands are there, and those of the window. */
  isReady: boolean = $state(false);
  #offered: { readonly doc: Doc; readonly offer: Offer } | undefined = $state.raw();

  viewport: HTMLElement | undefined = $state.raw();
  top: number = $state(0);
  height: number = $state(0);
  /** How much of it a toast covers. */
  covered: number = $state(0);
  rowHeight: number = $state(28);
  indent: number = $state(16);

  /** Gives the search field the focus. */
  field: (() => void) | undefined;

  /** Letters typed to go to a row, when the last one was, and the row that they led to. */
  typed: { readonly text: string; readonly at: number; readonly row?: NodeId | undefined } = {
    text: '',
    at: -Infinity,
  };

  readonly session: Session;
  readonly finding: Finding;
  /** Where a range that is extended with Shift begins. */
  #anchor: NodeId | undefined;

  constructor(session: Session) {
    this.session = session;
    this.finding = new Finding(session);
    session.selection.arrange();
    this.top = this.#standsAt();
  }

  /** What was refused, and could be done otherwise; stays until the next act, or until the document changes. */
  get offered(): Offer | undefined {
    return this.#offered?.doc === this.session.editor.doc ? this.#offered.offer : undefined;
  }
  set offered(offer: Offer | undefined) {
    this.#offered = offer && { doc: this.session.editor.doc, offer };
  }

  readonly looking = $derived.by(() => this.finding.on);
  /** The one element that is shown with what it holds; nothing while everything is, or while it is gone. */
  readonly scope: Element | undefined = $derived.by(() => {
    const { only } = this.session.selection;
    return only === undefined ? undefined : elementOf(this.session.editor.doc, only);
  });
  readonly #along = $derived(this.scope && idsUpFrom(this.scope));
  readonly #whole = $derived.by(() => {
    const { filter } = this.finding;
    const along = this.#along;
    const { editor, selection } = this.session;
    return outlineOf(editor.doc, selection.expanded, {
      ...(filter && { filter }),
      ...(along && { along }),
    });
  });
  readonly outline = $derived.by((): Outline => {
    const { root, rows } = this.#whole;
    const away = this.taken?.away;
    return away?.size ? { root, rows: rows.filter(({ id }) => !away.has(id)) } : this.#whole;
  });
  readonly rows = $derived(this.outline.rows);
  readonly #indexes = $derived(indexById(this.rows));
  readonly marks = $derived.by(() => marksOf(this.session.editor.problems));
  /** The rows where another file begins. */
  readonly kept = $derived.by(() => keptIn(this.session.editor.doc));

  readonly selectedIds = $derived.by(() => new Set(this.session.selection.ids));
  /** Selected rows in the order of the tree, without those below another one. */
  readonly selected = $derived.by(() =>
    this.selectedIds.size === 1
      ? this.#rowsOf(this.session.selection.ids)
      : outermost(this.rows, this.selectedIds),
  );

  /** The row that the keys act from: the focused one, else the selected one, else the first. */
  readonly focusIndex = $derived.by(() => {
    const at = this.indexOf(this.focusId);
    if (at >= 0) return at;
    const primary = this.indexOf(this.session.selection.ids.at(-1));
    return primary >= 0 ? primary : this.rows.length ? 0 : -1;
  });
  readonly focusRow = $derived(this.rows[this.focusIndex]);

  readonly #first = $derived(spanOf(this.rows.length, this.top, this.height, this.rowHeight).from);
  readonly #past = $derived(spanOf(this.rows.length, this.top, this.height, this.rowHeight).to);
  readonly slots: readonly RowSlot[] = $derived.by(() => {
    const pinned = [this.focusIndex, ...(this.taken ? [this.indexOf(this.taken.grabbed)] : [])];
    return indexesOf({ from: this.#first, to: this.#past }, pinned).map((at) => ({
      row: this.rows[at]!,
      at,
    }));
  });

  nameOf(row: Pick<TreeItem, 'node' | 'kind'>): string {
    return rowName(row, this.session.editor.world.titles);
  }

  /** What has been scrolled past and holds the first row in view: it stands above the rows. */
  readonly #mostSticky = $derived(mostSticky(this.height, this.rowHeight));
  readonly sticky = $derived(stickyAt(this.rows, this.top, this.rowHeight, this.#mostSticky));

  indexOf(id: NodeId | undefined): number {
    return (id !== undefined ? this.#indexes.get(id) : undefined) ?? -1;
  }

  #rowsOf(ids: readonly NodeId[]): readonly TreeItem[] {
    return ids.flatMap((id) => this.rows[this.indexOf(id)] ?? []);
  }

  /** Opens or closes a row. What was selected inside a row that closes gives way to the row itself. */
  setOpen(row: TreeItem, open: boolean): void {
    if (!row.expandable || row.expanded === open) return;
    const { selection } = this.session;
    if (!open) {
      const inside = this.#rowsOf(selection.ids).some(
        (other) => other.id !== row.id && isWithin(other, row),
      );
      if (inside) selection.select(row.id);
      if (this.focusRow && this.focusRow.id !== row.id && isWithin(this.focusRow, row))
        this.focusId = row.id;
    }
    if (this.looking) this.finding.setOpen(row.id, open);
    else selection.setExpanded(row.id, open);
  }

  openAll(rows: readonly TreeItem[]): void {
    const { selection } = this.session;
    selection.expanded = new Set([
      ...selection.expanded,
      ...rows.filter((row) => row.expandable).map((row) => row.id),
    ]);
  }

  /** Opens or closes a row and everything below it. */
  setAllOpen(row: TreeItem, open: boolean): void {
    if (!open || this.looking) return this.setOpen(row, open);
    const ids: NodeId[] = [];
    const collect = (one: TreeItem) => {
      if (one.expandable) ids.push(one.id);
      for (const below of rowsBelow(one)) if (below.expandable) collect(below);
    };
    collect(row);
    const { selection } = this.session;
    selection.expanded = new Set([...selection.expanded, ...ids]);
  }

  select(row: TreeItem): void {
    this.#anchor = this.focusId = row.id;
    this.session.selection.select(row.id);
    // Whoever chooses a row wants to see it, not the site's settings or the problems of all.
    // The endpoints follow the selection as the properties do.
    if (this.session.screen.panel !== 'endpoints') this.session.screen.panel = 'properties';
  }

  /** The focused row is what is acted on: it is selected unless it is already. */
  selectFocused(): void {
    const row = this.focusRow;
    if (row && !this.selectedIds.has(row.id)) this.select(row);
  }

  toggle(row: TreeItem): void {
    this.#anchor = this.focusId = row.id;
    const { selection } = this.session;
    selection.toggle(row.id);
    // The keys stay at the row, also where it is selected no more.
    selection.followed = selection.ids;
  }

  /** Selects everything from the anchor to this row, which becomes the primary one. */
  extendTo(row: TreeItem): void {
    const from = this.indexOf(this.#anchor ?? this.focusRow?.id);
    const to = this.indexOf(row.id);
    if (from < 0) return this.select(row);
    const ids = this.rows.slice(Math.min(from, to), Math.max(from, to) + 1).map((r) => r.id);
    this.focusId = row.id;
    this.session.selection.select(...(to < from ? ids.reverse() : ids));
  }

  selectAll(rows: readonly TreeItem[]): void {
    this.session.selection.select(...rows.map((row) => row.id));
  }

  /** Brings a row into view and gives it the focus. */
  async focus(index: number): Promise<void> {
    const row = this.rows[index];
    if (!row) return;
    this.focusId = row.id;
    this.show(index);
    await tick();
    if (this.renaming === undefined) this.elementOf(row.id)?.focus({ preventScroll: true });
  }

  elementOf(id: NodeId): HTMLElement | null {
    return this.viewport?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
  }

  /** The tree has come onto the screen: it stands as it was left, unless something else was selected since. */
  arrive(viewport: HTMLElement): void {
    this.viewport = viewport;
    this.#scrollTo(this.#standsAt());
    this.follow();
  }

  #standsAt(): number {
    const { top } = this.session.selection;
    const at = this.indexOf(top?.id);
    return top && at >= 0 ? (at + top.past) * this.rowHeight : 0;
  }

  #scrollTo(top: number): void {
    if (!this.viewport || top === this.viewport.scrollTop) return;
    // Tall enough at once, where the rows have just become more.
    const space = this.viewport.querySelector<HTMLElement>('.space');
    if (space) space.style.height = `${this.rows.length * this.rowHeight}px`;
    this.viewport.scrollTop = top;
    this.top = this.viewport.scrollTop;
  }

  /** The person scrolled, or something was brought into view. */
  scrolled(top: number): void {
    this.top = top;
    if (this.looking || this.taken) return;
    const at = top / this.rowHeight;
    const row = this.rows[Math.floor(at)];
    if (row) this.session.selection.top = { id: row.id, past: at % 1 };
  }

  #held: { readonly doc: Doc; readonly rows: readonly TreeItem[] } | undefined;

  /** What was in view stays where it is when a change makes rows above it come or go. */
  hold(): void {
    const { rows, viewport, rowHeight } = this;
    // As they are known: to ask the list would lay out the whole screen before it is due.
    const view = { scrollTop: this.top, clientHeight: this.height };
    const { doc } = this.session.editor;
    const before = this.#held;
    this.#held = { doc, rows };
    if (!viewport || !before || before.doc === doc || this.taken) return;
    const by = shiftOf(before.rows, (id) => this.indexOf(id), view, rowHeight);
    if (by !== 0) this.#scrollTo(viewport.scrollTop + by * rowHeight);
  }

  show(index: number): void {
    if (!this.viewport || index < 0) return;
    this.hold();
    const to = scrollFor(
      index,
      this.viewport.scrollTop,
      this.viewport.clientHeight - this.covered,
      this.rowHeight,
      // As much as would stand above it if it were the first.
      Math.min(this.#mostSticky, this.rows[index]?.depth ?? 0) * this.rowHeight,
    );
    this.#scrollTo(to);
  }

  /** Ends what is looked for, or what is left of it; the focus is at the row that was selected. */
  endSearch(): void {
    this.finding.back();
    const { primary } = this.session.selection;
    if (primary && !this.looking && this.indexOf(primary.node.id) < 0)
      this.revealAncestors([primary]);
    void this.focus(this.focusIndex);
  }

  /** Shows everything again, not one element alone. */
  showAll(): void {
    this.session.selection.only = undefined;
    this.show(this.focusIndex);
  }

  /** Opens what stands above elements, and shows more than the one element where they stand outside it. */
  revealAncestors(elements: readonly Element[]): void {
    const { selection } = this.session;
    const open = new Set(selection.expanded);
    for (const element of elements)
      for (let up = element.parent; up; up = up.parent) open.add(up.node.id);
    selection.expanded = open;
    let { scope } = this;
    while (scope && !elements.every((element) => idsUpFrom(element).has(scope!.node.id)))
      scope = scope.parent;
    selection.only = scope?.parent ? scope.node.id : undefined;
  }

  /** Opens what stands above the selection made elsewhere and shows it. */
  follow(): void {
    const { selection } = this.session;
    const { primary } = selection;
    if (this.taken || selection.followed === selection.ids) return;
    // What was remembered came back after the tree was here: it stands as it was left.
    if (selection.followed === undefined) this.#scrollTo(this.#standsAt());
    selection.followed = selection.ids;
    if (!primary) return;
    if (this.indexOf(primary.node.id) < 0) {
      this.finding.clear();
      this.revealAncestors([primary]);
    }
    const at = this.indexOf(primary.node.id);
    const isAway = !selection.ids.includes(this.focusId ?? -1);
    if (isAway) this.#anchor = this.focusId = primary.node.id;
    if (selection.ids !== selection.returned) return this.show(at);
    // Undo leaves the view as it is, unless the keys are here: then they go along.
    if (isAway && this.holding) void this.focus(at);
    else if (this.holding) this.show(at);
  }

  /** What was selected is gone: the row that stands in for it is selected and focused. */
  focusFallback(nextFocus: TreeItem | undefined): void {
    const at = this.indexOf(nextFocus?.id);
    const row = this.rows[at] ?? this.rows[0];
    if (!row) return this.session.selection.select();
    this.select(row);
    void this.focus(this.indexOf(row.id));
  }

  /** What a change was about is visible, selected and focused, and flashes once. */
  land(elements: readonly Element[]): void {
    const last = elements.at(-1);
    if (!last) return;
    const { selection } = this.session;
    this.revealAncestors(elements);
    const ids = elements.map((element) => element.node.id);
    if (this.looking && ids.some((id) => this.indexOf(id) < 0)) this.finding.keep(ids);
    selection.select(...ids);
    this.#anchor = this.focusId = last.node.id;
    this.flashing = new Set(ids);
    const first = this.indexOf(ids[0]);
    if (first >= 0) this.show(first);
    void this.focus(this.indexOf(last.node.id));
  }
}

/** An element and everything above it, but the navigation. */
function idsUpFrom(element: Element): ReadonlySet<NodeId> {
  const ids = new Set<NodeId>();
  for (let up = element; up.parent; up = up.parent) ids.add(up.node.id);
  return ids;
}
