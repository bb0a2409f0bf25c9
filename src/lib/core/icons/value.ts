/*
 * What is written when an icon is chosen: its name alone wherever that says enough, else an object with the library or
 * the style that it needs. Of an object that stands there already, what we do not know stays.
 */
import type { Json } from '../operations/operation.ts';
import { isPaidStyle, type Library, type SetId } from './library.ts';

/** An icon as it was chosen. */
export interface Chosen {
  readonly library: Library;
  readonly set: SetId;
  readonly name: string;
  /** Of Font Awesome, where one was chosen. */
  readonly style?: string | undefined;
  /** Its set must be said: the name alone leads to another set. */
  readonly isAmbiguous?: boolean;
}

type Parts = Readonly<Record<string, Json>>;
const isParts = (value: Json | undefined): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function valueOfChosen(chosen: Chosen, site: Library, present: Json | undefined): Json {
  const style = styleOf(chosen);
  const own: Record<string, Json> = { name: chosen.name };
  if (style !== undefined) own.style = style;
  if (chosen.library !== site) own.library = chosen.library;
  return written(own, present);
}

/** A file or a text in place of a name. */
export const valueOfText = (text: string, present: Json | undefined): Json =>
  written({ name: text }, present);

function written(own: Parts, present: Json | undefined): Json {
  if (!isParts(present)) return Object.keys(own).length === 1 ? own.name! : own;
  const kept = Object.entries(present).filter(
    ([key]) => Object.hasOwn(own, key) || !['name', 'style', 'library'].includes(key),
  );
  return { ...Object.fromEntries(kept), ...own };
}

/** No style fits every set: a brand has only its own. */
function styleOf({ set, style, isAmbiguous }: Chosen): string | undefined {
  if (set === 'lucide' || set === 'tabler') return undefined;
  if (set === 'brands') return style === 'brands' || isAmbiguous ? 'brands' : undefined;
  if (set === 'regular' && (style === undefined || !isPaidStyle(style))) return 'regular';
  return style === 'brands' ? undefined : style;
}

/** The smallest change that makes the one value the other: a part of an object where only that differs, else the whole. */
export function changeBetween(
  present: Json | undefined,
  next: Json,
): { readonly path: readonly string[]; readonly value?: Json } {
  if (isParts(present) && isParts(next)) {
    const keys = [...new Set([...Object.keys(present), ...Object.keys(next)])];
    const other = keys.filter((key) => present[key] !== next[key]);
    const [key] = other;
    if (other.length === 1 && key !== undefined) {
      const value = next[key];
      return value === undefined ? { path: [key] } : { path: [key], value };
    }
  }
  return { path: [], value: next };
}
