/*
 * What an API specification offers to a navigation: the operations that a site makes pages for. openapi/read.ts reads
 * them, which only a worker needs.
 */
import { memo } from '../memo.ts';

/** An operation as a navigation names it: method and path. */
export interface ApiOperation {
  /** "GET", or "webhook" for a request that the API sends. */
  readonly method: string;
  /** The path as written in the file, or a webhook's name. */
  readonly path: string;
  /** Its summary in the file, or ''. */
  readonly summary: string;
  /** In the file's order. Without any, it appears under no heading. */
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** The file asks to leave it out of the navigation. */
  readonly hidden: boolean;
  /** The file asks for no page at all. */
  readonly excluded?: true;
}

export interface Specification {
  readonly title: string;
  /** "OpenAPI 3.1.0", "Swagger 2.0" */
  readonly format: string;
  /** In the file's order. */
  readonly operations: readonly ApiOperation[];
  /** Names of the tags that operations have: first in the order of the file's list, then in order of appearance. */
  readonly tags: readonly string[];
  /** Headings in the navigation for the tags that set one, by tag name. */
  readonly headings?: ReadonlyMap<string, string>;
  /** Paths that are described in another file, so their methods are unknown. */
  readonly elsewhere: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'] as const;

/** "GET /users/{id}", "webhook paid" */
export const methodAndPath = ({ method, path }: ApiOperation): string => `${method} ${path}`;

/** The names of operations that have no page. */
export const excludedNames = memo(
  ({ operations }: Specification): ReadonlySet<string> =>
    new Set(operations.flatMap((one) => (one.excluded ? [methodAndPath(one)] : []))),
);

/** All names that a navigation may use. For a path that another file describes, these are all methods. */
export const operationNames = memo(
  ({ operations, elsewhere }: Specification): ReadonlySet<string> => {
    const any = (path: string) => METHODS.map((method) => `${method} ${path}`);
    return new Set([...operations.map(methodAndPath), ...elsewhere.flatMap(any)]);
  },
);
