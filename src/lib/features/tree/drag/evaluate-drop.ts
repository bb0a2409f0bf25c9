/* What a drop at a place would do: the first target there that the rules allow, or why there is none. */
import type { Operation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { OperationFix, Refusal } from '$lib/core/result';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import type { Load } from '$lib/editor/external-drag.svelte';
import { offeredFixes } from '../commands/perform';
import { planLoad } from './external-drop';
import * as m from './messages';
import {
  dropTargetsAt,
  isStaying,
  placementOf,
  type DropTarget,
  type DragItems,
} from './drop-target';
import type { Tree } from '../tree.svelte';
import { whereTo } from './drop-words';

/** What a drop here would do. */
export type DropEvaluation =
  | {
      readonly kind: 'move';
      readonly aim: DropTarget;
      readonly text: string;
      readonly operation: Operation;
    }
  | {
      readonly kind: 'insert';
      readonly aim: DropTarget;
      readonly text: string;
      readonly plan: Plan;
    }
  | { readonly kind: 'stay'; readonly aim: DropTarget; readonly text: string }
  | {
      readonly kind: 'refused';
      readonly aim: DropTarget;
      readonly refusal: Refusal;
      /** Alternatives that can be applied. */
      readonly instead: readonly OperationFix[];
    }
  | { readonly kind: 'outside'; readonly text: string };

export const NOT_YET: DropEvaluation = { kind: 'outside', text: m.notThereYet };
export const OUTSIDE: DropEvaluation = { kind: 'outside', text: m.outside };

/** What a drop at a gap between rows would do if the pointer indicates this depth. */
export function evaluateDrop(
  tree: Tree,
  taken: DragItems,
  gap: number,
  depth: number,
): DropEvaluation | undefined {
  let refused: DropEvaluation | undefined;
  for (const aim of dropTargetsAt(tree.outline, gap, depth, taken)) {
    const verdict = taken.load ? adding(tree, aim, taken, taken.load) : moving(tree, aim, taken);
    if (verdict.kind !== 'refused') return verdict;
    refused ??= verdict;
  }
  if (refused?.kind !== 'refused') return refused;
  return { ...refused, instead: offeredFixes(tree, refused.refusal) };
}

function adding(tree: Tree, aim: DropTarget, taken: DragItems, load: Load): DropEvaluation {
  const planned = planLoad(tree, aim, load);
  if (!planned.ok) return { kind: 'refused', aim, refusal: planned.refusal, instead: [] };
  return { kind: 'insert', aim, text: dropText(tree, aim, taken), plan: planned.value };
}

function moving(tree: Tree, aim: DropTarget, taken: DragItems): DropEvaluation {
  if (isStaying(aim, taken.rows)) return { kind: 'stay', aim, text: m.stays };
  const nodes = taken.rows.map(rowPointer);
  const operation: Operation = { op: 'move', nodes, to: placementOf(aim) };
  const planned = tree.session.editor.plan(operation);
  if (!planned.ok) return { kind: 'refused', aim, refusal: planned.refusal, instead: [] };
  return { kind: 'move', aim, text: dropText(tree, aim, taken), operation };
}

const dropText = (tree: Tree, aim: DropTarget, taken: DragItems): string =>
  whereTo(aim, taken.ids, tree.session.editor.world.titles);

/**
 * The depth that a load from a panel means: that of the row above the gap, or one deeper if that row is open. It goes
 * further out only if the pointer is clearly to the left.
 */
export function depthFor(
  rows: readonly TreeItem[],
  gap: number,
  x: number,
  indent: number,
): number {
  const above = rows[gap - 1];
  const natural = above ? above.depth + (above.expanded ? 1 : 0) : 0;
  const pointed = Math.floor((x - 20) / indent);
  return pointed < natural ? pointed : natural;
}
