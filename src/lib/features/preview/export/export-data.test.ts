import { describe, expect, it } from 'vitest';
import { drawnIn, exportDataOf, siteFactsFrom } from './export-data.ts';
import { siteOf } from '$lib/core/site/site';
import { docFromText, makeDoc } from '../../../../../tests/make-document.ts';

const SITE = {
  name: 'Signal',
  theme: 'mint',
  logo: { light: '/logo/light.svg', dark: '/logo/dark.svg' },
  icons: { library: 'lucide', secret: 1 },
  api: { openapi: 'api.yaml', mdx: { auth: { name: 'x-secret' } } },
  integrations: { ga4: { measurementId: 'G-SECRET' } },
  navbar: { links: [{ label: 'Blog', href: 'https://blog.example', icon: 'rss' }] },
  navigation: {
    groups: [
      {
        group: 'Start',
        icon: 'rocket',
        pages: ['index', 'guides/a', { group: 'B', pages: ['b'] }],
      },
      { group: 'API', icon: { name: 'code', library: 'tabler' }, pages: ['GET /users'] },
      { group: 'Generated', openapi: 'api.yaml' },
    ],
  },
};
const doc = makeDoc(SITE);
const SPECIFICATION = {
  title: 'A',
  format: 'OpenAPI 3.1.0',
  operations: [],
  tags: [],
  headings: new Map([['t', 'Things']]),
  elsewhere: [],
};
const known = {
  titles: new Map([
    ['guides/a', 'A guide'],
    ['drafts/secret', 'Secret plans'],
    ['GET /users', 'List users'],
  ]),
  pages: new Map([
    ['guides/a', { title: 'A guide', icon: 'book' }],
    ['b/index', { title: 'Folder' }],
    ['drafts/secret', { title: 'Secret plans' }],
  ]),
  specifications: new Map([
    ['api.yaml', SPECIFICATION],
    ['internal.yaml', SPECIFICATION],
  ]),
};

describe('the export data', () => {
  const handout = exportDataOf(doc, known);

  it('contains the navigation and the settings that readers see, and no others', () => {
    expect(handout.document).toEqual({
      name: 'Signal',
      theme: 'mint',
      logo: SITE.logo,
      icons: { library: 'lucide' },
      api: { openapi: 'api.yaml' },
      navbar: SITE.navbar,
      navigation: SITE.navigation,
    });
    expect(JSON.stringify(handout)).not.toMatch(/secret/i);
  });

  it('contains only facts about the listed pages and specifications', () => {
    expect(handout.titles.map(([key]) => key)).toEqual(['guides/a', 'GET /users']);
    expect(handout.pages.map(([key]) => key)).toEqual(['guides/a', 'b/index']);
    expect(handout.specifications.map(([key]) => key)).toEqual(['api.yaml']);
  });

  it('shows the same site', () => {
    const copy = JSON.parse(JSON.stringify(handout)) as typeof handout;
    const again = makeDoc(copy.document);
    const labels = (site: ReturnType<typeof siteOf>) =>
      JSON.stringify([site?.frame, site?.sidebar, site?.page, site?.next], (key, value: unknown) =>
        ['id', 'trail', 'owner', 'fold'].includes(key) ? undefined : value,
      );
    expect(labels(siteOf(again, undefined, siteFactsFrom(copy)))).toBe(
      labels(siteOf(doc, undefined, known)),
    );
  });

  it('names every icon in any position once, and the logo', () => {
    const { icons, files } = drawnIn(doc, handout.pages);
    expect(icons.map(({ name, library }) => [name, library])).toEqual([
      ['rss', undefined],
      ['rocket', undefined],
      ['code', 'tabler'],
      ['book', undefined],
    ]);
    expect(files).toEqual(['/logo/light.svg', '/logo/dark.svg']);
  });
});

it('names each banner text of the site and its languages once', () => {
  const language = (code: string, content: unknown) => ({ language: code, banner: { content } });
  const site = {
    banner: { content: ' **New** ' },
    navigation: {
      languages: [language('en', '**New**'), language('de', 'Neu'), language('fr', 7)],
    },
  };
  const doc = makeDoc(site);
  expect(drawnIn(doc, []).banners).toEqual(['**New**', 'Neu']);
});

it('keeps keys with a special meaning in JavaScript', () => {
  const text = '{"navigation":{"__proto__":{"pages":["x"]},"pages":["__proto__"]}}';
  const { document } = exportDataOf(docFromText(text), {});
  expect(JSON.stringify(document)).toBe(text);
});
