/*
 * An entry of a menu, as data, made from an operation: it is asked of `plan`, so that what is enabled can be done
 * and what cannot says why. What touches a lot, or loses something, is shown before it is done.
 */
import type { Operation } from '$lib/core/operations/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { Element } from '$lib/core/rules/elements';
import type { Kind } from '$lib/core/rules/kinds';
import { act, planDropping, propose, rename } from './acts';
import type { Tree } from './tree.svelte';

export interface Entry {
  readonly label: string;
  readonly kind?: Kind;
  /** The keys that do the same, as shown. */
  readonly keys?: string;
  /** Why it cannot be done now. */
  readonly reason?: string;
  readonly act?: () => void;
  /** A menu of its own, made when it opens. */
  readonly entries?: () => readonly Entry[];
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

type Look = Pick<Entry, 'label' | 'kind' | 'keys' | 'apart'>;

/** The entry that does an operation. Where it is shown first, its label ends in “…”. */
export function doing(tree: Tree, look: Look, operation: Operation, how: Doing): Entry {
  const planned = planDropping(tree, operation);
  return planned.ok
    ? accepted(tree, look, operation, planned.value, how)
    : { ...look, reason: planned.refusal.sentence };
}

export function accepted(
  tree: Tree,
  look: Look,
  operation: Operation,
  { lost }: Plan,
  { origin, confirm, shown = false, named = false }: Doing,
): Entry {
  const then = (made: readonly Element[]) => {
    if (named) nameAtOnce(tree, made[0]);
  };
  if (!shown && lost.length === 0)
    return { ...look, act: () => then(act(tree, [operation], origin) ?? []) };
  return {
    ...look,
    label: `${look.label}…`,
    act: () => void propose(tree, operation, origin, confirm, then),
  };
}

/** Those that can be done first; the others after a line. */
export function possibleFirst(entries: readonly Entry[]): readonly Entry[] {
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
  readonly entries: readonly Entry[];
}

export function sectionsOf(entries: readonly Entry[]): readonly Section[] {
  const sections: { heading: string | undefined; entries: Entry[] }[] = [];
  for (const entry of entries) {
    const last = sections.at(-1);
    if (!last || entry.apart || entry.heading)
      sections.push({ heading: entry.heading, entries: [entry] });
    else last.entries.push(entry);
  }
  return sections;
}
