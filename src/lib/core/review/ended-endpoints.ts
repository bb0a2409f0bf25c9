/*
 * What becomes of endpoints' pages. They end when docs.json named a specification that has them, and no longer does, or
 * the specification has lost them, or their pages have another directory. One that is only unlisted has lost its place,
 * like a page. How the host makes addresses below a directory isn't documented, so they can't be led anywhere one by one,
 * but all together if only the directory is another one.
 */
import type { World } from '../check/diagnostic.ts';
import type { Doc, Node } from '../document/node.ts';
import { spotAt } from '../document/walk.ts';
import { redirectRules } from '../redirects/rules.ts';
import { belongsTo, listedEndpoints } from '../site/specification.ts';
import { groupBy } from '../text/group-by.ts';
import { endpointPages, endpointsOffered, keyOf, type EndpointPage } from './endpoint-pages.ts';

export interface EndedEndpoint extends EndpointPage {
  /** Where the addresses of its pages begin now, if the same endpoint has a page below exactly one directory. */
  readonly now: string | undefined;
}

export interface EndpointChanges {
  /** Endpoints whose pages end, in the order of the navigation. */
  readonly ended: readonly EndedEndpoint[];
  /** Endpoints whose pages were generated, and that have none in the navigation now. */
  readonly unlisted: readonly EndpointPage[];
  /** What had the page of an endpoint that still has one: listed, generated, or a page file that names it. */
  readonly kept: ReadonlySet<Node>;
}

export const NO_ENDPOINTS: EndpointChanges = { ended: [], unlisted: [], kept: new Set() };

/** `before`: what was known around `base`. Empty as far as specifications aren't known. */
export function endpointChanges(base: Doc, doc: Doc, world: World, before: World): EndpointChanges {
  const all = endpointPages(base, before);
  if (all.length === 0) return NO_ENDPOINTS;
  const had = new Map<string, EndpointPage>();
  for (const page of all) {
    const key = keyOf(page.directory, page.name);
    if (!had.has(key)) had.set(key, page);
  }
  const now = groupBy(endpointPages(doc, world), sameIn);
  const pages = groupBy(
    listedEndpoints(doc, world.pageFiles).filter(({ isPage }) => isPage),
    ({ operation }) => operation,
  );
  const isKept = (page: EndpointPage) =>
    now.has(sameIn(page)) ||
    (pages.get(page.name)?.some((one) => belongsTo(one, page.specification)) ?? false);
  const { keys, unknown } = endpointsOffered(doc, world);
  const { ruleFor } = redirectRules(spotAt(doc, ['redirects'])?.node);
  const isLed = (directory: string) => ruleFor(`${directory}/-`) !== undefined;
  const ended: EndedEndpoint[] = [];
  const unlisted: EndpointPage[] = [];
  for (const [key, page] of had) {
    if (keys.has(key)) {
      if (!isKept(page) && page.entry.kind !== 'endpoint') unlisted.push(page);
    } else if (!unknown.has(page.directory) && !isLed(page.directory)) {
      const [only, ...others] = now.get(sameIn(page)) ?? [];
      ended.push({ ...page, now: others.length === 0 ? only?.directory : undefined });
    }
  }
  return { ended, unlisted, kept: new Set(all.filter(isKept).map(({ entry }) => entry.node)) };
}

/** The key of an endpoint, whatever its directory is. */
const sameIn = ({ specification, name }: EndpointPage): string => keyOf(specification, name);
