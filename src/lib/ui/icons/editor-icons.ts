import type { Session } from '$lib/editor/context';
import { holdPicture } from './pictures';
import { findDrawing, presentDrawing } from './sets';
import type { IconSource } from './source';

/** The icons of an open document. */
export const iconsOf = ({ files, screen }: Pick<Session, 'files' | 'screen'>): IconSource => ({
  present: presentDrawing,
  find: findDrawing,
  has: (path) => files.all?.includes(path),
  hold: (path) => holdPicture(files, path),
  get dark() {
    return screen.theme.dark;
  },
});
