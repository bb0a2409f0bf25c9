/*
 * How a reader who knows where a page is would get there from the first page: the label of each click. Each
 * division on the path that isn't current is chosen, each closed group is opened, and then the page is
 * clicked.
 */
import type { Doc, NodeId } from '$lib/core/document/node';
import type { Division } from '$lib/core/site/division';
import { switchTo } from '$lib/core/site/follow';
import type { SiteFacts } from '$lib/core/site/site-facts';
import { visibleRows, locationTo } from '$lib/core/site/sidebar';
import { siteOf, type Site } from '$lib/core/site/site';
import type { SiteLocation } from '$lib/core/site/location';

/** A path with more clicks than this goes in circles. */
const MOST_CLICKS = 60;

const isAt = (here: SiteLocation, target: SiteLocation): boolean =>
  here.part === target.part && here.trail.at(-1) === target.trail.at(-1);

/** The label of each click; undefined if no clicks reach the page, because it is hidden or dropped. */
export function shortestPath(
  doc: Doc,
  known: SiteFacts,
  target: SiteLocation,
): readonly string[] | undefined {
  const clicks: string[] = [];
  const toggled = new Map<NodeId | string, boolean>();
  let location: SiteLocation | undefined;
  while (clicks.length < MOST_CLICKS) {
    const site = siteOf(doc, location, known);
    if (!site) return undefined;
    if (isAt(site.at, target)) return clicks;
    const division = nextDivision(site, target);
    if (division) {
      clicks.push(...division.words);
      location = switchTo(doc, site.at, division.to.trail);
      continue;
    }
    const rows = visibleRows(site.sidebar, site.above, site.at, toggled);
    const shown = rows.slice(0, rows.length);
    const row = shown.find((one) => isAt(locationTo(one), target));
    if (row) return [...clicks, row.row.label];
    const folded = shown.find(
      ({ row, open }) => row.is === 'group' && !open && target.trail.includes(row.id),
    );
    if (!folded) return undefined;
    toggled.set(folded.row.fold, true);
    clicks.push(folded.row.label);
  }
  return undefined;
}

/** Slots behind a button that opens a list. */
const SWITCHED_LISTS = ['products', 'versions', 'languages', 'dropdowns'] as const;

/** A division on the path to a page that isn't current yet, and the labels of the clicks that choose it. */
function nextDivision(
  site: Site,
  target: SiteLocation,
): { readonly to: Division; readonly words: readonly string[] } | undefined {
  const isOnWay = ({ id, trail, global }: Division) =>
    !global && target.trail[trail.length - 1] === id;
  const isNext = (division: Division) => isOnWay(division) && !division.current;
  for (const slot of SWITCHED_LISTS.flatMap((name) => site[name])) {
    const to = slot.find(isNext);
    if (to)
      return { to, words: [slot.find(({ current }) => current)?.label ?? to.label, to.label] };
  }
  for (const entry of [...site.tabs, ...site.anchors].flat()) {
    const item = isOnWay(entry) ? entry.menu.find(isNext) : undefined;
    if (item) return { to: item, words: [entry.label, item.label] };
    if (isNext(entry) && entry.menu.length === 0) return { to: entry, words: [entry.label] };
  }
  return undefined;
}
