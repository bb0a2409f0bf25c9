import type { Session } from '$lib/editor/context';
import { holdPicture } from './pictures';
import { findDrawing, presentDrawing, type IconResults } from './sets';
import type { IconSource } from './source';

/** The icons of an open document. */
export function iconsOf({ files, screen }: Pick<Session, 'files' | 'screen'>): IconSource {
  let isCut = $state(false);
  async function find(...wanted: Parameters<typeof findDrawing>): Promise<IconResults | undefined> {
    try {
      return await findDrawing(...wanted);
    } catch (failure) {
      if (!isCut) addEventListener('online', () => (isCut = false), { once: true });
      isCut = true;
      throw failure;
    }
  }
  return {
    present: presentDrawing,
    find,
    get isCut() {
      return isCut;
    },
    has: (path) => files.all?.includes(path),
    hold: (path) => holdPicture(files, path),
    get dark() {
      return screen.theme.dark;
    },
  };
}
