/*
 * Shows one element alone with its contents, switches to the same place in another element, and goes back to
 * everything.
 */
import type { NodeId } from '$lib/core/document/node';
import { childElements, navigationOf, type Child, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { counterpart, counterparts } from '$lib/core/tree/counterpart';
import { scopeFor, scopeName, type Level } from '$lib/core/tree/scope';
import type { Command } from '$lib/editor/commands/commands.svelte';
import * as shared from '../commands/messages';
import * as m from './command-messages';
import type { Tree } from '../tree.svelte';

/** What would be shown alone: the selected element, or the division that contains it. */
const wanted = ({ session }: Tree): Element | undefined => {
  const { primary } = session.selection;
  return primary && scopeFor(primary);
};

const nameIn = ({ session }: Tree, child: Pick<Child, 'node' | 'kind'>): string =>
  scopeName(child, session.editor.world.titles);

export function showOnly(tree: Tree, element: Element): void {
  const { selection, screen, editor } = tree.session;
  const open = new Set(selection.expanded);
  for (let up: Element | undefined = element; up; up = up.parent) open.add(up.node.id);
  selection.expanded = open;
  selection.only = element.node.id;
  screen.pane = 'navigation';
  tree.show(tree.focusIndex);
  editor.say(m.showingOnly(nameIn(tree, element)), 'quiet');
}

/** Shows a direct child of the current scope alone. */
export function showOnlyPart(tree: Tree, within: Element | undefined, id: NodeId): void {
  const above = within ?? navigationOf(tree.session.editor.doc);
  const part = above && childElements(above).find(({ node }) => node.id === id);
  if (part) showOnly(tree, part);
}

/** Shows the same place in another element of a level. Carries over what is open and selected. */
export function switchTo(tree: Tree, { element }: Level, id: NodeId): void {
  const { selection } = tree.session;
  const { scope } = tree;
  const other = element.parent && childElements(element.parent).find(({ node }) => node.id === id);
  if (!scope || !other) return;
  const { primary } = selection;
  selection.expanded = new Set([
    ...selection.expanded,
    ...counterparts(element, other, selection.expanded),
  ]);
  showOnly(tree, counterpart(element, other, scope));
  if (primary && isElementWithin(primary, element)) {
    const same = counterpart(element, other, primary);
    tree.revealAncestors([same]);
    selection.select(same.node.id);
  }
}

function isElementWithin(element: Element, other: Element): boolean {
  for (let up: Element | undefined = element; up; up = up.parent)
    if (up.node === other.node) return true;
  return false;
}

/** For example "Show only this version" or "Show only the tab “API”", for the selected element. */
export function onlyInWords(tree: Tree): string | undefined {
  const element = wanted(tree);
  if (!element) return undefined;
  const word = KINDS[element.kind].word;
  return element.node.id === tree.session.selection.ids.at(-1)
    ? m.onlyThis(word)
    : m.onlyThe(word, nameIn(tree, element));
}

export function scopeCommands(tree: Tree): readonly Command[] {
  return [
    {
      id: 'tree.only',
      label: m.onlyThisElement,
      words: m.onlyThisElementWords,
      section: 'Find',
      keys: ['$mod+Shift+Period'],
      where: 'window',
      barred: () => {
        if (tree.session.selection.ids.length === 0) return shared.nothingSelected;
        return wanted(tree) ? undefined : m.nothingToShowAlone;
      },
      run: () => {
        const element = wanted(tree);
        if (element && element.node.id === tree.scope?.node.id) {
          tree.showAll();
          tree.session.editor.say(m.showingAll, 'quiet');
        } else if (element) showOnly(tree, element);
      },
    },
  ];
}
