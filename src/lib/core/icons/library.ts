/*
 * Where an icon name is looked up: in a library, and for Font Awesome also in a style. Three of its styles
 * are free.
 */
import { ICON_LIBRARIES } from '../schema/kinds.ts';
import * as m from './messages.ts';

export type Library = (typeof ICON_LIBRARIES)[number];

/** A set of drawings: a library, or one free style of Font Awesome. */
export type SetId = 'lucide' | 'tabler' | 'solid' | 'regular' | 'brands';

export const LIBRARY_NAMES: Readonly<Record<Library, string>> = {
  fontawesome: m.fontAwesome,
  lucide: m.lucide,
  tabler: m.tabler,
};

/** The library of a site without the setting. */
export const DEFAULT_LIBRARY: Library = 'fontawesome';

export const isLibrary = (value: unknown): value is Library =>
  (ICON_LIBRARIES as readonly unknown[]).includes(value);

/** The sets of a library. A name without a style is looked up in the first set first. */
export const SETS_OF: Readonly<Record<Library, readonly SetId[]>> = {
  fontawesome: ['solid', 'brands', 'regular'],
  lucide: ['lucide'],
  tabler: ['tabler'],
};

const FREE_STYLES: Readonly<Record<string, readonly SetId[]>> = {
  solid: ['solid', 'brands'],
  regular: ['regular'],
  brands: ['brands'],
};

/** The sets where the site finds the name; none for a paid style. */
export function setsFor(library: Library, style?: string): readonly SetId[] {
  if (library !== 'fontawesome' || style === undefined) return SETS_OF[library];
  return Object.hasOwn(FREE_STYLES, style) ? FREE_STYLES[style]! : [];
}

/** The sets searched for a drawing of the name: those where the site finds it, then the others of the library. */
export const drawnFrom = (library: Library, style?: string): readonly SetId[] => [
  ...new Set([...setsFor(library, style), ...SETS_OF[library]]),
];

/** Whether only the paid sets of Font Awesome have this style. */
export const isPaidStyle = (style: string): boolean => !Object.hasOwn(FREE_STYLES, style);
