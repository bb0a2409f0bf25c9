/*
 * Collapses everything, or expands everything down to a level. A selected or focused row inside a collapsed one gives
 * way to it. Loads when it is first used.
 */
import type { Node, NodeId } from '$lib/core/document/node';
import { childrenOf, elementOf, navigationOf, type Element } from '$lib/core/document/elements';
import * as m from './levels-messages';
import type { Tree } from './tree.svelte';

/** Elements below a node that are open when this many levels are visible. */
export function openTo(node: Node, levels: number): ReadonlySet<NodeId> {
  const open = new Set<NodeId>();
  const visit = (parent: Node, left: number): void => {
    if (left < 2) return;
    for (const { node: child } of childrenOf(parent)) {
      if (childrenOf(child).length === 0) continue;
      open.add(child.id);
      visit(child, left - 1);
    }
  };
  visit(node, levels);
  return open;
}

/** The selection before it moved to visible ancestors, as long as nothing else is selected. */
const gaveWay = new WeakMap<readonly NodeId[], readonly NodeId[]>();

/** Shows exactly this many levels. Keeps the selected and focused rows, or their ancestors, in view. */
export function showLevels(tree: Tree, levels: number): void {
  const { editor, selection } = tree.session;
  const navigation = navigationOf(editor.doc);
  if (!navigation) return;
  const focused = tree.focusRow && elementOf(editor.doc, tree.focusRow.id);
  const follows = focused === undefined || selection.ids.includes(focused.node.id);
  selection.ids = gaveWay.get(selection.ids) ?? selection.ids;
  const { elements } = selection;
  selection.expanded = openTo(navigation.node, levels);
  const shown = (element: Element): Element | undefined => {
    let up: Element | undefined = element;
    while (up && tree.indexOf(up.node.id) < 0) up = up.parent;
    return up;
  };
  const ids = new Set(elements.flatMap((element) => shown(element)?.node.id ?? []));
  if (elements.some((element) => !ids.has(element.node.id))) {
    const before = selection.ids;
    selection.select(...ids);
    gaveWay.set(selection.ids, before);
  }
  const last = follows ? selection.primary : shown(focused);
  tree.focusId = last?.node.id;
  void tree.focus(tree.focusIndex);
  editor.say(m.shownLevels(levels), 'quiet');
}
