/* The benchmark of links in a folder of many page files, in Node: what a move has to find, and who links to a page. */
import { repeat } from '../measure.mjs';
import { loadCore } from './load-core.mjs';

const TIMES = 3;
const LINKS = 12;
const MOST_PARSED = 1000;

/** @param {number} i */
const pageAt = (i) => `section-${i % 100}/group-${(i * 7) % 37}/page-${i}`;

/** Page files with links to each other, by path. @param {number} count @returns {Map<string, string>} */
function site(count) {
  const texts = new Map();
  for (let i = 0; i < count; i++) {
    const links = Array.from(
      { length: LINKS },
      (_, k) =>
        `See [page](/${pageAt((i * 31 + k * 977) % count)}#part) for what it says of this part.`,
    );
    const words = 'Some words of text. '.repeat(150);
    const text = `---\ntitle: "Page ${i}"\n---\n\n## Part\n\n${links.join('\n\n')}\n\n${words}\n`;
    texts.set(`${pageAt(i)}.mdx`, text);
  }
  return texts;
}

/** @returns {Promise<import('../measure.mjs').Figure[]>} */
export async function benchLinks() {
  const { linkingFiles, linksTo, linkParser, siteLinks } = await loadCore();
  /** @type {import('../measure.mjs').Figure[]} */
  const figures = [];
  for (const count of [1000, 25_000]) {
    const texts = site(count);
    const at = new Map([...texts.keys()].map((path) => [path, path]));
    const pages = { at, texts, count: 0 };
    // Nothing is known of a text before it is asked for.
    const linked = () => ({ paths: new Set(texts.keys()), linksOf: linkParser(new Map()) });
    /** @param {readonly (readonly [string, string])[]} moves */
    const moved = (moves) => ({
      ...{ to: new Map(moves), instead: new Map(), created: [], silent: new Set() },
    });
    const folder = [...texts.keys()].filter((path) => path.startsWith('section-3/'));
    const document = `${count.toLocaleString('en')} page files`;
    const add = (/** @type {string} */ measure, /** @type {() => unknown} */ run) =>
      figures.push({ document, measure, values: repeat(run, TIMES) });
    add('files that follow one page', () =>
      linkingFiles(pages, moved([[`${pageAt(5)}.mdx`, 'moved/page.mdx']]), linked()),
    );
    add('links to a page', () => linksTo(texts, new Set([`${pageAt(9)}.mdx`]), linked()));
    // In a large folder, these take as long for each file.
    if (count > MOST_PARSED) continue;
    add(`files that follow a folder of ${folder.length}`, () =>
      linkingFiles(pages, moved(folder.map((path) => [path, `moved/${path}`])), linked()),
    );
    add('all links', () => siteLinks(texts, linked()));
  }
  return figures;
}
