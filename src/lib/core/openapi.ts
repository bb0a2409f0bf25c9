/*
 * What an API specification offers, as far as a navigation asks for it: the operations that a site makes pages of.
 * They are read by openapi/read.ts, which only a worker needs.
 */

/** One operation, as a navigation names it: method and path. */
export interface ApiOperation {
  /** "GET"; "webhook" for what is sent to the reader. */
  readonly method: string;
  /** As the file writes it; a webhook's name. */
  readonly path: string;
  /** What it does, in the file's words; '' without any. */
  readonly summary: string;
  /** In the file's order; none: it stands under no heading. */
  readonly tags: readonly string[];
  readonly deprecated: boolean;
  /** The file asks to leave it out of the navigation. */
  readonly hidden: boolean;
  /** The file asks to make no page of it at all. */
  readonly excluded?: true;
}

export interface Specification {
  readonly title: string;
  /** "OpenAPI 3.1.0", "Swagger 2.0" */
  readonly format: string;
  /** In the file's order. */
  readonly operations: readonly ApiOperation[];
  /** Names of the tags that operations have: first as the file lists them, then as they appear. */
  readonly tags: readonly string[];
  /** What the tags that ask for it are called in the navigation, by their names. */
  readonly headings?: ReadonlyMap<string, string>;
  /** Paths that are described in another file, so that their methods are not known. */
  readonly elsewhere: readonly string[];
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD', 'TRACE'] as const;

/** "GET /users/{id}", "webhook paid" */
export const methodAndPath = ({ method, path }: ApiOperation): string => `${method} ${path}`;

const names = new WeakMap<Specification, ReadonlySet<string>>();

/** All that a navigation may name of it: of a path that another file describes, every method. */
export function operationNames(specification: Specification): ReadonlySet<string> {
  let known = names.get(specification);
  if (!known) {
    const { operations, elsewhere } = specification;
    const any = (path: string) => METHODS.map((method) => `${method} ${path}`);
    known = new Set([...operations.map(methodAndPath), ...elsewhere.flatMap(any)]);
    names.set(specification, known);
  }
  return known;
}
