/* Texts of pages and banners for the drawn site. */
import type { Component } from 'svelte';
import type { Library } from '$lib/core/icons/library';
import type { PageContent } from '$lib/core/page/tree';
import type { Link } from '$lib/core/site/link';
import type { Inline } from '$lib/ui/markdown';

export interface PageTextProps {
  readonly content: PageContent;
  /** The library that the site's icon names refer to. */
  readonly library: Library;
  /** Handles a link that isn't a part of the page. */
  readonly open: (link: Link, label: string) => void;
  /** Goes to the part of the page with this slug. */
  readonly toPart: (slug: string) => void;
}

/** A page's content, and what draws it. */
export interface PageText {
  readonly page: string;
  readonly content: PageContent;
  readonly View: Component<PageTextProps>;
}

/** Source of texts: in the editor, the folder; in an exported page, that page's own data. */
export interface Texts {
  /** The text of a page. Undefined if its file cannot be read. Absent if no files are known. */
  readonly page?: (page: string) => Promise<PageText | undefined>;
  /** Changes whenever the text of a page may have changed. */
  readonly version?: () => string;
  readonly banner: (content: string) => readonly Inline[] | Promise<readonly Inline[]>;
}

/** Limit on the UTF-16 units of a banner's text that are drawn. */
export const BANNER_LENGTH = 2_000;

/** Parses the drawn part of a banner. */
export async function bannerParts(content: string): Promise<readonly Inline[]> {
  const { inline } = await import('$lib/ui/markdown');
  return inline(content.slice(0, BANNER_LENGTH));
}
