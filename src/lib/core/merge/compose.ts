/*
 * Builds one document from two. `MergePolicy` decides each element, list, order and field in which the sides differ;
 * parts equal on both sides are not queried. The result uses our text for every element we have.
 */
import type { ArrayNode, Node, ObjectNode } from '../document/node.ts';
import { below, effectiveMembers, member, rootSpot, type Spot } from '../document/walk.ts';
import { isListKey } from '../schema/kinds.ts';
import { isEqual } from '../compare/fingerprint.ts';
import { hidingAmong, kindIn, staysEmpty } from './empty-lists.ts';
import type { ListItem } from './list-items.ts';
import { mergeOrder, type SideName } from './order.ts';
import { isSameList, listOf, spotOf, type ListName, type Side, type Who } from './sides.ts';
import type { Piece, TargetSlot, Target } from './target.ts';

/**
 * Decides everything in which two sides differ. Paths are keys inside an element, or inside the document when there
 * is no element.
 */
export interface MergePolicy {
  /** Whether to include an element that only one side has. */
  readonly wants: (who: Who) => boolean;
  /** The list that an element of a side counts as being in, without the wrappers that go and with those that stay. */
  readonly listAmong?: (who: Who, side: SideName) => ListName | undefined;
  /** Whose list contains an element that is in different lists on the two sides. */
  readonly lister: (who: Who) => SideName;
  /** Whose order places an entry of a list on both sides. Returns undefined for steady entries. */
  readonly leader: (
    list: ListName,
    ours: readonly Who[],
    theirs: readonly Who[],
  ) => (who: Who) => SideName | undefined;
  /** The same for the keys of an object. */
  readonly keyLeader: (
    who: Who | undefined,
    path: readonly string[],
    ours: readonly string[],
    theirs: readonly string[],
  ) => (key: string) => SideName | undefined;
  /** Whose value a field gets. */
  readonly field: (who: Who | undefined, path: readonly string[]) => SideName;
  /** The entries of a list of plain values, if they can be decided one by one. */
  readonly items?: (
    who: Who | undefined,
    path: readonly string[],
    ours: ArrayNode,
    theirs: ArrayNode,
  ) => readonly ListItem[] | undefined;
  /** Whose list to use when two lists differ only in the key order of their entries. */
  readonly arrangement: (who: Who | undefined, path: readonly string[]) => SideName;
  /** Whether an object that one side does not have is decided key by key. */
  readonly divides: (who: Who | undefined, path: readonly string[]) => boolean;
  /** Whose state decides if an empty child list is present, when only one side has the list. */
  readonly emptyList: (list: ListName) => SideName;
}

export interface Composed {
  readonly target: Target;
  /** Elements that had to stay in the other side's list because the wanted list does not exist. */
  readonly fallbackPlaced: ReadonlySet<Who>;
  /** Wanted elements for which there is no list. */
  readonly unplaced: ReadonlySet<Who>;
}

/** Both sides must contain an object whose navigation is an object, or neither may have elements. */
export function compose(ours: Side, theirs: Side, policy: MergePolicy): Composed {
  const places = placed(ours, theirs, policy);
  const lists = listsOf(ours, theirs, places, policy);

  const piece = (side: Side, spot: Spot): Piece => ({ doc: side.doc, spot });
  const kept = (like: Piece): Target => ({ is: 'kept', like });
  const inside = (of: Piece | undefined, step: string | number): Piece | undefined => {
    const spot = of && below(of.spot, step);
    return spot && { doc: of.doc, spot };
  };

  function element(who: Who): Target {
    const [a, b] = [ours.entries.get(who), theirs.entries.get(who)];
    const mine = a && piece(ours, spotOf(ours, a));
    const other = b && piece(theirs, spotOf(theirs, b));
    return value(who, [], mine, other) ?? kept((mine ?? other)!);
  }

  /** Returns undefined when the value is not wanted. */
  function value(
    who: Who | undefined,
    path: readonly string[],
    mine: Piece | undefined,
    other: Piece | undefined,
  ): Target | undefined {
    const [a, b] = [mine?.spot.node, other?.spot.node];
    if (a === b) return mine && kept(mine);
    const isAlone = who !== undefined && !(ours.entries.has(who) && theirs.entries.has(who));
    const isElement = who !== undefined && path.length === 0;
    const anyObject = (!a || a.type === 'object') && (!b || b.type === 'object');
    if (anyObject && ((a && b) || isElement || (!isAlone && policy.divides(who, path))))
      return object(who, path, mine, other);
    if (isAlone) return kept((mine ?? other)!);
    if (a && b && isEqual(a, b))
      return kept(policy.arrangement(who, path) === 'ours' ? mine! : other!);
    const items =
      a?.type === 'array' && b?.type === 'array' ? policy.items?.(who, path, a, b) : undefined;
    if (items) return plainList(items, mine!, other!);
    const chosen = policy.field(who, path) === 'ours' ? mine : other;
    return chosen && kept(chosen);
  }

  function plainList(items: readonly ListItem[], mine: Piece, other: Piece): Target {
    const targets = items.map(({ side, index }) =>
      kept(inside(side === 'ours' ? mine : other, index)!),
    );
    return list(mine, targets);
  }

  /** A list with these entries; the list itself if it has them already. */
  function list(like: Piece, items: readonly Target[]): Target {
    const { node } = like.spot;
    const isSame =
      node.type === 'array' &&
      node.items.length === items.length &&
      items.every((item, i) => item.is === 'kept' && item.like.spot.node === node.items[i]);
    return isSame ? kept(like) : { is: 'array', like, items };
  }

  function object(
    who: Who | undefined,
    path: readonly string[],
    mine: Piece | undefined,
    other: Piece | undefined,
  ): Target | undefined {
    const slots = new Map<string, Target>();
    const [own, foreign] = [keysOf(mine), keysOf(other)];
    for (const key of new Set([...own, ...foreign])) {
      const [a, b] = [inside(mine, key), inside(other, key)];
      const slot =
        who === undefined && path.length === 0 && key === 'navigation' && ours.entries.size > 0
          ? element(topOf(ours))
          : who !== undefined && path.length === 0 && standsForChildren(key, a, b)
            ? children(who, key, a, b)
            : value(who, [...path, key], a, b);
      if (slot) slots.set(key, slot);
    }
    if (who && path.length === 0)
      for (const key of hidingAmong(kindIn(places.listIn(who)), slots, [mine, other]))
        slots.delete(key);
    if (slots.size === 0 && !(mine && other) && path.length > 0) return undefined;
    const like = (mine ?? other)!;
    const [x, y] = [own, foreign].map((keys) => keys.filter((key) => slots.has(key)));
    const order = mergeOrder(x!, y!, policy.keyLeader(who, path, x!, y!));
    const members = order.map((key): TargetSlot => ({ key, value: slots.get(key)! }));
    return isAsItStands(like.spot.node, members) ? kept(like) : { is: 'object', like, members };
  }

  function children(
    who: Who,
    key: string,
    mine: Piece | undefined,
    other: Piece | undefined,
  ): Target | undefined {
    const like = (mine ?? other)!;
    const name = { parent: who, key };
    const entries = lists(name);
    if (key === 'global') {
      const [only] = entries;
      return only && element(only);
    }
    const isAlone = !(ours.entries.has(who) && theirs.entries.has(who));
    if (entries.length === 0 && !(mine && other) && !isAlone) {
      const side = policy.emptyList(name) === 'ours' ? mine : other;
      if (!side) return undefined;
    }
    const kind = kindIn(places.listIn(who));
    if (entries.length === 0 && !staysEmpty(kind, key, mine, other)) return undefined;
    return list(like, entries.map(element));
  }

  const roots = [rootSpot(ours.doc), rootSpot(theirs.doc)] as const;
  const target = object(undefined, [], piece(ours, roots[0]!), piece(theirs, roots[1]!))!;
  return { target, fallbackPlaced: places.fallbackPlaced, unplaced: places.unplaced };
}

const topOf = (side: Side): Who => side.entries.keys().next().value!;

const keysOf = (of: Piece | undefined): string[] =>
  of?.spot.node.type === 'object' ? effectiveMembers(of.spot.node).map(({ key }) => key) : [];

/** Whether every side that has this key uses it as a list of children. Anything else is an ordinary value. */
function standsForChildren(key: string, mine: Piece | undefined, other: Piece | undefined) {
  const type = key === 'global' ? 'object' : isListKey(key) ? 'array' : undefined;
  return type !== undefined && [mine, other].every((of) => !of || of.spot.node.type === type);
}

const isAsItStands = (node: Node, members: readonly TargetSlot[]): boolean =>
  node.type === 'object' &&
  effectiveOf(node).length === members.length &&
  effectiveOf(node).every(
    (m, i) =>
      m.key === members[i]!.key &&
      members[i]!.value.is === 'kept' &&
      members[i]!.value.like.spot.node === m.value,
  );

const effectiveOf = (node: ObjectNode) => effectiveMembers(node);

/** Determines the list of each wanted element. */
function placed(ours: Side, theirs: Side, policy: MergePolicy) {
  const fallbackPlaced = new Set<Who>();
  const unplaced = new Set<Who>();
  const settled = new Map<Who, ListName | 'top' | undefined>();
  const onTheWay = new Set<Who>();
  const isWanted = (who: Who) =>
    (ours.entries.has(who) && theirs.entries.has(who)) || policy.wants(who);

  const home = (side: Side, who: Who): ListName | undefined =>
    policy.listAmong?.(who, side === ours ? 'ours' : 'theirs') ?? listOf(side, who);
  function settle(who: Who): ListName | 'top' | undefined {
    if (settled.has(who)) return settled.get(who);
    if (!isWanted(who)) return undefined;
    const [a, b] = [home(ours, who), home(theirs, who)];
    if (!a && !b) return 'top';
    const both = a && b && !isSameList(a, b);
    const ordered =
      both && policy.lister(who) === 'theirs' ? [b, a] : [a ?? b, both ? b : undefined];
    onTheWay.add(who);
    const chosen = ordered.find(
      (list) => list && !onTheWay.has(list.parent) && settle(list.parent) !== undefined,
    );
    onTheWay.delete(who);
    if (chosen && chosen !== ordered[0]) fallbackPlaced.add(who);
    if (!chosen) unplaced.add(who);
    settled.set(who, chosen);
    return chosen;
  }
  const listIn = (who: Who): ListName | undefined => {
    const list = settle(who);
    return list === 'top' ? undefined : list;
  };
  return { home, listIn, fallbackPlaced, unplaced };
}

/** The final entries of each list. */
function listsOf(
  ours: Side,
  theirs: Side,
  { home, listIn }: Pick<ReturnType<typeof placed>, 'home' | 'listIn'>,
  policy: MergePolicy,
): (list: ListName) => readonly Who[] {
  const gather = (side: Side) => {
    const byParent = new Map<Who, Map<string, Who[]>>();
    for (const who of side.entries.keys()) {
      const list = home(side, who);
      if (!list || !isSameList(list, listIn(who))) continue;
      const own = byParent.get(list.parent) ?? new Map<string, Who[]>();
      byParent.set(list.parent, own);
      const entries = own.get(list.key);
      if (entries) entries.push(who);
      else own.set(list.key, [who]);
    }
    return (list: ListName) => byParent.get(list.parent)?.get(list.key) ?? [];
  };
  const [x, y] = [gather(ours), gather(theirs)];
  return (list) => {
    const [a, b] = [x(list), y(list)];
    if (a.length === b.length && a.every((who, i) => who === b[i])) return a;
    return mergeOrder(a, b, policy.leader(list, a, b));
  };
}

/** The plain fields of an element's node: all members except child lists. */
export const fieldsOf = (node: Node): readonly string[] =>
  node.type === 'object'
    ? effectiveMembers(node)
        .filter(({ key, value }) => !isListKey(key) || value.type !== 'array')
        .map(({ key }) => key)
    : [];

/** The value at a path of keys inside a node. */
export const valueAt = (node: Node | undefined, path: readonly string[]): Node | undefined =>
  path.reduce<Node | undefined>((at, key) => member(at, key)?.value, node);
