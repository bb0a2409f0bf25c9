import { folderOf } from '$lib/core/pages/page-paths';
import { ok } from '$lib/core/result';
import type { PagePair } from '$lib/core/page-files';
import type { PageSource } from '$lib/editor/files/page-reader';

/** The files as they were before these page files changed or moved. `main`: the path of docs.json. */
export function filesBefore(
  now: PageSource,
  pairs: () => readonly PagePair[],
  main: string,
): PageSource {
  const home = folderOf(main);
  const old = (path: string) =>
    pairs().find(({ before }) => before?.path === home + path)?.before?.text;
  return {
    get all() {
      return now.all;
    },
    fileOf: (page) =>
      [`${page}.mdx`, `${page}.md`].find((path) => old(path) !== undefined) ?? now.fileOf(page),
    text: (path) => {
      const text = old(path);
      return text === undefined ? now.text(path) : Promise.resolve(ok(text));
    },
  };
}
