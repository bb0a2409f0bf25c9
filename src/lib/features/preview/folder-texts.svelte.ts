/* Texts of pages from the folder of the open document. */
import { onDestroy } from 'svelte';
import { variablesOf } from '$lib/core/document/variables';
import type { Session } from '$lib/editor/context';
import type { OtherVersion } from '$lib/editor/versions/other-version.svelte';
import type { PageReader, PageSource } from '$lib/editor/files/page-reader';
import { bannerParts, type Texts } from './site/page-text';

/**
 * The texts for a component that draws a site: those of the work, or of another version. They end with it. What reads and
 * draws them is loaded with the first. `source`: what they are read from, if not from that.
 */
export function textsOf(
  { files, editor }: Pick<Session, 'files' | 'editor'>,
  version?: OtherVersion,
  source: PageSource = version ?? files,
): Texts {
  let changes = $state(0);
  let reader: PageReader | undefined;
  let isOver = false;
  const unwatch = files.onList((changed) => {
    if (changed.length === 0 || changed.some((path) => /\.mdx?$/i.test(path))) changes++;
  });
  const variables = () => variablesOf(version?.doc ?? editor.drawn.doc);
  onDestroy(() => {
    isOver = true;
    unwatch();
    reader?.end();
  });
  return {
    banner: bannerParts,
    version: () => `${changes} ${JSON.stringify([...variables()])}`,
    page: async (page) => {
      const [{ PageReader }, { default: View }] = await Promise.all([
        import('$lib/editor/files/page-reader'),
        import('./site/text/PageText.svelte'),
      ]);
      if (isOver) return undefined;
      reader ??= new PageReader(source);
      const content = await reader.read(page, variables());
      return content && { page, content, View };
    },
  };
}
