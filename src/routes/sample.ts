/*
 * The sample site: its docs.json as it stands on disk, and the titles of its pages. Loaded when somebody
 * asks for it.
 */
import text from '../../examples/docs.json?raw';
import type { World } from '$lib/core/rules/diagnostic';

const sources = import.meta.glob<string>('../../examples/**/*.mdx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const pages = Object.entries(sources).map(
  ([path, source]) =>
    [
      path.replace(/^.*?\/examples\/|\.mdx$/g, ''),
      /^title:\s*["']?(.*?)["']?\s*$/m.exec(source)?.[1],
    ] as const,
);

const world: World = {
  pages: new Set(pages.map(([path]) => path)),
  titles: new Map(pages.flatMap(([path, title]) => (title ? [[path, title]] : []))),
};

export { text, world };
