/*
 * A menu entry as data, made from an operation. `plan` decides whether it is enabled, and gives the reason if it isn't.
 * A change that affects a lot, or loses something, is shown first. In a large document this takes time, so each entry
 * is asked on first use.
 */
import type { Operation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { Element } from '$lib/core/document/elements';
import type { Kind } from '$lib/core/schema/kinds';
import type { TreeItem } from '$lib/core/tree/rows';
import type { Icon } from '$lib/ui/command-icons';
import { fixJson } from './messages';
import { act, planDropping, propose, rename } from './perform';
import type { Tree } from '../tree.svelte';

export interface MenuEntry {
  readonly label: string;
  /** The label before the entry is asked: without “…”, and for the single element. */
  readonly name?: string;
  /** Id of the command that it runs. */
  readonly command?: string;
  readonly kind?: Kind;
  readonly icon?: Icon;
  /** Also appears in a submenu. */
  readonly again?: boolean;
  /** Keys for the same action, as shown. */
  readonly keys?: string;
  /** Why it cannot run now. */
  readonly reason?: string | undefined;
  readonly act?: (() => void) | undefined;
  /** A submenu, created when it opens. */
  readonly entries?: () => readonly MenuEntry[];
  /** Its entries add something. */
  readonly adds?: boolean;
  /** Lists possible entries first in the submenu. */
  readonly possibleFirst?: boolean;
  /** Has a line above it. */
  readonly apart?: boolean;
  /** A short heading above this entry and those after it. */
  readonly heading?: string;
}

/** What a menu is about. */
export interface Subject {
  readonly name: string;
  /** For example "v2 › Documentation". Empty at the top level. */
  readonly place?: string;
  readonly row?: TreeItem;
}

export interface Doing {
  readonly origin: string;
  /** Label of the confirm button if the change is shown first. */
  readonly confirm: string;
  /** Shows the change first even if nothing is lost. */
  readonly shown?: boolean;
  /** Starts renaming the created element. */
  readonly named?: boolean;
}

type Look = Pick<MenuEntry, 'label' | 'kind' | 'icon' | 'keys' | 'apart' | 'heading' | 'again'>;

/** What is known about an entry once it has been asked. */
export type MenuAnswer = Pick<MenuEntry, 'reason' | 'act'> & { readonly label?: string };

/** An entry that is asked on first use. */
export function asked(look: Look & Pick<MenuEntry, 'command'>, ask: () => MenuAnswer): MenuEntry {
  let known: MenuAnswer | undefined;
  const answer = () => (known ??= ask());
  return {
    ...look,
    name: look.label,
    get label() {
      return answer().label ?? look.label;
    },
    get reason() {
      return answer().reason;
    },
    get act() {
      return answer().act;
    },
  };
}

/** The entry for an operation. If the change is shown first, its label ends in “…”. */
export const doing = (tree: Tree, look: Look, operation: Operation, how: Doing): MenuEntry =>
  asked(look, () => answerTo(tree, look.label, operation, how));

export function answerTo(tree: Tree, label: string, operation: Operation, how: Doing): MenuAnswer {
  if (tree.session.editor.stale) return { reason: fixJson };
  const planned = planDropping(tree, operation);
  return planned.ok
    ? accepted(tree, label, operation, planned.value, how)
    : { reason: planned.refusal.sentence };
}

export function accepted(
  tree: Tree,
  label: string,
  operation: Operation,
  { lost }: Plan,
  { origin, confirm, shown = false, named = false }: Doing,
): MenuAnswer {
  const then = (made: readonly Element[]) => {
    if (named) nameAtOnce(tree, made[0]);
  };
  if (!shown && lost.length === 0)
    return { label, act: () => then(act(tree, [operation], origin) ?? []) };
  return {
    label: `${label}…`,
    act: () => void propose(tree, operation, origin, confirm, then),
  };
}

/** The entries of a submenu. */
export function entriesIn({ entries, possibleFirst }: MenuEntry): readonly MenuEntry[] {
  const all = entries?.() ?? [];
  return possibleFirst ? inOrder(all) : all;
}

/** Possible entries first, the others below a line. */
function inOrder(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const can = entries.filter(({ reason }) => reason === undefined);
  const cannot = entries.filter(({ reason }) => reason !== undefined);
  return [...can, ...cannot.map((entry, i) => ({ ...entry, apart: i === 0 && can.length > 0 }))];
}

/** Creates an element and starts renaming it. */
export function makeAndName(tree: Tree, operation: Operation, origin: string): void {
  nameAtOnce(tree, act(tree, [operation], origin)?.[0]);
}

/** Starts naming an element that was just made. */
export function nameAtOnce(tree: Tree, made: Element | undefined): void {
  if (!made) return;
  tree.session.selection.setExpanded(made.node.id, true);
  rename(tree, tree.rows[tree.indexOf(made.node.id)]);
}

/** Entries between two lines. */
export interface Section {
  readonly heading: string | undefined;
  readonly entries: readonly MenuEntry[];
}

export function sectionsOf(entries: readonly MenuEntry[]): readonly Section[] {
  const sections: { heading: string | undefined; entries: MenuEntry[] }[] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (!last || entry.apart || entry.heading)
      sections.push({ heading: entry.heading, entries: [entry] });
    else last.entries.push(entry);
  }
  return sections;
}
