/*
 * Finds what can be compared: languages side by side, or versions. A site with languages inside versions has
 * several such sets, one in each version.
 */
import { memo } from '../memo.ts';
import type { Node, NodeId } from '../document/node.ts';
import { member } from '../document/walk.ts';
import {
  childElements,
  childrenOf,
  isRef,
  type Child,
  type Element,
} from '../document/elements.ts';
import { scopeName } from '../tree/scope.ts';
import { isolated } from '../text/direction.ts';
import * as m from './messages.ts';

export type DividedKind = 'language' | 'version';

/** Languages, or versions, side by side in one element. */
export interface DivisionSet {
  readonly kind: DividedKind;
  readonly parent: Element;
  /** Without those whose content is in another file. */
  readonly divisions: readonly Child[];
  /** Index of the one that readers see first. */
  readonly first: number;
}

const DIVIDING: ReadonlySet<string> = new Set([
  'product',
  'language',
  'version',
  'tab',
  'dropdown',
  'anchor',
]);
const KINDS: readonly DividedKind[] = ['language', 'version'];

/** Whether a node has two of a kind side by side, directly or somewhere below. */
const isDivided = memo(
  (node: Node): boolean =>
    KINDS.some((kind) => divisionsIn(node, kind).length > 1) ||
    childrenOf(node).some((child) => DIVIDING.has(child.kind) && isDivided(child.node)),
);

const divisionsIn = (node: Node, kind: DividedKind): readonly Child[] =>
  childrenOf(node).filter(
    (child) => child.kind === kind && child.node.type === 'object' && !isRef(child.node),
  );

/** Whether it is marked as the one that readers see first. */
export function isDefault(node: Node): boolean {
  const value = member(node, 'default')?.value;
  return value?.type === 'boolean' && value.value === true;
}

/** The set of one kind in an element; undefined if it has fewer than two. */
export function setIn(parent: Element, kind: DividedKind): DivisionSet | undefined {
  const divisions = divisionsIn(parent.node, kind);
  if (divisions.length < 2) return undefined;
  const chosen = divisions.findIndex(({ node }) => isDefault(node));
  return { kind, parent, divisions, first: Math.max(0, chosen) };
}

/** All sets of a site, outermost first. */
export function divisionSets(navigation: Element | undefined): readonly DivisionSet[] {
  const sets: DivisionSet[] = [];
  let level: readonly Element[] = navigation ? [navigation] : [];
  while (level.length > 0) {
    const open = level.filter(({ node }) => isDivided(node));
    for (const element of open)
      for (const kind of KINDS) {
        const set = setIn(element, kind);
        if (set) sets.push(set);
      }
    level = open.flatMap((element) =>
      childElements(element).filter((child) => DIVIDING.has(child.kind)),
    );
  }
  return sets;
}

/** The innermost set around an element, with the division that contains it (or is it). */
export function setAround(
  element: Element | undefined,
): { readonly set: DivisionSet; readonly own: number; readonly division: Element } | undefined {
  for (let at = element; at?.parent; at = at.parent) {
    if (at.kind !== 'language' && at.kind !== 'version') continue;
    const set = setIn(at.parent, at.kind);
    const { node } = at;
    const own = set ? set.divisions.findIndex((one) => one.node === node) : -1;
    if (set && own >= 0) return { set, own, division: at };
  }
  return undefined;
}

/** "Languages", "Versions in English": the name of a set. */
export function setName({ kind, parent }: Pick<DivisionSet, 'kind' | 'parent'>): string {
  const names: string[] = [];
  for (let at = parent; at.parent; at = at.parent) names.unshift(scopeName(at));
  const place = names.map(isolated).join(' › ');
  if (kind === 'language') return place ? m.languagesIn(place) : m.languages;
  return place ? m.versionsIn(place) : m.versions;
}

/** Id of a set that stays the same when the document is edited. */
export const setId = ({ kind, parent }: DivisionSet): string => `${parent.node.id} ${kind}`;

/** The chosen set in the current document, or the first set if it no longer exists. */
export const setOf = (
  sets: readonly DivisionSet[],
  id: string | undefined,
): DivisionSet | undefined => sets.find((set) => setId(set) === id) ?? sets[0];

/** Index of the division with this id, or of the one that readers see first if it no longer exists. */
export const placeIn = ({ divisions, first }: DivisionSet, id: NodeId | undefined): number => {
  const at = divisions.findIndex(({ node }) => node.id === id);
  return at < 0 ? first : at;
};
