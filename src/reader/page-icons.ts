import type { IconSource } from '$lib/ui/icons/source';
import { drawingKey, type PageData } from '$lib/features/preview/export/page-file';

/** The icons that the page contains. Nothing is loaded, and icons without a drawing in the page are unknown. */
export function pageIcons(data: PageData, isDark: () => boolean): IconSource {
  const drawings = new Map(data.drawings);
  const pictures = new Map(data.pictures);
  const present: IconSource['present'] = (sets, name) => drawings.get(drawingKey(sets, name));
  return {
    present,
    find: (sets, name) => Promise.resolve(present(sets, name)),
    has: (path) => pictures.has(path) || undefined,
    hold: (path) => ({ url: Promise.resolve(pictures.get(path)), release: () => undefined }),
    get dark() {
      return isDark();
    },
  };
}
