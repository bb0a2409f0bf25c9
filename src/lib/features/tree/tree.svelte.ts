/* Longer than 300 lines, because which rows there are, which one has the focus and what is in view depend on each other in all directions. */
import { tick, type Component } from 'svelte';
import type { Doc, Node, NodeId } from '$lib/core/document/node';
import type { Refusal } from '$lib/core/result';
import type { Icon } from '$lib/core/site/icon';
import { elementOf, type Element } from '$lib/core/document/elements';
import { rowName } from '$lib/core/tree/row-face';
import {
  indexById,
  isWithin,
  outlineOf,
  rowsBelow,
  type Outline,
  type TreeItem,
  outermost,
} from '$lib/core/tree/rows';
import type { Session } from '$lib/editor/context';
import { indexesOf, scrollFor, spanOf } from '$lib/ui/visible-span';
import { afterFrame } from '$lib/editor/timing';
import { Finding } from './find/finding.svelte';
import { keptIn } from './file-of-row';
import { marksOf } from './marks';
import type { DragItems, DropEvaluation } from './drag/drop-target';
import { mostSticky, shiftOf, stickyAt } from './window';

/** A rendered row and its index. */
export interface RowSlot {
  readonly row: TreeItem;
  readonly at: number;
}

/** A refusal with fixes that can all be applied. */
export interface Offer {
  readonly refusal: Refusal;
  /** The row that refused a drop. The first button then takes the focus, which otherwise stays. */
  readonly refuser: NodeId | undefined;
}

/** What was cut last: elements as text, and as they were in the document before. */
export interface Cut {
  readonly text: string;
  readonly nodes: readonly Node[];
  readonly before: Doc;
}

const pixels = (property: string): number =>
  parseFloat(getComputedStyle(document.documentElement).getPropertyValue(property));

/** What rows show in addition to their text. */
export interface RowParts {
  readonly RowButtons: Component<{ name: string; adds: boolean }>;
  readonly RowIcon: Component<{ tree: Tree; icon: Icon }>;
  readonly iconOfElement: (
    row: Pick<TreeItem, 'node' | 'kind'>,
    pages: Session['files']['pages'],
  ) => Icon | undefined;
  readonly isHiddenPage: (
    row: Pick<TreeItem, 'node' | 'kind'>,
    pages: Session['files']['pages'],
  ) => boolean;
}

/** The tree's own state: the search, the focused, renamed and dragged rows, and the rows in view. */
export class Tree {
  focusId: NodeId | undefined = $state.raw();
  /** The row that Tab goes to: the one with the focus, once it is painted. Changing it earlier would force a layout. */
  tabStop: NodeId | undefined = $state.raw();
  renaming: NodeId | undefined = $state.raw();
  /** The rename field. Loaded in advance, so that it is there before the next key. */
  Field: Component<{ tree: Tree; row: TreeItem }> | undefined = $state.raw();
  /** Handles a key that doesn't change the document. Loaded with the commands. Returns whether it did. */
  walk: ((tree: Tree, event: KeyboardEvent) => boolean) | undefined;
  /** Loaded once the rows are painted. */
  parts: RowParts | undefined = $state.raw();
  /** The element that was just added and has no name yet. `from` is the row that had the focus before. */
  made: { readonly id: NodeId; readonly doc: Doc; readonly from: NodeId | undefined } | undefined;
  /** What was cut last. Pasted again, it has moved. */
  cut: Cut | undefined;
  /** While several are being selected one by one: a tap adds a row to the selection or removes it. */
  isSelectingSeveral: boolean = $state(false);
  /** Rows just moved or created, highlighted for a moment. */
  flashing: ReadonlySet<NodeId> = $state.raw(new Set<NodeId>());
  taken: DragItems | undefined = $state.raw();
  /** During a drag: whether the dragged items can land at a row. */
  isDropTarget: ((row: TreeItem) => boolean) | undefined = $state.raw();
  /** During a drag: what a drop would do now. */
  drop: DropEvaluation | undefined = $state.raw();
  /** Whether the focus is in the tree. If so, it returns when a change removes its row. */
  holding = false;
  /** Whether the commands of the tree and of the window are available. */
  isReady: boolean = $state(false);
  #offered: { readonly doc: Doc; readonly offer: Offer } | undefined = $state.raw();

  viewport: HTMLElement | undefined = $state.raw();
  top: number = $state(0);
  height: number = $state(0);
  // Read before the rows are on the page, when it forces no styling.
  readonly rowHeight: number = pixels('--row') || 28;
  readonly indent: number = pixels('--indent') || 16;
  /** Number of rows that a drag keeps room for, so that the list doesn't scroll when rows close. */
  roomFor: number = $state(0);
  /** Room that an offer has needed below the rows, in pixels. It stays, so that nothing moves when the offer goes. */
  offerRoom: number = $state(0);

  /** The search field, while it is on screen. */
  searchField: HTMLInputElement | undefined = $state.raw();

  /** Letters typed to find a row, the time of the last one, and the row that was found. */
  typed: { readonly text: string; readonly at: number; readonly row?: NodeId | undefined } = {
    text: '',
    at: -Infinity,
  };

  readonly session: Session;
  readonly finding: Finding;
  /** Start of a range that Shift extends. */
  #anchor: NodeId | undefined;

  constructor(session: Session) {
    this.session = session;
    this.finding = new Finding(session);
    session.selection.arrange();
    this.top = this.#standsAt();
    this.tabStop = this.focusRow?.id;
  }

  readonly moveTabStop = afterFrame(() => (this.tabStop = this.focusRow?.id));

  /** A refusal with alternatives. Stays until the next action or change of the document. */
  get offered(): Offer | undefined {
    return this.#offered?.doc === this.session.editor.doc ? this.#offered.offer : undefined;
  }
  set offered(offer: Offer | undefined) {
    this.#offered = offer && { doc: this.session.editor.doc, offer };
  }

  readonly looking = $derived.by(() => this.finding.on);
  /** The element shown alone with its contents. Undefined while everything is shown or the element is removed. */
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
  /** Rows where another file begins. */
  readonly kept = $derived.by(() => keptIn(this.session.editor.doc));

  readonly selectedIds = $derived.by(() => new Set(this.session.selection.ids));
  /** Selected rows in tree order, without those below another one. */
  readonly selected = $derived.by(() =>
    this.selectedIds.size === 1
      ? this.#rowsOf(this.session.selection.ids)
      : outermost(this.rows, this.selectedIds),
  );

  /** The row that the keys act on: the focused one, else the selected one, else the first. */
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

  /**
   * Limit on the sticky rows: ancestors of the first row in view that have been scrolled past, shown above the rows.
   */
  readonly #mostSticky = $derived(mostSticky(this.height, this.rowHeight));
  readonly sticky = $derived(stickyAt(this.rows, this.top, this.rowHeight, this.#mostSticky));

  /** The height of the list. */
  readonly space = $derived(Math.max(this.rows.length, this.roomFor) * this.rowHeight);

  indexOf(id: NodeId | undefined): number {
    return (id !== undefined ? this.#indexes.get(id) : undefined) ?? -1;
  }

  #rowsOf(ids: readonly NodeId[]): readonly TreeItem[] {
    return ids.flatMap((id) => this.rows[this.indexOf(id)] ?? []);
  }

  /** Opens or closes a row. If the selection or the focus is inside a closing row, it moves to that row. */
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

  /** Selects the row under a pointer that goes down. The panels stay, because a drag can follow. */
  press(row: TreeItem): void {
    this.#anchor = this.focusId = row.id;
    const { selection } = this.session;
    selection.select(row.id);
    // A row that is in view stays where it is, even without room around it.
    selection.followed = selection.ids;
    this.show(this.indexOf(row.id), 0);
  }

  select(row: TreeItem): void {
    this.press(row);
    this.showProperties();
  }

  showProperties(): void {
    // Selecting a row shows its properties instead of the site's settings or all problems. The endpoints panel stays,
    // because it follows the selection as well.
    if (this.session.screen.panel !== 'endpoints') this.session.screen.panel = 'properties';
  }

  /**
   * Selects the focused row, which the action is for, unless it is already selected. An action from elsewhere is for what
   * is selected.
   */
  selectFocused(): void {
    const row = this.focusRow;
    if (row && (this.holding || this.selectedIds.size === 0) && !this.selectedIds.has(row.id))
      this.select(row);
  }

  toggle(row: TreeItem): void {
    this.#anchor = this.focusId = row.id;
    const { selection } = this.session;
    selection.toggle(row.id);
    // The focus stays on the row even if it is deselected.
    selection.followed = selection.ids;
  }

  /** Ends selecting one by one. The selection stays. */
  endSelecting(): void {
    this.isSelectingSeveral = false;
    void this.focus(this.focusIndex);
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

  /** Brings a row into view and focuses it. */
  async focus(index: number, room = this.rowHeight): Promise<void> {
    const row = this.rows[index];
    if (!row) return;
    this.focusId = row.id;
    this.show(index, room);
    await tick();
    // Again, because a toast about the change may cover it by now.
    this.show(this.indexOf(row.id), room);
    if (this.renaming === undefined) this.elementOf(row.id)?.focus({ preventScroll: true });
  }

  elementOf(id: NodeId): HTMLElement | null {
    return this.viewport?.querySelector<HTMLElement>(`[data-row="${id}"]`) ?? null;
  }

  /**
   * Called when the tree comes on screen. Restores its scroll position, unless something else has been selected since.
   */
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

  /** The frame in which the list is scrolled, and where to, unless it stays. */
  #frame = 0;
  #wanted: number | undefined;
  /** Room at the end of the list that a toast covers, in pixels. */
  #covered = 0;
  /** The row that was last brought into view. */
  #shown: NodeId | undefined;
  /** The step after which it was. */
  #shownAfter: unknown;
  readonly #lastStep = () => this.session.editor.history.done.at(-1);

  /**
   * Draws the rows at `top` now. The list itself is scrolled just before the frame, because scrolling it forces a layout,
   * which should be the only one.
   */
  #scrollTo(top: number): void {
    this.top = this.#wanted = Math.max(0, top);
    this.#frame ||= requestAnimationFrame(() => this.#place());
  }

  #place(): void {
    this.#frame = 0;
    const { viewport } = this;
    if (!viewport) return;
    if (this.#wanted !== undefined) {
      viewport.scrollTop = this.#wanted;
      this.#wanted = undefined;
      this.scrolled(viewport.scrollTop);
    }
    const covered = parseFloat(getComputedStyle(viewport).scrollPaddingBottom) || 0;
    if (covered === this.#covered) return;
    this.#covered = covered;
    const shown = this.indexOf(this.#shown);
    // A row that was scrolled away stays away.
    if (covered > 0 && this.#isInView(shown, this.height)) this.show(shown);
  }

  /** Scrolls to the first row. */
  toTop(): void {
    this.#scrollTo(0);
  }

  /** Scrolls by rows that were added or removed above. */
  scrollBy(rows: number): void {
    if (this.viewport && rows !== 0) this.#scrollTo(this.top + rows * this.rowHeight);
  }

  /** Called when the person scrolls or something is brought into view. */
  scrolled(top: number): void {
    if (this.#wanted !== undefined) return;
    this.top = top;
    if (this.looking || this.taken) return;
    const at = top / this.rowHeight;
    const row = this.rows[Math.floor(at)];
    if (row) this.session.selection.top = { id: row.id, past: at % 1 };
  }

  #held: { readonly doc: Doc; readonly rows: readonly TreeItem[] } | undefined;

  /** Keeps the rows in view in place when a change adds or removes rows above them. */
  hold(): void {
    const { rows, viewport, rowHeight } = this;
    // Uses the known values: measuring the list would force a layout.
    const view = { scrollTop: this.top, clientHeight: this.height };
    const { doc } = this.session.editor;
    const before = this.#held;
    this.#held = { doc, rows };
    if (!viewport || !before || before.doc === doc || this.taken) return;
    const by = shiftOf(before.rows, (id) => this.indexOf(id), view, rowHeight);
    this.scrollBy(by);
  }

  /** Keeps the view and the focus where they are when other rows are drawn. */
  keepPlace(): void {
    this.hold();
    if (!this.holding || this.taken || this.renaming !== undefined) return;
    if (document.activeElement === document.body && this.focusRow)
      this.elementOf(this.focusRow.id)?.focus({ preventScroll: true });
  }

  /** Keeps the focused row, or one that was just shown, in view when a phone's keyboard or a bar takes up space. */
  resized(height: number): void {
    const wasInView = this.#isInView(this.focusIndex, this.height);
    const isLower = height < this.height;
    this.height = height;
    const isShown = this.#shown === this.focusRow?.id && this.#shownAfter === this.#lastStep();
    if (isLower && wasInView && (this.holding || isShown)) this.show(this.focusIndex);
  }

  /** Whether a row begins in the list as it is scrolled, `height` pixels high. */
  #isInView(index: number, height: number): boolean {
    const at = index * this.rowHeight - this.top;
    return index >= 0 && at > -this.rowHeight && at < height;
  }

  /** Brings a row into view, by default with the height of a row around it. */
  show(index: number, room = this.rowHeight): void {
    if (!this.viewport || index < 0) return;
    this.hold();
    this.#shown = this.rows[index]?.id;
    this.#shownAfter = this.#lastStep();
    const to = this.#topFor(index, room);
    if (to !== this.top) this.#scrollTo(to);
    else this.#frame ||= requestAnimationFrame(() => this.#place());
  }

  /** Where the list is scrolled to when a row is brought into view. */
  #topFor(index: number, room: number): number {
    return scrollFor(
      index,
      this.top,
      (this.height || (this.viewport?.clientHeight ?? 0)) - this.#covered,
      this.rowHeight,
      // Height of the sticky rows if this row were the first.
      Math.min(this.#mostSticky, this.rows[index]?.depth ?? 0) * this.rowHeight,
      room,
    );
  }

  /** The room around a row that is brought into view. A row that is in full view stays where it is. */
  roomAround(index: number): number {
    return this.#topFor(index, 0) === this.top ? 0 : this.rowHeight;
  }

  /** Ends the search, or what is left of it, and focuses the selected row. */
  async focusSearch(): Promise<void> {
    this.session.screen.pane = 'navigation';
    await tick();
    this.searchField?.focus();
    this.searchField?.select();
  }

  endSearch(): void {
    this.finding.back();
    this.afterSearch();
    void this.focus(this.focusIndex);
  }

  /** Shows the selected row among all rows again. */
  afterSearch(): void {
    const { primary } = this.session.selection;
    if (primary && !this.looking && this.indexOf(primary.node.id) < 0)
      this.revealAncestors([primary]);
    this.show(this.focusIndex, this.roomAround(this.focusIndex));
    // Also where nothing has to be scrolled, so that the tree is here again after another view.
    this.scrolled(this.top);
  }

  /** Keeps what a search led to in view in the next tree, which begins without the search. */
  depart(): void {
    if (this.looking) this.session.selection.followed = undefined;
  }

  /** Shows everything again instead of one element alone. */
  showAll(): void {
    this.session.selection.only = undefined;
    this.show(this.focusIndex);
  }

  /** Opens the ancestors of elements. Widens the scope if the elements are outside it. */
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

  /** Opens the ancestors of a selection made elsewhere and shows it. */
  follow(): void {
    const { selection } = this.session;
    const { primary } = selection;
    if (this.taken || selection.followed === selection.ids) return;
    // The remembered state was restored after the tree came on screen, so its scroll position is restored too.
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
    if (selection.ids !== selection.returned) return this.show(at, this.roomAround(at));
    // Undo keeps the view in place, unless the focus is in the tree. Then the focus follows.
    if (isAway && this.holding) void this.focus(at);
    else if (this.holding) this.show(at);
  }

  /** Selects and focuses the row that replaces a removed selection. */
  focusFallback(nextFocus: TreeItem | undefined): void {
    const at = this.indexOf(nextFocus?.id);
    const row = this.rows[at] ?? this.rows[0];
    if (!row) return this.session.selection.select();
    this.select(row);
    void this.focus(this.indexOf(row.id));
  }

  /**
   * Shows, selects and briefly highlights the elements of a change. The focus stays on the row that has it if that is one
   * of them, so that a view that shows it doesn't scroll. Otherwise it goes to the last one.
   */
  land(elements: readonly Element[]): void {
    if (elements.length === 0) return;
    const { selection } = this.session;
    this.revealAncestors(elements);
    const ids = elements.map((element) => element.node.id);
    if (this.looking && ids.some((id) => this.indexOf(id) < 0)) this.finding.keep(ids);
    selection.select(...ids);
    this.#anchor = this.focusId = ids.find((id) => id === this.focusId) ?? ids.at(-1);
    this.flashing = new Set(ids);
    const ends = [ids[0], ids.at(-1)].map((id) => this.indexOf(id));
    // A change that is all in view scrolls nothing.
    const isInView = ends.every((at) => at >= 0 && this.roomAround(at) === 0);
    if (isInView && this.#wereInView(ids)) this.#held = undefined;
    this.hold();
    const focus = this.focusIndex;
    // If they don't all fit, the one with the focus is what stays in view.
    if (!this.#isInView(focus, this.height))
      for (const at of ends) if (at >= 0) this.show(at, this.roomAround(at));
    void this.focus(focus, this.roomAround(focus));
  }

  /** Whether these elements were in view before the last change, as far as they are older. */
  #wereInView(ids: readonly NodeId[]): boolean {
    const before = this.#held;
    if (!before) return true;
    const first = Math.floor(this.top / this.rowHeight);
    const past = Math.ceil((this.top + this.height) / this.rowHeight);
    const shown = new Set(before.rows.slice(first, past).map(({ id }) => id));
    return ids.every((id) => shown.has(id) || id >= before.doc.nextId);
  }
}

/** Ids of an element and its ancestors, except the navigation. */
function idsUpFrom(element: Element): ReadonlySet<NodeId> {
  const ids = new Set<NodeId>();
  for (let up = element; up.parent; up = up.parent) ids.add(up.node.id);
  return ids;
}
