/*
 * Finds the icons used in a document's navigation, and where. Results are cached per node, so that after an
 * edit only the path to the change is read again.
 */
import { memo } from '../memo.ts';
import type { Doc, Node, ObjectNode } from '../document/node.ts';
import { childrenOf, navigationOf } from '../document/elements.ts';
import { pointerOf } from '../document/walk.ts';
import { iconOf, type Icon } from './icon.ts';

/** An icon and the element that has it. */
export interface UsedIcon {
  readonly icon: Icon;
  readonly pointer: string;
  /** The value is an object, so the name is one level deeper. */
  readonly isObject: boolean;
}

interface Below {
  readonly icon: Icon;
  readonly node: Node;
  /** Pointer from the node that this is cached for. */
  readonly way: string;
}

const NOTHING_BELOW: readonly Below[] = [];

/** Returns every icon of the navigation in text order. */
export function iconsIn(doc: Doc): readonly UsedIcon[] {
  const start = navigationOf(doc);
  if (!start) return [];
  const base = pointerOf(start.spot);
  return below(start.node).map(({ icon, node, way }) => ({
    icon,
    pointer: base + way,
    isObject: iconIsObject(node),
  }));
}

const below = (node: Node): readonly Below[] =>
  node.type === 'object' ? readBelow(node) : NOTHING_BELOW;

const readBelow = memo((node: ObjectNode): readonly Below[] => {
  const own = iconOf(node);
  const found: Below[] = own ? [{ icon: own, node, way: '' }] : [];
  for (const child of childrenOf(node)) {
    const step = child.key === 'global' ? '/global' : `/${child.key}/${child.index}`;
    for (const one of below(child.node)) found.push({ ...one, way: step + one.way });
  }
  return found.length > 0 ? found : NOTHING_BELOW;
});

const iconIsObject = (node: Node): boolean =>
  node.type === 'object' &&
  node.members.findLast(({ key }) => key === 'icon')?.value.type === 'object';
