/*
 * Places of icons: the field `icon` at any depth of a value.
 */
import { memo } from '../../memo.ts';
import type { ArrayNode, Node, ObjectNode } from '../../document/node.ts';
import { effectiveMembers, member } from '../../document/walk.ts';
import { stringField } from '../../document/elements.ts';
import type { Below } from '../element-findings.ts';

/** An icon in the text. Its range is that of its name. */
export interface WrittenIcon extends Below {
  readonly name: string;
  readonly library: string | undefined;
  /** Whether it is an object with its name in a field. */
  readonly isObject: boolean;
}

const NO_ICONS: readonly WrittenIcon[] = [];

/** The icon in the value of an `icon` field. */
export function iconIn(value: Node): readonly WrittenIcon[] {
  const { length } = value;
  if (value.type === 'string')
    return [{ name: value.value, library: undefined, isObject: false, path: [], at: 0, length }];
  const name = member(value, 'name');
  if (name?.value.type !== 'string') return NO_ICONS;
  return [
    {
      ...{ name: name.value.value, library: stringField(value, 'library'), isObject: true },
      ...{ path: ['name'], at: name.start, length: name.value.length },
    },
  ];
}

/** The icons in a value, remembered per node. */
export const iconsIn = (node: Node): readonly WrittenIcon[] =>
  node.type === 'object' || node.type === 'array' ? readIcons(node) : NO_ICONS;

const readIcons = memo((node: ObjectNode | ArrayNode): readonly WrittenIcon[] => {
  const found =
    node.type === 'array'
      ? node.items.flatMap((item, i) => moved(iconsIn(item), i, node.starts[i]!))
      : effectiveMembers(node).flatMap(({ key, value, start }) =>
          moved(key === 'icon' ? iconIn(value) : iconsIn(value), key, start),
        );
  return found.length ? found : NO_ICONS;
});

const moved = (icons: readonly WrittenIcon[], step: string | number, by: number) =>
  icons.map((icon) => ({ ...icon, path: [step, ...icon.path], at: icon.at + by }));
