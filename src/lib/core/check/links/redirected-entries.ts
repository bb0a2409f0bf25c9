/*
 * Entries of the navigation whose page is redirected and has no file in the folder.
 */
import type { Doc } from '../../document/node.ts';
import { spotAt } from '../../document/walk.ts';
import { addressesOf } from './addresses.ts';
import type { Diagnostic, World } from '../diagnostic.ts';
import { asOne, type Piece } from '../fold-findings.ts';
import { isSitePath } from '../../schema/links.ts';
import type { Listing } from '../pages/page-listing.ts';
import { markOf, type Locator } from '../element-locator.ts';
import { setTo } from '../fixes/fix-builders.ts';
import type { PageEntry } from '../../document/page-index.ts';
import { addressOf } from '../../redirects/address.ts';
import { redirectRules, type RedirectRule } from '../../redirects/rules.ts';
import { quotedPath } from '../../document/kind-words.ts';
import * as m from './messages.ts';
import * as shared from '../messages.ts';

export function redirectedEntries(
  doc: Doc,
  world: World,
  listing: Listing,
  locate: Locator,
): readonly Diagnostic[] {
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  if (rules.all.length === 0) return [];
  const { isPage } = addressesOf(doc, world);
  const pieces: Piece[] = [];
  /** The page that can be listed instead, if no entry names it yet. */
  const replacementFor = (end: string): string | undefined => {
    const page = addressOf(end);
    const isFree = isSitePath(end) && page !== '' && isPage(page) !== false;
    return isFree && !listing.entriesOf(page) ? page : undefined;
  };
  const add = (page: string, first: PageEntry | undefined, rule: RedirectRule) => {
    const way = rules.follow(`/${page}`, (address) => isPage(address) === true);
    if (way.end === 'loop') return;
    for (let entry = first; entry; entry = entry.next)
      if (!entry.isRoot) pieces.push(pieceOf(entry, rule, replacementFor(way.destination), locate));
  };
  if (world.pages)
    for (const [page, { first }] of listing.missing) {
      const rule = rules.ruleFor(addressOf(page));
      if (rule) add(page, first, rule);
    }
  else
    for (const rule of rules.all)
      if (!rule.hasWildcard && rules.ruleFor(rule.from) === rule)
        for (const page of [rule.from, rule.from ? `${rule.from}/index` : 'index'])
          add(page, listing.entriesOf(page), rule);
  return asOne(doc, pieces, headline);
}

const headline = (_: string, count: number): string => m.entriesRedirected(count);

function pieceOf(
  { way, id, page }: PageEntry,
  { destination }: RedirectRule,
  now: string | undefined,
  locate: Locator,
): Piece {
  const mark = markOf(locate.entry(way, id));
  return {
    ...{ code: 'redirect-entry', mark, fact: page, short: quotedPath(page) },
    message: m.entryRedirected(page, destination),
    ...(now !== undefined
      ? {
          label: shared.write(quotedPath(now)),
          operations: [setTo(mark.pointer, 'path', now)],
        }
      : {}),
  };
}
