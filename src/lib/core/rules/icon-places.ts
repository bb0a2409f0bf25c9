/*
 * Where icons are written: the field `icon` at any depth of a value.
 */
import type { Node } from '../model/node.ts';
import { effectiveMembers, member } from '../model/walk.ts';
import { stringField } from './elements.ts';
import type { Below } from './element-check.ts';

/** An icon as it is written. Its place is that of its name. */
export interface WrittenIcon extends Below {
  readonly name: string;
  readonly library: string | undefined;
  /** It is written in braces, and its name is a field of these. */
  readonly isObject: boolean;
}

const NONE: readonly WrittenIcon[] = [];
const remembered = new WeakMap<Node, readonly WrittenIcon[]>();

/** The icon that the value of a field `icon` is. */
export function iconIn(value: Node): readonly WrittenIcon[] {
  const { length } = value;
  if (value.type === 'string')
    return [{ name: value.value, library: undefined, isObject: false, path: [], at: 0, length }];
  const name = member(value, 'name');
  if (name?.value.type !== 'string') return NONE;
  return [
    {
      ...{ name: name.value.value, library: stringField(value, 'library'), isObject: true },
      ...{ path: ['name'], at: name.start, length: name.value.length },
    },
  ];
}

/** The icons in a value, remembered with it. */
export function iconsIn(node: Node): readonly WrittenIcon[] {
  if (node.type !== 'object' && node.type !== 'array') return NONE;
  let icons = remembered.get(node);
  if (!icons) {
    const found =
      node.type === 'array'
        ? node.items.flatMap((item, i) => moved(iconsIn(item), i, node.starts[i]!))
        : effectiveMembers(node).flatMap(({ key, value, start }) =>
            moved(key === 'icon' ? iconIn(value) : iconsIn(value), key, start),
          );
    icons = found.length ? found : NONE;
    remembered.set(node, icons);
  }
  return icons;
}

const moved = (icons: readonly WrittenIcon[], step: string | number, by: number) =>
  icons.map((icon) => ({ ...icon, path: [step, ...icon.path], at: icon.at + by }));
