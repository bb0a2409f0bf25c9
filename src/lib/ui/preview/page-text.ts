/*
 * What is written in pages and banners, read for the preview: the sections of a page from its file, when somebody
 * comes to it, and the Markdown of a banner.
 */
import { outlineOf, type Section } from '$lib/core/views/page-outline';
import type { Session } from '$lib/editor/context';
import type { Inline } from '$lib/ui/parts/markdown';

/** Where texts come from: in the editor the folder, in a page that was exported what that page holds. */
export interface Texts {
  /** Of a page; nothing where its file cannot be read. Absent where no files are known. */
  readonly sections?: (page: string) => Promise<readonly Section[] | undefined>;
  readonly banner: (content: string) => readonly Inline[] | Promise<readonly Inline[]>;
}

/** So many pages are remembered. */
const MOST = 100;
/** So many units of a banner's text are drawn. */
export const BANNER_LENGTH = 2_000;

/** From the folder of the open document. */
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
      if (known.size > MOST) known.delete(known.keys().next().value!);
      return sections;
    },
  };
}

/** As much of a banner as is drawn. */
export async function bannerParts(content: string): Promise<readonly Inline[]> {
  const { inline } = await import('$lib/ui/parts/markdown');
  return inline(content.slice(0, BANNER_LENGTH));
}
