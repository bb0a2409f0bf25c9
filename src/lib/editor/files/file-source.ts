import type { DocumentStorage } from '$lib/core/storage';
import type { Editor } from '../editor.svelte';
import { whenAllowed } from './when-allowed';
import type { FileSource } from './work-source';

/**
 * The files of a storage as the work leaves them, or undefined if it can't list any. Requests wait while the host's rate
 * limit is in effect.
 */
export function sourceOf(
  place: DocumentStorage,
  editor: Editor,
  isOff: () => boolean,
): FileSource | undefined {
  const { list, bytes, watch, limits } = place;
  if (!list || !bytes) return undefined;
  const own: FileSource = {
    list: () => whenAllowed(limits, list, isOff),
    bytes: (path) => whenAllowed(limits, () => bytes(path), isOff),
    ...(watch && { watch }),
  };
  let loaded: Promise<Required<FileSource>> | undefined;
  // Not needed before the first rows are painted.
  const work = () =>
    (loaded ??= import('./work-source').then(({ withWork }) => withWork(own, editor)));
  return {
    list: async () => (await work()).list(),
    bytes: async (path) => (await work()).bytes(path),
    watch(changed) {
      let end: (() => void) | undefined;
      let isEnded = false;
      void work().then((source) => {
        if (!isEnded) end = source.watch(changed);
      });
      return () => {
        isEnded = true;
        end?.();
      };
    },
  };
}
