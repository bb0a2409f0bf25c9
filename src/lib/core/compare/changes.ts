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
import { capital, named } from '../document/words.ts';
import type { Change, Holder } from './change.ts';
import { fieldChanges, membersDiffer, settingChanges, settingOrders } from './field-changes.ts';
import { isAbsorbed, matchDocs } from './match-docs.ts';
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
  for (const entry of docMatch.come)
    rows.push({ entry, change: arrival(entry, docMatch, docMatch.wraps, world) });
  for (const { parent, count } of docMatch.shuffled)
    rows.push({ entry: parent.after, change: shuffle(parent, count, world) });
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

function move({ before, after }: Pair, { partner }: Pairing, world: World): Change {
  const name = quoted(entryName(before, world));
  const from = before.parent!;
  const to = after.parent!;
  const place = ordinal(after.index);
  const stays = partner.get(from.node) === to.node;
  const [start, goal] = apart(from, to, world);
  return {
    kind: 'moved',
    text: stays
      ? `${name} moved within ${entryPlace(to, world)}, now in ${place}`
      : `${name} moved from ${start} to ${goal}, ${place}`,
    place: stays ? trail(to, world) : `${trail(from, world)} → ${trail(to, world)}`,
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    name: entryName(before, world),
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
  const long: [string, string] = [trail(from, world), trail(to, world)];
  return long[0] === long[1] ? [`one ${quoted(short[0])}`, 'another'] : long;
}

function shuffle({ before, after }: Couple, count: number, world: World): Change {
  return {
    kind: 'reordered',
    text: `Order changed in ${entryPlace(after, world)}: ${count} entries stand elsewhere in the list`,
    place: trail(after, world),
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    name: entryPlace(after, world),
    parts: entryParts(after),
  };
}

function relisting({ parent: { before, after }, lists }: Relisting, world: World): Change {
  const became = `stand in ${quoted(lists[1])} now, no longer in ${quoted(lists[0])}`;
  const owner = after.parent ? quoted(entryName(after, world)) : 'the navigation';
  return {
    kind: 'changed',
    text: `Entries of ${owner} ${became}`,
    place: trail(after, world),
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    lists,
    name: entryName(after, world),
    said: { what: 'Entries', became },
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
  const what = `${wordFor(entry)} ${quoted(entryName(entry, world))}`;
  const from = entryPlace(entry.parent!, world);
  return {
    kind: 'removed',
    text:
      freed > 0
        ? `${what} taken away; what it held now stands in ${from}`
        : `${what}${inside && ` with ${inside}`} removed from ${from}`,
    place: trail(entry.parent!, world),
    element: entry.kind,
    before: entry.node.id,
    name: entryName(entry, world),
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
  const what = `${wordFor(entry)} ${quoted(entryName(entry, world))}`;
  const to = entryPlace(entry.parent!, world);
  const round = wrapped === 1 ? 'one entry' : `${wrapped} entries`;
  return {
    kind: 'added',
    text:
      wrapped > 0
        ? `${what} put round ${round} of ${to}`
        : `${what}${inside && ` with ${inside}`} added to ${to}, ${ordinal(entry.index)}`,
    place: trail(entry.parent!, world),
    element: entry.kind,
    after: entry.node.id,
    name: entryName(entry, world),
    to: holder(entry.parent!, world),
    parts: entryParts(entry.parent!),
    round: wrapped,
    pages: pagesIn(entry, isNew),
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
  const keys = new Set([...effectiveMembers(before), ...effectiveMembers(after)].map((m) => m.key));
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
    (one) => new Map(resolvedRefs(one).mounts.map((m) => [m.file, m])),
  );
  const told = (file: string, { path }: Mount, of: Doc, words: string): Change => {
    const element = elementAt(of, path);
    const name = element ? named(element) : path.slice(-1).join('');
    return { kind: 'text', text: `${capital(name)} ${words}`, place: file };
  };
  const come = [...is!].flatMap(([file, mount]) =>
    base.files.has(file)
      ? []
      : [told(file, mount, doc, `is kept in a file of its own now, ${file}`)],
  );
  const gone = [...was!].flatMap(([file, mount]) =>
    is!.has(file) || !isThere(base, doc, mount)
      ? []
      : [told(file, mount, base, `is kept in ${file} no longer`)],
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
  text: `The content of ${file} changed`,
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
    const text = broken
      ? `The text of ${file} changed`
      : `Only the writing of ${file} changed: spaces, line ends or comments`;
    return [{ kind: 'text', text, place: file }];
  });
}
