/*
 * What readers of the site lose through the changes: pages that are in no list, addresses that no longer
 * work, pages that are now hidden, and a different first page of the site or of a part of it.
 */
import type { Doc, Node, NodeId } from '$lib/core/document/node';
import { spotAt } from '$lib/core/document/walk';
import type { World } from '$lib/core/check/diagnostic';
import { labelOf } from '$lib/core/document/elements';
import { addressOf, redirectRules } from '$lib/core/check/links/redirect-rules';
import { listed, quoted, quotedPath } from '$lib/core/document/words';
import { pageOf } from '$lib/core/document/page-index';
import type { Change } from '$lib/core/compare/change';
import { matchDocs, type DocMatch } from '$lib/core/compare/match-docs';
import type { Entry, Pair } from '$lib/core/compare/entry';
import { listedIn, type Listed } from './listed.ts';
import { resolveLocation, pathOf } from '$lib/core/site/location';
import { entryName, entryPlace, trail, wordFor } from '$lib/core/compare/entry-words';
import { counted } from '$lib/core/text/plural';

/** One page, or one part of the site; shown in the tree like a change. */
export type ReviewLoss = Pick<Change, 'kind' | 'text' | 'place' | 'before' | 'after'>;

export interface Losses {
  readonly kind: 'gone' | 'address' | 'hidden' | 'landing';
  /** "12 pages are no longer in the navigation" */
  readonly title: string;
  /** What that means, if it isn't obvious. */
  readonly note?: string;
  readonly items: readonly ReviewLoss[];
}

/** Empty if readers lose nothing. Walks both navigations. */
export function lossesOf(base: Doc, doc: Doc, world: World = {}): readonly Losses[] {
  const docMatch = matchDocs(base, doc);
  if (!docMatch) return [];
  const { pages: now, unread } = listedIn(doc);
  const gone: [string, Listed][] = [];
  const hidden: Listed[] = [];
  for (const [page, listed] of listedIn(base).pages) {
    const found = now.get(page);
    if (!found) gone.push([page, listed]);
    else if (found.hiddenBy && !listed.hiddenBy) hidden.push(found);
  }
  const renamed = new Map(docMatch.pairs.map((pair) => [pair.before.node, pair]));
  const isRenamed = ([, { entry }]: [string, Listed]) =>
    entry.kind === 'page' && renamed.has(entry.node);
  return [
    ...goneFrom(
      gone.filter((page) => !isRenamed(page)),
      unread,
      world,
    ),
    ...addresses(
      gone.filter(isRenamed).map(([page, { entry }]) => [page, renamed.get(entry.node)!]),
      doc,
    ),
    ...hiding(hidden, docMatch, world),
    ...(unread.length === 0 ? landings(base, doc, docMatch, world) : []),
  ];
}

function goneFrom(
  pages: readonly [string, Listed][],
  unread: readonly string[],
  world: World,
): Losses[] {
  if (pages.length === 0) return [];
  const items = pages.map(([page, { entry }]): ReviewLoss => {
    const title = world.titles?.get(page);
    return {
      kind: 'removed',
      text: title ? `${quoted(title)} (${page})` : quotedPath(page),
      place: `Was in ${trail(entry.kind === 'page' ? (entry.parent ?? entry) : entry, world)}`,
      before: entry.node.id,
    };
  });
  return [
    {
      kind: 'gone',
      title: `${counted(items.length, 'page is', 'pages are')} no longer in the navigation`,
      ...(unread.length > 0 && {
        note: `Some may stand in ${listed([...new Set(unread)])}: what is in there is not known here.`,
      }),
      items,
    },
  ];
}

function addresses(pages: readonly [string, Pair][], doc: Doc): Losses[] {
  if (pages.length === 0) return [];
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  const isRedirected = (page: string) => ruleFor(addressOf(page)) !== undefined;
  const items = pages.map(([page, { after }]): ReviewLoss => ({
    kind: 'renamed',
    text: `/${page} → /${pageOf(labelOf(after))}`,
    place: isRedirected(page) ? 'A redirect leads on' : 'No redirect',
    after: after.node.id,
  }));
  const bad = pages.filter(([page]) => !isRedirected(page)).length;
  const title = `${counted(items.length, 'page path', 'page paths')} changed`;
  if (bad === 0) return [{ kind: 'address', title: `${title}; redirects lead on`, items }];
  const whose = counted(bad, 'old address', 'old addresses');
  const note = `Readers of ${whose} find nothing unless “redirects” in docs.json leads on.`;
  return [{ kind: 'address', title, note, items }];
}

function hiding(pages: readonly Listed[], { pairs }: DocMatch, world: World): Losses[] {
  if (pages.length === 0) return [];
  const shown = new Set(pairs.map(({ after }) => after.node));
  const byHider = new Map<Entry['node'], { hider: Entry; pages: Listed[] }>();
  for (const page of pages) {
    const hider = page.hiddenBy!;
    const known = byHider.get(hider.node);
    if (known) known.pages.push(page);
    else byHider.set(hider.node, { hider, pages: [page] });
  }
  const items = [...byHider.values()].map(({ hider, pages }): ReviewLoss => {
    const what = `${wordFor(hider)} ${quoted(entryName(hider, world))}`;
    const count = counted(pages.length, 'page', 'pages');
    return {
      kind: 'changed',
      text: shown.has(hider.node)
        ? `${what} is hidden now, with ${count}`
        : `${count} now stand in ${what}, which is hidden`,
      place: trail(hider.parent ?? hider, world),
      after: hider.node.id,
    };
  });
  const title = `${counted(pages.length, 'page is', 'pages are')} hidden now`;
  return [{ kind: 'hidden', title, items }];
}

/** A different first page, reported at the outermost part that it affects. */
function landings(base: Doc, doc: Doc, { pairs, partner }: DocMatch, world: World): Losses[] {
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
        ? `${wordFor(after)} ${quoted(entryName(after, world))}`
        : 'The site';
      const name = (path: string) => quoted(world.titles?.get(path) ?? path);
      return [
        {
          kind: 'moved',
          text: is
            ? `${where} now begins with ${name(is.path)} instead of ${name(was.path)}`
            : `${where} has no page to begin with; it was ${name(was.path)}`,
          place:
            entryPlace(after, world) === 'the top level'
              ? 'What readers land on'
              : trail(after, world),
          ...(is ? { after: is.node.id } : { after: after.node.id }),
        },
      ];
    });
  if (items.length === 0) return [];
  return [
    {
      kind: 'landing',
      title: `Readers land on another page in ${counted(items.length, 'place', 'places')}`,
      items,
    },
  ];
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
