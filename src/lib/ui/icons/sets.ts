/*
 * The icon sets. Each part loads on first use and is then kept. This is the only file that names the modules made by
 * scripts/icon-sets.mjs.
 */
import type { SetId } from '$lib/core/icons/library';
import { joinedNames, readNames, type IconNames } from '$lib/core/icons/names';
import { indexOf, type IconIndex } from '$lib/core/icons/search';

/** A path's `d`, or a shape with its attributes. */
export type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];
export type Drawing = readonly Shape[];

interface Drawings {
  /** The first name in each chunk. */
  readonly firsts: readonly string[];
  readonly chunks: readonly (() => Promise<{ default: Chunk }>)[];
}
/** By name: the drawing, or for an alias the name of its icon. */
type Chunk = Readonly<Record<string, Drawing | string>>;

interface Parts {
  readonly names: () => Promise<{ default: string }>;
  readonly words: () => Promise<{ default: string }>;
  readonly drawings: () => Promise<Drawings>;
}

const SETS: Readonly<Record<SetId, Parts>> = {
  lucide: {
    names: () => import('virtual:icons/lucide/names'),
    words: () => import('virtual:icons/lucide/words'),
    drawings: () => import('virtual:icons/lucide/drawings'),
  },
  tabler: {
    names: () => import('virtual:icons/tabler/names'),
    words: () => import('virtual:icons/tabler/words'),
    drawings: () => import('virtual:icons/tabler/drawings'),
  },
  solid: {
    names: () => import('virtual:icons/solid/names'),
    words: () => import('virtual:icons/solid/words'),
    drawings: () => import('virtual:icons/solid/drawings'),
  },
  regular: {
    names: () => import('virtual:icons/regular/names'),
    words: () => import('virtual:icons/regular/words'),
    drawings: () => import('virtual:icons/regular/drawings'),
  },
  brands: {
    names: () => import('virtual:icons/brands/names'),
    words: () => import('virtual:icons/brands/words'),
    drawings: () => import('virtual:icons/brands/drawings'),
  },
};

/** Memoizes an asynchronous function. A failure is not kept, so the next call tries again. */
function once<K, T>(make: (key: K) => Promise<T>): (key: K) => Promise<T> {
  const known = new Map<K, Promise<T>>();
  return (key) => {
    let made = known.get(key);
    if (!made) {
      made = make(key);
      made.catch(() => known.delete(key));
      known.set(key, made);
    }
    return made;
  };
}

/** All names of a set. */
export const namesOf: (set: SetId) => Promise<IconNames> = once(async (set: SetId) =>
  readNames(set, (await SETS[set].names()).default),
);

const wordsOf = once(async (set: SetId) => (await SETS[set].words()).default);

/** Index for the search in one set, or in several as one. */
export function searchIn(...sets: readonly SetId[]): Promise<IconIndex> {
  return indexes(sets.join(' '));
}
/** The same without the additional search words. Enough for browsing, and available sooner. */
export function browseIn(...sets: readonly SetId[]): Promise<IconIndex> {
  return browsed(sets.join(' '));
}
const browsed = once(async (key: string) => {
  const names = await Promise.all((key.split(' ') as SetId[]).map(namesOf));
  return indexOf(joinedNames(names), '');
});
const indexes = once(async (key: string) => {
  const sets = key.split(' ') as SetId[];
  const [names, words] = await Promise.all([
    Promise.all(sets.map(namesOf)),
    Promise.all(sets.map(wordsOf)),
  ]);
  return indexOf(joinedNames(names), words.join('\n'));
});

const drawings = once((set: SetId) => SETS[set].drawings());
const chunk = once(async (key: string) => {
  const [set, at] = key.split('/') as [SetId, string];
  return (await (await drawings(set)).chunks[Number(at)]!()).default;
});

/** Drawings that are already loaded, so that they can be drawn again without a delay. */
const present = new Map<string, Drawing | undefined>();

/** The drawing of a name. Undefined if the set does not have it. */
export async function drawingOf(set: SetId, name: string): Promise<Drawing | undefined> {
  const key = `${set}/${name}`;
  if (present.has(key)) return present.get(key);
  const { firsts } = await drawings(set);
  const at = firsts.findLastIndex((first) => first <= name);
  const own = at < 0 ? {} : await chunk(`${set}/${at}`);
  const entry = Object.hasOwn(own, name) ? own[name] : undefined;
  const drawing = typeof entry === 'string' ? await drawingOf(set, entry) : entry;
  present.set(key, drawing);
  return drawing;
}

/** A name's drawing and the set that it was found in. */
export interface IconResults {
  readonly set: SetId;
  readonly drawing: Drawing;
}

/** The drawing of a name in the first of these sets that has it. */
export async function findDrawing(
  sets: readonly SetId[],
  name: string,
): Promise<IconResults | undefined> {
  for (const set of sets) {
    const drawing = await drawingOf(set, name);
    if (drawing) return { set, drawing };
  }
  return undefined;
}

/** The same, synchronously. Undefined if anything it needs is not loaded yet. */
export function presentDrawing(sets: readonly SetId[], name: string): IconResults | undefined {
  for (const set of sets) {
    const key = `${set}/${name}`;
    if (!present.has(key)) return undefined;
    const drawing = present.get(key);
    if (drawing) return { set, drawing };
  }
  return undefined;
}
