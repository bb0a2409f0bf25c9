/*
 * Where something new could be placed near an element: into it, after it, and so on upwards. Only lists and indexes are
 * computed; `plan` decides whether it is allowed there.
 */
import type { Json, Placement } from '../../operation.ts';
import { contentOf, kindsIn, listFor, listsOf } from './allow.ts';
import { childrenOf, type Child } from '../../document/elements.ts';
import { isListKey, parseEndpoint, type Kind, type ListKey } from '../../schema/kinds.ts';

/** An element with its ancestors. The navigation has none. */
export interface AncestorChain extends Child {
  readonly parent: AncestorChain | undefined;
}

/** The kinds of list entries, judging by their values: a string is a page or an endpoint, an object is a group. */
export const kindsOfEntries = (values: readonly Json[]): readonly Kind[] => [
  ...new Set(
    values.map((value) =>
      typeof value !== 'string' ? 'group' : parseEndpoint(value) ? 'endpoint' : 'page',
    ),
  ),
];

/** Whether an element can have children at all. */
export const mayHold = ({ kind, node }: Pick<Child, 'kind' | 'node'>): boolean =>
  kind !== 'page' && kind !== 'endpoint' && node.type === 'object';

/** Whether a list can contain entries of all these kinds. */
export const takes = (key: ListKey, kinds: readonly Kind[]): boolean =>
  kinds.every((kind) => kindsIn(key).includes(kind));

/** The list of an element for entries of these kinds: the one that it has or would get. */
export function listWithin(
  parent: Pick<Child, 'kind' | 'node'>,
  kinds: readonly Kind[],
): ListKey | undefined {
  const held = contentOf(parent).find((key) => takes(key, kinds));
  if (held) return held;
  const kind = kinds.find((one) => one === 'group') ?? kinds[0];
  if (!kind) return undefined;
  if (kinds.length > 1 && takes('pages', kinds)) return 'pages';
  return listFor(parent, kind) ?? listsOf(kind)[0];
}

/** The list for entries of these kinds next to an element. */
export const listBeside = (
  { key }: Pick<Child, 'key'>,
  parent: Pick<Child, 'kind' | 'node'>,
  kinds: readonly Kind[],
): ListKey | undefined => (key !== 'global' && takes(key, kinds) ? key : listWithin(parent, kinds));

/** The number of entries in a list of an element. */
export const lengthOf = ({ node }: Pick<Child, 'node'>, key: ListKey): number =>
  childrenOf(node).filter((child) => child.key === key).length;

/** The gaps that could be meant, most natural first. `isOriginal`: next to the element comes before into it. */
export function gapsNear(
  element: AncestorChain,
  kinds: readonly Kind[],
  isOriginal = false,
): readonly Placement[] {
  const found: Placement[] = [];
  const into = (parent: AncestorChain) => {
    const key = mayHold(parent) && listWithin(parent, kinds);
    if (key) found.push({ parent: pointerOf(parent), key, index: lengthOf(parent, key) });
  };
  const after = (one: AncestorChain) => {
    const { parent } = one;
    if (!parent || one.key === 'global') return;
    const key = listBeside(one, parent, kinds);
    if (!key) return;
    const index = key === one.key ? one.index + 1 : lengthOf(parent, key);
    found.push({ parent: pointerOf(parent), key, index });
  };
  if (!isOriginal) into(element);
  after(element);
  if (isOriginal) into(element);
  let top = element;
  for (let up = element.parent; up; up = up.parent) {
    after(up);
    top = up;
  }
  into(top);
  return found;
}

function pointerOf({ parent, key, index }: AncestorChain): string {
  if (!parent) return '/navigation';
  const above = pointerOf(parent);
  return isListKey(key) ? `${above}/${key}/${index}` : `${above}/${key}`;
}
