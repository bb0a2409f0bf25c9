/*
 * Suggestions for a page's path: files of the folder, unlisted ones first, and where a page is already listed.
 */
import type { Doc, NodeId } from '$lib/core/document/node';
import type { World } from '$lib/core/check/diagnostic';
import { elementOf, labelOf, type Element } from '$lib/core/document/elements';
import { isListed, listingOf, namesOf } from '$lib/core/check/pages/page-listing';
import { pageOf, type PageEntry } from '$lib/core/document/page-index';
import { suggestFrom, type Suggestion } from '$lib/core/tree/suggestions';
import { inQuotes } from '$lib/core/text/direction';
import * as m from './messages';

export interface PageOption extends Suggestion {
  readonly note?: string;
}

/** Files by title or path, best first, with all unlisted files before the others. Undefined without the folder. */
export function optionsFor(
  doc: Doc,
  world: World,
  near: string,
): ((typed: string) => readonly Suggestion[]) | undefined {
  if (!world.pages) return undefined;
  const suggest = suggestFrom([...world.pages], world.titles, near);
  const listing = listingOf(doc, world);
  return (typed) => {
    const found = suggest(typed);
    const isFree = ({ path }: Suggestion) => !isListed(path, listing);
    return [...found.filter(isFree), ...found.filter((one) => !isFree(one))];
  };
}

/** For example "Listed in “Guides”". Undefined for a page that is not listed. */
export function listedIn(doc: Doc, world: World, file: string): string | undefined {
  const places = placesOf(doc, world, file);
  const [first] = places;
  if (!first) return undefined;
  return m.listedIn(holderName(first.holder), places.length - 1);
}

/** An entry that names a page, and the element that contains it. */
export interface PathPlace {
  readonly id: NodeId;
  readonly holder: Element;
}

/** Where a page is listed, in file order, leaving out the entry `but`. */
export function placesOf(doc: Doc, world: World, page: string, but?: NodeId): readonly PathPlace[] {
  const { entriesOf } = listingOf(doc, world);
  const places: PathPlace[] = [];
  for (const name of namesOf(pageOf(page)))
    for (let entry: PageEntry | undefined = entriesOf(name); entry; entry = entry.next) {
      if (entry.id === but) continue;
      const holder = elementOf(doc, entry.way.id);
      if (holder) places.push({ id: entry.id, holder });
    }
  return places.sort((a, b) => a.holder.spot.at - b.holder.spot.at);
}

/** For example “Guides”, or "the navigation". */
export function holderName(holder: Element): string {
  const label = labelOf(holder).trim();
  return label ? inQuotes(label) : holder.parent ? m.aHolder(holder.kind) : m.theNavigation;
}
