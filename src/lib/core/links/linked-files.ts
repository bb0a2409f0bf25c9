/* What a plan has to know about links. Kept apart from what parses them, so that plans need no parser. */
import type { FileLinks } from './link.ts';
import type { MayLink } from './candidates.ts';

export interface LinkedFiles {
  /** Every file as it is now, from the folder of docs.json. */
  readonly paths: ReadonlySet<string>;
  /** The links of a page file with this text. Undefined while they aren't known. */
  readonly linksOf: (path: string, text: string) => FileLinks | undefined;
  /**
   * The page files that may link to something, if texts are known elsewhere. Otherwise, those whose texts are known to
   * the step are searched.
   */
  readonly search?: ((mayLink: MayLink) => Iterable<string>) | undefined;
  readonly siteUrl?: string | undefined;
}
