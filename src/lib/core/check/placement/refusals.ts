/*
 * The reasons why elements can't be placed somewhere, as one sentence each, with fixes as operations where a placement
 * can be made possible: among other entries, without the link, or wrapped in an element like the existing ones.
 */
import type { Node } from '../../document/node.ts';
import { member } from '../../document/walk.ts';
import type { Refusal } from '../../result.ts';
import {
  canContain,
  contentOf,
  isAllowed,
  listFor,
  listsOf,
  refusal,
  refusalOfParent,
} from './allow.ts';
import type { Candidate, Gap } from './candidate.ts';
import { isRef, stringField, type Element } from '../../document/elements.ts';
import { KIND_OF_LIST, type ListKey } from '../../schema/kinds.ts';
import { isAbsoluteLink } from '../../schema/links.ts';
import {
  asOneList,
  besideOthers,
  followedBy,
  put,
  someAccepts,
  wrapping,
} from './placement-fixes.ts';
import { named } from '../../document/kind-words.ts';
import * as m from './refusal-messages.ts';

/**
 * The reason why these candidates can't be placed there, or undefined if they can. Candidates that are in the document
 * are moved, others are new. Candidates that leave the parent's other lists with this move are taken into account.
 */
export function refusalOfPlacement(to: Gap, candidates: readonly Candidate[]): Refusal | undefined {
  const { parent, key } = to;
  const leaving = new Set(candidates.flatMap((c) => (c.element ? [c.element.node] : [])));
  const closed = refusalOfParent(parent);
  if (closed)
    return { ...closed, fixes: closed.fixes.map((fix) => followedBy(fix, to, candidates)) };
  for (const candidate of candidates) {
    const allowed = canContain(parent.kind, key, candidate.kind);
    if (!allowed.ok) return refusalOfKind(to, candidates, candidate, allowed.refusal, leaving);
    if (parent.kind === 'global') {
      const unfit = refusalInGlobal(candidate);
      if (unfit) return unfit;
    }
  }
  if (parent.kind === 'global') return undefined;
  const list = listValue(parent, key);
  if (list && list.type !== 'array')
    return isRef(list)
      ? refusal(
          'ref-closed',
          m.listInAnotherFile(key, named(parent), stringField(list, '$ref') ?? ''),
        )
      : refusal('children-shape', m.noList(key, named(parent)));
  const held = contentOf(parent, leaving).filter((other) => other !== key);
  // A list that is already invalid can get more entries: the existing error doesn't get worse.
  // Guard: one kind of children for each element
  if (held.length === 0 || contentOf(parent).includes(key)) return undefined;
  return refusalOfMixing(to, candidates, held[0]!);
}

const listValue = (parent: Element, key: ListKey): Node | undefined =>
  member(parent.node, key)?.value;

function refusalOfKind(
  to: Gap,
  candidates: readonly Candidate[],
  candidate: Candidate,
  why: Refusal,
  leaving: ReadonlySet<Node>,
): Refusal {
  const { parent } = to;
  const other = listFor(parent, candidate.kind, leaving);
  const held = contentOf(parent, leaving);
  const fits = (key: ListKey) =>
    candidates.every((c) => canContain(parent.kind, key, c.kind).ok) &&
    (held.length === 0 || held.includes(key));
  if (other && other !== to.key && fits(other)) {
    const label = m.putAmong(candidates.length, other);
    const fix = put({ parent, key: other }, candidates, label);
    return { ...why, fixes: [fix] };
  }
  const fixes = [...wrapping(to, held, candidates), ...asOneList(to, candidates, held[0])];
  return { ...why, fixes };
}

function refusalOfMixing(to: Gap, candidates: readonly Candidate[], held: ListKey): Refusal {
  const { parent, key } = to;
  const inner = KIND_OF_LIST[held];
  const why = m.oneKindOnly(named(parent), held, key);
  const fitsInside =
    held !== 'pages' && candidates.every((c) => listsOf(c.kind).some((l) => isAllowed(inner, l)));
  return refusal(
    parent.kind === 'navigation' ? 'root-patterns' : 'mixed-children',
    fitsInside ? `${why} ${way(parent, candidates, held)}` : why,
    besideOthers(to, candidates, held),
  );
}

const way = (parent: Element, candidates: readonly Candidate[], held: ListKey): string =>
  someAccepts(parent, candidates, held)
    ? m.wayOut(candidates.length, candidates[0]!.kind, held)
    : m.onlyByWrapping(candidates.length, held);

function refusalInGlobal(candidate: Candidate): Refusal | undefined {
  if (candidate.entries > 0)
    return refusal('global-entry', m.globalHoldsNothing(candidate.name, candidate.entries));
  if (
    candidate.href === undefined ||
    (candidate.kind === 'anchor' && !isAbsoluteLink(candidate.href))
  )
    return refusal('global-anchor-href', m.needsFullLink(candidate.name));
  return undefined;
}
