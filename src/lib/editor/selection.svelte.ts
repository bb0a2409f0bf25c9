import type { Transaction } from '$lib/core/history';
import type { NodeId } from '$lib/core/model/node';
import { elementsOf, type Element } from '$lib/core/rules/elements';
import { openAtFirst } from '$lib/core/views/rows';
import type { Editor } from './editor.svelte';

/** A row of the tree, and how much of its height is scrolled past. */
export interface Top {
  readonly id: NodeId;
  readonly past: number;
}

/** What is selected, open and in view, by id, so that it survives every edit and the tree's own coming and going. */
export class Selection {
  /** In the order in which they were selected; the last one is the primary. */
  ids: readonly NodeId[] = $state.raw([]);
  expanded: ReadonlySet<NodeId> = $state.raw(new Set<NodeId>());
  /** What stands open was decided: by a person, by what is remembered, or as at first. */
  arranged = false;
  /** The one element that is shown, with all that it holds; everything while there is none. */
  only: NodeId | undefined = $state.raw();
  /** The row of the tree under the mouse. */
  hovered: NodeId | undefined = $state.raw();
  /** What is touched in the preview: its row is marked. */
  pointed: NodeId | undefined = $state.raw();
  /** The first row in view. */
  top: Top | undefined = $state.raw();
  /** What was selected when the tree brought the selection into view the last time. */
  followed: readonly NodeId[] | undefined;
  /** What undo or redo selected the last time: a list of its own. */
  returned: readonly NodeId[] | undefined;
  readonly #editor: Editor;

  /** What was selected before and after a step, for when it is taken back or done again. */
  readonly #before = new WeakMap<Transaction, readonly NodeId[]>();
  readonly #after = new WeakMap<Transaction, readonly NodeId[]>();
  /** The steps that were done. */
  #done: readonly Transaction[] = [];

  constructor(editor: Editor) {
    this.#editor = editor;
    editor.onChange(({ origin }) => this.#keepUp(origin));
  }

  /** After undo and redo what was selected then is selected again; after typed text only where nothing else is left. */
  #keepUp(origin: string): void {
    const { done } = this.#editor.history;
    const last = done.at(-1);
    const before = this.#done.at(-1);
    /** Of the steps that were taken back, the one that was done first. */
    const first = this.#done[done.length];
    this.#done = done;
    if (before && (origin === 'undo' || origin === 'redo')) this.#after.set(before, this.ids);
    if (origin === 'undo' && first) this.#return(this.#before.get(first), first);
    else if (origin === 'redo' && last) this.#return(this.#after.get(last), last);
    else if (last) {
      // A step that was joined to the one before began where that one began.
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

  readonly elements: readonly Element[] = $derived.by(() => elementsOf(this.#editor.doc, this.ids));
  readonly primary: Element | undefined = $derived(this.elements.at(-1));

  /** Opens what stands open at first, where nothing is decided; nothing while there is no navigation. */
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

  /** Opens everything above an element and selects it. */
  reveal(element: Element): void {
    const next = new Set(this.expanded);
    for (let up = element.parent; up; up = up.parent) next.add(up.node.id);
    this.expanded = next;
    this.select(element.node.id);
  }
}
