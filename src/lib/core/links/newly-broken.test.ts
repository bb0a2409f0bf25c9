import { expect, test } from 'vitest';
import { read } from '../document/read.ts';
import { worldOf } from '../check/world.ts';
import { pageTextsIn } from '../public-api/page-links.ts';
import { fileLinks } from './file-links.ts';
import { linkSite } from './link-site.ts';
import { newlyBroken } from './newly-broken.ts';
import { anchorsFrom, siteLinkProblems } from './site-problems.ts';

type Files = Readonly<Record<string, string>>;

const SITE = { 'docs.json': '{ "navigation": { "pages": ["index", "a", "b"] } }' };
const linksOf = (file: string, text: string) => fileLinks(file, text);

function siteAt(pages: Files) {
  const files = new Map<string, string | null>(Object.entries({ ...SITE, ...pages }));
  const doc = read(new Map([['docs.json', SITE['docs.json']]]), 'docs.json');
  return { doc, world: worldOf(files, 'docs.json'), texts: pageTextsIn(files) };
}

/** What a change breaks: "file: address". */
function broken(before: Files, after: Files, moved: Files = {}): readonly string[] {
  const [old, now] = [siteAt(before), siteAt(after)];
  const found = siteLinkProblems(now.doc, now.world, now.texts, linksOf);
  const site = linkSite(old.doc, old.world, anchorsFrom(old.texts))!;
  const movedFrom = new Map(Object.entries(moved).map(([from, to]) => [to, from]));
  return [...new Set(found.map(({ file }) => file))].flatMap((file) => {
    const own = found.filter((one) => one.file === file);
    const news = newlyBroken(own, { site, texts: old.texts, movedFrom }, linksOf);
    return news.map(({ address }) => `${file}: ${address}`);
  });
}

const PAGES = { 'index.mdx': '[a](/a) [none](/none)\n', 'a.mdx': '## One\n', 'b.mdx': 'B\n' };

test('a link that was broken before isn’t new', () => {
  expect(broken(PAGES, PAGES)).toEqual([]);
  expect(broken(PAGES, { ...PAGES, 'b.mdx': 'C\n' })).toEqual([]);
});

test('a link to a page that goes is, and so is one that is written', () => {
  const { 'a.mdx': _, ...rest } = PAGES;
  expect(broken(PAGES, rest)).toEqual(['index.mdx: /a']);
  expect(broken(PAGES, { ...PAGES, 'b.mdx': '[x](/none)\n' })).toEqual(['b.mdx: /none']);
});

test('a second link to the same nowhere is one more', () => {
  const twice = { ...PAGES, 'index.mdx': `${PAGES['index.mdx']}[again](/none)\n` };
  expect(broken(PAGES, twice)).toEqual(['index.mdx: /none']);
});

test('a section that goes breaks links to it', () => {
  const linked = { ...PAGES, 'b.mdx': '[one](/a#one)\n' };
  expect(broken(linked, { ...linked, 'a.mdx': '## Two\n' })).toEqual(['b.mdx: /a#one']);
});

test('what is broken in a new page never worked', () => {
  expect(broken(PAGES, { ...PAGES, 'c.mdx': PAGES['index.mdx'] })).toEqual([]);
});

test('a page that moves takes along what was broken', () => {
  const { 'index.mdx': text, ...rest } = PAGES;
  expect(broken(PAGES, { ...rest, 'c.mdx': text }, { 'index.mdx': 'c.mdx' })).toEqual([]);
});
