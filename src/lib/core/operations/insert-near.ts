/*
 * Inserts new elements near a chosen one: in the first gap there that accepts them all.
 */
import type { Doc } from '../document/node.ts';
import { parsePointer } from '../document/walk.ts';
import { ok, refuse, type Result } from '../result.ts';
import { elementAt } from '../document/elements.ts';
import { gapsNear, type AncestorChain } from '../check/placement/gaps.ts';
import type { Kind } from '../schema/kinds.ts';
import type { Placement } from '../operation.ts';
import * as m from './messages.ts';
import { listTitle, type Newcomer } from './place.ts';
import { planInserts, type Plan } from './plan.ts';

/** A plan, the gap it fills, and the title of that gap's owner: “Guides”, the navigation. */
export interface NearPlan extends Plan {
  readonly to: Placement;
  readonly into: string;
}

/**
 * Inserts new elements of these kinds near another. If no gap accepts them, refuses with the reason of the nearest
 * one.
 */
export function planNear(
  doc: Doc,
  near: AncestorChain,
  newcomers: readonly Newcomer[],
  kinds: readonly Kind[],
  isOriginal = false,
): Result<NearPlan> {
  let why: Extract<Result<Plan>, { ok: false }> | undefined;
  for (const to of gapsNear(near, kinds, isOriginal)) {
    const planned = planInserts(doc, to, newcomers);
    if (planned.ok) {
      const parent = elementAt(doc, parsePointer(to.parent) ?? []);
      return ok({ ...planned.value, to, into: parent ? listTitle(parent, to.key) : '' });
    }
    why ??= planned;
  }
  return why ?? refuse('nowhere', m.noPlaceNear);
}
