/*
 * The navigation as an outline of the text: elements by their labels, nested. While the text does not parse it is
 * the last one that did, its offsets carried over what was typed since.
 */
import { sourceNode } from '../model/resolve-refs.ts';
import type { Doc } from '../model/node.ts';
import { member, outermost, spotAt, type Spot } from '../model/walk.ts';
import { childrenOf, labelOf, navigationOf, type Child } from '../rules/elements.ts';
import { KINDS, type Kind } from '../rules/kinds.ts';
import { mapOffset } from '../text/edit.ts';

/** A stretch of docs.json, in UTF-16 units. */
interface Stretch {
  readonly at: number;
  readonly length: number;
}

export interface Outlined extends Stretch {
  readonly kind: Kind;
  /** Its label; of a page its path, with its title behind it where that is another. */
  readonly name: string;
  /** Of its label; the whole where it has none. */
  readonly label: Stretch;
  readonly children: readonly Outlined[];
}

/** The outline of what docs.json holds itself; nothing while there is no navigation. */
export function symbolsOf(doc: Doc, titles?: ReadonlyMap<string, string>): readonly Outlined[] {
  const navigation = navigationOf(doc);
  if (!navigation || navigation.spot.file !== doc.main) return [];
  const { since } = doc.files.get(doc.main)!;
  const now = (at: number, length: number): Stretch => {
    if (since.length === 0) return { at, length };
    const start = mapOffset(at, since);
    return { at: start, length: Math.max(0, mapOffset(at + length, since) - start) };
  };
  const symbolOf = (child: Child, at: number, spot: Spot | undefined): Outlined => {
    const { node, kind } = child;
    const nameKey = KINDS[kind].nameKey;
    const isOpened = spot?.via !== undefined;
    const own = nameKey === undefined || isOpened ? undefined : member(node, nameKey);
    const { length } = spot ? outermost(spot).node : node;
    return {
      kind,
      name: symbolName(child, titles),
      ...now(at, length),
      label: own ? now(at + own.start, own.value.length) : now(at, length),
      children: isOpened ? [] : below(child, at, spot),
    };
  };
  const below = (
    { node }: Pick<Child, 'node'>,
    at: number,
    spot: Spot | undefined,
  ): readonly Outlined[] =>
    childrenOf(node).flatMap((child) => {
      // Where files meet it is looked up what stands in this one.
      if (spot && sourceNode(node) !== node) {
        const inner = spotAt(
          spot,
          child.key === 'global' ? [child.key] : [child.key, child.index],
        )!;
        const outside = outermost(inner);
        return outside.file === doc.main ? symbolOf(child, outside.at, inner) : [];
      }
      const list = member(node, child.key)!;
      const start = list.value.type === 'array' ? list.value.starts[child.index]! : 0;
      return symbolOf(child, at + list.start + start, undefined);
    });
  return below(navigation, navigation.spot.at, navigation.spot);
}

function symbolName(child: Child, titles: ReadonlyMap<string, string> | undefined): string {
  const label = labelOf(child).trim();
  const title = child.kind === 'page' || child.kind === 'endpoint' ? titles?.get(label) : undefined;
  if (title && title !== label) return `${label} · ${title}`;
  return label || `A ${KINDS[child.kind].word} without a label`;
}
