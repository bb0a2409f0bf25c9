/*
 * Adds values from a panel near the selection: inside it, after it, or in the nearest ancestor that accepts them. Each
 * addition is one undo step.
 */
import { elementAt, navigationOf, type Element } from '$lib/core/document/elements';
import { kindsOfEntries } from '$lib/core/check/placement/gaps';
import type { Json } from '$lib/core/operation';
import { planNear, type NearPlan } from '$lib/core/operations/insert-near';
import { planInserts } from '$lib/core/operations/plan';
import { refuse, type Result } from '$lib/core/result';
import { parsePointer } from '$lib/core/document/walk';
import type { Session } from '../context';
import * as m from './adding-messages';

/** The target for these values. Plans with one sample of each kind, so the cost doesn't grow with their number. */
export function placeFor(
  { editor, selection }: Pick<Session, 'editor' | 'selection'>,
  values: readonly Json[],
): Result<NearPlan> {
  const near = selection.primary ?? navigationOf(editor.doc);
  if (!near) return refuse('no-navigation', m.noNavigation);
  const kinds = kindsOfEntries(values);
  const samples = kinds.flatMap(
    (kind) => values.find((value) => kindsOfEntries([value])[0] === kind) ?? [],
  );
  const planned = planNear(
    editor.doc,
    near,
    samples.map((value) => ({ value })),
    kinds,
  );
  if (planned.ok || selection.primary) return planned;
  return refuse('no-place', m.selectWhere);
}

/**
 * Adds the values at their target as one step, labeled with `what` ("3 pages"), and selects them. If that isn't
 * possible, reports why.
 */
export function addNear(
  session: Pick<Session, 'editor' | 'selection'>,
  values: readonly Json[],
  what: string,
): readonly Element[] {
  const { editor, selection } = session;
  const place = placeFor(session, values);
  const planned = place.ok
    ? planInserts(
        editor.doc,
        place.value.to,
        values.map((value) => ({ value })),
      )
    : place;
  if (!place.ok || !planned.ok) {
    if (!planned.ok) editor.say(planned.refusal.sentence, 'refusal');
    return [];
  }
  const { edits, after, landed } = planned.value;
  const label = m.add(what, place.value.into);
  editor.commit(edits, 'insert.near', label, { after });
  editor.say(label, 'undoable');
  const added = landed.flatMap((at) => elementAt(editor.doc, parsePointer(at) ?? []) ?? []);
  selection.expanded = new Set([
    ...selection.expanded,
    ...added.flatMap((element) => above(element)),
  ]);
  selection.select(...added.map(({ node }) => node.id));
  return added;
}

function above(element: Element): readonly number[] {
  const ids: number[] = [];
  for (let up = element.parent; up; up = up.parent) ids.push(up.node.id);
  return ids;
}
