/*
 * Actions of the tree on the document: the first accepted alternative, a fix for a refusal, a change that is shown
 * first, a new name. An action that is refused says why and offers what would make it possible.
 */
import { tick } from 'svelte';
import { withFixesAt } from '$lib/core/check/placement/placement-fixes';
import type { NodeId } from '$lib/core/document/node';
import { parsePointer } from '$lib/core/document/walk';
import type { Operation } from '$lib/core/operation';
import { listTitle } from '$lib/core/operations/place';
import type { Plan } from '$lib/core/operations/plan';
import type { OperationFix, Refusal, Result } from '$lib/core/result';
import { childElements, elementAt, type Element } from '$lib/core/document/elements';
import { KINDS } from '$lib/core/schema/kinds';
import { namesOf } from '$lib/core/operations/change-collector';
import { rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { inPast } from '$lib/editor/past-tense';
import { carryOut, possibleFixes } from '$lib/editor/commands/fixes';
import { nextFocus, type OperationChoice } from '../move/moves';
import { notePlace } from '../move/recent-places';
import * as m from './messages';
import type { Tree } from '../tree.svelte';

/** Why the selection can't be changed right now, whatever the change. */
export function whyNotNow({ selected, session }: Tree): string | undefined {
  if (selected.length === 0) return m.nothingSelected;
  return session.editor.stale ? m.fixJson : undefined;
}

/**
 * The first of several alternatives that is accepted, or else the refusal of the first one, with the fixes of the others
 * where they have the same.
 */
export function choose(
  { session }: Tree,
  way: OperationChoice,
): { readonly operation: Operation } | { readonly refusal: Refusal } {
  if (typeof way === 'string')
    return { refusal: { code: 'nothing-to-do', sentence: way, fixes: [] } };
  let refusal: Refusal | undefined;
  for (const operation of way) {
    const planned = session.editor.plan(operation);
    if (planned.ok) return { operation };
    refusal = refusal ? withFixesAt(refusal, planned.refusal) : planned.refusal;
  }
  return { refusal: refusal ?? { code: 'nothing-to-do', sentence: m.nothingToDo, fixes: [] } };
}

/** Runs the first accepted alternative, then selects and shows its elements. If none is, says why. */
export function act(
  tree: Tree,
  way: OperationChoice,
  origin: string,
): readonly Element[] | undefined {
  const chosen = choose(tree, way);
  if ('refusal' in chosen) {
    refuse(tree, chosen.refusal);
    return undefined;
  }
  const { operation } = chosen;
  const heirs = operation.op === 'remove' ? nextFocus(tree.selected) : undefined;
  const from = tree.focusRow?.id;
  const done = tree.session.editor.run(operation, origin);
  if (!done.ok) return undefined;
  tree.offered = undefined;
  if (operation.op === 'remove') tree.focusFallback(heirs);
  else tree.land(done.value);
  if (origin === 'move.to' || origin === 'move.drop') notePlace(tree.session.selection, done.value);
  const [made] = operation.op === 'insert' ? done.value : [];
  tree.made = made && { id: made.node.id, doc: tree.session.editor.doc, from };
  return done.value;
}

/** The fixes of a refusal that can be applied. Only these are offered. */
export const offeredFixes = ({ session }: Tree, { fixes }: Refusal): readonly OperationFix[] =>
  possibleFixes(session.editor.doc, fixes) as readonly OperationFix[];

/** Says why something is refused. If there are fixes, offers them below the tree with a button for each. */
export function refuse(tree: Tree, refusal: Refusal, refuser?: NodeId): void {
  const fixes = offeredFixes(tree, refusal);
  const { editor } = tree.session;
  if (fixes.length === 0) editor.say(refusal.sentence, 'refusal');
  else {
    const labels = fixes.map(({ label }) => label);
    editor.say(m.possibleInstead(refusal.sentence, labels), 'quiet');
  }
  tree.offered = fixes.length ? { refusal: { ...refusal, fixes }, refuser } : undefined;
}

/** Applies a fix that makes a refused action possible, as one step or not at all. */
export function applyFix(tree: Tree, fix: OperationFix): void {
  const { editor, selection } = tree.session;
  const from = editor.doc.nextId;
  const done = carryOut(tree.session, fix);
  if (!done) return;
  tree.offered = undefined;
  tree.land(done);
  notePlace(selection, done);
  const wrapper = newBeside(done, from);
  if (wrapper) rename(tree, tree.rows[tree.indexOf(wrapper.node.id)]);
}

/** The element created around or next to the moved one, under a placeholder name. */
function newBeside([moved]: readonly Element[], from: NodeId): Element | undefined {
  if (!moved?.parent) return undefined;
  return [moved.parent, ...childElements(moved.parent)].find(
    ({ node, kind }) =>
      node.id >= from && node.id !== moved.node.id && KINDS[kind].nameKey !== undefined,
  );
}

/** Plans an operation as if the person had accepted its losses, which are then shown. */
export function planDropping({ session }: Tree, operation: Operation): Result<Plan> {
  const planned = session.editor.plan(operation);
  if (planned.ok || planned.refusal.code !== 'fields-lost') return planned;
  const again = planned.refusal.fixes[0]?.operations[0];
  return again ? session.editor.plan(again) : planned;
}

/** Shows a change before it applies: what it moves and what it loses. If it is refused, says why. */
export async function propose(
  tree: Tree,
  operation: Operation,
  origin: string,
  confirm: string,
  then: (landed: readonly Element[]) => void = () => undefined,
): Promise<void> {
  const planned = planDropping(tree, operation);
  if (!planned.ok) return refuse(tree, planned.refusal);
  const steps = planned.value;
  // The dialog returns the focus here.
  await tree.focus(tree.focusIndex);
  tree.session.screen.proposal = {
    title: steps.label,
    confirm: steps.lost.length ? m.andLoseFields(confirm) : confirm,
    steps,
    lost: steps.lost,
    origin,
    done: (landed) => {
      // A merged element is shown alone, without what it absorbed.
      const shown = operation.op === 'merge' ? landed.slice(0, 1) : landed;
      tree.land(shown);
      then(shown);
    },
  };
}

/** Starts renaming a row in place. Says why if it does not have a name. */
export function rename(tree: Tree, row: TreeItem | undefined): void {
  if (!row) return;
  const { editor } = tree.session;
  if (row.node.type !== 'string' && !KINDS[row.kind].nameKey)
    return editor.say(row.kind === 'global' ? m.sectionHasNoName : m.hasNoName);
  if (editor.stale) return editor.say(m.fixJson, 'refusal');
  const at = tree.indexOf(row.id);
  tree.show(at, tree.roomAround(at));
  tree.renaming = row.id;
}

/** Whether the row was just added, with no change since, and is being named. */
export const isNew = ({ made, session }: Tree, row: TreeItem): boolean =>
  made?.id === row.id && made.doc === session.editor.doc;

/**
 * Ends renaming: writes the name if it changed and returns the focus to the row, or to the moved row that the renamed one
 * was created around.
 */
export async function endRename(
  tree: Tree,
  row: TreeItem,
  name: string | undefined,
): Promise<void> {
  if (tree.renaming !== row.id) return;
  tree.renaming = undefined;
  // Before anything changes: focusing lays out what changed, and so does removing the focused field.
  const inField = tree.elementOf(row.id)?.contains(document.activeElement);
  if (inField && tree.focusRow) tree.elementOf(tree.focusRow.id)?.focus({ preventScroll: true });
  if (name !== undefined) writeName(tree, row, name);
  tree.made = undefined;
  await tick();
  if (document.activeElement === document.body)
    await tree.focus(tree.focusIndex, tree.roomAround(tree.focusIndex));
}

function writeName(tree: Tree, row: TreeItem, name: string): void {
  const { editor } = tree.session;
  const field = KINDS[row.kind].nameKey ?? 'path';
  const operation: Operation = { op: 'set', node: rowPointer(row), field, value: name };
  if (!isNew(tree, row)) {
    const done = editor.run(operation, 'set.name');
    if (!done.ok) refuse(tree, done.refusal);
    else tree.offered = undefined;
    return;
  }
  // Adding and naming are one step.
  const planned = editor.plan(operation);
  if (!planned.ok) return refuse(tree, planned.refusal);
  const { edits, after } = planned.value;
  const element = elementAt(after, parsePointer(rowPointer(row)) ?? []);
  const into = element?.parent && row.key !== 'global' ? listTitle(element.parent, row.key) : '';
  const label = element
    ? m.addedTo(namesOf([element], editor.world.titles), into)
    : planned.value.label;
  editor.commit(edits, 'insert', label, { after, joined: true });
  editor.say(inPast(label), 'quiet');
}

/** Ends naming without a name: removes the element that was just added and returns the focus to where it was. */
export async function endWithout(tree: Tree, row: TreeItem): Promise<void> {
  if (!isNew(tree, row)) return endRename(tree, row, undefined);
  const { editor } = tree.session;
  const from = tree.made?.from;
  const next = nextFocus([row]);
  tree.renaming = tree.made = undefined;
  editor.retract();
  editor.say(m.nothingAdded, 'quiet');
  const back = tree.rows[tree.indexOf(from)] ?? next;
  await tick();
  tree.focusFallback(back);
}
