/*
 * The sections of the page that is read, from its file: read when somebody comes to it, and remembered as long as
 * its source is.
 */
import { outlineOf, type Section } from '$lib/core/views/page-outline';
import type { Session } from '$lib/editor/context';

/** The text of a page's file; nothing where there is none that can be read. */
export type PageText = (page: string) => Promise<string | undefined>;

/** So many pages are remembered. */
const MOST = 100;
const remembered = new WeakMap<PageText, Map<string, readonly Section[]>>();

export async function sectionsOf(
  text: PageText,
  page: string,
): Promise<readonly Section[] | undefined> {
  const known = remembered.get(text) ?? new Map<string, readonly Section[]>();
  remembered.set(text, known);
  const before = known.get(page);
  if (before) return before;
  const file = await text(page);
  if (file === undefined) return undefined;
  const sections = outlineOf(file);
  known.set(page, sections);
  if (known.size > MOST) known.delete(known.keys().next().value!);
  return sections;
}

/** From the folder of the open document. */
export const pageTextOf =
  ({ files }: Pick<Session, 'files'>): PageText =>
  async (page) => {
    const path = files.fileOf(page);
    const read = path === undefined ? undefined : await files.text(path);
    return read?.ok ? read.value : undefined;
  };
