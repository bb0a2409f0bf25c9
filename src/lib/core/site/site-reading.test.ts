import { describe, expect, it } from 'vitest';
import {
  documentOf,
  makeSite,
  currentDivision,
  sidebarRows,
  sidebarLines,
  currentPath,
  crumbs,
  BREADCRUMBS,
} from '../../../../tests/make-site.ts';
import { elementAt, elementOf, labelOf } from '../document/elements.ts';
import { pageAt, switchTo } from './follow.ts';
import { locationTo } from './sidebar.ts';
import { siteOf, type Site } from './site.ts';
import { type SiteLocation } from './location.ts';

describe('the page', () => {
  it('is the first one at "/"', () => {
    const { home } = makeSite({
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
    expect(currentPath(home)).toBe('a');
  });

  it('of a division is its first page', () => {
    const { at } = makeSite({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b', 'c'] },
      ],
    });
    expect(currentPath(at('/tabs/1'))).toBe('b');
  });

  it('is missing in an empty division, which still shows', () => {
    const { at } = makeSite({ tabs: [{ tab: 'A', pages: ['a'] }, { tab: 'B' }] });
    expect([at('/tabs/1').page, currentDivision(at('/tabs/1').tabs[0])]).toEqual([undefined, 'B']);
  });

  it('is identified by its place, not by its path', () => {
    const { at } = makeSite({
      groups: [
        { group: 'A', pages: ['x', 'x'] },
        { group: 'B', pages: ['x'] },
      ],
    });
    expect(sidebarLines(at('/groups/0/pages/1'))).toEqual(['v A', ' X', ' X *', 'v B', ' X']);
    expect(at('/groups/1/pages/0').previous?.trail).toEqual(at('/groups/0/pages/1').at.trail);
  });

  it('has neighbors in sidebar order, across groups, skipping hidden ones', () => {
    const { at } = makeSite({
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

  it('is not its own neighbor if it is a group’s root and its first entry', () => {
    const { at } = makeSite({
      groups: [
        { group: 'A', pages: ['a'] },
        { group: 'B', root: 'b', pages: ['/b', 'c'] },
      ],
    });
    const around = (site: Site) => [site.previous?.label, site.next?.label];
    expect(around(at('/groups/0/pages/0'))).toEqual([undefined, 'B']);
    expect(around(at('/groups/1'))).toEqual(['A', 'C']);
    expect(around(at('/groups/1/pages/0'))).toEqual(['A', 'C']);
  });

  it('hides the heading of a group whose pages are all hidden, and shows the method of “api”', () => {
    const pages = new Map([
      ['h', { hidden: true }],
      ['a', { api: 'POST https://api.example.com/users' }],
    ]);
    const navigation = {
      groups: [
        { group: 'A', pages: ['a'] },
        { group: 'B', pages: ['h', { group: 'N', pages: ['h'] }] },
        { group: 'C', root: 'c', pages: ['h'] },
      ],
    };
    const site = siteOf(documentOf({ navigation }), undefined, { pages })!;
    expect(site.page).toMatchObject({ method: 'POST', operation: 'POST /users' });
    expect(sidebarLines(site)).toEqual(['v A', ' POST A *', 'v C']);
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

  it('has its path as the breadcrumb, without versions, languages, and itself', () => {
    expect(crumbs(makeSite(deep, BREADCRUMBS).home)).toEqual(['P', 'T', 'I', 'G', 'N']);
  });

  it('otherwise has only the last section as the eyebrow', () => {
    expect(crumbs(makeSite(deep).home)).toEqual(['N']);
    expect(crumbs(makeSite(deep, { styling: { eyebrows: 'section' } }).home)).toEqual(['N']);
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
    const site = makeSite(navigation);
    return currentPath(site.at(switchTo(site.doc, site.at(from).at, site.to(to).trail)));
  };

  it('keeps the page in another language if its path differs only by the prefix', () => {
    expect(go(languages, '/languages/0/groups/0/pages/0', '/languages/1')).toBe('fr/guides/a');
    expect(go(languages, '/languages/1/groups/0/pages/1', '/languages/0')).toBe('guides/a');
  });

  it('goes to the first page if the other language does not have the page', () => {
    expect(go(languages, '/languages/0/groups/0/pages/1', '/languages/1')).toBe('fr/home');
  });

  it('keeps the page in another version, whatever precedes the version in the path', () => {
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
    const site = makeSite({
      tabs: [
        { tab: 'A', pages: ['a', 'same'] },
        { tab: 'B', pages: ['b', '/same'] },
      ],
    });
    const link = (from: string, href: string) => pageAt(site.doc, href, site.at(from).at);
    expect(site.at(link('/tabs/1', '/same#part')).at.trail).toEqual(
      site.to('/tabs/1/pages/1').trail,
    );
    expect(currentPath(site.at(link('/tabs/1', '/')))).toBe('a');
    expect(link('/tabs/1', '/nowhere')).toBeUndefined();
  });

  it('finds the exact page first, then a folder’s index page or a page with different letter case', () => {
    const site = makeSite({ pages: ['Guides/index', 'guides/Start', 'x', 'X'] });
    const link = (href: string) => currentPath(site.at(pageAt(site.doc, href, site.home.at)));
    expect(['/guides/', 'guides/start?a#b', '/X', '/x', '/guides/index.mdx'].map(link)).toEqual([
      'Guides/index',
      'guides/Start',
      'X',
      'x',
      'Guides/index',
    ]);
  });

  it('finds an endpoint by its method and path, and keeps it in another version', () => {
    const site = makeSite({
      versions: ['1', '2'].map((version) => ({
        version,
        groups: [
          { group: 'Start', pages: [`v${version}/start`] },
          { group: 'API', pages: [`v${version}.json GET /users`] },
        ],
      })),
    });
    const users = pageAt(site.doc, 'get /users', site.home.at);
    expect(currentPath(site.at(users))).toBe('v1.json GET /users');
    const second = site.home.versions[0]![1]!.trail;
    expect(currentPath(site.at(switchTo(site.doc, site.at(users).at, second)))).toBe(
      'v2.json GET /users',
    );
    expect(pageAt(site.doc, 'PUT /users', site.home.at)).toBeUndefined();
  });

  it('goes from every row to the page that the row names', () => {
    const { at, home } = makeSite({
      groups: [{ group: 'R', root: 'r', pages: ['p', { group: 'N', pages: ['n'] }] }],
    });
    const paths = sidebarRows(home).map((row) => currentPath(at(locationTo(row))));
    expect(paths).toEqual(['r', 'p', 'n']);
  });
});

describe('after an edit', () => {
  it('stays with a page that moved', () => {
    const before = documentOf({ navigation: { groups: [{ group: 'A', pages: ['x', 'y'] }] } });
    const y = elementAt(before, ['navigation', 'groups', 0, 'pages', 1])!;
    const location: SiteLocation = { trail: [999, y.node.id], part: 'entry' };
    expect(currentPath(siteOf(before, location)!)).toBe('y');
  });

  it('goes to the first page near a place that was removed', () => {
    const { doc, to } = makeSite({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b'] },
      ],
    });
    const [tab] = to('/tabs/1').trail;
    expect(currentPath(siteOf(doc, { trail: [tab!, 12345], part: 'entry' })!)).toBe('b');
    expect(labelOf(elementOf(doc, tab!)!)).toBe('B');
  });
});
