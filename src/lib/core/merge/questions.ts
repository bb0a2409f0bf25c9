/*
 * The question to ask where two versions exclude each other: what each side did to one element, and the two choices
 * as labels.
 */
import type { Node } from '../document/node.ts';
import { effectiveMembers } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { KINDS } from '../schema/kinds.ts';
import type { Entry } from '../compare/entry.ts';
import { fieldName, settingName, shown } from '../compare/field-changes.ts';
import { entryName, ordinal, entryPlace, quoted, trail } from '../compare/entry-words.ts';
import type { Question, SideNames } from './merged.ts';

export type Asked = Omit<Question, 'node'>;

/** What one side did, as words after its name ("moved “Quickstart” to Guides"), and the label of its choice. */
export interface Doing {
  readonly did: string;
  readonly label: string;
}

export interface Words {
  readonly names: SideNames;
  readonly world: World;
}

/** A question about an element, named as in `entry`. */
export function ask(
  id: string,
  entry: Entry | undefined,
  name: string,
  ours: Doing,
  theirs: Doing,
  { names, world }: Words,
): Asked {
  return {
    id,
    ...(entry ? { element: entry.kind } : {}),
    name,
    place: entry ? trail(entry.parent ?? entry, world) : 'Site settings',
    text: `${names.ours} ${ours.did}; ${midSentence(names.theirs)} ${theirs.did}.`,
    ours: ours.label,
    theirs: theirs.label,
  };
}

const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const deleted = (entry: Entry, isOurs: boolean, world: World): Doing => ({
  did: `deleted ${quoted(entryName(entry, world))}`,
  label: isOurs ? 'Leave it out' : 'Delete it',
});

/** What a side did to, or inside, an element that the other side deleted. `was`: the element before both. */
export function touched(
  what: { readonly how: 'moved' | 'added' | 'movedIn' | 'changed'; readonly entry: Entry },
  root: Entry,
  was: Entry,
  isOurs: boolean,
  world: World,
): Doing {
  const name = quoted(entryName(what.entry, world));
  const inside = quoted(entryName(root, world));
  const place = what.entry.parent ? entryPlace(what.entry.parent, world) : inside;
  const did = {
    moved: `moved ${name} to ${place}`,
    added: `added ${name} to ${place}`,
    movedIn: `moved ${name} to ${place}`,
    changed:
      what.entry.node !== root.node
        ? `changed ${name} in ${inside}`
        : entryName(was, world) === entryName(root, world)
          ? `changed ${name}`
          : `renamed it to ${name}`,
  }[what.how];
  const keep = what.how === 'moved' ? ` in ${place}` : '';
  return { did, label: `${isOurs ? 'Keep it' : 'Put it back'}${keep}` };
}

export function movedTo(entry: Entry, isOurs: boolean, world: World): Doing {
  const place = entryPlace(entry.parent!, world);
  return {
    did: `moved ${quoted(entryName(entry, world))} to ${place}`,
    label: `${isOurs ? 'Keep' : 'Move'} it in ${place}`.replace('Move it in', 'Move it to'),
  };
}

export function placedAt(entry: Entry, isOurs: boolean, world: World): Doing {
  const place = ordinal(entry.index);
  return {
    did: `moved ${quoted(entryName(entry, world))} to ${place} in ${entryPlace(entry.parent!, world)}`,
    label: `${isOurs ? 'Keep' : 'Put'} it in ${place}`,
  };
}

export const reordered = (entry: Entry, isOurs: boolean, world: World): Doing => ({
  did: `put the entries of ${entryPlace(entry, world)} in another order`,
  label: isOurs ? 'Keep this order' : 'Take the other order',
});

/** Additions of both sides: two with one name, or two with the same pages. */
export function addedAs(entry: Entry, rival: Entry, isOurs: boolean, world: World): Doing {
  const [name, other] = [quoted(entryName(entry, world)), quoted(entryName(rival, world))];
  const isNamesake = name === other;
  const did = isOurs
    ? `added ${name} to ${entryPlace(entry.parent!, world)}`
    : isNamesake
      ? 'added another one of that name'
      : `added ${name} with mostly the same pages`;
  const which = isNamesake ? (isOurs ? 'this one' : 'the other one') : name;
  return { did, label: `${isOurs ? 'Keep' : 'Take'} ${which}` };
}

/** A field of an element or of the document that a side set or removed. `old`: its value in the base. */
export function fieldSet(
  entry: Entry | undefined,
  path: readonly string[],
  value: Node | undefined,
  old: Node | undefined,
  isOurs: boolean,
  world: World,
): Doing {
  const written = value && (shown(value) || summary(value));
  const label = isOurs
    ? written
      ? `Keep ${written}`
      : 'Leave it out'
    : written
      ? `Take ${written}`
      : 'Remove it';
  const owner = entry?.parent ? quoted(entryName(entry, world)) : 'the navigation';
  const isName = entry && (path.length === 0 || path.join() === KINDS[entry.kind].nameKey);
  // The sentence begins with our side, so the name appears there.
  const whom = (isOurs && old && shown(old)) || 'it';
  if (isName && written) return { did: `renamed ${whom} to ${written}`, label };
  const what = entry
    ? `${midSentence(fieldName(entry.kind, path))} of ${owner}`
    : midSentence(settingName(path));
  return { did: written ? `set ${what} to ${written}` : `removed ${what}`, label };
}

const summary = (value: Node): string =>
  value.type === 'array'
    ? `a list of ${value.items.length}`
    : value.type === 'object'
      ? `an object with ${effectiveMembers(value)
          .map(({ key }) => quoted(key))
          .join(', ')}`
      : '';
