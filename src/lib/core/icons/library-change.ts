/*
 * Another icon library for the whole site: which icons it has by the same name, which it has not and what comes nearest
 * to them, and the operations that change the setting and those icons together.
 */
import type { Json, Operation } from '../operations/operation.ts';
import type { Library } from './library.ts';
import type { IconName } from './names.ts';
import { nearestIcons } from './nearest.ts';
import type { IconIndex } from './search.ts';

/** An icon of the document that is looked up in the site's library. */
export interface LookedUp {
  readonly name: string;
  readonly pointer: string;
  /** The value is an object: its name stands one deeper. */
  readonly isObject: boolean;
}

/** A name that the new library does not have. */
export interface Unknown {
  readonly name: string;
  /** How often the document names it. */
  readonly count: number;
  /** The best first; none where nothing comes near. */
  readonly nearest: readonly IconName[];
  /** The old library draws it, so that it can be kept from there. */
  readonly isDrawn: boolean;
}

export interface LibraryChange {
  /** How many icons have the same name in the new library. */
  readonly same: number;
  readonly unknown: readonly Unknown[];
}

/** What a change of the library means for these icons. */
export function libraryChange(
  icons: readonly LookedUp[],
  before: IconIndex,
  after: IconIndex,
  to: Library,
): LibraryChange {
  const counts = new Map<string, number>();
  for (const { name } of icons) counts.set(name, (counts.get(name) ?? 0) + 1);
  let same = 0;
  const unknown: Unknown[] = [];
  for (const [name, count] of counts) {
    if (after.names.byName.has(name)) same += count;
    else {
      const nearest = nearestIcons(after, to, name, asidesOf(before, name));
      unknown.push({ name, count, nearest, isDrawn: before.names.byName.has(name) });
    }
  }
  return { same, unknown };
}

/** What else the old library says of a name. */
function asidesOf({ names, places, words }: IconIndex, name: string): readonly string[] {
  const icon = names.byName.get(name);
  if (!icon) return [];
  // A brand is like no other: what is said of all of them leads nowhere.
  if (icon.set === 'brands') return [icon.name, ...icon.others];
  const said = words[places.get(icon)!]?.split(' ').filter(Boolean) ?? [];
  return [icon.name, ...icon.others, ...said];
}

/** What becomes of a name: another one, the same from the old library, or nothing. */
export type LibraryAnswer =
  { readonly becomes: 'name'; readonly name: string } | { readonly becomes: 'kept' | 'left' };

/** The setting and the icons, all in one list; they speak of the same document and touch different places. Without `to` the setting is taken away. */
export function changeOperations(
  icons: readonly LookedUp[],
  answers: ReadonlyMap<string, LibraryAnswer>,
  from: Library,
  to: Library | undefined,
): readonly Operation[] {
  const setting: Operation = {
    op: 'set',
    node: '',
    field: ['icons', 'library'],
    ...(to === undefined ? {} : { value: to }),
  };
  const set = (node: string, field: readonly string[], value: Json): Operation => ({
    op: 'set',
    node,
    field,
    value,
  });
  const others = icons.flatMap(({ name, pointer, isObject }): Operation[] => {
    const answer = answers.get(name);
    if (!answer || answer.becomes === 'left') return [];
    if (answer.becomes === 'name')
      return [set(pointer, isObject ? ['icon', 'name'] : ['icon'], answer.name)];
    return [
      isObject
        ? set(pointer, ['icon', 'library'], from)
        : set(pointer, ['icon'], { name, library: from }),
    ];
  });
  return [setting, ...others];
}
