import type { Frontmatter } from '../pages/frontmatter.ts';
import type { Specification } from '../openapi/specification.ts';

/**
 * Facts about a site beyond its navigation that determine what readers see. All are optional; what is unknown
 * is left open.
 */
export interface SiteFacts {
  /** Titles of entries: pages by path, endpoints by their entry. */
  readonly titles?: ReadonlyMap<string, string>;
  /** The frontmatter of page files, by page path. */
  readonly pages?: ReadonlyMap<string, Frontmatter>;
  /** Specifications that have been read, by plain name. */
  readonly specifications?: ReadonlyMap<string, Specification>;
}

/** The facts when only the document is known. */
export const NO_FACTS: SiteFacts = {};
