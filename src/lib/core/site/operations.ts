/*
 * Operations of the known specifications: looked up by the entry that names one, or grouped by tag for a site
 * that generates pages for all of them.
 */
import { memo } from '../memo.ts';
import type { Frontmatter } from '../pages/frontmatter.ts';
import { methodAndPath, type ApiOperation, type Specification } from '../openapi/specification.ts';
import { parseEndpoint } from '../schema/kinds.ts';
import { plainName } from '../check/specifications/specification-names.ts';
import * as m from './messages.ts';
import type { SiteFacts } from './site-facts.ts';
import type { Source } from './source.ts';
import { operationName } from './specification.ts';

/** An operation and its name in locations, unique within one source. */
export interface Named {
  readonly operation: ApiOperation;
  readonly name: string;
}

/** A heading and the operations below it. */
export interface Section {
  readonly heading: string;
  readonly operations: readonly Named[];
}

/** The pages generated from a source: sections, and the names of specifications that are not known. */
export interface Generated {
  readonly sections: readonly Section[];
  readonly unknown: readonly string[];
}

/** Groups the operations of a source's specifications by their first tag, in the order of the operations. */
export function generatedOf(source: Source, { specifications }: SiteFacts): Generated {
  const sections = new Map<string, Named[]>();
  const unknown: string[] = [];
  const taken = new Set<string>();
  for (const file of source.names) {
    const specification = source.key === 'openapi' ? specifications?.get(file) : undefined;
    if (!specification) unknown.push(file);
    for (const operation of specification?.operations ?? []) {
      if (operation.excluded) continue;
      const heading = headingOf(operation, specification!);
      const section = sections.get(heading) ?? [];
      sections.set(heading, section);
      const plain = methodAndPath(operation);
      const name = taken.has(plain) ? `${file} ${plain}` : plain;
      taken.add(name);
      section.push({ operation, name });
    }
  }
  return {
    sections: [...sections].map(([heading, operations]) => ({ heading, operations })),
    unknown,
  };
}

function headingOf({ tags: [tag] }: ApiOperation, { headings }: Specification): string {
  return tag === undefined ? m.apiReference : (headings?.get(tag) ?? tag);
}

const indexOf = memo(
  ({ operations }: Specification): ReadonlyMap<string, ApiOperation> =>
    new Map(operations.map((one) => [methodAndPath(one), one])),
);

/**
 * Returns the operation that an entry names ("get /users", "openapi.json GET /users"), given the
 * specification in effect.
 */
export function operationOf(
  entry: string,
  source: Source | undefined,
  { specifications }: SiteFacts,
): ApiOperation | undefined {
  const endpoint = specifications && parseEndpoint(entry);
  if (!endpoint) return undefined;
  const name = operationName(endpoint.method, endpoint.path);
  const files = endpoint.specification ? [plainName(endpoint.specification)] : source?.names;
  for (const file of files ?? []) {
    const specification = specifications.get(file);
    const found = specification && indexOf(specification).get(name);
    if (found) return found;
  }
  return undefined;
}

/**
 * Returns the endpoint that a page's frontmatter names: `openapi: GET /users`, or `api: POST
 * https://api.example.com/users`.
 */
export function statedEndpoint({
  openapi,
  api,
}: Pick<Frontmatter, 'openapi' | 'api'>): ReturnType<typeof parseEndpoint> {
  if (openapi) return parseEndpoint(openapi);
  const stated = api ? parseEndpoint(api) : undefined;
  return (
    stated && { ...stated, path: stated.path.replace(/^https?:\/\/[^/]+(?=\/|$)/i, '') || '/' }
  );
}
