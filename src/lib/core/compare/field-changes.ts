/*
 * Describes changed fields in words: the fields of an element, and the settings of the site outside the
 * navigation.
 */
import { settingLabel } from '../check/settings/setting-label.ts';
import type { Node } from '../document/node.ts';
import { effectiveMembers, member } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { labelOf } from '../document/elements.ts';
import { isListKey, KINDS, type Kind } from '../schema/kinds.ts';
import { aKind } from '../document/kind-words.ts';
import type { Change } from './change.ts';
import type { Entry, Pair } from './entry.ts';
import * as m from './field-messages.ts';
import { isEqual } from './fingerprint.ts';
import { reorderedAt } from './reordered-keys.ts';
import {
  entryName,
  entryParts,
  entryPlace,
  ownName,
  entryText,
  quoted,
  trail,
  wordFor,
} from './entry-words.ts';

/** Whether the value of a key differs between two objects. A missing key differs from every value. */
export function membersDiffer(before: Node, after: Node, key: string): boolean {
  return differ(member(before, key)?.value, member(after, key)?.value);
}

const differ = (a: Node | undefined, b: Node | undefined): boolean =>
  a !== b && (!a || !b || !isEqual(a, b));

/** Returns the changes to an element itself: its kind, name, and fields, but not its content. */
export function fieldChanges({ before, after }: Pair, world: World): Change[] {
  if (before.node === after.node && before.kind === after.kind) return [];
  const isObject = before.node.type === 'object' && after.node.type === 'object';
  if (!isObject && isEqual(before.node, after.node)) return [];
  const about = {
    place: trail(after.parent ?? after, world),
    element: after.kind,
    before: before.node.id,
    after: after.node.id,
    ...ownName(before, world),
    parts: entryParts(after),
  };
  const rows: Change[] = [];
  if (before.node.type !== 'object' || after.node.type !== 'object') {
    const [old, now] = [entryText(before), entryText(after)];
    const arePages = before.kind === 'page' && after.kind === 'page' && isText(before.node);
    rows.push({
      ...about,
      kind: 'renamed',
      ...(arePages
        ? {
            paths: [labelOf(before), labelOf(after)] as const,
            text: m.pathChanged(entryName(after, world), old, now),
          }
        : { text: m.changedTo(wordFor(before), old, now) }),
    });
    return rows;
  }
  if (before.kind !== after.kind)
    rows.push({
      ...about,
      kind: 'changed',
      was: before.kind,
      parts: after.parent ? entryParts(after.parent) : [],
      text: m.isNow(wordFor(before), entryName(before, world), aKind(after.kind)),
    });
  const owner = after.parent ? quoted(entryName(after, world)) : m.theNavigation;
  const row = (field: readonly string[], became: string): Change => {
    const what = fieldName(after.kind, field);
    return {
      ...about,
      kind: 'changed',
      field,
      ...ownName(after, world),
      place: trail(after, world),
      said: { what, became },
      text: m.fieldBecame(what, owner, became),
    };
  };
  const keys = new Set(
    [...effectiveMembers(before.node), ...effectiveMembers(after.node)].map(({ key }) => key),
  );
  for (const key of keys) {
    if (
      before.kind !== after.kind &&
      (key === KINDS[before.kind].nameKey || key === KINDS[after.kind].nameKey)
    )
      continue;
    const a = member(before.node, key)?.value;
    const b = member(after.node, key)?.value;
    // Checked first, because comparing the content of a list costs as much as its size.
    if (standsForChildren(key, a, b) || !differ(a, b)) continue;
    if (key === KINDS[after.kind].nameKey && isText(a ?? b) && isText(b ?? a))
      rows.push({
        ...about,
        kind: 'renamed',
        field: [key],
        ...(a && b && after.kind !== 'language'
          ? { renamed: { kind: KINDS[after.kind].word, to: entryName(after, world) } }
          : {}),
        text: renaming(before, after, a, b, world),
      });
    else rows.push(...valueChanges([key], a, b, row));
  }
  const isField = (key: string) =>
    !standsForChildren(key, member(before.node, key)?.value, member(after.node, key)?.value);
  for (const field of reorderedAt([], before.node, after.node, isField))
    rows.push({ ...row(field, m.reordered), order: true });
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
  const [old, now] = [entryName(before, world), entryName(after, world)];
  if (!a) return m.nowLabeled(word, entryPlace(after.parent!, world), now);
  if (!b) return m.lostLabel(word, old);
  return after.kind === 'language' ? m.changedTo(word, old, now) : m.renamedTo(word, old, now);
}

/**
 * Lists and the global section are covered by their entries. Only an empty list that was added or removed
 * counts as a field.
 */
function standsForChildren(key: string, a: Node | undefined, b: Node | undefined): boolean {
  const holds = (node: Node | undefined) =>
    !node || (key === 'global' ? node.type === 'object' : isListKey(key) && node.type === 'array');
  if (!holds(a) || !holds(b)) return false;
  const other = a && b ? undefined : (a ?? b);
  return !(other?.type === 'array' && other.items.length === 0);
}

/** Changes of a site setting, each at the innermost key that differs. */
export const settingChanges = (
  keys: readonly string[],
  a: Node | undefined,
  b: Node | undefined,
): Change[] => valueChanges(keys, a, b, settingChange);

/** Site settings with the same content in another order. `isOwn` says which keys of the document are settings. */
export const settingOrders = (a: Node, b: Node, isOwn: (key: string) => boolean): Change[] =>
  reorderedAt([], a, b, isOwn).map((path) => ({
    ...settingChange(path, m.reordered),
    order: true,
  }));

const settingChange = (path: readonly string[], became: string): Change => ({
  kind: 'setting',
  text: m.settingBecame(settingName(path), became),
  said: { what: settingName(path), became },
  place: m.siteSettings,
  field: path,
});

/** Name of a site setting: "Icon library". */
export const settingName = (path: readonly string[]) =>
  path.length === 0 ? m.settingsOfSite : (settingLabel(path) ?? m.setting(path.join(' › ')));

/** Name of an element's field: "Icon", "Banner › content". */
export function fieldName(kind: Kind, path: readonly string[]): string {
  const [first] = path;
  if (first === undefined) return m.fields;
  const known = path.length > 1 ? settingLabel(path) : undefined;
  if (known !== undefined) return known;
  const field = KINDS[kind].fields.find(({ key }) => key === first);
  const name = field?.label ?? quoted(first);
  return path.length > 1 ? `${name} › ${path.slice(1).join(' › ')}` : name;
}

/**
 * Descends into objects that exist on both sides, and into small ones that were added or removed. `row` turns
 * each difference into a change.
 */
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
  if (!b) return m.removed;
  if (a?.type === 'array' && b.type === 'array') {
    const [from, to] = [a.items.length, b.items.length];
    return from === to ? m.changed : m.countChanged(from, to);
  }
  const to = shown(b);
  if (b.type === 'boolean') return b.value ? m.switchedOn : m.switchedOff;
  if (!a) return to ? m.setTo(to) : m.added;
  const from = shown(a);
  return from && to ? m.changedFrom(from, to) : m.changed;
}

/** A value as text short enough for a sentence, or an empty string for objects and arrays. */
export function shown(node: Node): string {
  if (node.type === 'object' || node.type === 'array') return '';
  if (node.type !== 'string') return String(node.value);
  return quoted(node.value.length > 60 ? `${node.value.slice(0, 59)}…` : node.value);
}
