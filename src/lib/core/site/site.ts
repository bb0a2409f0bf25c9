/*
 * What a reader of the site sees at one page: the switchers, tabs, anchors, and dropdowns on the path to it,
 * the sidebar, the breadcrumb, and the neighboring pages. The visible parts follow from walking down to the
 * page. Each division on that path shows its siblings in the slot of its kind. The sidebar is the list of
 * groups or pages that contains the page. Only that path is walked, so the cost depends on what is visible,
 * not on the size of the document.
 */
import type { Doc, Node, NodeId } from '../document/node.ts';
import { childrenOf, type Child } from '../document/elements.ts';
import type { Kind, ListKey } from '../schema/kinds.ts';
import { contentOf, specificationBelow } from './content.ts';
import { globalsFor, divisionName, slotOf, withGlobals, type DivisionSlot } from './division.ts';
import { frameOf, type Frame } from './frame.ts';
import { NO_FACTS, type SiteFacts } from './site-facts.ts';
import type { Looking } from './view-options.ts';
import { droppedIn, droppedInGlobals, type DroppedPart } from './dropped-by-builder.ts';
import { neighboursOf, type Neighbour } from './neighbours.ts';
import { noticesOf, type Notice } from './notice.ts';
import { pageOf, type Page } from './page.ts';
import { rowsOf, type SidebarItem } from './item.ts';
import {
  resolveLocation,
  reachableEntries,
  groundOf,
  type ResolvedLocation,
  type Trail,
  type SiteLocation,
} from './location.ts';

export interface Crumb {
  readonly id: NodeId;
  readonly label: string;
  readonly trail: Trail;
  /** Unique among the crumbs of a page. */
  readonly key: string;
}

export interface Site {
  readonly frame: Frame;
  readonly products: readonly DivisionSlot[];
  readonly versions: readonly DivisionSlot[];
  readonly languages: readonly DivisionSlot[];
  readonly tabs: readonly DivisionSlot[];
  readonly dropdowns: readonly DivisionSlot[];
  readonly anchors: readonly DivisionSlot[];
  readonly sidebar: readonly SidebarItem[];
  /**
   * What is dropped as a whole on the path to the page. Single rows and entries that are lost are marked
   * themselves.
   */
  readonly lost: readonly DroppedPart[];
  /** The path to the list that the sidebar shows. */
  readonly above: Trail;
  /** Product, tab, anchor, dropdown, menu item, groups; only the last of them unless breadcrumbs are enabled. */
  readonly crumbs: readonly Crumb[];
  readonly page: Page | undefined;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
  readonly notices: readonly Notice[];
  readonly at: ResolvedLocation;
  readonly looking: Looking;
}

type SlotName = 'products' | 'versions' | 'languages' | 'tabs' | 'dropdowns' | 'anchors';
const SLOTS: readonly SlotName[] = [
  'products',
  'versions',
  'languages',
  'tabs',
  'dropdowns',
  'anchors',
];
const isSlot = (key: ListKey): key is SlotName => (SLOTS as readonly string[]).includes(key);

/** Returns the site at a location, or at its first page; undefined if the document has no navigation. */
export function siteOf(
  doc: Doc,
  location: SiteLocation | undefined,
  known: SiteFacts = NO_FACTS,
  looking: Looking = {},
): Site | undefined {
  const ground = groundOf(doc);
  const arrived = resolveLocation(doc, location, known);
  if (!ground || !arrived) return undefined;
  const slots = new Map<SlotName, readonly DivisionSlot[]>(SLOTS.map((name) => [name, []]));
  const notices: Notice[] = [];
  const lost: DroppedPart[] = [];
  const globals: Node[] = [];

  let owner: Pick<Child, 'node' | 'kind'> = ground;
  let inherited = ground.specification;
  let depth = 0;
  for (; ; depth++) {
    notices.push(...noticesOf(owner));
    lost.push(...droppedIn(owner));
    globals.push(...globalsOf(owner.node));
    const content = contentOf(owner.node, owner.kind);
    if (content.is !== 'list' || content.key === 'groups' || content.key === 'pages') break;
    const here = arrived.stops[depth];
    if (isSlot(content.key)) {
      const trail = arrived.trail.slice(0, depth);
      const slot = slotOf(owner, trail, arrived.trail, looking);
      slots.set(content.key, [...slots.get(content.key)!, slot]);
      lost.push(...lostBehindLinks(content.entries, content.key));
    }
    if (!here) break;
    inherited = specificationBelow(owner.node, inherited);
    owner = here;
  }
  lost.push(...globals.flatMap(droppedInGlobals));
  for (const section of globals.reverse())
    for (const name of SLOTS)
      slots.set(name, withGlobals(slots.get(name)!, globalsFor(section, name, looking)));

  const above = arrived.trail.slice(0, depth);
  const sidebar = rowsOf(owner, inherited, known);
  const { at, page, section } = pageOf(arrived, ground, known);
  const frame = frameOf(doc, at.stops);
  const crumbs = crumbsOf(at, section);
  return {
    frame,
    products: slots.get('products')!,
    versions: slots.get('versions')!,
    languages: slots.get('languages')!,
    tabs: slots.get('tabs')!,
    dropdowns: slots.get('dropdowns')!,
    anchors: slots.get('anchors')!,
    sidebar,
    lost,
    above,
    crumbs: frame.breadcrumbs ? crumbs : crumbs.slice(-1),
    page,
    ...neighboursOf(sidebar, above, at),
    notices,
    at,
    looking,
  };
}

/** Readers never visit an element that links elsewhere, so what it loses is reported where it appears. */
const lostBehindLinks = (
  entries: readonly Child[],
  slot: DroppedPart['slot'],
): readonly DroppedPart[] =>
  entries.flatMap((entry) =>
    contentOf(entry.node, entry.kind).is === 'link'
      ? droppedIn(entry).map((lost) => ({ ...lost, slot }))
      : [],
  );

function globalsOf(node: Node): readonly Node[] {
  const globals = childrenOf(node).filter(({ kind }) => kind === 'global');
  return globals.map((child) => child.node);
}

const SECTIONS: ReadonlySet<Kind> = new Set([
  'product',
  'tab',
  'anchor',
  'dropdown',
  'item',
  'group',
]);

/** What is itself the page (a root, a link) is not a section of its path, nor is an element without a label. */
function crumbsOf({ stops, trail, part }: ResolvedLocation, section: string | undefined): Crumb[] {
  const crumbs = stops.flatMap((stop, i): Crumb[] => {
    const { node, kind } = stop;
    if (!SECTIONS.has(kind)) return [];
    const isPage =
      i === stops.length - 1 &&
      (contentOf(node, kind).is === 'link' ||
        (part === 'root' && reachableEntries(node, kind).length === 0));
    const label = divisionName(stop);
    if (isPage || !label.trim()) return [];
    return [{ id: node.id, label, trail: trail.slice(0, i + 1), key: String(node.id) }];
  });
  const owner = stops.at(-1)?.node.id;
  if (section === undefined || owner === undefined) return crumbs;
  return [...crumbs, { id: owner, label: section, trail, key: `${owner} ${section}` }];
}
