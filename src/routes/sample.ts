/* The sample site: its docs.json, all files next to it, and the titles of its pages. Loaded on demand. */
import type { World } from '$lib/core/check/diagnostic';

const sources = import.meta.glob<string>('../../examples/**/*.{json,md,mdx,svg}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files: ReadonlyMap<string, string> = new Map(
  Object.entries(sources).map(([path, source]) => [path.replace(/^.*?\/examples\//, ''), source]),
);
const text = files.get('docs.json')!;

const pages = [...files].flatMap(([path, source]) =>
  /\.mdx?$/.test(path)
    ? [[path.replace(/\.mdx?$/, ''), /^title:\s*["']?(.*?)["']?\s*$/m.exec(source)?.[1]] as const]
    : [],
);

const world: World = {
  pages: new Set(pages.map(([path]) => path)),
  titles: new Map(pages.flatMap(([path, title]) => (title ? [[path, title]] : []))),
};

export { files, text, world };
