/*
 * What readers of the site lose through the changes: pages that are in no list, addresses that no longer work or that
 * open another page, new pages that have no file, pages that are now hidden, and a different first page of the site or of a part.
 */
import type { Doc } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import type { World } from '../check/diagnostic.ts';
import { labelOf } from '../document/elements.ts';
import { isUrl } from '../schema/links.ts';
import { addressOf, pathTo } from '../redirects/address.ts';
import { destinationFor, redirectRules } from '../redirects/rules.ts';
import { pageName } from '../document/page-name.ts';
import { pageOf } from '../document/page-index.ts';
import { isHidden } from '../site/content.ts';
import { matchDocs, type DocMatch } from '../compare/match-docs.ts';
import type { Entry, Pair } from '../compare/entry.ts';
import { endpointChanges, NO_ENDPOINTS, type EndedEndpoint } from './ended-endpoints.ts';
import type { EndpointPage } from './endpoint-pages.ts';
import { movedDirectories } from './moved-directories.ts';
import { landings } from './landings.ts';
import type { Losses, ReviewLoss } from './loss.ts';
import { listedIn, type Listed } from './listed-pages.ts';
import { entryName, trail, wordFor } from '../compare/entry-words.ts';
import * as m from './messages.ts';

/** Empty if readers lose nothing. Walks both navigations. `before`: what was known around `base`, if that differs. */
export function lossesOf(
  base: Doc,
  doc: Doc,
  world: World = {},
  before: World = world,
): readonly Losses[] {
  const docMatch = matchDocs(base, doc);
  if (!docMatch) return [];
  const { pages: now, unread } = listedIn(doc);
  const gone: [string, Listed][] = [];
  const hidden: Listed[] = [];
  const was = listedIn(base).pages;
  for (const [page, listed] of was) {
    const found = now.get(page);
    if (!found) gone.push([page, listed]);
    else if (found.hiddenBy && !listed.hiddenBy) hidden.push(found);
  }
  const renamed = new Map(docMatch.pairs.map((pair) => [pair.before.node, pair]));
  const isRenamed = (entry: Entry) => entry.kind === 'page' && renamed.has(entry.node);
  const { ended, unlisted, kept } =
    unread.length === 0 ? endpointChanges(base, doc, world, before) : NO_ENDPOINTS;
  const elsewhere = new Set([...kept, ...ended.map(({ entry }) => entry.node)]);
  return [
    ...goneFrom(
      gone.filter(([, { entry }]) => !isRenamed(entry) && !elsewhere.has(entry.node)),
      unlisted,
      unread,
      { doc, world },
    ),
    ...addresses(
      gone
        .filter(([, { entry }]) => isRenamed(entry))
        .map(([page, { entry }]) => [page, renamed.get(entry.node)!]),
      doc,
    ),
    ...taken(base, doc, { was, now, world }),
    ...withoutPage(ended, doc, world),
    ...withoutFile(
      [...now].filter(([page]) => !was.has(page)),
      world,
    ),
    ...hiding(hidden, docMatch, world),
    ...(unread.length === 0 ? landings(base, doc, docMatch, world) : []),
  ];
}

function goneFrom(
  pages: readonly [string, Listed][],
  unlisted: readonly EndpointPage[],
  unread: readonly string[],
  { doc, world }: { readonly doc: Doc; readonly world: World },
): Losses[] {
  if (pages.length + unlisted.length === 0) return [];
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  const items = pages.map(([page, { entry }]): ReviewLoss => {
    const place = m.wasIn(trail(entry.kind === 'page' ? (entry.parent ?? entry) : entry, world));
    const rule = ruleFor(addressOf(page));
    return {
      kind: 'removed',
      text: m.titledPage(pageName(page, world.titles), page),
      place: rule ? m.redirectsTo(place, destinationFor(rule, addressOf(page))) : place,
      before: entry.node.id,
    };
  });
  items.push(...unlisted.map((page) => endpointLoss(page, page.name, page.entry, world)));
  return [
    {
      kind: 'gone',
      title: m.pagesGone(items.length),
      ...(unread.length > 0 && { note: m.mayStandIn([...new Set(unread)]) }),
      items,
    },
  ];
}

/** Pages whose old addresses lead nowhere. */
function addresses(pages: readonly [string, Pair][], doc: Doc): Losses[] {
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  const items = pages
    .filter(([page]) => !ruleFor(addressOf(page)))
    .map(([page, { after }]): ReviewLoss => ({
      kind: 'renamed',
      text: `/${page} → /${pageOf(labelOf(after))}`,
      place: m.noRedirect,
      after: after.node.id,
    }));
  const { length: count } = items;
  if (count === 0) return [];
  return [{ kind: 'address', title: m.pathsChanged(count), note: m.addressesLost(count), items }];
}

interface Pages {
  readonly was: ReadonlyMap<string, Listed>;
  readonly now: ReadonlyMap<string, Listed>;
  readonly world: World;
}

/** Addresses that redirected and are those of pages now. */
function taken(base: Doc, doc: Doc, { was, now, world }: Pages): Losses[] {
  const before = redirectRules(spotAt(base, ['redirects'])?.node);
  const items = [...now].flatMap(([page, { entry }]): ReviewLoss[] => {
    const address = addressOf(page);
    const rule = was.has(page) ? undefined : before.ruleFor(address);
    const to = rule && !rule.hasWildcard && destinationFor(rule, address);
    // A page may be back at an address that led to it.
    if (!rule || !to || leadsOn(doc, to, address)) return [];
    const text = m.opensNow(pathTo(address), pageName(page, world.titles));
    return [{ kind: 'changed', text, place: m.redirectedTo(to), after: entry.node.id }];
  });
  if (items.length === 0) return [];
  return [{ kind: 'taken', title: m.addressesTaken(items.length), items }];
}

/** Whether a redirect of the document leads from one address to the other. */
const leadsOn = (doc: Doc, from: string, to: string): boolean => {
  const rule = redirectRules(spotAt(doc, ['redirects'])?.node).ruleFor(addressOf(from));
  return rule !== undefined && addressOf(destinationFor(rule, addressOf(from))) === to;
};

/** `owner`: the element that contained the page. */
const endpointLoss = (
  { specification, entry }: EndpointPage,
  text: string,
  owner: Entry,
  world: World,
): ReviewLoss => ({
  kind: 'removed',
  text,
  place: m.fromFile(m.wasIn(trail(owner, world)), specification),
  before: entry.node.id,
});

/** Endpoints without a page. */
function withoutPage(ended: readonly EndedEndpoint[], doc: Doc, world: World): Losses[] {
  const { length: count } = ended;
  if (count === 0) return [];
  const items = ended.map((page) => {
    const { name, directory, entry } = page;
    const owner = entry.kind === 'endpoint' ? (entry.parent ?? entry) : entry;
    const text = directory === '' ? name : m.endpointBelow(name, pathTo(directory));
    return endpointLoss(page, text, owner, world);
  });
  const moved = movedDirectories(ended, doc, world);
  const movedFrom = new Set(moved.map(({ from }) => from));
  const isMoved = ended.every(({ directory }) => movedFrom.has(directory));
  const note = isMoved
    ? m.endpointsMoved(moved.map(({ from, to }) => [pathTo(from), pathTo(to)]))
    : m.endpointsUnknown(count);
  return [
    {
      kind: 'endpoint',
      title: m.endpointsEnded(count),
      note,
      items,
      ...(moved.length > 0 && { moved }),
    },
  ];
}

/** New pages without a file in the folder. Where the folder is unknown, so are these. */
function withoutFile(pages: readonly [string, Listed][], world: World): Losses[] {
  const items = pages.flatMap(([page, { entry }]): ReviewLoss[] =>
    !world.pages ||
    entry.kind === 'endpoint' ||
    isUrl(page) ||
    [page || 'index', `${page}/index`].some((name) => world.pages!.has(name))
      ? []
      : [
          {
            kind: 'added',
            text: m.titledPage(pageName(page, world.titles), page),
            place: trail(entry.kind === 'page' ? (entry.parent ?? entry) : entry, world),
            after: entry.node.id,
          },
        ],
  );
  if (items.length === 0) return [];
  return [{ kind: 'missing', title: m.withoutFile(items.length), items }];
}

function hiding(pages: readonly Listed[], { pairs }: DocMatch, world: World): Losses[] {
  if (pages.length === 0) return [];
  const shownBefore = new Set(
    pairs.filter(({ before }) => !isHidden(before.node)).map(({ after }) => after.node),
  );
  const byHider = new Map<Entry['node'], { hider: Entry; pages: Listed[] }>();
  for (const page of pages) {
    const hider = page.hiddenBy!;
    const known = byHider.get(hider.node);
    if (known) known.pages.push(page);
    else byHider.set(hider.node, { hider, pages: [page] });
  }
  const items = [...byHider.values()].map(({ hider, pages }): ReviewLoss => {
    const [word, name] = [wordFor(hider), entryName(hider, world)];
    return {
      kind: 'changed',
      text: shownBefore.has(hider.node)
        ? m.hiddenWith(m.element(word, name), pages.length)
        : m.nowInHidden(pages.length, m.elementInSentence(word, name)),
      place: trail(hider.parent ?? hider, world),
      after: hider.node.id,
    };
  });
  return [{ kind: 'hidden', title: m.pagesHidden(pages.length), items }];
}
