/*
 * The navigation as an outline of the text: elements by their labels, nested. While the text doesn't parse, the outline
 * is the last one that did, with its offsets mapped through the edits since.
 */
import { sourceNode } from '$lib/core/document/resolve-refs';
import type { Doc } from '$lib/core/document/node';
import { member, outermost, spotAt, type Spot } from '$lib/core/document/walk';
import { childrenOf, labelOf, navigationOf, type Child } from '$lib/core/document/elements';
import { KINDS, type Kind } from '$lib/core/schema/kinds';
import { mapOffset } from '$lib/core/text/edit';
import * as m from './messages.ts';

/** A range of docs.json, in UTF-16 units. */
interface SymbolStretch {
  readonly at: number;
  readonly length: number;
}

export interface Outlined extends SymbolStretch {
  readonly kind: Kind;
  /** Its label. For a page, its path, followed by its title if that differs. */
  readonly name: string;
  /** The range of the label, or of the whole element if it has no label. */
  readonly label: SymbolStretch;
  readonly children: readonly Outlined[];
}

/** The outline of docs.json itself, without other files. Empty if there is no navigation. */
export function symbolsOf(doc: Doc, titles?: ReadonlyMap<string, string>): readonly Outlined[] {
  const navigation = navigationOf(doc);
  if (!navigation || navigation.spot.file !== doc.main) return [];
  const { since } = doc.files.get(doc.main)!;
  const now = (at: number, length: number): SymbolStretch => {
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
      // Where files meet, find out what is in this one.
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
  return label || m.unnamed(KINDS[child.kind].word);
}
