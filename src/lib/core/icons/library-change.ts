/*
 * Switches the icon library of the whole site. Reports which icons the new library has under the same name
 * and the nearest matches for the others, and builds the operations that change the setting and those icons
 * together.
 */
import type { Json, Operation } from '../operation.ts';
import type { Library } from './library.ts';
import type { IconName } from './names.ts';
import { nearestIcons } from './nearest.ts';
import type { IconIndex } from './search.ts';

/** An icon of the document that is looked up in the site's library. */
export interface LookedUp {
  readonly name: string;
  readonly pointer: string;
  /** The value is an object, so the name is one level deeper. */
  readonly isObject: boolean;
}

/** A name that the new library does not have. */
export interface Unknown {
  readonly name: string;
  /** How often the document uses the name. */
  readonly count: number;
  /** Best first; empty if nothing is close. */
  readonly nearest: readonly IconName[];
  /** The old library can draw it, so it can be kept from there. */
  readonly isDrawn: boolean;
}

export interface LibraryChange {
  /** Number of icons with the same name in the new library. */
  readonly same: number;
  readonly unknown: readonly Unknown[];
}

/** Computes what a change of library means for these icons. */
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

/** The other names and words that the old library has for a name. */
function asidesOf({ names, places, words }: IconIndex, name: string): readonly string[] {
  const icon = names.byName.get(name);
  if (!icon) return [];
  // Each brand is unique: words that describe all brands don't lead to a match.
  if (icon.set === 'brands') return [icon.name, ...icon.others];
  const said = words[places.get(icon)!]?.split(' ').filter(Boolean) ?? [];
  return [icon.name, ...icon.others, ...said];
}

/** What happens to a name: replaced by another, kept from the old library, or left alone. */
export type LibraryAnswer =
  { readonly becomes: 'name'; readonly name: string } | { readonly becomes: 'kept' | 'left' };

/**
 * Operations for the setting and the icons. All of them refer to the same document and touch different
 * places. Without `to`, the setting is removed.
 */
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
