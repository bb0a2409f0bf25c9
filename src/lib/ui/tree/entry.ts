/*
 * An entry of a menu, as data, made from an operation: it is asked of `plan`, so that what is enabled can be done
 * and what cannot says why. What touches a lot, or loses something, is shown before it is done. In a large document
 * asking takes its time, so each is asked when it is first looked at.
 */
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { Element } from '$lib/core/rules/elements';
import type { Kind } from '$lib/core/rules/kinds';
import { act, planDropping, propose, rename } from './acts';
import type { Tree } from './tree.svelte';

export interface MenuEntry {
  readonly label: string;
  /** Its label before it is asked: without “…”, and of the one element alone. */
  readonly name?: string;
  /** The command that it stands for. */
  readonly command?: string;
  readonly kind?: Kind;
  /** It stands in a menu below, too. */
  readonly again?: boolean;
  /** The keys that do the same, as shown. */
  readonly keys?: string;
  /** Why it cannot be done now. */
  readonly reason?: string | undefined;
  readonly act?: (() => void) | undefined;
  /** A menu of its own, made when it opens. */
  readonly entries?: () => readonly MenuEntry[];
  /** In it what can be done comes first. */
  readonly possibleFirst?: boolean;
  /** A line stands above it. */
  readonly apart?: boolean;
  /** What this entry and those after it are, in a few words above them. */
  readonly heading?: string;
}

export interface Doing {
  readonly origin: string;
  /** The words of the button that does it, where it is shown first. */
  readonly confirm: string;
  /** Shown before it is done also where nothing is lost. */
  readonly shown?: boolean;
  /** What it makes is named at once. */
  readonly named?: boolean;
}

type Look = Pick<MenuEntry, 'label' | 'kind' | 'keys' | 'apart' | 'heading' | 'again'>;

/** What is known of an entry once it has been asked. */
export type MenuAnswer = Pick<MenuEntry, 'reason' | 'act'> & { readonly label?: string };

/** An entry that is asked when it is first looked at. */
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

/** The entry that does an operation. Where it is shown first, its label ends in “…”. */
export const doing = (tree: Tree, look: Look, operation: Operation, how: Doing): MenuEntry =>
  asked(look, () => answerTo(tree, look.label, operation, how));

export function answerTo(tree: Tree, label: string, operation: Operation, how: Doing): MenuAnswer {
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

/** What stands in the menu of an entry. */
export function entriesIn({ entries, possibleFirst }: MenuEntry): readonly MenuEntry[] {
  const all = entries?.() ?? [];
  return possibleFirst ? inOrder(all) : all;
}

/** Those that can be done first; the others after a line. */
function inOrder(entries: readonly MenuEntry[]): readonly MenuEntry[] {
  const can = entries.filter(({ reason }) => reason === undefined);
  const cannot = entries.filter(({ reason }) => reason !== undefined);
  return [...can, ...cannot.map((entry, i) => ({ ...entry, apart: i === 0 && can.length > 0 }))];
}

/** Makes something new and lets it be named at once. */
export function makeAndName(tree: Tree, operation: Operation, origin: string): void {
  nameAtOnce(tree, act(tree, [operation], origin)?.[0]);
}

function nameAtOnce(tree: Tree, made: Element | undefined): void {
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
