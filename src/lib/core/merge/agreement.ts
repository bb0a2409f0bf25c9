/*
 * The three-way policy: a change by one side alone is taken, a change both sides made alike is kept, and a change
 * both made differently is a question, answered with ours until someone chooses.
 */
import type { Node } from '../document/node.ts';
import { effectiveMembers, rootSpot } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { isEqual } from '../compare/fingerprint.ts';
import { entryName } from '../compare/entry-words.ts';
import { fieldName, settingName } from '../compare/field-changes.ts';
import { valueAt, type MergePolicy } from './compose.ts';
import { cyclesIn } from './cycles.ts';
import { deletionsOf, type Deletion } from './deletions.ts';
import { mergeItems } from './list-items.ts';
import type { Choice, SideNames } from './merged.ts';
import { moversOf, type SideName } from './order.ts';
import * as m from './question-messages.ts';
import * as words from './questions.ts';
import { childrenIn, isSameList, listOf, type ListName, type Side, type Who } from './sides.ts';
import type { MatchedAdditions } from './match-additions.ts';
import { inBoth } from './merge-policy.ts';

export interface Agreement extends MergePolicy {
  /** The questions met so far, and the elements they concern. */
  readonly questions: ReadonlyMap<string, { readonly asked: words.Asked; readonly who?: Who }>;
}

/** Reorderings with more moved entries than this become one question about the whole list. */
const ASKED_MOVES = 3;

export function agreementOf(
  base: Side,
  ours: Side,
  theirs: Side,
  { conflicting }: MatchedAdditions,
  choices: ReadonlyMap<string, Choice>,
  names: SideNames,
  world: World,
): Agreement {
  const questions = new Map<string, { asked: words.Asked; who?: Who }>();
  const style = { names, world };
  const lostToThem = deletionsOf(base, ours, theirs);
  const lostToUs = deletionsOf(base, theirs, ours);
  const rivalOf = new Map(
    conflicting.flatMap((pair) => [
      [ours.whoOf(pair.ours.node), pair],
      [theirs.whoOf(pair.theirs.node), pair],
    ]),
  );

  /** Returns the choice for a question, and records the question if it is new. */
  function choose(
    id: string,
    who: Who | undefined,
    name: string,
    mine: words.Doing,
    other: words.Doing,
  ): SideName {
    if (!questions.has(id)) {
      const entry = who && (ours.entries.get(who) ?? theirs.entries.get(who));
      questions.set(id, {
        asked: words.ask(id, entry, name, mine, other, style),
        ...(who ? { who } : {}),
      });
    }
    return choices.get(id) ?? 'ours';
  }
  const named = (side: Side, who: Who) => entryName(side.entries.get(who)!, world);

  function deletion({ root, touch }: Deletion, isOurs: boolean): SideName {
    const keeper = isOurs ? ours : theirs;
    const entry = keeper.entries.get(root)!;
    // Guard: deleted here, changed there: a question
    if (!touch) return isOurs ? 'theirs' : 'ours';
    const was = base.entries.get(root)!;
    const kept = words.touched(touch, entry, was, isOurs, world);
    const gone = words.deleted(was, !isOurs, world);
    const [mine, other] = isOurs ? [kept, gone] : [gone, kept];
    return choose(`deleted ${root.id}`, root, entryName(was, world), mine, other);
  }

  function lister(who: Who): SideName {
    const forced = cycles.get(who);
    return forced ?? listedBy(who);
  }
  function listedBy(who: Who): SideName {
    const home = listOf(base, who);
    if (isSameList(home, listOf(ours, who))) return 'theirs';
    if (!home || isSameList(home, listOf(theirs, who))) return 'ours';
    return choose(
      `moved ${who.id}`,
      who,
      named(ours, who),
      words.movedTo(ours.entries.get(who)!, true, world),
      words.movedTo(theirs.entries.get(who)!, false, world),
    );
  }

  const cycles: ReadonlyMap<Who, SideName> = cyclesIn(base, ours, theirs, listedBy, (who, inner) =>
    choose(
      `moved ${who.id}`,
      who,
      named(ours, who),
      words.movedTo(ours.entries.get(inner)!, true, world),
      words.movedTo(theirs.entries.get(who)!, false, world),
    ),
  );

  function leader(list: ListName, a: readonly Who[], b: readonly Who[]) {
    const [x, y] = inBoth(a, b);
    if (x.every((who, i) => who === y[i])) return () => undefined;
    const old = childrenIn(base, list.parent).flatMap(({ who, key }) =>
      key === list.key ? [who] : [],
    );
    const [order, mine] = inBoth(old, x);
    const [, other] = inBoth(old, y);
    const [movedByUs, movedByThem] = [moversOf(order, mine), moversOf(order, other)];
    const known = new Set(order);
    const isLarge = movedByUs.size > ASKED_MOVES || movedByThem.size > ASKED_MOVES;
    if (isLarge && movedByUs.size > 0 && movedByThem.size > 0) {
      const holder = ours.entries.get(list.parent)!;
      const chosen = choose(
        `order ${list.parent.id} ${list.key}`,
        list.parent,
        entryName(holder, world),
        words.reordered(holder, true, world),
        words.reordered(holder, false, world),
      );
      return (who: Who) =>
        !known.has(who) || movedByUs.has(who) || movedByThem.has(who) ? chosen : undefined;
    }
    const isSteady = (who: Who) => !movedByUs.has(who) && !movedByThem.has(who);
    const gapIn = (list: readonly Who[], who: Who) =>
      list.slice(0, list.indexOf(who)).filter(isSteady).length;
    return (who: Who): SideName | undefined => {
      if (!known.has(who)) return 'ours';
      if (!movedByUs.has(who)) return movedByThem.has(who) ? 'theirs' : undefined;
      if (!movedByThem.has(who) || gapIn(mine, who) === gapIn(other, who)) return 'ours';
      return choose(
        `placed ${who.id}`,
        who,
        named(ours, who),
        words.placedAt(ours.entries.get(who)!, true, world),
        words.placedAt(theirs.entries.get(who)!, false, world),
      );
    };
  }

  const valueIn = (side: Side, who: Who | undefined, path: readonly string[]): Node | undefined =>
    valueAt(who ? side.entries.get(who)?.node : rootSpot(side.doc)?.node, path);

  function field(who: Who | undefined, path: readonly string[]): SideName {
    const [old, mine, other] = [base, ours, theirs].map((side) => valueIn(side, who, path));
    if (isSame(old, mine)) return 'theirs';
    // Guard: both changed it: a question, not a guess
    if (isSame(old, other) || isSame(mine, other)) return 'ours';
    const entry = who && ours.entries.get(who);
    const name = entry ? entryName(entry, world) : settingName(path);
    return choose(
      `field ${who?.id ?? ''} ${JSON.stringify(path)}`,
      who,
      path.length > 0 && entry ? m.fieldOf(fieldName(entry.kind, path), name) : name,
      words.fieldSet(entry, path, mine, old, true, world),
      words.fieldSet(entry, path, other, old, false, world),
    );
  }

  return {
    questions,
    wants: (who) => {
      const isOurs = ours.entries.has(who);
      const rival = rivalOf.get(who);
      const own: SideName = isOurs ? 'ours' : 'theirs';
      if (rival)
        return (
          choose(
            `added ${rival.ours.node.id}`,
            ours.whoOf(rival.ours.node),
            entryName(rival.ours, world),
            words.addedAs(rival.ours, rival.theirs, true, world),
            words.addedAs(rival.theirs, rival.ours, false, world),
          ) === own
        );
      if (!base.entries.has(who)) return true;
      return deletion((isOurs ? lostToThem : lostToUs).get(who)!, isOurs) === own;
    },
    lister,
    leader,
    keyLeader: (who, path, a, b) => {
      const [x, y] = inBoth(a, b);
      const at = valueIn(base, who, path);
      const old = at?.type === 'object' ? effectiveMembers(at).map(({ key }) => key) : [];
      const [order, mine] = inBoth(old, x);
      const [, other] = inBoth(old, y);
      const [movedByUs, movedByThem] = [moversOf(order, mine), moversOf(order, other)];
      const known = new Set(order);
      return (key) =>
        !known.has(key) || movedByUs.has(key)
          ? 'ours'
          : movedByThem.has(key)
            ? 'theirs'
            : undefined;
    },
    field,
    items: (who, path, mine, other) => {
      const old = valueIn(base, who, path);
      if (old && (old.type !== 'array' || isSame(old, mine) || isSame(old, other)))
        return undefined;
      const merged = mergeItems(old?.items ?? [], mine, other);
      return merged?.keeping(merged.isConflicting ? field(who, path) : 'ours');
    },
    arrangement: () => 'ours',
    divides: () => false,
    emptyList: ({ parent, key }) => {
      const [before, mine, other] = [base, ours, theirs].map((side) =>
        valueIn(side, parent, [key]),
      );
      // A list that was added only to contain its entries isn't added without them.
      const came = mine ?? other;
      if (!before && came?.type === 'array' && came.items.length > 0)
        return mine ? 'theirs' : 'ours';
      return Boolean(before) === Boolean(mine) ? 'theirs' : 'ours';
    },
  };
}

const isSame = (a: Node | undefined, b: Node | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && isEqual(a, b));
