import type { Transaction } from '$lib/core/document/history';
import type { NodeId } from '$lib/core/document/node';
import { elementsOf, type Element } from '$lib/core/document/elements';
import { openAtFirst } from '$lib/core/tree/rows';
import type { Editor } from '../editor.svelte';
import { Listeners } from '$lib/core/listeners';

/** A row of the tree, and how much of its height is scrolled out of view. */
export interface Top {
  readonly id: NodeId;
  readonly past: number;
}

/** What is selected, expanded and in view, by id, so that it survives every edit and every unmount of the tree. */
export class Selection {
  #ids: readonly NodeId[] = $state.raw([]);
  expanded: ReadonlySet<NodeId> = $state.raw(new Set<NodeId>());
  /** True once the expanded elements are decided: by the user, from the remembered view, or by default. */
  arranged = false;
  /** The only element that is shown, with its content. Undefined shows everything. */
  only: NodeId | undefined = $state.raw();
  /** The row of the tree under the mouse. */
  hovered: NodeId | undefined = $state.raw();
  /** The element under the pointer in the preview. Its row is highlighted. */
  pointed: NodeId | undefined = $state.raw();
  /** The first row in view. */
  top: Top | undefined = $state.raw();
  /** The selection that the tree last scrolled into view. */
  followed: readonly NodeId[] | undefined;
  /** The array that the last undo or redo selected, compared by identity. */
  returned: readonly NodeId[] | undefined;
  readonly #editor: Editor;
  readonly #selected = new Listeners();
  /** Heard at every new selection, including an equal one. */
  readonly onSelect = this.#selected.add;
  readonly #again = new Listeners();
  /** Heard when the selection is shown again to a view that has moved on since. */
  readonly onShowAgain = this.#again.add;
  readonly showAgain = (): void => this.#again.tell();

  /** The selection before and after each step, for undo and redo. */
  readonly #before = new WeakMap<Transaction, readonly NodeId[]>();
  readonly #after = new WeakMap<Transaction, readonly NodeId[]>();
  /** The steps done so far. */
  #done: readonly Transaction[] = [];

  constructor(editor: Editor) {
    this.#editor = editor;
    editor.onChange(({ origin }) => this.#keepUp(origin));
  }

  /**
   * Undo and redo restore the selection of that time. For typed text, they do so only if nothing else remains selected.
   */
  #keepUp(origin: string): void {
    const { done } = this.#editor.history;
    const last = done.at(-1);
    const before = this.#done.at(-1);
    /** The earliest of the steps that were undone. */
    const first = this.#done[done.length];
    this.#done = done;
    if (before && (origin === 'undo' || origin === 'redo')) this.#after.set(before, this.ids);
    if (origin === 'undo' && first) this.#return(this.#before.get(first), first);
    else if (origin === 'redo' && last) this.#return(this.#after.get(last), last);
    else if (last) {
      // A step that was joined to the previous one keeps that step's initial selection.
      const joined = before !== undefined && done.at(-2) !== before;
      this.#before.set(last, (joined && this.#before.get(before)) || this.ids);
    }
  }

  #return(then: readonly NodeId[] = [], { origin }: Transaction): void {
    const present = (ids: readonly NodeId[]) =>
      elementsOf(this.#editor.doc, ids).map(({ node }) => node.id);
    const [first, second] = origin.startsWith('text.') ? [this.ids, then] : [then, this.ids];
    const ids = present(first);
    this.ids = this.returned = ids.length ? ids : present(second);
  }

  /** In selection order. The last one is the primary. */
  get ids(): readonly NodeId[] {
    return this.#ids;
  }
  set ids(ids: readonly NodeId[]) {
    this.#ids = ids;
    this.#selected.tell();
  }

  readonly elements: readonly Element[] = $derived.by(() => elementsOf(this.#editor.doc, this.ids));
  readonly primary: Element | undefined = $derived(this.elements.at(-1));

  /** Expands the default elements unless that is already decided. Does nothing while there is no navigation. */
  arrange(): void {
    if (this.arranged) return;
    this.expanded = openAtFirst(this.#editor.doc);
    this.arranged = this.expanded.size > 0;
  }

  select(...ids: readonly NodeId[]): void {
    this.ids = ids;
  }

  toggle(id: NodeId): void {
    this.ids = this.ids.includes(id) ? this.ids.filter((other) => other !== id) : [...this.ids, id];
  }

  isSelected(id: NodeId): boolean {
    return this.ids.includes(id);
  }

  setExpanded(id: NodeId, open: boolean): void {
    const next = new Set(this.expanded);
    if (open) next.add(id);
    else next.delete(id);
    this.expanded = next;
  }

  /** Expands all ancestors of an element and selects it. */
  reveal(element: Element): void {
    const next = new Set(this.expanded);
    for (let up = element.parent; up; up = up.parent) next.add(up.node.id);
    this.expanded = next;
    this.select(element.node.id);
  }
}
