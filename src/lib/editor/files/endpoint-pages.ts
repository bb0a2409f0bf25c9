/* The pages of endpoints: files whose frontmatter names an operation of an API specification. */
import { pageOf } from '$lib/core/document/page-index';
import { slugOf } from '$lib/core/document/typed-path';
import { methodAndPath, type ApiOperation } from '$lib/core/openapi/specification';
import { plainName } from '$lib/core/check/specifications/specification-names';
import { parseEndpoint } from '$lib/core/schema/kinds';
import { FreePaths, type Site } from './free-paths';
import type { NewPage } from './page-steps';
import type { Specifications } from './specifications.svelte';

interface ApiSite extends Site {
  readonly specifications: Pick<Specifications, 'named' | 'likely'>;
}

/** An endpoint that gets a page. */
export interface EndpointWithoutPage {
  readonly operation: ApiOperation;
  /** Its specification's name, as docs.json writes it. */
  readonly specification: string;
  /** The folder of the pages next to it, as their entries write it, with a trailing slash. */
  readonly folder: string;
}

/**
 * What a page's `openapi` is for an operation: method and path, and before them the specification if the site has
 * several. Undefined if it would be read differently.
 */
export function openapiOf(
  { specifications: { named, likely } }: Pick<ApiSite, 'specifications'>,
  operation: ApiOperation,
  specification: string,
): string | undefined {
  const all = new Set([...named, ...likely, specification].map(plainName));
  const own = all.size > 1 ? specification.trim() : undefined;
  const openapi = [...(own === undefined ? [] : [own]), methodAndPath(operation)].join(' ');
  const read = parseEndpoint(openapi);
  const isRead =
    read?.method === operation.method && read.path === operation.path && read.specification === own;
  return isRead ? openapi : undefined;
}

/** A page for each of these, called like its summary, under a path that is free. */
export function pagesOfEndpoints(
  site: ApiSite,
  endpoints: readonly EndpointWithoutPage[],
): readonly (NewPage | undefined)[] {
  const free = new FreePaths(site);
  return endpoints.map(({ operation, specification, folder }) => {
    const openapi = openapiOf(site, operation, specification);
    if (openapi === undefined) return undefined;
    const name = methodAndPath(operation);
    const title = operation.summary.replace(/\s+/g, ' ').trim() || name;
    const first = folder + (slugOf(title) || slugOf(name));
    let path = first;
    for (let n = 2; free.isTaken(pageOf(path)); n++) path = `${first}-${n}`;
    free.take(pageOf(path));
    return { path, title, frontmatter: { openapi } };
  });
}
