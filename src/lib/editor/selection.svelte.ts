import type { NodeId } from '$lib/core/model/node';
import { elementsOf, type Element } from '$lib/core/rules/elements';
import type { Editor } from './editor.svelte';

/** What is selected and what stands open, by id, so that both survive every edit. */
export class Selection {
  /** In the order in which they were selected; the last one is the primary. */
  ids: readonly NodeId[] = $state.raw([]);
  expanded: ReadonlySet<NodeId> = $state.raw(new Set<NodeId>());
  /** The one element that is shown, with all that it holds; everything while there is none. */
  only: NodeId | undefined = $state.raw();
  readonly #editor: Editor;

  constructor(editor: Editor) {
    this.#editor = editor;
  }

  readonly elements: readonly Element[] = $derived.by(() => elementsOf(this.#editor.doc, this.ids));
  readonly primary: Element | undefined = $derived(this.elements.at(-1));

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
