/*
 * Changed fields in words: those of an element, and the settings of the site outside the navigation.
 */
import type { Node } from '../model/node.ts';
import { effectiveMembers, member } from '../model/walk.ts';
import type { World } from '../rules/diagnostic.ts';
import { isListKey, KINDS, type Kind } from '../rules/kinds.ts';
import { aKind } from '../rules/words.ts';
import type { Change } from './change.ts';
import { fingerprint, type Entry, type Pair } from './pairs.ts';
import { nameOf, placeOf, quoted, trail, wordFor } from './words.ts';

/** Whether a key's value differs between two objects (missing is a value of its own). */
export function membersDiffer(before: Node, after: Node, key: string): boolean {
  return differ(member(before, key)?.value, member(after, key)?.value);
}

const differ = (a: Node | undefined, b: Node | undefined): boolean =>
  a !== b && (!a || !b || fingerprint(a) !== fingerprint(b));

/** What changed on an element itself: its kind, its name, its fields. Not what it holds. */
export function fieldChanges({ before, after }: Pair, world: World): Change[] {
  if (before.node === after.node && before.kind === after.kind) return [];
  const about = {
    place: trail(after.parent ?? after, world),
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
  };
  const rows: Change[] = [];
  if (before.node.type !== 'object' || after.node.type !== 'object') {
    if (fingerprint(before.node) === fingerprint(after.node)) return [];
    const old = quoted(nameOf(before, world));
    rows.push({
      ...about,
      kind: 'renamed',
      text: `${wordFor(before)} ${old} changed to ${quoted(nameOf(after, world))}`,
    });
    return rows;
  }
  if (before.kind !== after.kind)
    rows.push({
      ...about,
      kind: 'changed',
      text: `${wordFor(before)} ${quoted(nameOf(before, world))} is now ${aKind(after.kind)}`,
    });
  const keys = new Set(
    [...effectiveMembers(before.node), ...effectiveMembers(after.node)].map((m) => m.key),
  );
  for (const key of keys) {
    if (
      before.kind !== after.kind &&
      (key === KINDS[before.kind].nameKey || key === KINDS[after.kind].nameKey)
    )
      continue;
    const a = member(before.node, key)?.value;
    const b = member(after.node, key)?.value;
    // Asked first: to compare what a list holds would cost what the list weighs.
    if (standsForChildren(key, a, b) || !differ(a, b)) continue;
    if (key === KINDS[after.kind].nameKey && isText(a ?? b) && isText(b ?? a))
      rows.push({
        ...about,
        kind: 'renamed',
        field: [key],
        text: renaming(before, after, a, b, world),
      });
    else
      rows.push(
        ...valueChanges([key], a, b, (keys, words) => ({
          ...about,
          kind: 'changed',
          field: keys,
          place: trail(after, world),
          text: `${fieldName(after.kind, keys)} of ${after.parent ? quoted(nameOf(after, world)) : 'the navigation'} ${words}`,
        })),
      );
  }
  return rows;
}

const isText = (node: Node | undefined) => node?.type === 'string';

function renaming(
  before: Entry,
  after: Entry,
  a: Node | undefined,
  b: Node | undefined,
  world: World,
): string {
  const word = wordFor(after);
  if (!a)
    return `${word} in ${placeOf(after.parent!, world)} now has the label ${quoted(nameOf(after, world))}`;
  if (!b) return `${word} ${quoted(nameOf(before, world))} lost its label`;
  const verb = after.kind === 'language' ? 'changed' : 'renamed';
  return `${word} ${quoted(nameOf(before, world))} ${verb} to ${quoted(nameOf(after, world))}`;
}

/** Lists (and the global section) are told by their entries; only an empty one that came or went is a field. */
function standsForChildren(key: string, a: Node | undefined, b: Node | undefined): boolean {
  const holds = (node: Node | undefined) =>
    !node || (key === 'global' ? node.type === 'object' : isListKey(key) && node.type === 'array');
  if (!holds(a) || !holds(b)) return false;
  const other = a && b ? undefined : (a ?? b);
  return !(other?.type === 'array' && other.items.length === 0);
}

/** Changes of a setting of the site, each at the innermost key that differs. */
export const settingChanges = (
  keys: readonly string[],
  a: Node | undefined,
  b: Node | undefined,
): Change[] =>
  valueChanges(keys, a, b, (path, words) => ({
    kind: 'setting',
    text: `${settingName(path)} ${words}`,
    place: 'Site settings',
    field: path,
  }));

const NAMES: Readonly<Record<string, string>> = {
  'styling.eyebrows': 'Eyebrows',
  'interaction.drilldown': 'Drilldown',
  'icons.library': 'Icon library',
  'banner.content': 'Banner text',
  'banner.dismissible': 'Dismissible',
  theme: 'Theme',
  name: 'Site name',
};

const settingName = (path: readonly string[]) =>
  NAMES[path.join('.')] ?? `Setting ${quoted(path.join(' › '))}`;

function fieldName(kind: Kind, path: readonly string[]): string {
  const known = NAMES[path.join('.')];
  if (known && path.length > 1) return known;
  const field = KINDS[kind].fields.find(({ key }) => key === path[0]);
  const name = field?.label ?? quoted(path[0] ?? '');
  return path.length > 1 ? `${name} › ${path.slice(1).join(' › ')}` : name;
}

/** Goes into objects that stand on both sides, and into small ones that came or went; `row` makes each difference a change. */
function valueChanges(
  keys: readonly string[],
  a: Node | undefined,
  b: Node | undefined,
  row: (keys: readonly string[], words: string) => Change,
): Change[] {
  if (!(a && b ? a.type === 'object' && b.type === 'object' : isSmall(a ?? b)))
    return [row(keys, wording(a, b))];
  const inner = new Set([a, b].flatMap((side) => keysOf(side)));
  return [...inner].flatMap((key) => {
    const [from, to] = [member(a, key)?.value, member(b, key)?.value];
    return differ(from, to) ? valueChanges([...keys, key], from, to, row) : [];
  });
}

const isSmall = (node: Node | undefined) =>
  node?.type === 'object' && node.members.length > 0 && node.members.length <= 2;

const keysOf = (node: Node | undefined): string[] =>
  node?.type === 'object' ? effectiveMembers(node).map(({ key }) => key) : [];

function wording(a: Node | undefined, b: Node | undefined): string {
  if (!b) return 'removed';
  if (a?.type === 'array' && b.type === 'array') {
    const [from, to] = [a.items.length, b.items.length];
    return from === to ? 'changed' : `changed from ${from} to ${to} entries`;
  }
  const to = shown(b);
  if (b.type === 'boolean') return b.value ? 'switched on' : 'switched off';
  if (!a) return to ? `set to ${to}` : 'added';
  const from = shown(a);
  return from && to ? `changed from ${from} to ${to}` : 'changed';
}

/** A value short enough for a sentence, or nothing. */
function shown(node: Node): string {
  if (node.type === 'object' || node.type === 'array') return '';
  if (node.type !== 'string') return String(node.value);
  return quoted(node.value.length > 60 ? `${node.value.slice(0, 59)}…` : node.value);
}
