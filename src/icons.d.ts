/* The modules that scripts/icon-sets.mjs generates from the icon packages. */
declare module 'virtual:icons/*/names' {
  const names: string;
  export default names;
}
declare module 'virtual:icons/*/words' {
  const words: string;
  export default words;
}
declare module 'virtual:icons/*/drawings' {
  /** A path's `d`, or a shape with its attributes. */
  type Shape = string | readonly [tag: string, attributes: Readonly<Record<string, string>>];
  /** The first name of each chunk. */
  export const firsts: readonly string[];
  /** By name: the drawing, or the name of the icon that it is an alias of. */
  export const chunks: readonly (() => Promise<{
    default: Readonly<Record<string, readonly Shape[] | string>>;
  }>)[];
}
declare module 'virtual:icon-names' {
  /** By set: one line per icon, as in `names`. */
  const all: Readonly<Record<'lucide' | 'tabler' | 'solid' | 'regular' | 'brands', string>>;
  export default all;
}
