import type { Doc, Node } from '../document/node.ts';
import { member, spotAt } from '../document/walk.ts';
import { DEFAULT_LIBRARY, isLibrary, type Library } from '../icons/library.ts';
import { stringField } from '../document/elements.ts';

/** What an icon's text can be: a name, a file of the site, an address, or inline SVG. */
export type IconSort = 'name' | 'file' | 'address' | 'svg';

/** An icon as written in the file. What its name means depends on its own library, or on the site's. */
export interface Icon {
  readonly name: string;
  readonly sort: IconSort;
  readonly style?: string | undefined;
  readonly library?: Library | undefined;
}

export function iconOf(node: Node): Icon | undefined {
  const value = member(node, 'icon')?.value;
  const isObject = value?.type === 'object';
  const name = isObject ? stringField(value, 'name') : stringField(node, 'icon');
  if (!name?.trim()) return undefined;
  const sort = sortOf(name);
  if (!isObject || sort !== 'name') return { name, sort };
  const library = stringField(value, 'library');
  const style = stringField(value, 'style');
  return { name, sort, style, library: isLibrary(library) ? library : undefined };
}

/** An icon with only a name. */
export const iconNamed = (name: string): Icon => ({ name, sort: sortOf(name) });

/** Returns what the text of an icon is. */
export function sortOf(text: string): IconSort {
  const start = text.trimStart();
  if (start.startsWith('<')) return 'svg';
  if (/^([a-z][a-z\d+.-]*:|\/\/)/i.test(start)) return 'address';
  return /[/.]/.test(start) ? 'file' : 'name';
}

/** The library in which the site looks up its icon names. */
export function libraryOf(doc: Doc): Library {
  const node = spotAt(doc, ['icons', 'library'])?.node;
  const said = node?.type === 'string' ? node.value : undefined;
  return isLibrary(said) ? said : DEFAULT_LIBRARY;
}
