/*
 * Where the name of an icon is looked up: a library, and in Font Awesome a style, of which three are free.
 */
import { ICON_LIBRARIES } from '../rules/kinds.ts';

export type Library = (typeof ICON_LIBRARIES)[number];

/** A set of drawings: a library, or of Font Awesome one free style. */
export type SetId = 'lucide' | 'tabler' | 'solid' | 'regular' | 'brands';

export const LIBRARY_NAMES: Readonly<Record<Library, string>> = {
  fontawesome: 'Font Awesome',
  lucide: 'Lucide',
  tabler: 'Tabler',
};

/** What a site without a setting uses. */
export const DEFAULT_LIBRARY: Library = 'fontawesome';

export const isLibrary = (value: unknown): value is Library =>
  (ICON_LIBRARIES as readonly unknown[]).includes(value);

/** The sets of a library, the first one first: where a name is looked up that says no style. */
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

/** In which sets the site finds the name as it is; none for a style that has to be paid for. */
export function setsFor(library: Library, style?: string): readonly SetId[] {
  if (library !== 'fontawesome' || style === undefined) return SETS_OF[library];
  return Object.hasOwn(FREE_STYLES, style) ? FREE_STYLES[style]! : [];
}

/** In which sets a drawing of the name is looked for: in those, and else in the other ones of the library. */
export const drawnFrom = (library: Library, style?: string): readonly SetId[] => [
  ...new Set([...setsFor(library, style), ...SETS_OF[library]]),
];

/** Whether it is one of the styles that only Font Awesome's paid sets have. */
export const isPaidStyle = (style: string): boolean => !Object.hasOwn(FREE_STYLES, style);
