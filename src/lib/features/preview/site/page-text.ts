/*
 * Texts of pages and banners for the preview: a page's sections, read from its file when a reader comes to it, and a
 * banner's Markdown.
 */
import { outlineOf, type Section } from '$lib/features/preview/page-outline';
import type { Session } from '$lib/editor/context';
import type { Inline } from '$lib/ui/markdown';

/** Source of texts: in the editor, the folder; in an exported page, that page's own data. */
export interface Texts {
  /** Sections of a page. Undefined if its file cannot be read. Absent if no files are known. */
  readonly sections?: (page: string) => Promise<readonly Section[] | undefined>;
  readonly banner: (content: string) => readonly Inline[] | Promise<readonly Inline[]>;
}

/** Limit on the pages remembered. */
const PAGES_KEPT = 100;
/** Limit on the UTF-16 units of a banner's text that are drawn. */
export const BANNER_LENGTH = 2_000;

/** Texts from the folder of the open document. */
export function textsOf({ files }: Pick<Session, 'files'>): Texts {
  const known = new Map<string, readonly Section[]>();
  return {
    banner: bannerParts,
    sections: async (page) => {
      const before = known.get(page);
      if (before) return before;
      const path = files.fileOf(page);
      const read = path === undefined ? undefined : await files.text(path);
      if (!read?.ok) return undefined;
      const sections = outlineOf(read.value);
      known.set(page, sections);
      if (known.size > PAGES_KEPT) known.delete(known.keys().next().value!);
      return sections;
    },
  };
}

/** Parses the drawn part of a banner. */
export async function bannerParts(content: string): Promise<readonly Inline[]> {
  const { inline } = await import('$lib/ui/markdown');
  return inline(content.slice(0, BANNER_LENGTH));
}
