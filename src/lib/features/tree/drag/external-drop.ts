/*
 * Drops from panels: what a drop would do, and doing it.
 */
import { planInserts, type Plan } from '$lib/core/operations/plan';
import { refuse, type Result } from '$lib/core/result';
import { elementOf } from '$lib/core/document/elements';
import type { Load } from '$lib/editor/external-drag.svelte';
import { elementsAt } from '../commands/pasting';
import * as m from './messages';
import { placementOf, type DropTarget } from './drop-target';
import type { Tree } from '../tree.svelte';

/** Plans all values in one gap, as one step. */
export function planLoad(tree: Tree, target: DropTarget, { values, valuesIn }: Load): Result<Plan> {
  const { doc, world } = tree.session.editor;
  const holder = valuesIn && elementOf(doc, target.parent.id);
  const there = holder ? valuesIn(holder) : values;
  if (there.length < values.length) return refuse('unnameable', m.specificationNameHasSpaces);
  return planInserts(
    doc,
    placementOf(target),
    there.map((value) => ({ value })),
    world.titles,
  );
}

/** Applies the plan that the line showed, then selects and shows the new elements. */
export function takeLoad(tree: Tree, { edits, after, label, landed }: Plan): void {
  const { editor } = tree.session;
  tree.offered = undefined;
  editor.commit(edits, 'insert.drop', label, { after });
  editor.say(label, 'undoable');
  tree.land(elementsAt(editor.doc, landed));
}
