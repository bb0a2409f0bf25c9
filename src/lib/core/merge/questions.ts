/*
 * The question to ask where two versions exclude each other: what each side did to one element, and the two choices
 * as labels.
 */
import type { Node } from '../document/node.ts';
import { effectiveMembers } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { KINDS } from '../schema/kinds.ts';
import { inSentence } from '../text/in-sentence.ts';
import type { Entry } from '../compare/entry.ts';
import { fieldName, settingName, shown } from '../compare/field-changes.ts';
import { entryName, ordinal, entryPlace, quoted, trail } from '../compare/entry-words.ts';
import type { Question, SideNames } from './merged.ts';
import * as m from './question-messages.ts';

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
    place: entry ? trail(entry.parent ?? entry, world) : m.siteSettings,
    text: m.question(
      names.ours,
      ours.did,
      midSentence(names.theirVersion ?? names.theirs),
      theirs.did,
    ),
    ours: ours.label,
    theirs: theirs.label,
  };
}

const midSentence = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1);

export const deleted = (entry: Entry, isOurs: boolean, world: World): Doing => ({
  did: m.deleted(entryName(entry, world)),
  label: isOurs ? m.leaveItOut : m.removeIt,
});

/** What a side did to, or inside, an element that the other side deleted. `was`: the element before both. */
export function touched(
  what: { readonly how: 'moved' | 'added' | 'movedIn' | 'changed'; readonly entry: Entry },
  root: Entry,
  was: Entry,
  isOurs: boolean,
  world: World,
): Doing {
  const name = entryName(what.entry, world);
  const inside = entryName(root, world);
  const place = what.entry.parent ? entryPlace(what.entry.parent, world) : quoted(inside);
  const did = {
    moved: m.moved(name, place),
    added: m.added(name, place),
    movedIn: m.moved(name, place),
    changed:
      what.entry.node !== root.node
        ? m.changedIn(name, inside)
        : entryName(was, world) === inside
          ? m.changed(name)
          : m.renamedIt(quoted(name)),
  }[what.how];
  if (what.how === 'moved')
    return { did, label: isOurs ? m.keepItIn(place) : m.putItBackIn(place) };
  return { did, label: isOurs ? m.keepIt : m.putItBack };
}

export function movedTo(entry: Entry, isOurs: boolean, world: World): Doing {
  const place = entryPlace(entry.parent!, world);
  return {
    did: m.moved(entryName(entry, world), place),
    label: isOurs ? m.keepItIn(place) : m.moveItTo(place),
  };
}

export function placedAt(entry: Entry, isOurs: boolean, world: World): Doing {
  const place = ordinal(entry.index);
  return {
    did: m.movedToPlace(entryName(entry, world), place, entryPlace(entry.parent!, world)),
    label: isOurs ? m.keepItAt(place) : m.putItAt(place),
  };
}

export const reordered = (entry: Entry, isOurs: boolean, world: World): Doing => ({
  did: m.reordered(entryPlace(entry, world)),
  label: isOurs ? m.keepOrder : m.takeOrder,
});

/** Additions of both sides: two with one name, or two with the same pages. */
export function addedAs(entry: Entry, rival: Entry, isOurs: boolean, world: World): Doing {
  const name = entryName(entry, world);
  const isNamesake = name === entryName(rival, world);
  if (isOurs)
    return {
      did: m.added(name, entryPlace(entry.parent!, world)),
      label: isNamesake ? m.keepThisOne : m.keep(quoted(name)),
    };
  return isNamesake
    ? { did: m.addedNamesake, label: m.takeOtherOne }
    : { did: m.addedSimilar(name), label: m.take(quoted(name)) };
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
      ? m.keep(written)
      : m.leaveItOut
    : written
      ? m.take(written)
      : m.removeIt;
  const owner = entry?.parent ? quoted(entryName(entry, world)) : m.theNavigation;
  const isName = entry && (path.length === 0 || path.join() === KINDS[entry.kind].nameKey);
  // The sentence begins with our side, so the name appears there.
  const before = isOurs && old ? shown(old) : '';
  if (isName && written)
    return { did: before ? m.renamed(before, written) : m.renamedIt(written), label };
  const what = entry
    ? m.fieldOf(inSentence(fieldName(entry.kind, path)), owner)
    : inSentence(settingName(path));
  return { did: written ? m.set(what, written) : m.removed(what), label };
}

const summary = (value: Node): string =>
  value.type === 'array'
    ? m.listOf(value.items.length)
    : value.type === 'object'
      ? m.objectWith(effectiveMembers(value).map(({ key }) => key))
      : '';
