import type { Frontmatter } from '../frontmatter.ts';
import type { Specification } from '../openapi.ts';

/** What is known of a site beyond its navigation, and decides what readers see. All optional: what is unknown is left open. */
export interface SiteFacts {
  /** What entries are called: pages by path, endpoints by their entry. */
  readonly titles?: ReadonlyMap<string, string>;
  /** What page files say of themselves, by page path. */
  readonly pages?: ReadonlyMap<string, Frontmatter>;
  /** Specifications that have been read, by their plain names. */
  readonly specifications?: ReadonlyMap<string, Specification>;
}

/** Of a document alone. */
export const NO_FACTS: SiteFacts = {};
