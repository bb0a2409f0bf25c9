/*
 * How a site renders its navigation, fact by fact: one case for each row and each sentence of preview.md,
 * named with words from that file. The last test compares the table with the file, so that no fact is missed.
 *
 * Longer than 300 lines, because it is one table: a case for each fact.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parsePointer } from '../document/walk.ts';
import type { Specification } from '../openapi/specification.ts';
import { elementAt } from '../document/elements.ts';
import type { DivisionSlot } from './division.ts';
import { switchTo } from './follow.ts';
import type { SiteFacts } from './site-facts.ts';
import type { Looking } from './view-options.ts';
import { visibleRows, locationTo } from './sidebar.ts';
import { siteOf, type Site } from './site.ts';
import { locationOf, type SiteLocation } from './location.ts';
import { docFromText } from '../../../../tests/make-document.ts';

const PREVIEW = join(process.env.SIGNPOST_CORPUS ?? '../shared', 'preview.md');

interface Fact {
  /** Words of preview.md. */
  readonly said: string;
  readonly navigation: object;
  readonly settings?: object;
  readonly known?: SiteFacts;
  readonly looking?: Looking;
  /** A pointer below `navigation`. If absent, the first page is used. */
  readonly at?: string;
  readonly see: (site: Site, go: (at: string | SiteLocation) => Site) => unknown;
  readonly is: unknown;
}

const pages = (said: Record<string, object>): SiteFacts => ({
  pages: new Map(Object.entries(said)),
});
const labels = (slot: DivisionSlot | undefined) => slot?.map(({ label }) => label);
const current = (slot: DivisionSlot | undefined) => slot?.find((one) => one.current)?.label;
const rowsAt = (site: Site, toggled = new Map<number | string, boolean>()) =>
  visibleRows(site.sidebar, site.above, site.at, toggled, site.looking).slice(0, 1000);
/** Depth in spaces, `>` for a closed group, `v` for an open one, `*` for the current page. */
const lines = (site: Site) =>
  rowsAt(site).map(({ row, depth, open, current }) => {
    const mark = row.is === 'group' ? (open ? 'v ' : '> ') : '';
    const method = row.method ? `${row.method} ` : '';
    return `${' '.repeat(depth)}${mark}${method}${row.label}${current ? ' *' : ''}`;
  });
const crumbs = (site: Site) => site.crumbs.map(({ label }) => label);
const path = (site: Site) => site.page?.path;
const BREADCRUMBS = { styling: { eyebrows: 'breadcrumbs' } };

const operation = (line: string, more: object = {}) => {
  const [method = '', path = '', ...words] = line.split(' ');
  return {
    ...{ method, path, summary: words.join(' '), tags: [] },
    ...{ deprecated: false, hidden: false },
    ...more,
  };
};
const specification = (...operations: object[]): Specification =>
  ({ title: 'API', format: 'OpenAPI 3.1.0', operations, tags: [], elsewhere: [] }) as never;
const knows = (named: Record<string, Specification>): SiteFacts => ({
  specifications: new Map(Object.entries(named)),
});
const PETS: Specification = {
  ...specification(
    operation('GET /pets List pets', { tags: ['pets', 'more'] }),
    operation('GET /health'),
    operation('GET /orders List orders', { tags: ['shop'] }),
    operation('POST /pets Add a pet', { tags: ['pets'], deprecated: true }),
    operation('GET /secret Secret', { tags: ['shop'], hidden: true }),
    operation('GET /gone Gone', { tags: ['shop'], hidden: true, excluded: true }),
    operation('webhook paid Paid', { tags: ['events'] }),
  ),
  headings: new Map([['shop', 'Shop and orders']]),
};
const LANGUAGES = {
  languages: [
    { language: 'en', pages: ['a', 'only'] },
    { language: 'de', pages: ['de/home', 'de/a'], banner: { content: 'Neu', dismissible: true } },
  ],
};
const DEEP = {
  products: [
    {
      product: 'P',
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: '1',
              dropdowns: [
                {
                  dropdown: 'D',
                  anchors: [
                    {
                      anchor: 'A',
                      tabs: [
                        {
                          tab: 'T',
                          menu: [
                            {
                              item: 'I',
                              groups: [{ group: 'G', pages: [{ group: 'N', pages: ['x'] }] }],
                            },
                          ],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const NESTED = {
  groups: [
    {
      group: 'Top',
      icon: 'rocket',
      tag: 'New',
      expanded: false,
      pages: [
        'a',
        { group: 'Shut', pages: ['b'] },
        { group: 'Wide', expanded: true, pages: ['c'] },
      ],
    },
  ],
};

const FACTS: readonly Fact[] = [
  {
    said: 'banner above everything (close button when `dismissible`; a language',
    navigation: LANGUAGES,
    settings: { banner: { content: 'New', type: 'warning' } },
    see: ({ frame }, go) => [frame.banner, go('/languages/1').frame.banner],
    is: [
      expect.objectContaining({ content: 'New', dismissible: false, type: 'warning' }),
      expect.objectContaining({ content: 'Neu', dismissible: true, type: 'info' }),
    ],
  },
  {
    said: 'navbar with logo, then product and version switchers right of it',
    navigation: { products: [{ product: 'P', versions: [{ version: '1', pages: ['a'] }] }] },
    settings: { name: 'Signal', logo: { light: '/l.svg', href: 'https://e.com' } },
    see: ({ frame, products, versions }) => [
      frame.name,
      frame.logo,
      labels(products[0]),
      labels(versions[0]),
    ],
    is: ['Signal', { light: '/l.svg', dark: '/l.svg', href: 'https://e.com' }, ['P'], ['1']],
  },
  {
    said: 'links far right',
    navigation: { pages: ['a'] },
    settings: {
      navbar: {
        links: [{ label: 'Sign in', icon: 'key', href: '/in' }],
        primary: { type: 'discord', href: 'https://d.com' },
      },
    },
    see: ({ frame }) => frame.links.map((l) => [l.label, l.icon?.name, l.link?.is, l.isPrimary]),
    is: [
      ['Sign in', 'key', 'path', false],
      ['Discord', 'discord', 'external', true],
    ],
  },
  {
    said: 'tab bar under the navbar, `align: end` pushes right, an external tab opens a new window',
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'Out', href: 'https://e.com', align: 'end' },
      ],
    },
    see: ({ tabs }) => tabs[0]?.map((tab) => [tab.label, tab.align, tab.link?.is]),
    is: [
      ['A', 'start', undefined],
      ['Out', 'end', 'external'],
    ],
  },
  {
    said: 'a tab with `menu` opens a panel of items (icon, title, description)',
    navigation: {
      tabs: [{ tab: 'T', menu: [{ item: 'I', icon: 'x', description: 'd', pages: ['a'] }] }],
    },
    see: ({ tabs }) =>
      tabs[0]?.[0]?.menu.map((item) => [
        item.label,
        item.icon?.name,
        item.description,
        item.current,
      ]),
    is: [['I', 'x', 'd', true]],
  },
  {
    said: 'left sidebar that scrolls alone: dropdown trigger, anchors, groups',
    navigation: {
      dropdowns: [
        { dropdown: 'D', anchors: [{ anchor: 'A', groups: [{ group: 'G', pages: ['a'] }] }] },
      ],
    },
    see: (site) => [labels(site.dropdowns[0]), labels(site.anchors[0]), lines(site)],
    is: [['D'], ['A'], ['v G', ' A *']],
  },
  {
    said: 'content with breadcrumb or eyebrow above the title',
    navigation: { groups: [{ group: 'G', pages: ['a'] }] },
    see: (site) => [crumbs(site), site.page?.title],
    is: [['G'], 'A'],
  },
  {
    said: 'previous / next at the foot',
    navigation: {
      groups: [
        { group: 'G', pages: ['a', 'b'] },
        { group: 'H', pages: ['c'] },
      ],
    },
    at: '/groups/0/pages/1',
    see: (site) => [site.previous?.label, site.next?.label],
    is: ['A', 'C'],
  },
  {
    said: 'language switcher (at the navbar or the sidebar',
    navigation: LANGUAGES,
    settings: { theme: 'maple' },
    see: (site) => [site.frame.layout, labels(site.languages[0])],
    is: ['sidebar', ['English', 'Deutsch']],
  },
  {
    said: '| anchors |',
    navigation: {
      anchors: [
        { anchor: 'A', icon: 'x', color: { light: '#FF0000', dark: '#0f0' }, pages: ['a'] },
      ],
      global: { anchors: [{ anchor: 'Far', href: 'https://f.com' }] },
    },
    see: ({ anchors }) => anchors[0]?.map((one) => [one.label, one.color, one.global]),
    is: [
      ['A', { light: '#ff0000', dark: '#00ff00' }, false],
      ['Far', undefined, true],
    ],
  },
  {
    said: '| dropdown |',
    navigation: {
      dropdowns: [{ dropdown: 'D', icon: 'x', description: 'About', pages: ['a'] }],
    },
    see: ({ dropdowns }) =>
      dropdowns[0]?.map((one) => [one.label, one.icon?.name, one.description]),
    is: [['D', 'x', 'About']],
  },
  {
    said: '| products |',
    navigation: {
      products: [{ product: 'core', name: 'Core', icon: 'x', description: 'd', pages: ['a'] }],
    },
    see: ({ products }) => products[0]?.map((one) => [one.label, one.icon?.name, one.description]),
    is: [['Core', 'x', 'd']],
  },
  {
    said: '| versions, languages |',
    navigation: {
      versions: [
        { version: '1', languages: [{ language: 'jp', pages: ['j'] }] },
        { version: '2', tag: 'Beta', default: true, languages: [{ language: 'de', pages: ['d'] }] },
      ],
    },
    see: ({ versions, languages }) => [
      current(versions[0]),
      versions[0]?.map(({ tag }) => tag),
      labels(languages[0]),
    ],
    is: ['2', [undefined, 'Beta'], ['Deutsch']],
  },
  {
    said: 'Languages show their own name (Deutsch, 日本語)',
    navigation: { languages: ['de', 'jp'].map((language) => ({ language, pages: ['a'] })) },
    see: ({ languages }) => labels(languages[0]),
    is: ['Deutsch', '日本語'],
  },
  {
    said: '| top-level group (its parent element is no group) |',
    navigation: NESTED,
    see: (site) => {
      const [top] = rowsAt(site, new Map([[site.sidebar[0]!.id, false]]));
      return [top?.open, top?.row.icon?.name, top?.row.tag];
    },
    is: [true, 'rocket', 'New'],
  },
  {
    said: '| nested group |',
    navigation: NESTED,
    see: (site, go) => [lines(site), lines(go('/groups/0/pages/1/pages/0'))],
    is: [
      ['v Top', ' A *', ' > Shut', ' v Wide', '  C'],
      ['v Top', ' A', ' v Shut', '  B *', ' v Wide', '  C'],
    ],
  },
  {
    said: '| click on a nested group |',
    navigation: NESTED,
    settings: { interaction: { drilldown: true } },
    see: (site, go) => [site.frame.drilldown, path(go(locationTo(rowsAt(site)[2]!)))],
    is: [true, 'b'],
  },
  {
    said: '| `root` |',
    navigation: { groups: [{ group: 'G', root: 'g', pages: ['a'] }] },
    see: (site, go) => [path(site), lines(site), path(go(locationTo(rowsAt(site)[0]!)))],
    is: ['g', ['v G *', ' A'], 'g'],
  },
  {
    said: '| tag |',
    navigation: { groups: [{ group: 'G', tag: 'Soon', pages: ['a'] }] },
    known: pages({ a: { tag: 'New' } }),
    see: (site) => rowsAt(site).map(({ row }) => row.tag),
    is: ['Soon', 'New'],
  },
  {
    said: '| page |',
    navigation: { pages: ['x/a', '/x/b.mdx', 'x/get_it-now', 'folder'] },
    known: pages({
      'x/a': { title: 'Long title', sidebarTitle: 'Short', icon: 'star', description: 'About' },
      'x/b': { title: 'B title' },
      'folder/index': { title: 'The folder' },
    }),
    see: (site) => [
      lines(site),
      site.sidebar[0]?.icon?.name,
      [site.page?.title, site.page?.description, site.page?.file],
    ],
    is: [
      ['Short *', 'B title', 'Get it now', 'The folder'],
      'star',
      ['Long title', 'About', 'x/a'],
    ],
  },
  {
    said: '| endpoint |',
    navigation: {
      openapi: 'o.json',
      pages: ['get /pets', 'POST /pets', 'other.json GET /x', 'GET /users/{id}', 'webhook paid'],
    },
    known: knows({ 'o.json': PETS, 'other.json': specification(operation('GET /x An x')) }),
    see: (site) => [lines(site), site.sidebar.map((row) => row.deprecated), site.page?.operation],
    is: [
      ['GET List pets *', 'POST Add a pet', 'GET An x', 'GET Users id', 'WEBHOOK Paid'],
      [false, true, false, false, false],
      'GET /pets',
    ],
  },
  {
    said: '| openapi without pages |',
    navigation: { tabs: [{ tab: 'API', openapi: { source: '/o.json', directory: 'ref' } }] },
    settings: BREADCRUMBS,
    known: knows({ 'o.json': PETS }),
    see: (site, go) => {
      const second = rowsAt(site)[4]!;
      const there = go(locationTo(second));
      return [
        lines(site),
        [there.page?.title, there.page?.operation, crumbs(there)],
        [there.previous?.label, there.next?.label],
      ];
    },
    is: [
      [
        ...['v pets', ' GET List pets *', ' POST Add a pet', 'v API Reference', ' GET Health'],
        ...['v Shop and orders', ' GET List orders', 'v events', ' WEBHOOK Paid'],
      ],
      ['Health', 'GET /health', ['API', 'API Reference']],
      ['Add a pet', 'List orders'],
    ],
  },
  {
    said: '| hidden |',
    navigation: {
      groups: [{ group: 'G', pages: ['a', 'h', { group: 'H', hidden: true, pages: ['i'] }] }],
    },
    known: pages({ h: { hidden: true } }),
    see: (site, go) => [lines(site), lines(go('/groups/0/pages/1')), site.next],
    is: [['v G', ' A *'], ['v G', ' A', ' H *'], undefined],
  },
  {
    said: 'Which parts show for a page: walk down to it',
    navigation: {
      tabs: [
        { tab: 'A', anchors: [{ anchor: 'X', pages: ['a'] }] },
        { tab: 'B', dropdowns: [{ dropdown: 'Y', pages: ['b'] }] },
      ],
    },
    at: '/tabs/1',
    see: (site) => [
      labels(site.tabs[0]),
      site.anchors.map(labels),
      site.dropdowns.map(labels),
      lines(site),
    ],
    is: [['A', 'B'], [], [['Y']], ['B *']],
  },
  {
    said: '`/` is the first page: `root`, then pages, groups that are not hidden, then divisions',
    navigation: {
      versions: [
        { version: '1', pages: ['one'] },
        {
          version: '2',
          default: true,
          groups: [
            { group: 'H', hidden: true, pages: ['h'] },
            { group: 'G', pages: ['gone', 'elsewhere', 'here'] },
          ],
        },
      ],
    },
    known: pages({ gone: { hidden: true }, elsewhere: { url: 'https://e.com' } }),
    see: path,
    is: 'here',
  },
  {
    said: 'link is its href if absolute, else its first page',
    navigation: {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', groups: [{ group: 'G', pages: ['b'] }] },
        { tab: 'C', href: 'mailto:x@e.com' },
      ],
    },
    see: (site, go) => [site.tabs[0]?.[2]?.link?.is, path(go('/tabs/1'))],
    is: ['external', 'b'],
  },
  {
    said: 'Switching version or language keeps the page where its path differs only by the prefix',
    navigation: LANGUAGES,
    see: (site) => site.languages[0]?.map(({ trail }) => trail.length),
    is: [1, 1],
  },
  {
    said: 'Breadcrumb: product, tab, anchor, dropdown, menu item, groups; versions and languages are left out',
    navigation: DEEP,
    settings: BREADCRUMBS,
    see: crumbs,
    is: ['P', 'D', 'A', 'T', 'I', 'G', 'N'],
  },
  {
    said: '`eyebrows: breadcrumbs` shows the whole path above the title, otherwise only the last section',
    navigation: DEEP,
    see: crumbs,
    is: ['N'],
  },
];

/** Sentences about the components, which are covered by browser stories. */
const DRAWN = [
  'Facts for the preview, from public documentation',
  'Where themes differ and nothing is published',
  'Frame, top to bottom',
  'each division on the way shows its sibling list',
  'Clicking anything in the preview follows it',
  '| element | how |',
  '| --- | --- |',
];

function looked(fact: Fact) {
  const text = JSON.stringify({ ...fact.settings, navigation: fact.navigation });
  const doc = docFromText(text);
  const go = (at: string | SiteLocation | undefined) => {
    const element = typeof at === 'string' && elementAt(doc, parsePointer(`/navigation${at}`)!);
    const location = element ? locationOf(element) : (at as SiteLocation | undefined);
    return siteOf(doc, location, fact.known, fact.looking)!;
  };
  return { doc, go, site: go(fact.at) };
}

describe('a site renders', () => {
  it.each(FACTS.map((fact) => [fact.said, fact] as const))('%s', (_, fact) => {
    const { site, go } = looked(fact);
    expect(fact.see(site, go)).toEqual(fact.is);
  });

  it('the same page after a language switch, or the first page there', () => {
    const { doc, site, go } = looked({ said: '', navigation: LANGUAGES, see: path, is: '' });
    const german = site.languages[0]![1]!.trail;
    expect(path(go(switchTo(doc, site.at, german)))).toBe('de/a');
    expect(path(go(switchTo(doc, go('/languages/0/pages/1').at, german)))).toBe('de/home');
  });

  it.each([
    [['mint', 'palm', 'linden', 'aspen', 'luma', 'almond'], 'top'],
    [['maple', 'willow'], 'sidebar'],
    [['sequoia'], 'minimal'],
  ])('layout families: %s → %s', (themes, layout) => {
    for (const theme of themes) {
      const { site } = looked({
        ...{ said: '', navigation: { pages: ['a'] }, settings: { theme }, see: path, is: '' },
      });
      expect([site.frame.theme, site.frame.layout]).toEqual([theme, layout]);
      expect(site.frame.approximate.length).toBeGreaterThan(0);
    }
  });

  it.skipIf(!existsSync(PREVIEW))('every fact in preview.md', () => {
    const told = [...FACTS.map(({ said }) => said), ...DRAWN, 'layout families: tabs on top'];
    const parts = readFileSync(PREVIEW, 'utf8')
      .split(/\n(?=\||\n)|(?<=[.)]) (?=[A-Z`])| · /)
      .map((part) => part.replace(/\s+/g, ' ').trim())
      .filter((part) => part !== '' && !part.startsWith('#'));
    expect(parts.filter((part) => !told.some((said) => part.includes(said)))).toEqual([]);
    expect(parts.length).toBeGreaterThan(20);
  });
});
