import { ok, refuse } from '$lib/core/result';
import { pairsBetween, pathsOfStep } from '$lib/core/page-plans';
import type { Editor } from '../editor.svelte';
import type { DocumentStorage } from '$lib/core/storage';
import { noSuchFile } from './messages';

/** Lists and reads the files around a document, and can report changes to them. */
export type FileSource = Required<Pick<DocumentStorage, 'list' | 'bytes'>> &
  Pick<DocumentStorage, 'watch'>;

/** The files of a storage as the work leaves them: with the page files that steps created, moved, deleted and changed. */
export function withWork(own: FileSource, editor: Editor): Required<FileSource> {
  let listed: ReturnType<FileSource['list']> | undefined;
  const pairs = () => pairsBetween(editor.basePages, editor.pages);
  return {
    async list() {
      const all = await (listed ??= own.list());
      if (!all.ok) listed = undefined;
      const now = pairs();
      if (!all.ok || now.length === 0) return all;
      const left = new Set(all.value);
      for (const { before } of now) if (before) left.delete(before.path);
      for (const { after } of now) if (after) left.add(after.path);
      return ok([...left]);
    },
    async bytes(path) {
      const now = pairs();
      const made = now.find(({ after }) => after?.path === path);
      if (made?.after?.text !== undefined) return ok(new TextEncoder().encode(made.after.text));
      if (made?.before) return own.bytes(made.before.path);
      const isGone = now.some(({ before }) => before?.path === path);
      return isGone ? refuse('missing', noSuchFile(path)) : own.bytes(path);
    },
    watch(changed) {
      const end = own.watch?.((paths) => {
        listed = undefined;
        changed(paths);
      });
      const stop = editor.onReplace(({ pages, origin }) => {
        if (origin === 'rebase') listed = undefined;
        const paths = pathsOfStep(editor.pages, pages);
        if (paths.length > 0) changed(paths);
      });
      return () => {
        end?.();
        stop();
      };
    },
  };
}
