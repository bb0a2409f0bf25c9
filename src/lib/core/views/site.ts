/*
 * What a reader of the site sees at one page: the switchers, tabs, anchors and dropdowns that lead there,
 * the sidebar, the breadcrumb, and the page's neighbours. Facts in one line each: the visible parts follow
 * from walking down to the page; each division on the way shows its siblings in the slot of its kind; the
 * sidebar is the list of groups or pages that holds the page. Only that way is walked, so the cost follows
 * from what is seen, not from what the document weighs.
 */
import type { Doc, Node, NodeId } from '../model/node.ts';
import type { World } from '../rules/diagnostic.ts';
import { childrenOf, type Child } from '../rules/elements.ts';
import { parseEndpoint, type Kind, type ListKey } from '../rules/kinds.ts';
import { contentOf, generatedFrom, specificationBelow } from './content.ts';
import { globalsFor, nameOf, slotOf, withGlobals, type Slot } from './division.ts';
import { frameOf, type Frame } from './frame.ts';
import { noticesOf, type Notice } from './notice.ts';
import { neighboursOf, rowsOf, type Neighbour, type Row } from './sidebar.ts';
import { endpointTitle, pageTitle } from './titles.ts';
import {
  arrive,
  entriesOf,
  groundOf,
  pathOf,
  type Arrival,
  type Ground,
  type Trail,
  type Visit,
} from './visit.ts';

export interface Crumb {
  readonly id: NodeId;
  readonly label: string;
  readonly trail: Trail;
}

export interface Page {
  readonly id: NodeId;
  readonly title: string;
  readonly method: string | undefined;
  /** As written in the file; absent for generated pages. */
  readonly path: string | undefined;
  /** The specification whose operations the page stands for. */
  readonly generatedFrom: string | undefined;
}

export interface Site {
  readonly frame: Frame;
  readonly products: readonly Slot[];
  readonly versions: readonly Slot[];
  readonly languages: readonly Slot[];
  readonly tabs: readonly Slot[];
  readonly dropdowns: readonly Slot[];
  readonly anchors: readonly Slot[];
  readonly sidebar: readonly Row[];
  /** The way to the list that the sidebar shows. */
  readonly above: Trail;
  /** Product, tab, anchor, dropdown, menu item, groups; only the last of them unless breadcrumbs are asked for. */
  readonly crumbs: readonly Crumb[];
  readonly page: Page | undefined;
  readonly previous: Neighbour | undefined;
  readonly next: Neighbour | undefined;
  readonly notices: readonly Notice[];
  readonly at: Arrival;
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

/** The site at a visit, or at its first page; nothing while the document has no navigation. */
export function siteOf(doc: Doc, visit: Visit | undefined, world: World = {}): Site | undefined {
  const ground = groundOf(doc);
  const at = arrive(doc, visit);
  if (!ground || !at) return undefined;
  const slots = new Map<SlotName, readonly Slot[]>(SLOTS.map((name) => [name, []]));
  const notices: Notice[] = [];
  const globals: Node[] = [];

  let owner: Pick<Child, 'node' | 'kind'> = ground;
  let inherited = ground.specification;
  let depth = 0;
  for (; ; depth++) {
    notices.push(...noticesOf(owner));
    globals.push(...globalsOf(owner.node));
    const content = contentOf(owner.node, owner.kind);
    if (content.is !== 'list' || content.key === 'groups' || content.key === 'pages') break;
    const here = at.stops[depth];
    if (isSlot(content.key)) {
      const slot = slotOf(content.entries, at.trail.slice(0, depth), at.trail);
      slots.set(content.key, [...slots.get(content.key)!, slot]);
    }
    if (!here) break;
    inherited = specificationBelow(owner.node, inherited);
    owner = here;
  }
  for (const section of globals.reverse())
    for (const name of SLOTS)
      slots.set(name, withGlobals(slots.get(name)!, globalsFor(section, name)));

  const above = at.trail.slice(0, depth);
  const sidebar = rowsOf(owner, inherited, world.titles);
  const frame = frameOf(doc, at.stops);
  const crumbs = crumbsOf(at);
  return {
    frame,
    products: slots.get('products')!,
    versions: slots.get('versions')!,
    languages: slots.get('languages')!,
    tabs: slots.get('tabs')!,
    dropdowns: slots.get('dropdowns')!,
    anchors: slots.get('anchors')!,
    sidebar,
    above,
    crumbs: frame.breadcrumbs ? crumbs : crumbs.slice(-1),
    page: pageOf(at, ground, world),
    ...neighboursOf(sidebar, above, at),
    notices,
    at,
  };
}

function globalsOf(node: Node): readonly Node[] {
  return childrenOf(node).flatMap((child) => (child.kind === 'global' ? [child.node] : []));
}

const SECTIONS: ReadonlySet<Kind> = new Set([
  'product',
  'tab',
  'anchor',
  'dropdown',
  'item',
  'group',
]);

/** A group that is itself the page (a root and nothing else) is no section of its own way. */
function crumbsOf({ stops, trail, part }: Arrival): Crumb[] {
  return stops.flatMap((stop, i) => {
    const { node, kind } = stop;
    if (!SECTIONS.has(kind)) return [];
    const isPage = i === stops.length - 1 && part === 'root' && entriesOf(node, kind).length === 0;
    return isPage ? [] : [{ id: node.id, label: nameOf(stop), trail: trail.slice(0, i + 1) }];
  });
}

function pageOf(at: Arrival, ground: Ground, { titles }: World): Page | undefined {
  const stop = at.stops.at(-1);
  if (!stop || at.part === 'none') return undefined;
  const { id } = stop.node;
  const path = pathOf(at);
  if (path === undefined) {
    const above = at.stops
      .slice(0, -1)
      .reduce((spec, { node }) => specificationBelow(node, spec), ground.specification);
    const source = generatedFrom(stop.node, stop.kind, above);
    return { id, title: nameOf(stop), method: undefined, path, generatedFrom: source };
  }
  const endpoint = at.part === 'entry' ? parseEndpoint(path) : undefined;
  return {
    id,
    title: endpoint ? endpointTitle(endpoint.path) : pageTitle(path, titles),
    method: endpoint?.method.toUpperCase(),
    path,
    generatedFrom: undefined,
  };
}
