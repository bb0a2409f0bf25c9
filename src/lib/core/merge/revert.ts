/*
 * Takes one change back while the others stay: its subject returns to its earlier state, and everything else is
 * unchanged. Changes that cannot remain without it, or that it depends on, are taken back too and reported.
 */
import { mountsOf } from '../document/resolve-refs.ts';
import { withOnlyMoves } from '../document/moves.ts';
import type { Doc, NodeId } from '../document/node.ts';
import { pointerOf } from '../document/walk.ts';
import { plan } from '../operations/plan.ts';
import { ok, refuse, type Result } from '../result.ts';
import type { World } from '../check/diagnostic.ts';
import { contentOf } from '../check/placement/allow.ts';
import { elementAt } from '../document/elements.ts';
import { join } from '../text/edit.ts';
import type { ListKey } from '../schema/kinds.ts';
import type { Change } from '../compare/change.ts';
import { changesOf } from '../compare/changes.ts';
import type { Entry } from '../compare/entry.ts';
import { matchDocs } from '../compare/match-docs.ts';
import { compose, type Composed } from './compose.ts';
import { between, factsOf, holdersOf, whoOf, type Between, type Facts } from './facts.ts';
import type { Carried, Reverted } from './merged.ts';
import * as m from './messages.ts';
import { withRestoredIds } from './restore-ids.ts';
import { barely, laterSide, listOf, originSide, type Who } from './sides.ts';
import { withOldIds, type KnownNodes } from './old-ids.ts';
import { restoreWhitespace } from './restore-whitespace.ts';
import { brokenness, takenOver } from './whole-text.ts';
import { mergePolicyOf, type Kept } from './merge-policy.ts';
import { editsTo } from './write.ts';

/**
 * Takes one row of `changesOf(base, doc)` back, or several together under the label of the first. A removed element
 * returns with its id, its text and its old position among its remaining neighbors. An element that was matched by
 * its content has the base's id from then on. If a row cannot be taken back alone, the rows it depends on are taken
 * back with it: the nearest first, eventually all. Refuses, with a sentence, texts that do not parse and rows that do
 * not exist.
 */
export function revert(
  base: Doc,
  doc: Doc,
  change: Change | readonly Change[],
  world: World = {},
): Result<Reverted> {
  const wanted = new Map([change].flat().map((one) => [changeKey(one), one]));
  const rows = changesOf(base, doc, world);
  const own = rows.filter((row) => wanted.has(changeKey(row)));
  const [row] = own;
  if (!row) return refuse('take-back', m.changeIsGone);
  const label = m.revert(wanted.get(changeKey(row))!.text);
  if (own.length === rows.length && own.length > 1)
    return ok({ ...takenOver(doc, base, undefined, true), label, also: [] });
  if (row.kind === 'text') return textBack(base, doc, row, label);
  const broken = brokenness({ doc: base, name: m.textBefore }, { doc, name: m.textNow });
  if (broken) return broken;

  const bare = barely(base, doc);
  const before = bare(originSide(base));
  const old = new Set([...before.entries.keys()].map(({ id }) => id));
  const firstFree = Math.max(base.nextId, doc.nextId);
  const known = withOldIds(doc, matchDocs(base, doc), (id) => old.has(id), firstFree);
  const now = known.doc;
  const docs = between(before, bare(laterSide(now, matchDocs(base, now))));
  const present = rows.map((one) => renamed(one, known));
  const isOwn = new Set(present.filter((_, i) => wanted.has(changeKey(rows[i]!))));
  const along = new Set(isOwn);
  for (;;) {
    const others = present.filter((other) => !along.has(other));
    const still = others.filter(({ kind }) => kind === 'moved');
    const composed = composedWithout(docs, factsOf([...along], docs), keptOf(others, docs));
    let needed = others.filter((other) => isNeeded(other, composed, docs));
    if (needed.length === 0) {
      const edits = editsTo(now, composed.target);
      const after = withRestoredIds(now, composed.target, edits, Math.max(firstFree, now.nextId));
      const spaced = restoreWhitespace(base, now, { edits, after });
      // What keeps its place counts as not moved, so that the other rows stay the same.
      const ids = new Set(still.flatMap((one) => one.after ?? []));
      const result = { ...spaced, after: withOnlyMoves(spaced.after, base.moved, ids) };
      const left = new Set(changesOf(base, result.after, world).map(changeKey));
      const stuck = [...isOwn].filter((one) => left.has(changeKey(one)));
      const crowding = stuck.length === 0 ? crowdingIn(result.after, others, now) : [];
      if (stuck.length === 0 && crowding.length === 0) {
        const isGone = (_: Change, i: number) =>
          !isOwn.has(present[i]!) && !left.has(changeKey(present[i]!));
        return ok({ ...result, label, also: rows.filter(isGone) });
      }
      needed = crowding.length > 0 ? crowding : nearest(stuck, others, docs);
    }
    if (needed.length === 0)
      return ok({
        ...takenOver(doc, base, undefined, true),
        label,
        also: rows.filter((one) => !own.includes(one)),
      });
    for (const other of needed) along.add(other);
  }
}

/** Restores a file's earlier text. A file created since then is put back where its content came from. */
function textBack(base: Doc, doc: Doc, { place }: Change, label: string): Result<Reverted> {
  const mounts = mountsOf(doc, place);
  if (base.files.has(place)) {
    if (mounts.length > 0 || mountsOf(base, place).length === 0)
      return ok({ ...takenOver(doc, base, [place]), label, also: [] });
    return refuse('take-back', m.keepInFile);
  }
  let steps: Carried = { edits: [], after: doc };
  for (const { path } of mounts) {
    const element = elementAt(steps.after, path);
    const node = pointerOf({ path: element ? path : path.slice(0, -1) });
    const list = element ? undefined : (path.at(-1) as ListKey);
    const planned = plan(steps.after, { op: 'inline', node, ...(list && { list }) });
    if (!planned.ok) return planned;
    steps = { edits: join(steps.edits, planned.value.edits), after: planned.value.after };
  }
  const gone = takenOver(steps.after, base, [place], true);
  return ok({ edits: join(steps.edits, gone.edits), after: gone.after, label, also: [] });
}

/**
 * The rows about elements that share their holder with another kind of list there, though they don't now. Of such
 * lists, readers see only one.
 */
function crowdingIn(then: Doc, others: readonly Change[], now: Doc): Change[] {
  const arrived = others.filter(({ kind }) => kind === 'moved' || kind === 'added');
  if (arrived.length === 0) return [];
  const [entriesThen, entriesNow] = [then, now].map(
    (doc) => new Map([...originSide(doc).entries.values()].map((entry) => [entry.node.id, entry])),
  ) as [Map<NodeId, Entry>, Map<NodeId, Entry>];
  const isMixed = (entry: Entry | undefined) => entry !== undefined && contentOf(entry).length > 1;
  return arrived.filter(({ after }) => {
    const holder = after === undefined ? undefined : entriesThen.get(after)?.parent;
    return isMixed(holder) && !isMixed(entriesNow.get(holder!.node.id));
  });
}

const renamed = (row: Change, { idOf }: KnownNodes): Change =>
  row.after === undefined ? row : { ...row, after: idOf(row.after) };

/** The rows about the elements of these rows and their holders, or, if there are none, about elements inside those. */
function nearest(of: readonly Change[], others: readonly Change[], docs: Between): Change[] {
  const { before, after } = docs;
  const about = of.flatMap((one) => whoOf(one, docs) ?? []);
  const ways = about.map((who) => [
    who,
    ...holdersOf(before, who).slice(0, 1),
    ...holdersOf(after, who).slice(0, 1),
  ]);
  const round = new Set(ways.flat());
  const isNear = (other: Change): boolean => {
    const who = whoOf(other, docs);
    return who !== undefined && round.has(who);
  };
  const near = others.filter(isNear);
  if (near.length > 0) return near;
  const isInside = (other: Change): boolean => {
    const who = whoOf(other, docs);
    if (!who) return false;
    return [before, after].some((side) => holdersOf(side, who).some((holder) => round.has(holder)));
  };
  return others.filter(isInside);
}

/** Identifies a row for as long as its change persists. */
const changeKey = ({ kind, before, after, field, order, lists, place }: Change): string =>
  JSON.stringify([kind, before, after, field, order, lists, kind === 'text' ? place : undefined]);

const keptOf = (others: readonly Change[], docs: Between): Kept => ({
  places: factsOf(
    others.filter(({ kind }) => kind === 'moved'),
    docs,
  ).places,
  rewrapped: factsOf(others, docs).rewrapped,
});

function composedWithout(docs: Between, facts: Facts, kept: Kept): Composed & { facts: Facts } {
  const { before, after } = docs;
  return { ...compose(after, before, mergePolicyOf(facts, after, before, kept)), facts };
}

/** Whether another row must be taken back too, so that everything gets its intended position. */
function isNeeded(
  row: Change,
  { fallbackPlaced, unplaced, facts }: Composed & { facts: Facts },
  docs: Between,
): boolean {
  const { before, after } = docs;
  if (row.kind !== 'removed' && row.kind !== 'moved') return false;
  const who = whoOf(row, docs);
  if (!who) return false;
  const own = row.kind === 'removed' ? factsOf([row], docs).elements : undefined;
  const bars = (lost: Who) => {
    const home = listOf(before, lost)?.parent;
    if (!home) return false;
    if (own) return own.has(home);
    // Its old holder is inside it now.
    return home === who || holdersOf(after, home).includes(who);
  };
  return [...unplaced, ...fallbackPlaced].some(
    (lost) => (unplaced.has(lost) || facts.places.has(lost)) && lost !== who && bars(lost),
  );
}
