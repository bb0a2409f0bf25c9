/*
 * The current page, as described by its file or its specification.
 */
import type { Child } from '../document/elements.ts';
import type { Node, NodeId } from '../document/node.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { contentOf, generatedFrom, specificationBelow } from './content.ts';
import { divisionName } from './division.ts';
import { iconNamed, iconOf, type Icon } from './icon.ts';
import { linkTo, type Link } from './link.ts';
import type { SiteFacts } from './site-facts.ts';
import { operationOf, statedEndpoint } from './operations.ts';
import { endpointTitle, rowsOf, type SidebarItem } from './item.ts';
import type { Source } from './source.ts';
import { operationName } from './specification.ts';
import { pageTitle, saidOf } from './titles.ts';
import { pathOf, type ResolvedLocation, type Ground } from './location.ts';

export interface Page {
  readonly id: NodeId;
  readonly title: string;
  readonly description: string | undefined;
  readonly icon: Icon | undefined;
  readonly tag: string | undefined;
  readonly deprecated: boolean;
  /** Upper case; only for endpoints. */
  readonly method: string | undefined;
  /** As written in the file; absent for generated pages. */
  readonly path: string | undefined;
  /** The page path under which its file is known. */
  readonly file: string | undefined;
  /** For an endpoint: "GET /users". */
  readonly operation: string | undefined;
  /** Where readers go instead, if the element is only a link or its file sends them elsewhere. */
  readonly link: Link | undefined;
  /** The specification whose operations the page represents while they are not known. */
  readonly generatedFrom: string | undefined;
}

/** The current page, its location, and for a generated page the heading above it. */
export interface Reached {
  readonly at: ResolvedLocation;
  readonly page: Page | undefined;
  readonly section: string | undefined;
}

export function pageOf(at: ResolvedLocation, ground: Ground, known: SiteFacts): Reached {
  const stop = at.stops.at(-1);
  if (!stop || at.part === 'none') return { at, page: stop && linkPage(stop), section: undefined };
  const above = at.stops
    .slice(0, -1)
    .reduce((source, { node }) => specificationBelow(node, source), ground.specification);
  const path = pathOf(at);
  if (path !== undefined) {
    const page = at.part === 'entry' && parseEndpoint(path) ? endpointPage : filePage;
    return { at, page: page(stop.node, path, above, known), section: undefined };
  }
  const source = generatedFrom(stop.node, stop.kind, above);
  const { section, row } = generatedAt(at, rowsOf(stop, above, known));
  const page = {
    ...pageNamed(stop.node.id, row?.label ?? divisionName(stop)),
    method: row?.method,
    operation: row?.operation,
    deprecated: row?.deprecated ?? false,
    generatedFrom: row ? undefined : source?.label,
  };
  return { at: row ? { ...at, operation: row.operation } : at, page, section: section?.label };
}

/** The requested generated page, otherwise the first that is not hidden, otherwise the first. */
function generatedAt(
  { operation }: ResolvedLocation,
  rows: readonly SidebarItem[],
): { readonly section?: SidebarItem; readonly row?: SidebarItem } {
  const pages = rows.flatMap((section) => section.rows.map((row) => ({ section, row })));
  return (
    pages.find(({ row }) => operation !== undefined && row.operation === operation) ??
    pages.find(({ row }) => !row.hidden) ??
    pages[0] ??
    {}
  );
}

const pageNamed = (id: NodeId, title: string): Page => ({
  id,
  title,
  description: undefined,
  icon: undefined,
  tag: undefined,
  deprecated: false,
  method: undefined,
  path: undefined,
  file: undefined,
  operation: undefined,
  link: undefined,
  generatedFrom: undefined,
});

/** What is shown for an element that is only a link. */
function linkPage(stop: Child): Page | undefined {
  const { node, kind } = stop;
  const content = contentOf(node, kind);
  if (content.is !== 'link') return undefined;
  const page = pageNamed(node.id, divisionName(stop));
  return { ...page, icon: iconOf(node), link: linkTo(content.address) };
}

function filePage(node: Node, path: string, source: Source | undefined, known: SiteFacts): Page {
  const said = saidOf(path, known);
  const title = said?.front.title || pageTitle(path, known, said?.front);
  const page = { ...pageNamed(node.id, title), path, icon: iconOf(node), file: said?.file };
  if (!said) return page;
  const { icon, tag, description, deprecated, openapi, url } = said.front;
  const endpoint = statedEndpoint(said.front);
  return {
    ...page,
    description,
    icon: icon ? iconNamed(icon) : page.icon,
    tag,
    link: url ? linkTo(url) : undefined,
    deprecated:
      deprecated ?? (openapi ? operationOf(openapi, source, known)?.deprecated : false) ?? false,
    method: endpoint?.method.toUpperCase(),
    operation: endpoint && operationName(endpoint.method, endpoint.path),
  };
}

function endpointPage(
  node: Node,
  entry: string,
  source: Source | undefined,
  known: SiteFacts,
): Page {
  const { method, path } = parseEndpoint(entry)!;
  return {
    ...pageNamed(node.id, endpointTitle(entry, source, known)),
    path: entry,
    method: method.toUpperCase(),
    operation: operationName(method, path),
    deprecated: operationOf(entry, source, known)?.deprecated ?? false,
  };
}
