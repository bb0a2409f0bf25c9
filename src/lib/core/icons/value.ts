/*
 * The value written for a chosen icon: its name alone if that is enough, otherwise an object with the library
 * or style it needs. An existing object keeps its unknown keys.
 */
import type { Json } from '../operation.ts';
import { isPaidStyle, type Library, type SetId } from './library.ts';

/** An icon as it was chosen. */
export interface Chosen {
  readonly library: Library;
  readonly set: SetId;
  readonly name: string;
  /** The chosen Font Awesome style, if any. */
  readonly style?: string | undefined;
  /** The set must be written, because the name alone resolves to another set. */
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
  return iconValue(own, present);
}

/** The value for a file or text in place of a name. */
export const valueOfText = (text: string, present: Json | undefined): Json =>
  iconValue({ name: text }, present);

function iconValue(own: Parts, present: Json | undefined): Json {
  if (!isParts(present)) return Object.keys(own).length === 1 ? own.name! : own;
  const kept = Object.entries(present).filter(
    ([key]) => Object.hasOwn(own, key) || !['name', 'style', 'library'].includes(key),
  );
  return { ...Object.fromEntries(kept), ...own };
}

/** The style to write, if any. No style fits every set: a brand has only its own. */
function styleOf({ set, style, isAmbiguous }: Chosen): string | undefined {
  if (set === 'lucide' || set === 'tabler') return undefined;
  if (set === 'brands') return style === 'brands' || isAmbiguous ? 'brands' : undefined;
  if (set === 'regular' && (style === undefined || !isPaidStyle(style))) return 'regular';
  return style === 'brands' ? undefined : style;
}

/**
 * The smallest change from one value to the other: one key of an object if only that differs, otherwise the
 * whole value.
 */
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
