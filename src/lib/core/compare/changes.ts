/*
 * Describes in words what changed between two documents of one history: one row per user action, as far as
 * the documents show it. A moved subtree is one row wherever it went. A removed group is one row that
 * includes its content. `pairs.ts` matches the elements, and this file turns the matches into sentences.
 * Documents that were read separately share no ids, so read the second from the first with `reread`.
 */
import { resolvedRefs, type Mount } from '../document/resolve-refs.ts';
import type { Doc, Node } from '../document/node.ts';
import { effectiveMembers, member, rootSpot, spotAt } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { elementAt, elementOf, navigationOf } from '../document/elements.ts';
import { capital, named } from '../document/kind-words.ts';
import * as m from './change-messages.ts';
import type { Change, Holder } from './change.ts';
import { fieldChanges, membersDiffer, settingChanges, settingOrders } from './field-changes.ts';
import { isAbsorbed, isRewrapped, matchDocs, type DocMatch } from './match-docs.ts';
import type { Couple, Entry, Pair } from './entry.ts';
import { fingerprint } from './fingerprint.ts';
import type { Relisting } from './pair-orders.ts';
import type { Pairing } from './pairs.ts';
import {
  contents,
  entryName,
  ordinal,
  pagesBelow,
  entryParts,
  entryPlace,
  ownName,
  quoted,
  trail,
  wordFor,
} from './entry-words.ts';

/** Returns the changes from `base` to `doc` in navigation order, followed by settings of the site. */
export function changesOf(base: Doc, doc: Doc, world: World = {}): readonly Change[] {
  if (base === doc) return [];
  const rows = [
    ...navigationChanges(base, doc, world),
    ...settings(base, doc),
    ...otherFiles(base, doc),
    ...otherKeeping(base, doc),
  ];
  return rows.length > 0 ? rows : textOnly(base, doc);
}

const rootOf = (doc: Doc, file = doc.main): Node | undefined => doc.files.get(file)?.root;

function navigationChanges(base: Doc, doc: Doc, world: World): Change[] {
  const docMatch = matchDocs(base, doc);
  if (!docMatch) return [];
  const rows: { readonly entry: Entry; readonly change: Change }[] = [];

  for (const entry of docMatch.gone)
    rows.push({ entry, change: removal(entry, docMatch, docMatch.unwraps, world) });
  for (const entry of docMatch.added)
    rows.push({ entry, change: arrival(entry, docMatch, docMatch.wraps, world) });
  for (const { parent, count } of docMatch.shuffled)
    rows.push({ entry: parent.after, change: shuffle(parent, count, docMatch, world) });
  for (const relisted of docMatch.relisted)
    rows.push({ entry: relisted.parent.after, change: relisting(relisted, world) });
  for (const pair of docMatch.pairs) {
    if (pair.moved && !isAbsorbed(pair, docMatch))
      rows.push({ entry: pair.after, change: move(pair, docMatch, world) });
    for (const change of fieldChanges(pair, world)) rows.push({ entry: pair.after, change });
  }
  return rows
    .map(({ entry, change }) => ({ rank: rankOf(entry), change }))
    .sort((x, y) => compareRanks(x.rank, y.rank))
    .map(({ change }) => change);
}

function move(pair: Pair, docMatch: DocMatch, world: World): Change {
  const { before, after } = pair;
  const name = entryName(before, world);
  const from = before.parent!;
  const to = after.parent!;
  const place = ordinal(after.index);
  const stays = docMatch.partner.get(from.node) === to.node || isRewrapped(pair, docMatch);
  const [start, goal] = apart(from, to, world);
  return {
    kind: 'moved',
    text: stays
      ? m.movedWithin(name, entryPlace(to, world), place)
      : m.moved(name, start, goal, place),
    place: stays ? trail(to, world) : `${trail(from, world)} → ${trail(to, world)}`,
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    ...ownName(before, world),
    from: holder(from, world),
    to: holder(to, world),
    parts: entryParts(after),
  };
}

const holder = (entry: Entry, world: World): Holder => ({
  id: entry.node.id,
  name: entryPlace(entry, world),
});

/** Names two locations, each by as much of its trail as distinguishes it from the other. */
function apart(from: Entry, to: Entry, world: World): [string, string] {
  const short: [string, string] = [entryPlace(from, world), entryPlace(to, world)];
  if (short[0] !== short[1]) return short;
  const long: [string, string] = [quoted(trail(from, world)), quoted(trail(to, world))];
  return long[0] === long[1] ? [m.one(short[0]), m.another] : long;
}

function shuffle(
  { before, after }: Couple,
  count: number,
  { wraps, unwraps }: DocMatch,
  world: World,
): Change {
  return {
    kind: 'reordered',
    text: m.orderChanged(entryPlace(after, world), count),
    place: trail(after, world),
    element: after.kind,
    ...(!wraps.has(after.node) && !unwraps.has(before.node) && { before: before.node.id }),
    after: after.node.id,
    ...ownName(after, world),
    parts: entryParts(after),
  };
}

function relisting({ parent: { before, after }, lists }: Relisting, world: World): Change {
  const became = m.relisted(lists[1], lists[0]);
  const owner = after.parent ? quoted(entryName(after, world)) : m.theNavigation;
  return {
    kind: 'changed',
    text: m.entriesRelisted(owner, became),
    place: trail(after, world),
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    lists,
    ...ownName(after, world),
    said: { what: m.entries, became },
    parts: entryParts(after),
  };
}

function removal(
  entry: Entry,
  pairing: Pairing,
  unwraps: ReadonlyMap<Node, number>,
  world: World,
): Change {
  const freed = unwraps.get(entry.node) ?? 0;
  const inside = contents(entry, (node) => !pairing.partner.has(node));
  const [word, name] = [wordFor(entry), entryName(entry, world)];
  const from = entryPlace(entry.parent!, world);
  return {
    kind: 'removed',
    text:
      freed > 0
        ? m.takenAway(word, name, from)
        : m.removed(m.withContents(word, name, inside), from),
    place: trail(entry.parent!, world),
    element: entry.kind,
    before: entry.node.id,
    ...ownName(entry, world),
    from: holder(entry.parent!, world),
    parts: entryParts(entry.parent!),
    round: freed,
    pages: pagesIn(entry, (node) => !pairing.partner.has(node)),
  };
}

function arrival(
  entry: Entry,
  pairing: Pairing,
  wraps: ReadonlyMap<Node, number>,
  world: World,
): Change {
  const wrapped = wraps.get(entry.node) ?? 0;
  const isNew = (node: Node) => !pairing.origin.has(node);
  const inside = contents(entry, isNew);
  const [word, name] = [wordFor(entry), entryName(entry, world)];
  const to = entryPlace(entry.parent!, world);
  const subject = m.withContents(word, name, inside);
  return {
    kind: 'added',
    ...(wrapped > 0
      ? { text: m.putRound(word, name, wrapped, to) }
      : { text: m.added(subject, to, ordinal(entry.index)), added: subject }),
    place: trail(entry.parent!, world),
    element: entry.kind,
    after: entry.node.id,
    ...ownName(entry, world),
    to: holder(entry.parent!, world),
    parts: entryParts(entry.parent!),
    round: wrapped,
    // What is new inside a wrapper has its own row.
    pages: wrapped > 0 ? 0 : pagesIn(entry, isNew),
  };
}

/** Number of pages in an entry; a page counts as one. */
const pagesIn = (entry: Entry, counts: (node: Node) => boolean): number =>
  entry.node.type === 'object' ? pagesBelow(entry.node, counts) : 1;

/** Path down to an entry, as numbers that sort in text order. */
function rankOf(entry: Entry): number[] {
  const rank: number[] = [];
  for (let at: Entry | undefined = entry; at; at = at.parent) rank.push(at.index);
  return rank.reverse();
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length && i < b.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!;
  return a.length - b.length;
}

/** Changes in docs.json outside `navigation`, or including it while it isn't an object. */
function settings(base: Doc, doc: Doc): Change[] {
  const before = rootSpot(base)?.node;
  const after = rootSpot(doc)?.node;
  if (before === after || !before || !after) return [];
  if (before.type !== 'object' || after.type !== 'object')
    return fingerprint(before) === fingerprint(after) ? [] : [whole(doc.main)];
  const asElements = navigationOf(base) !== undefined && navigationOf(doc) !== undefined;
  const keys = new Set(
    [...effectiveMembers(before), ...effectiveMembers(after)].map(({ key }) => key),
  );
  if (asElements) keys.delete('navigation');
  return [
    ...[...keys].flatMap((key) =>
      membersDiffer(before, after, key)
        ? settingChanges([key], member(before, key)?.value, member(after, key)?.value)
        : [],
    ),
    ...settingOrders(before, after, (key) => keys.has(key)),
  ];
}

/** Changes in files that are not mounted anywhere. Changes in mounted files are reported where they show. */
function otherFiles(base: Doc, doc: Doc): Change[] {
  const shown = new Set(
    [base, doc].flatMap((one) => resolvedRefs(one).mounts.map(({ file }) => file)),
  );
  const files = [...new Set([...base.files.keys(), ...doc.files.keys()])].filter(
    (file) => file !== doc.main && !shown.has(file),
  );
  return files.flatMap((file) => {
    const before = rootOf(base, file);
    const after = rootOf(doc, file);
    if (before === after) return [];
    return before && after && fingerprint(before) === fingerprint(after) ? [] : [whole(file)];
  });
}

/** Content that moved into its own file, or out of one. */
function otherKeeping(base: Doc, doc: Doc): Change[] {
  const [was, is] = [base, doc].map(
    (one) => new Map(resolvedRefs(one).mounts.map((mount) => [mount.file, mount])),
  );
  const told = (file: string, { path }: Mount, of: Doc, say: typeof m.keptInFile): Change => {
    const element = elementAt(of, path);
    const name = element ? named(element) : path.slice(-1).join('');
    return { kind: 'text', text: say(capital(name), file), place: file };
  };
  const come = [...is!].flatMap(([file, mount]) =>
    base.files.has(file) ? [] : [told(file, mount, doc, m.keptInFile)],
  );
  const gone = [...was!].flatMap(([file, mount]) =>
    is!.has(file) || !isThere(base, doc, mount) ? [] : [told(file, mount, base, m.keptNoLonger)],
  );
  return [...come, ...gone];
}

/** Whether the content of a file still shows, though no longer through that file. */
function isThere(base: Doc, doc: Doc, { path }: Mount): boolean {
  const before = elementAt(base, path);
  return before ? elementOf(doc, before.node.id) !== undefined : spotAt(doc, path) !== undefined;
}

const whole = (file: string): Change => ({
  kind: 'text',
  text: m.contentChanged(file),
  place: file,
});

/** Changes in text alone, while the content is the same or cannot be read. */
function textOnly(base: Doc, doc: Doc): Change[] {
  return [...doc.files].flatMap(([file, reading]): Change[] => {
    if (reading.text === base.files.get(file)?.text) return [];
    const broken =
      reading.problem !== undefined ||
      reading.root === undefined ||
      rootOf(base, file) === undefined;
    const text = broken ? m.textChanged(file) : m.onlyWritingChanged(file);
    return [{ kind: 'text', text, place: file }];
  });
}
