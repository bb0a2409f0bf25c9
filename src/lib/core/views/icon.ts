import type { Node } from '../model/node.ts';
import { member } from '../model/walk.ts';
import { textOf } from '../rules/elements.ts';

/** An icon as the file names it. What the name means depends on the site's icon library. */
export interface Icon {
  readonly name: string;
  /** A file, an address or inline SVG instead of a name. Never fetched, never drawn from. */
  readonly isImage: boolean;
}

export function iconOf(node: Node): Icon | undefined {
  const value = member(node, 'icon')?.value;
  const name = (value && textOf(value, 'name')) ?? textOf(node, 'icon');
  return name?.trim() ? { name, isImage: /[/<.]/.test(name) } : undefined;
}
