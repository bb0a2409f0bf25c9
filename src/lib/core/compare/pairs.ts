/*
 * Matches elements between two documents. Ids come first, because they survive edits, moves, and undo.
 * Elements without a counterpart by id are matched by content, so that one that was cut and pasted as text is
 * found again: first whole elements that are equal, then groups that share their label or most of their entries,
 * then single pages. Among several, those in the same parent come first. Subtrees that are the same object in the
 * same list are skipped, so the cost depends on how much changed.
 */
import type { Moves, Node } from '../document/node.ts';
import { entriesOf, type Couple, type Entry } from './entry.ts';
import { fingerprint, isEqual } from './fingerprint.ts';
import {
  finderByContent,
  finderById,
  finderByLabel,
  finderByLikeness,
  finderInParent,
} from './pair-finders.ts';
import { ordersIn, type Orders } from './pair-orders.ts';

export interface Pairing extends Orders {
  /** Elements without a counterpart. Their content is implied, unless it is in `partner`. */
  readonly gone: readonly Entry[];
  readonly come: readonly Entry[];
  /** From a node before to the node after. */
  readonly partner: ReadonlyMap<Node, Node>;
  /** From a node after to the node before. */
  readonly origin: ReadonlyMap<Node, Node>;
}

/** `moves`: the elements that are known to have been moved. */
export function pairUp(before: Entry, after: Entry, moves: Moves): Pairing {
  const pairs: Couple[] = [];
  const gone = new Set<Entry>();
  const come = new Set<Entry>();
  const partner = new Map<Node, Node>();
  const origin = new Map<Node, Node>();
  /** Strings in the same place with another text: a new path, unless that page came from or went elsewhere. */
  let rewritten: Couple[] = [];
  /** Strings that share an id and nothing else. */
  const parted = new Set<Node>();
  const todo: Couple[] = [];
  /** Everything that was removed, with its content. Recomputed after something was linked or split. */
  let remaining: readonly Entry[] | undefined;

  const link = (pair: Couple) => {
    gone.delete(pair.before);
    come.delete(pair.after);
    partner.set(pair.before.node, pair.after.node);
    origin.set(pair.after.node, pair.before.node);
    todo.push(pair);
    remaining = undefined;
  };
  const meet = (pair: Couple) => {
    pairs.push(pair);
    if (pair.before.node === pair.after.node) return;
    const match = matchChildren(pair, partner, origin);
    for (const entry of match.gone) gone.add(entry);
    for (const entry of match.come) come.add(entry);
    for (const kept of match.kept)
      if (isRewritten(kept)) rewritten.push(kept);
      else link(kept);
  };
  /** Links new entries to what `find` returns for them, from the outside in. Returns whether it linked any. */
  const linkNew = (find: (entry: Entry) => Entry | undefined): boolean => {
    let linked = false;
    const location = (entry: Entry) => {
      if (origin.has(entry.node)) return;
      const other = find(entry);
      if (other && !partner.has(other.node)) {
        link({ before: other, after: entry });
        linked = true;
      } else for (const child of entriesOf(entry)) location(child);
    };
    for (const entry of [...come]) location(entry);
    return linked;
  };
  const lost = () => (remaining ??= withAllBelow(gone, partner));
  const mayKeepId = ({ node }: Entry) => !parted.has(node);
  /** Only what is found in the counterpart of the parent. */
  const inParent = (find: (entry: Entry) => Entry | undefined) => (entry: Entry) => {
    const found = find(entry);
    const isThere = entry.parent && found?.parent?.node === origin.get(entry.parent.node);
    return isThere ? found : undefined;
  };
  const settle = () => {
    for (let pair = todo.pop(); pair; pair = todo.pop()) meet(pair);
  };

  link({ before, after });
  settle();
  const steps: (() => boolean)[] = [
    () => linkNew(finderById(lost().filter(mayKeepId))),
    () => linkNew(finderInParent([...gone], origin)),
    () => linkNew(inParent(finderByLikeness([...gone].filter(isObject), origin))),
    () => linkNew(finderByContent(lost().filter(isObject))),
    () => linkNew(finderByLikeness(lost().filter(isObject), origin)),
    () => linkNew(finderByLabel(lost().filter(isObject), partner, origin)),
    () => splitRewritten(),
    () => linkNew(finderByContent(lost().filter((entry) => !isObject(entry)))),
  ];
  /** Splits a rewritten page whose old or new path occurs elsewhere into a removed and an added page. */
  function splitRewritten(): boolean {
    const left = new Map<string, number>();
    const arrived = new Map<string, number>();
    const note = (map: Map<string, number>, { node }: Entry) =>
      map.set(fingerprint(node), (map.get(fingerprint(node)) ?? 0) + 1);
    for (const entry of lost()) note(left, entry);
    for (const entry of withAllBelow(come, origin)) note(arrived, entry);
    for (const pair of rewritten) {
      note(left, pair.before);
      note(arrived, pair.after);
    }
    const settled = rewritten;
    rewritten = [];
    for (const pair of settled)
      if (left.has(fingerprint(pair.after.node)) || arrived.has(fingerprint(pair.before.node))) {
        remaining = undefined;
        parted.add(pair.before.node);
        gone.add(pair.before);
        come.add(pair.after);
      } else link(pair);
    return settled.length > 0;
  }
  for (let i = 0; i < steps.length && gone.size + come.size + rewritten.length > 0;) {
    const progress = steps[i]!();
    settle();
    i = progress ? 0 : i + 1;
  }
  for (const pair of rewritten) link(pair);
  settle();

  return { ...ordersIn(pairs, partner, moves), gone: [...gone], come: [...come], partner, origin };
}

const isObject = ({ node }: Entry) => node.type === 'object';
const isRewritten = ({ before, after }: Couple) =>
  before.node.type !== 'object' && !isEqual(before.node, after.node);

/** These entries and their content, except for what has a counterpart. */
function withAllBelow(entries: Iterable<Entry>, counterparts: ReadonlyMap<Node, Node>): Entry[] {
  const out: Entry[] = [];
  const location = (entry: Entry): void => {
    if (counterparts.has(entry.node)) return;
    out.push(entry);
    for (const child of entriesOf(entry)) location(child);
  };
  for (const entry of entries) location(entry);
  return out;
}

interface Match {
  readonly kept: readonly Couple[];
  readonly gone: readonly Entry[];
  readonly come: readonly Entry[];
}

/**
 * Matches the children of one element before and after by id. Omits those that are the same object in the
 * same list.
 */
function matchChildren(
  { before, after }: Couple,
  partner: ReadonlyMap<Node, Node>,
  origin: ReadonlyMap<Node, Node>,
): Match {
  const old = new Map<number, Entry>();
  for (const from of entriesOf(before)) if (!partner.has(from.node)) old.set(from.node.id, from);
  const kept: Couple[] = [];
  const come: Entry[] = [];
  for (const to of entriesOf(after)) {
    if (origin.has(to.node)) continue;
    const from = old.get(to.node.id);
    if (from?.node.type === to.node.type) {
      if (from.node !== to.node || from.key !== to.key) kept.push({ before: from, after: to });
      old.delete(to.node.id);
    } else come.push(to);
  }
  return { kept, gone: [...old.values()], come };
}
