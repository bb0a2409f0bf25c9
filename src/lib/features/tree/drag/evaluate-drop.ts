/* What a drop at the pointer would do, or why it can't do anything. Every answer is remembered during a drag. */
import { lengthOf, listBeside, listWithin, mayHold, takes } from '$lib/core/check/placement/gaps';
import { withFixesAt } from '$lib/core/check/placement/placement-fixes';
import type { Operation } from '$lib/core/operation';
import type { Plan } from '$lib/core/operations/plan';
import type { OperationFix, Refusal, Result } from '$lib/core/result';
import { faceOf } from '$lib/core/tree/row-face';
import { rowPointer } from '$lib/core/tree/rows';
import { planLoad } from './external-drop';
import * as m from './messages';
import {
  dropTargetAt,
  intoLast,
  isMiddle,
  isStaying,
  placementOf,
  type DragItems,
  type DropEvaluation,
  type DropTarget,
  type Pointed,
  type RowState,
} from './drop-target';
import type { Tree } from '../tree.svelte';
import { whereTo } from './drop-words';
import { refusalReason } from './refusal-reason';

/** The pointer is not over the tree. */
export const nowhere = ({ load }: DragItems): DropEvaluation => ({
  kind: 'nowhere',
  text: load ? m.notThereYet : m.outside,
});

/** Evaluates drops of these items, for as long as the document stays the same. */
export function dropEvaluator(
  tree: Tree,
  taken: DragItems,
  springLoaded: RowState['springLoaded'],
): (pointed: Pointed) => DropEvaluation {
  const known = new Map<string, DropEvaluation>();
  const judge = (target: DropTarget): DropEvaluation => {
    const key = `${target.parent.id} ${target.key} ${target.index}`;
    const judged = known.get(key) ?? judgeTarget(tree, taken, target);
    known.set(key, judged);
    // The same place can be shown in several ways.
    return judged.target ? { ...judged, target } : judged;
  };
  const state: RowState = {
    canHold: (row) => {
      const into = intoLast(row, taken.kinds);
      return into !== undefined && judge(into).kind !== 'refused';
    },
    springLoaded,
  };
  return (pointed) => {
    const { outline } = tree;
    const row = outline.rows[pointed.at];
    const isOwn = row !== undefined && taken.ids.has(row.id);
    const target = dropTargetAt(outline, pointed, taken, state);
    if (!target) return isOwn ? { kind: 'stay', text: m.stays } : nowhere(taken);
    const judged = judge(target);
    if (judged.kind !== 'refused') return judged;
    // In the middle of a row, the reason is about the row itself.
    const into = row && !isOwn && isMiddle(pointed.y) ? intoLast(row, taken.kinds) : undefined;
    return into ? judge(into) : judged;
  };
}

function judgeTarget(tree: Tree, taken: DragItems, target: DropTarget): DropEvaluation {
  if (isStaying(target, taken.rows)) return { kind: 'stay', target, text: m.stays };
  const planned = planAt(tree, taken, target);
  if (planned.ok) {
    const text = whereTo(target, taken, tree.session.editor.world.titles);
    return { ...planned.value, target, text };
  }
  const refusal = withPlaceAfter(tree, taken, target, planned.refusal);
  const text = refusalReason(refusal, taken, target);
  return { kind: 'refused', refusal, refuser: target.parent.id, text };
}

/** If nothing else helps: after the nearest element around the place that has such neighbors. */
function withPlaceAfter(
  tree: Tree,
  taken: DragItems,
  { parent }: DropTarget,
  refusal: Refusal,
): Refusal {
  if (refusal.fixes.length > 0 || taken.load) return refusal;
  const nodes = taken.rows.map(rowPointer);
  for (let at = parent; at.parent; at = at.parent) {
    const { key, index, parent: around } = at;
    if (listBeside(at, around, taken.kinds) !== key) continue;
    const target: DropTarget = { parent: around, key, index: index + 1 };
    const operation: Operation = { op: 'move', nodes, to: placementOf(target) };
    if (isStaying(target, taken.rows) || !tree.session.editor.plan(operation).ok) return refusal;
    const name = faceOf(at, tree.session.editor.world.titles).name;
    const fix: OperationFix = { label: m.moveAfter(nodes.length, name), operations: [operation] };
    return { ...refusal, fixes: [fix] };
  }
  return refusal;
}

type Planned =
  | { readonly kind: 'move'; readonly operation: Operation }
  | { readonly kind: 'insert'; readonly plan: Plan };

function planAt(tree: Tree, taken: DragItems, target: DropTarget): Result<Planned> {
  const planned = planInto(tree, taken, target);
  const { parent } = target;
  if (planned.ok || takes(target.key, taken.kinds) || !mayHold(parent)) return planned;
  // The list that would accept these kinds knows better what is in the way, and what would help.
  const key = listWithin(parent, taken.kinds);
  const other = key && planInto(tree, taken, { parent, key, index: lengthOf(parent, key) });
  if (!other || other.ok) return planned;
  return { ok: false, refusal: withFixesAt(other.refusal, planned.refusal) };
}

function planInto(tree: Tree, taken: DragItems, target: DropTarget): Result<Planned> {
  if (taken.load) {
    const planned = planLoad(tree, target, taken.load);
    return planned.ok ? { ok: true, value: { kind: 'insert', plan: planned.value } } : planned;
  }
  const nodes = taken.rows.map(rowPointer);
  const operation: Operation = { op: 'move', nodes, to: placementOf(target) };
  const planned = tree.session.editor.plan(operation);
  return planned.ok ? { ok: true, value: { kind: 'move', operation } } : planned;
}
