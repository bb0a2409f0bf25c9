/*
 * What changed between two documents of one history, in words: a row for each thing that a person did, as
 * far as the documents tell. A moved subtree is one row wherever it went, a removed group one row with what
 * it held. `pairs.ts` says who became whom; here that becomes sentences. Two documents that were read apart
 * have nothing to do with each other's ids: read the second by `reread` from the first.
 */
import type { Doc, Node } from '../model/node.ts';
import { effectiveMembers, member } from '../model/walk.ts';
import type { World } from '../rules/diagnostic.ts';
import { navigationOf } from '../rules/elements.ts';
import type { Change } from './change.ts';
import { fieldChanges, membersDiffer, settingChanges } from './field-changes.ts';
import { isAbsorbed, kinshipOf } from './pairing.ts';
import { fingerprint, type Entry, type Pair, type Pairing } from './pairs.ts';
import { contents, nameOf, ordinal, placeOf, quoted, trail, wordFor } from './words.ts';

/** The changes that lead from `base` to `doc`, in the order of the navigation; settings of the site last. */
export function changesOf(base: Doc, doc: Doc, world: World = {}): readonly Change[] {
  if (base === doc) return [];
  const rows = [
    ...navigationChanges(base, doc, world),
    ...settings(base, doc),
    ...otherFiles(base, doc),
  ];
  return rows.length > 0 ? rows : textOnly(base, doc);
}

const rootOf = (doc: Doc, file = doc.main): Node | undefined => doc.files.get(file)?.root;

function navigationChanges(base: Doc, doc: Doc, world: World): Change[] {
  const kinship = kinshipOf(base, doc);
  if (!kinship) return [];
  const rows: { readonly entry: Entry; readonly change: Change }[] = [];

  for (const entry of kinship.gone)
    rows.push({ entry, change: removal(entry, kinship, kinship.unwraps, world) });
  for (const entry of kinship.come)
    rows.push({ entry, change: arrival(entry, kinship, kinship.wraps, world) });
  for (const { parent, count } of kinship.shuffled)
    rows.push({ entry: parent, change: shuffle(parent, count, world) });
  for (const pair of kinship.pairs) {
    if (pair.moved && !isAbsorbed(pair, kinship))
      rows.push({ entry: pair.after, change: move(pair, kinship, world) });
    for (const change of fieldChanges(pair, world)) rows.push({ entry: pair.after, change });
  }
  return rows
    .map(({ entry, change }) => ({ rank: rankOf(entry), change }))
    .sort((x, y) => compareRanks(x.rank, y.rank))
    .map(({ change }) => change);
}

function move({ before, after }: Pair, { partner }: Pairing, world: World): Change {
  const name = quoted(nameOf(before, world));
  const from = before.parent!;
  const to = after.parent!;
  const place = ordinal(after.index);
  const stays = partner.get(from.node) === to.node;
  const alike = placeOf(from, world) === placeOf(to, world);
  const [start, goal] = alike
    ? [trail(from, world), trail(to, world)]
    : [placeOf(from, world), placeOf(to, world)];
  return {
    kind: 'moved',
    text: stays
      ? `${name} moved within ${placeOf(to, world)}, now in ${place}`
      : `${name} moved from ${start} to ${goal}, ${place}`,
    place: stays ? trail(to, world) : `${trail(from, world)} → ${trail(to, world)}`,
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
  };
}

function shuffle(parent: Entry, count: number, world: World): Change {
  return {
    kind: 'reordered',
    text: `Order changed in ${placeOf(parent, world)}: ${count} entries stand elsewhere in the list`,
    place: trail(parent, world),
    element: parent.kind,
    before: parent.node.id,
    after: parent.node.id,
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
  const what = `${wordFor(entry)} ${quoted(nameOf(entry, world))}`;
  const from = placeOf(entry.parent!, world);
  return {
    kind: 'removed',
    text:
      freed > 0
        ? `${what} taken away; what it held now stands in ${from}`
        : `${what}${inside && ` with ${inside}`} removed from ${from}`,
    place: trail(entry.parent!, world),
    element: entry.kind,
    before: entry.node.id,
  };
}

function arrival(
  entry: Entry,
  pairing: Pairing,
  wraps: ReadonlyMap<Node, number>,
  world: World,
): Change {
  const wrapped = wraps.get(entry.node) ?? 0;
  const arrived = new Set(pairing.partner.values());
  const inside = contents(entry, (node) => !arrived.has(node));
  const what = `${wordFor(entry)} ${quoted(nameOf(entry, world))}`;
  const to = placeOf(entry.parent!, world);
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
  };
}

/** The way down to an entry, as numbers that sort like the text. */
function rankOf(entry: Entry): number[] {
  const rank: number[] = [];
  for (let at: Entry | undefined = entry; at; at = at.parent) rank.unshift(at.index);
  return rank;
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((step, i) => step !== b[i]);
  return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1);
}

/** Everything of docs.json outside `navigation`, and `navigation` itself while it is no object. */
function settings(base: Doc, doc: Doc): Change[] {
  const before = rootOf(base);
  const after = rootOf(doc);
  if (before === after || !before || !after) return [];
  if (before.type !== 'object' || after.type !== 'object')
    return fingerprint(before) === fingerprint(after) ? [] : [whole(doc.main)];
  const asElements = navigationOf(base) !== undefined && navigationOf(doc) !== undefined;
  const keys = new Set([...effectiveMembers(before), ...effectiveMembers(after)].map((m) => m.key));
  if (asElements) keys.delete('navigation');
  return [...keys].flatMap((key) =>
    membersDiffer(before, after, key)
      ? settingChanges([key], member(before, key)?.value, member(after, key)?.value)
      : [],
  );
}

function otherFiles(base: Doc, doc: Doc): Change[] {
  const files = [...new Set([...base.files.keys(), ...doc.files.keys()])].filter(
    (file) => file !== doc.main,
  );
  return files.flatMap((file) => {
    const before = rootOf(base, file);
    const after = rootOf(doc, file);
    if (before === after) return [];
    return before && after && fingerprint(before) === fingerprint(after) ? [] : [whole(file)];
  });
}

const whole = (file: string): Change => ({
  kind: 'text',
  text: `The content of ${file} changed`,
  place: file,
});

/** The texts differ although they say the same. */
function textOnly(base: Doc, doc: Doc): Change[] {
  return [...doc.files].flatMap(([file, reading]): Change[] => {
    if (reading.text === base.files.get(file)?.text) return [];
    const broken =
      reading.problem !== undefined ||
      reading.root === undefined ||
      rootOf(base, file) === undefined;
    const text = broken
      ? `The text of ${file} changed`
      : `Only the writing of ${file} changed: spaces, line ends, comments or the order of keys`;
    return [{ kind: 'text', text, place: file }];
  });
}
