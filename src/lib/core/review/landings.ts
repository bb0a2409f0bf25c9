/* First pages that are different: of the site, or of a part of it. */
import type { World } from '../check/diagnostic.ts';
import type { Entry } from '../compare/entry.ts';
import { entryName, trail, wordFor } from '../compare/entry-words.ts';
import type { DocMatch } from '../compare/match-docs.ts';
import type { Doc, Node, NodeId } from '../document/node.ts';
import { pageName } from '../document/page-name.ts';
import { pathOf, resolveLocation } from '../site/location.ts';
import type { Losses, ReviewLoss } from './loss.ts';
import * as m from './messages.ts';

/** A different first page, reported at the outermost part that it affects. */
export function landings(
  base: Doc,
  doc: Doc,
  { pairs, partner }: DocMatch,
  world: World,
): Losses[] {
  const told = new Set<Node>();
  const items = pairs
    .filter(({ after }) => DIVISIONS.has(after.kind))
    .sort((a, b) => wayTo(a.after).length - wayTo(b.after).length)
    .flatMap(({ before, after }): ReviewLoss[] => {
      const [was, is] = [firstPage(base, before), firstPage(doc, after)];
      if (!was || told.has(was.node) || was.node === is?.node) return [];
      if (is && (partner.get(was.node) === is.node || was.path === is.path)) return [];
      told.add(was.node);
      const where = after.parent
        ? m.element(wordFor(after), entryName(after, world))
        : m.wholeSiteBegins;
      const isNamesake = is && pageName(is.path, world.titles) === pageName(was.path, world.titles);
      const name = (path: string) => (isNamesake ? path : pageName(path, world.titles));
      return [
        {
          kind: 'moved',
          text: is
            ? m.beginsWith(where, name(is.path), name(was.path))
            : m.nothingToBeginWith(where, name(was.path)),
          place: after.parent ? trail(after, world) : '',
          ...(is ? { after: is.node.id } : { after: after.node.id }),
        },
      ];
    });
  if (items.length === 0) return [];
  return [{ kind: 'landing', title: m.landingsChanged(items.length), items }];
}

const DIVISIONS: ReadonlySet<string> = new Set([
  'navigation',
  'product',
  'language',
  'version',
  'tab',
  'dropdown',
  'anchor',
  'item',
]);

function wayTo(entry: Entry): NodeId[] {
  const way: NodeId[] = [];
  for (let at = entry; at.parent; at = at.parent) way.unshift(at.node.id);
  return way;
}

function firstPage(
  doc: Doc,
  entry: Entry,
): { readonly node: Node; readonly path: string } | undefined {
  const at = resolveLocation(doc, { trail: wayTo(entry), part: 'entry' });
  const node = at?.stops.at(-1)?.node;
  const path = at && pathOf(at);
  // If nothing is below the element, the nearest page next to it isn't its own.
  const isBelow = at?.stops.some((stop) => stop.node === entry.node) ?? false;
  return node && path !== undefined && (isBelow || !entry.parent) ? { node, path } : undefined;
}
