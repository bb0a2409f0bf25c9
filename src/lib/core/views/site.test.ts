import { describe, expect, it } from 'vitest';
import { parsePointer } from '../model/walk.ts';
import { read } from '../model/read.ts';
import { elementAt, elementOf, labelOf } from '../rules/elements.ts';
import type { Division } from './division.ts';
import { pageAt, switchTo } from './follow.ts';
import { visibleRows, visitTo, type Shown } from './sidebar.ts';
import { siteOf, type Site } from './site.ts';
import { visitOf, type Visit } from './visit.ts';

const MAIN = 'docs.json';
const docOf = (value: unknown) => read(new Map([[MAIN, JSON.stringify(value)]]), MAIN);

/** A site to look at: its navigation, other settings, and page titles. */
function reading(navigation: unknown, settings: object = {}, titles: Record<string, string> = {}) {
  const doc = docOf({ ...settings, navigation });
  const world = { titles: new Map(Object.entries(titles)) };
  const to = (pointer: string): Visit => {
    const element = elementAt(doc, parsePointer(`/navigation${pointer}`)!);
    if (!element) throw new Error(`No element at ${pointer}`);
    return visitOf(element);
  };
  const at = (visit: string | Visit | undefined): Site =>
    siteOf(doc, typeof visit === 'string' ? to(visit) : visit, world)!;
  return { doc, to, at, home: at(undefined) };
}

const labels = (slot: readonly Division[] | undefined) => slot?.map(({ label }) => label);
const current = (slot: readonly Division[] | undefined) => slot?.find((d) => d.current)?.label;
const shown = (site: Site, toggled = new Map<number, boolean>()): readonly Shown[] =>
  visibleRows(site.sidebar, site.above, site.at, toggled).slice(0, Infinity);
/** The sidebar as lines: depth in spaces, `>` a closed group, `v` an open one, `*` the page that is read. */
const lines = (site: Site, toggled?: Map<number, boolean>) =>
  shown(site, toggled).map(({ row, depth, open, current }) => {
    const mark = row.is === 'group' ? (open ? 'v ' : '> ') : '';
    return `${' '.repeat(depth)}${mark}${row.method ? `${row.method} ` : ''}${row.label}${current ? ' *' : ''}`;
  });
const path = (site: Site) => site.page?.path;
const crumbs = (site: Site) => site.crumbs.map(({ label }) => label);
const BREADCRUMBS = { styling: { eyebrows: 'breadcrumbs' } };

describe('the frame', () => {
  it('shows the banner of the site', () => {
    const { home } = reading({ pages: ['a'] }, { banner: { content: 'New', dismissible: true } });
    expect(home.frame.banner).toMatchObject({ content: 'New', dismissible: true, type: 'info' });
  });

  it('shows a language’s banner instead of the site’s, in that language only', () => {
    const { at } = reading(
      {
        languages: [
          { language: 'en', pages: ['a'] },
          { language: 'fr', pages: ['fr/a'], banner: { content: 'Neuf', type: 'critical' } },
        ],
      },
      { banner: { content: 'New' } },
    );
    expect(at('/languages/0').frame.banner?.content).toBe('New');
    expect(at('/languages/1').frame.banner).toMatchObject({ content: 'Neuf', type: 'critical' });
  });

  it('shows the name and the links of the navbar, the primary one last', () => {
    const { home } = reading(
      { pages: ['a'] },
      {
        name: 'Signal',
        navbar: {
          links: [{ label: 'Sign in', href: 'https://e.com' }, { href: 'https://no.label' }],
          primary: { type: 'github', href: 'https://github.com/a/b' },
        },
      },
    );
    expect(home.frame.name).toBe('Signal');
    expect(home.frame.links.map((l) => [l.label, l.isPrimary])).toEqual([
      ['Sign in', false],
      ['GitHub', true],
    ]);
  });

  it('reads drilldown as true, false or unset', () => {
    const drilldown = (value: unknown) =>
      reading({ pages: ['a'] }, { interaction: { drilldown: value } }).home.frame.drilldown;
    expect([true, false, 'true', null].map(drilldown)).toEqual([true, false, undefined, undefined]);
  });
});

describe('slots', () => {
  it('shows anchors with their icons, the global ones after the local ones', () => {
    const { home } = reading({
      anchors: [
        { anchor: 'Docs', icon: 'book', pages: ['a'] },
        { anchor: 'Blog', href: 'https://e.com/blog' },
      ],
      global: { anchors: [{ anchor: 'Status', icon: 'pulse', href: 'https://s.com' }] },
    });
    expect(labels(home.anchors[0])).toEqual(['Docs', 'Blog', 'Status']);
    expect(home.anchors[0]?.map((a) => a.icon?.name)).toEqual(['book', undefined, 'pulse']);
    expect(home.anchors[0]?.map((a) => a.link?.is)).toEqual([undefined, 'external', 'external']);
    expect(current(home.anchors[0])).toBe('Docs');
  });

  it('shows global anchors on every page, also where no anchor is local', () => {
    const { at } = reading({
      tabs: [
        {
          tab: 'A',
          pages: ['a'],
          global: { anchors: [{ anchor: 'Near', href: 'https://n.com' }] },
        },
        { tab: 'B', pages: ['b'] },
      ],
      global: { anchors: [{ anchor: 'Far', href: 'https://f.com' }, { anchor: 'No link' }] },
    });
    expect(at('/tabs/0').anchors.map(labels)).toEqual([['Near', 'Far']]);
    expect(at('/tabs/1').anchors.map(labels)).toEqual([['Far']]);
  });

  it('shows dropdowns with icon and description', () => {
    const { home } = reading({
      dropdowns: [
        { dropdown: 'API', icon: 'code', description: 'All calls', pages: ['a'] },
        { dropdown: 'SDK', pages: ['b'] },
      ],
    });
    expect(home.dropdowns[0]?.[0]).toMatchObject({ description: 'All calls', current: true });
    expect(labels(home.dropdowns[0])).toEqual(['API', 'SDK']);
  });

  it('shows products by their display name, with description', () => {
    const { home } = reading({
      products: [
        { product: 'core', name: 'Core', description: 'The engine', pages: ['a'] },
        { product: 'Edge', pages: ['b'] },
      ],
    });
    expect(labels(home.products[0])).toEqual(['Core', 'Edge']);
    expect(home.products[0]?.[0]?.description).toBe('The engine');
  });

  it('starts with the default version, and shows a version’s tag', () => {
    const { home } = reading({
      versions: [
        { version: 'v1', pages: ['v1/a'] },
        { version: 'v2', tag: 'Latest', default: true, pages: ['v2/a'] },
      ],
    });
    expect(current(home.versions[0])).toBe('v2');
    expect(home.versions[0]?.map((v) => v.tag)).toEqual([undefined, 'Latest']);
    expect(path(home)).toBe('v2/a');
  });

  it('starts with the first version when none is the default', () => {
    const { home } = reading({
      versions: [
        { version: 'v1', pages: ['v1/a'] },
        { version: 'v2', pages: ['v2/a'] },
      ],
    });
    expect(current(home.versions[0])).toBe('v1');
  });

  it('shows a list of one', () => {
    expect(
      labels(reading({ versions: [{ version: 'v1', pages: ['a'] }] }).home.versions[0]),
    ).toEqual(['v1']);
  });

  it('names languages in their own words', () => {
    const { home } = reading({
      languages: ['de', 'jp', 'zz'].map((language) => ({ language, pages: ['a'] })),
    });
    // `zz` is no language that the builder knows: the site does not build, which is said.
    expect(labels(home.languages[0])).toEqual(['Deutsch', '日本語', 'zz']);
    expect(home.notices[0]?.text).toMatch(/does not build/);
  });

  it('puts tabs to the end, marks external ones, and gives a tab its menu', () => {
    const { home, at } = reading({
      tabs: [
        { tab: 'Docs', pages: ['a'] },
        { tab: 'More', menu: [{ item: 'One', icon: 'x', description: 'd', pages: ['m'] }] },
        { tab: 'Out', href: 'https://e.com', align: 'end' },
      ],
    });
    expect(home.tabs[0]?.map((tab) => [tab.align, tab.link?.is, labels(tab.menu)])).toEqual([
      ['start', undefined, []],
      ['start', undefined, ['One']],
      ['end', 'external', []],
    ]);
    const item = at('/tabs/1/menu/0');
    expect(current(item.tabs[0])).toBe('More');
    expect(current(item.tabs[0]?.[1]?.menu)).toBe('One');
    expect(lines(item)).toEqual(['M *']);
  });

  it('shows one row for each list of a kind that stands on the way twice', () => {
    const { home } = reading({
      tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', tabs: [{ tab: 'U', pages: ['a'] }] }] }],
    });
    expect(home.tabs.map(labels)).toEqual([['T'], ['U']]);
    expect(labels(home.dropdowns[0])).toEqual(['D']);
  });

  it('leaves out what is hidden, unless it holds the page', () => {
    const { home, at } = reading({
      tabs: [
        { tab: 'A', pages: ['a', { group: 'H', hidden: true, pages: ['h'] }] },
        { tab: 'B', hidden: true, pages: ['b'] },
      ],
    });
    expect(labels(home.tabs[0])).toEqual(['A']);
    expect(lines(home)).toEqual(['A *']);
    expect(labels(at('/tabs/1').tabs[0])).toEqual(['A', 'B']);
    expect(lines(at('/tabs/0/pages/1'))).toEqual(['A', 'v H', ' H *']);
  });

  it('never makes a script of a link', () => {
    const { home } = reading({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'X', href: 'javascript:alert(1)' },
      ],
    });
    expect(home.tabs[0]?.[1]?.link?.is).toBe('dead');
  });
});

describe('the sidebar', () => {
  const nested = {
    groups: [
      {
        group: 'Start',
        tag: 'New',
        icon: 'rocket',
        expanded: false,
        pages: [
          'a',
          { group: 'Closed', pages: ['c1', { group: 'Deep', pages: ['c2'] }] },
          { group: 'Open', expanded: true, pages: ['o'] },
        ],
      },
    ],
  };

  it('keeps a top-level group open whatever `expanded` says, with icon and tag', () => {
    const { home } = reading(nested);
    expect(lines(home)[0]).toBe('v Start');
    expect(home.sidebar[0]).toMatchObject({ tag: 'New', icon: { name: 'rocket' } });
  });

  it('keeps a nested group closed unless `expanded` is true', () => {
    expect(lines(reading(nested).home)).toEqual(['v Start', ' A *', ' > Closed', ' v Open', '  O']);
  });

  it('opens the nested groups that hold the page', () => {
    const site = reading(nested).at('/groups/0/pages/1/pages/1/pages/0');
    expect(lines(site).slice(2, 6)).toEqual([' v Closed', '  C1', '  v Deep', '   C2 *']);
  });

  it('follows the reader who opens and closes nested groups', () => {
    const { home, doc } = reading(nested);
    const [closed, open] = [1, 2].map(
      (i) => elementAt(doc, ['navigation', 'groups', 0, 'pages', i])!.node.id,
    );
    const toggled = new Map([
      [closed!, true],
      [open!, false],
    ]);
    expect(lines(home, toggled)).toEqual([
      'v Start',
      ' A *',
      ' v Closed',
      '  C1',
      '  > Deep',
      ' > Open',
    ]);
  });

  it('treats a group in a tab’s pages as top-level', () => {
    const { home } = reading({ tabs: [{ tab: 'T', pages: ['a', { group: 'G', pages: ['b'] }] }] });
    expect(lines(home)).toEqual(['A *', 'v G', ' B']);
  });

  it('opens a group’s root by its title, and counts it as the first page', () => {
    const { home } = reading({
      groups: [{ group: 'G', root: 'g/overview', pages: ['g/a', 'g/b'] }],
    });
    expect(path(home)).toBe('g/overview');
    expect(lines(home)).toEqual(['v G *', ' A', ' B']);
    expect(home.next?.label).toBe('A');
  });

  it('takes a group with a root and no pages as a page', () => {
    const { home } = reading({ groups: [{ group: 'G', root: 'g', pages: [] }] }, BREADCRUMBS);
    expect([path(home), crumbs(home), lines(home)]).toEqual(['g', [], ['v G *']]);
  });

  it('leaves a group without a label out of the breadcrumb', () => {
    const tab = { tab: 'T', groups: [{ group: ' ', pages: ['a'] }] };
    expect(crumbs(reading({ tabs: [tab] }, BREADCRUMBS).home)).toEqual(['T']);
    expect(crumbs(reading({ tabs: [tab] }).home)).toEqual(['T']);
  });

  it('titles a page by its title, else by the last part of its path', () => {
    const { home } = reading(
      { pages: ['guides/known', 'guides/getting-started_now', '/lead/', 'v0.4.x', 'a.mdx'] },
      {},
      { 'guides/known': 'What is known' },
    );
    expect(lines(home)).toEqual(['What is known *', 'Getting started now', 'Lead', 'V0.4.x', 'A']);
  });

  it('shows an endpoint with its method and a title made from its path', () => {
    const { home } = reading({ pages: ['get /users/{id}', 'spec.yml DELETE /x', 'CONNECT /x'] });
    expect(lines(home)).toEqual(['GET Users id *', 'DELETE X', 'X']);
    expect(home.page).toMatchObject({ method: 'GET', title: 'Users id' });
  });

  it('says where pages are generated from, for `openapi` without pages', () => {
    const { at } = reading({
      tabs: [
        { tab: 'API', openapi: 'o.json' },
        { tab: 'Groups', openapi: ['o.json', 'p.json'], groups: [{ group: 'G' }] },
        { tab: 'Listed', openapi: 'o.json', pages: ['GET /a'] },
      ],
    });
    expect(at('/tabs/0').sidebar).toMatchObject([{ is: 'generated', label: 'o.json' }]);
    expect(at('/tabs/0').page).toMatchObject({ title: 'API', generatedFrom: 'o.json' });
    expect(at('/tabs/1').sidebar[0]?.rows).toMatchObject([
      { is: 'generated', label: 'o.json and 1 more' },
    ]);
    expect(lines(at('/tabs/2'))).toEqual(['GET A *']);
  });

  it('shows a closed `$ref` as a placeholder', () => {
    const { home, at } = reading({
      tabs: [
        {
          tab: 'A',
          groups: [{ $ref: './g.json' }, { group: 'G', pages: ['a', { $ref: 'p.json' }] }],
        },
        { $ref: './tab.json' },
      ],
    });
    expect(home.sidebar).toMatchObject([
      { is: 'closed', label: './g.json' },
      { is: 'group', rows: [{ is: 'page' }, { is: 'closed', label: 'p.json' }] },
    ]);
    expect(home.tabs[0]?.[1]).toMatchObject({ closed: true, label: './tab.json' });
    expect(at('/tabs/1').sidebar).toMatchObject([{ is: 'closed' }]);
  });
});

describe('what the builder drops is not shown', () => {
  it('keeps the first of the builder’s order where lists stand side by side', () => {
    const page = (value: object) => path(reading(value).home);
    expect(page({ pages: ['p'], groups: [{ group: 'G', pages: ['g'] }] })).toBe('g');
    expect(
      page({ tabs: [{ tab: 'T', pages: ['p'], anchors: [{ anchor: 'A', pages: ['a'] }] }] }),
    ).toBe('a');
    expect(
      page({ anchors: [{ anchor: 'A', tabs: [{ tab: 'T', pages: ['t'] }], groups: [] }] }),
    ).toBe('t');
  });

  it('takes a link before any content', () => {
    const { home } = reading({
      tabs: [
        { tab: 'L', href: 'https://e.com', pages: ['lost'] },
        { tab: 'T', pages: ['a'] },
      ],
    });
    expect(path(home)).toBe('a');
    expect(home.tabs[0]?.[0]?.link?.is).toBe('external');
  });

  it('passes over a link that the builder cannot read', () => {
    const { home } = reading({ tabs: [{ tab: 'L', href: 'docs/a', pages: ['kept'] }] });
    expect([path(home), home.tabs[0]?.[0]?.link]).toEqual(['kept', undefined]);
  });

  it('says that a list is lost as a whole, and through which entry', () => {
    const { home, doc } = reading({
      tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', { pages: ['b'] }] }] }],
    });
    expect([lines(home), labels(home.tabs[0])]).toEqual([[], ['T']]);
    expect(home.notices[0]?.text).toBe(
      'Readers see nothing of the groups in tab “T”: a group has no label.',
    );
    expect(elementOf(doc, home.notices[0]!.id)?.spot.path.join('/')).toBe(
      'navigation/tabs/0/groups/0/pages/1',
    );
  });
});

describe('what is lost', () => {
  const seen = (navigation: object) =>
    siteOf(docOf({ navigation }), undefined, {}, { lost: true })!;
  const lost = (navigation: object) =>
    seen(navigation).lost.map(({ slot, label, why }) => `${slot}: ${label}. ${why}`);

  it('is said in the slot where readers would have seen it', () => {
    expect(
      lost({
        tabs: [{ tab: 'T', pages: ['a'], icon: 'x', href: 'docs/a' }],
        groups: [{ group: 'One' }, { group: 'Two' }, { group: 'Three' }],
        anchors: 5,
      }),
    ).toEqual([
      'sidebar: Groups “One”, “Two” and 1 more. The builder keeps the tabs and drops the groups beside them.',
      'anchors: Anchors. “anchors” is no list, so the builder drops it.',
      'tabs: Link “docs/a”. The builder cannot read this link: it begins with https://, mailto:, / or #.',
    ]);
  });

  it('is said of a list that one entry spoils, with that entry to look at', () => {
    const site = seen({ tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', 5] }] }] });
    expect(site.lost.map(({ why }) => why)).toEqual([
      'The builder drops all groups here: an entry is no page.',
    ]);
  });

  it('stands as a row in the group that may not have it, and is counted only when looked at', () => {
    const { sidebar, above, at } = seen({
      groups: [{ group: 'G', pages: ['a', { pages: [] }], tabs: [{ tab: 'T', pages: ['b'] }] }],
    });
    const rows = (looking: object) =>
      visibleRows(sidebar, above, at, new Map(), looking)
        .slice(0, 10)
        .map(({ row }) => row.lost ?? row.label);
    expect(rows({})).toEqual(['G', 'A']);
    expect(rows({ lost: true })).toEqual([
      'G',
      'A',
      'The site does not build: a group has no label.',
      'A group holds only pages: the builder drops its tabs.',
    ]);
  });

  it('stands among the entries of a switcher, a bar and what is on every page', () => {
    const site = seen({
      tabs: [{ tab: 'T', pages: ['a'] }, { pages: ['b'] }],
      global: { anchors: [{ anchor: 'A' }, { anchor: 'B', href: 'x y' }] },
    });
    expect(site.tabs[0]?.map((tab) => tab.lost)).toEqual([
      undefined,
      'The site does not build: a tab has no label.',
    ]);
    expect(site.anchors[0]?.map((anchor) => anchor.lost)).toEqual([
      'What stands on every page needs a link.',
      'The builder cannot read its link, and drops it.',
    ]);
  });

  it('shows hidden elements, marked, when they are looked at', () => {
    const doc = docOf({
      navigation: {
        tabs: [
          { tab: 'A', pages: ['a', { group: 'H', hidden: true, pages: ['h'] }] },
          { tab: 'B', hidden: true, pages: ['b'] },
        ],
      },
    });
    const site = siteOf(doc, undefined, {}, { hidden: true })!;
    expect(site.tabs[0]?.map(({ hidden }) => hidden)).toEqual([false, true]);
    const rows = visibleRows(site.sidebar, site.above, site.at, new Map(), site.looking);
    expect(rows.slice(0, 9).map(({ row }) => row.hidden)).toEqual([false, true, false]);
    expect(site.next).toBeUndefined();
  });
});

describe('the page', () => {
  it('is the first one at "/"', () => {
    const { home } = reading({
      tabs: [
        { tab: 'Out', href: 'https://e.com' },
        { tab: 'Hidden', hidden: true, pages: ['h'] },
        { tab: 'Empty', groups: [] },
        {
          tab: 'T',
          groups: [
            { group: 'H', hidden: true, pages: ['h'] },
            { group: 'G', pages: ['a'] },
          ],
        },
      ],
    });
    expect(path(home)).toBe('a');
  });

  it('of a division is its first page', () => {
    const { at } = reading({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b', 'c'] },
      ],
    });
    expect(path(at('/tabs/1'))).toBe('b');
  });

  it('is none in a division that holds nothing, which shows all the same', () => {
    const { at } = reading({ tabs: [{ tab: 'A', pages: ['a'] }, { tab: 'B' }] });
    expect([at('/tabs/1').page, current(at('/tabs/1').tabs[0])]).toEqual([undefined, 'B']);
  });

  it('is known by its place, not by its path', () => {
    const { at } = reading({
      groups: [
        { group: 'A', pages: ['x', 'x'] },
        { group: 'B', pages: ['x'] },
      ],
    });
    expect(lines(at('/groups/0/pages/1'))).toEqual(['v A', ' X', ' X *', 'v B', ' X']);
    expect(at('/groups/1/pages/0').previous?.trail).toEqual(at('/groups/0/pages/1').at.trail);
  });

  it('has neighbours in the order of the sidebar, across groups, past hidden ones', () => {
    const { at } = reading({
      groups: [
        { group: 'A', pages: ['a', { group: 'N', pages: ['n'] }] },
        { group: 'H', hidden: true, pages: ['h'] },
        { group: 'B', pages: ['b'] },
      ],
    });
    const around = (site: Site) => [site.previous?.label, site.next?.label];
    expect(around(at('/groups/0/pages/0'))).toEqual([undefined, 'N']);
    expect(around(at('/groups/0/pages/1/pages/0'))).toEqual(['A', 'B']);
    expect(around(at('/groups/2/pages/0'))).toEqual(['N', undefined]);
  });

  const deep = {
    products: [
      {
        product: 'P',
        languages: [
          {
            language: 'en',
            versions: [
              {
                version: '1',
                tabs: [
                  {
                    tab: 'T',
                    menu: [
                      {
                        item: 'I',
                        groups: [{ group: 'G', pages: [{ group: 'N', pages: ['a'] }] }],
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

  it('has the way as breadcrumb, without versions, languages and itself', () => {
    expect(crumbs(reading(deep, BREADCRUMBS).home)).toEqual(['P', 'T', 'I', 'G', 'N']);
  });

  it('has only the last section as eyebrow otherwise', () => {
    expect(crumbs(reading(deep).home)).toEqual(['N']);
    expect(crumbs(reading(deep, { styling: { eyebrows: 'section' } }).home)).toEqual(['N']);
  });
});

describe('following', () => {
  const languages = {
    languages: [
      {
        language: 'en',
        groups: [
          { group: 'Guides', pages: ['guides/a', 'guides/only-en'] },
          { group: 'X', pages: ['x/y'] },
        ],
      },
      { language: 'fr', groups: [{ group: 'Guides', pages: ['fr/home', 'fr/guides/a'] }] },
    ],
  };
  const go = (navigation: unknown, from: string, to: string) => {
    const site = reading(navigation);
    return path(site.at(switchTo(site.doc, site.at(from).at, site.to(to).trail)));
  };

  it('keeps the page in another language where its path differs only by the prefix', () => {
    expect(go(languages, '/languages/0/groups/0/pages/0', '/languages/1')).toBe('fr/guides/a');
    expect(go(languages, '/languages/1/groups/0/pages/1', '/languages/0')).toBe('guides/a');
  });

  it('goes to the first page where the other language does not have the page', () => {
    expect(go(languages, '/languages/0/groups/0/pages/1', '/languages/1')).toBe('fr/home');
  });

  it('keeps the page in another version, whatever stands before the version', () => {
    const versions = {
      versions: ['v1', 'v2'].map((version) => ({
        version,
        tabs: [
          { tab: 'A', pages: [`docs/${version}/intro`] },
          { tab: 'B', pages: [`docs/${version}/api/intro`, `docs/${version}/api/auth`] },
        ],
      })),
    };
    expect(go(versions, '/versions/0/tabs/1/pages/0', '/versions/1')).toBe('docs/v2/api/intro');
    expect(go(versions, '/versions/0/tabs/1/pages/1', '/versions/1')).toBe('docs/v2/api/auth');
  });

  it('finds the page of a link nearest to the reader, and the first page at "/"', () => {
    const site = reading({
      tabs: [
        { tab: 'A', pages: ['a', 'same'] },
        { tab: 'B', pages: ['b', '/same'] },
      ],
    });
    const link = (from: string, href: string) => pageAt(site.doc, href, site.at(from).at);
    expect(site.at(link('/tabs/1', '/same#part')).at.trail).toEqual(
      site.to('/tabs/1/pages/1').trail,
    );
    expect(path(site.at(link('/tabs/1', '/')))).toBe('a');
    expect(link('/tabs/1', '/nowhere')).toBeUndefined();
  });

  it('finds a folder’s index page by the folder, and a page in other letters, after the exact one', () => {
    const site = reading({ pages: ['Guides/index', 'guides/Start', 'x', 'X'] });
    const link = (href: string) => path(site.at(pageAt(site.doc, href, site.home.at)));
    expect(['/guides/', 'guides/start?a#b', '/X', '/x', '/guides/index.mdx'].map(link)).toEqual([
      'Guides/index',
      'guides/Start',
      'X',
      'x',
      'Guides/index',
    ]);
  });

  it('finds an endpoint by its method and path, and keeps it in another version', () => {
    const site = reading({
      versions: ['1', '2'].map((version) => ({
        version,
        groups: [
          { group: 'Start', pages: [`v${version}/start`] },
          { group: 'API', pages: [`v${version}.json GET /users`] },
        ],
      })),
    });
    const users = pageAt(site.doc, 'get /users', site.home.at);
    expect(path(site.at(users))).toBe('v1.json GET /users');
    const second = site.home.versions[0]![1]!.trail;
    expect(path(site.at(switchTo(site.doc, site.at(users).at, second)))).toBe('v2.json GET /users');
    expect(pageAt(site.doc, 'PUT /users', site.home.at)).toBeUndefined();
  });

  it('leads from every row to what the row names', () => {
    const { at, home } = reading({
      groups: [{ group: 'R', root: 'r', pages: ['p', { group: 'N', pages: ['n'] }] }],
    });
    const paths = shown(home).map((row) => path(at(visitTo(row))));
    expect(paths).toEqual(['r', 'p', 'n']);
  });
});

describe('after an edit', () => {
  it('stays with a page that moved elsewhere', () => {
    const before = docOf({ navigation: { groups: [{ group: 'A', pages: ['x', 'y'] }] } });
    const y = elementAt(before, ['navigation', 'groups', 0, 'pages', 1])!;
    const visit: Visit = { trail: [999, y.node.id], part: 'entry' };
    expect(path(siteOf(before, visit)!)).toBe('y');
  });

  it('goes to the first page near a place that is gone', () => {
    const { doc, to } = reading({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b'] },
      ],
    });
    const [tab] = to('/tabs/1').trail;
    expect(path(siteOf(doc, { trail: [tab!, 12345], part: 'entry' })!)).toBe('b');
    expect(labelOf(elementOf(doc, tab!)!)).toBe('B');
  });
});
