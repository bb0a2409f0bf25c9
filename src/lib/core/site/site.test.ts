import { describe, expect, it } from 'vitest';
import {
  makeSite,
  divisionLabels,
  currentDivision,
  sidebarLines,
  currentPath,
} from '../../../../tests/make-site.ts';

describe('the frame', () => {
  it('shows the banner of the site', () => {
    const { home } = makeSite({ pages: ['a'] }, { banner: { content: 'New', dismissible: true } });
    expect(home.frame.banner).toMatchObject({ content: 'New', dismissible: true, type: 'info' });
  });

  it('shows a language’s banner instead of the site’s, in that language only', () => {
    const { at } = makeSite(
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

  it('shows the name and the navbar links, and draws one to a repository as no button', () => {
    const { home } = makeSite(
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
      ['GitHub', false],
    ]);
  });

  it('reads drilldown as true, false, or unset', () => {
    const drilldown = (value: unknown) =>
      makeSite({ pages: ['a'] }, { interaction: { drilldown: value } }).home.frame.drilldown;
    expect([true, false, 'true', null].map(drilldown)).toEqual([true, false, undefined, undefined]);
  });
});

describe('slots', () => {
  it('shows anchors with their icons, global ones after local ones', () => {
    const { home } = makeSite({
      anchors: [
        { anchor: 'Docs', icon: 'book', pages: ['a'] },
        { anchor: 'Blog', href: 'https://e.com/blog' },
      ],
      global: { anchors: [{ anchor: 'Status', icon: 'pulse', href: 'https://s.com' }] },
    });
    expect(divisionLabels(home.anchors[0])).toEqual(['Docs', 'Blog', 'Status']);
    expect(home.anchors[0]?.map((a) => a.icon?.name)).toEqual(['book', undefined, 'pulse']);
    expect(home.anchors[0]?.map((a) => a.link?.is)).toEqual([undefined, 'external', 'external']);
    expect(currentDivision(home.anchors[0])).toBe('Docs');
  });

  it('shows global anchors on every page, even without local ones', () => {
    const { at } = makeSite({
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
    expect(at('/tabs/0').anchors.map(divisionLabels)).toEqual([['Near', 'Far']]);
    expect(at('/tabs/1').anchors.map(divisionLabels)).toEqual([['Far']]);
  });

  it('shows dropdowns with icon and description', () => {
    const { home } = makeSite({
      dropdowns: [
        { dropdown: 'API', icon: 'code', description: 'All calls', pages: ['a'] },
        { dropdown: 'SDK', pages: ['b'] },
      ],
    });
    expect(home.dropdowns[0]?.[0]).toMatchObject({ description: 'All calls', current: true });
    expect(divisionLabels(home.dropdowns[0])).toEqual(['API', 'SDK']);
  });

  it('shows products by their display name, with description', () => {
    const { home } = makeSite({
      products: [
        { product: 'core', name: 'Core', description: 'The engine', pages: ['a'] },
        { product: 'Edge', pages: ['b'] },
      ],
    });
    expect(divisionLabels(home.products[0])).toEqual(['Core', 'Edge']);
    expect(home.products[0]?.[0]?.description).toBe('The engine');
  });

  it('starts with the default version, and shows a version’s tag', () => {
    const { home } = makeSite({
      versions: [
        { version: 'v1', pages: ['v1/a'] },
        { version: 'v2', tag: 'Latest', default: true, pages: ['v2/a'] },
      ],
    });
    expect(currentDivision(home.versions[0])).toBe('v2');
    expect(home.versions[0]?.map((v) => v.tag)).toEqual([undefined, 'Latest']);
    expect(currentPath(home)).toBe('v2/a');
  });

  it('starts with the first version if none is the default', () => {
    const { home } = makeSite({
      versions: [
        { version: 'v1', pages: ['v1/a'] },
        { version: 'v2', pages: ['v2/a'] },
      ],
    });
    expect(currentDivision(home.versions[0])).toBe('v1');
  });

  it('shows a list of one', () => {
    expect(
      divisionLabels(makeSite({ versions: [{ version: 'v1', pages: ['a'] }] }).home.versions[0]),
    ).toEqual(['v1']);
  });

  it('shows the native names of languages', () => {
    const { home } = makeSite({
      languages: ['de', 'jp', 'zz'].map((language) => ({ language, pages: ['a'] })),
    });
    // The builder does not know the language `zz`, so the site does not build, and a notice says so.
    expect(divisionLabels(home.languages[0])).toEqual(['Deutsch', '日本語', 'zz']);
    expect(home.notices[0]?.text).toMatch(/won’t build/);
  });

  it('aligns tabs to the end, marks external ones, and gives a tab its menu', () => {
    const { home, at } = makeSite({
      tabs: [
        { tab: 'Docs', pages: ['a'] },
        { tab: 'More', menu: [{ item: 'One', icon: 'x', description: 'd', pages: ['m'] }] },
        { tab: 'Out', href: 'https://e.com', align: 'end' },
      ],
    });
    expect(home.tabs[0]?.map((tab) => [tab.align, tab.link?.is, divisionLabels(tab.menu)])).toEqual(
      [
        ['start', undefined, []],
        ['start', undefined, ['One']],
        ['end', 'external', []],
      ],
    );
    const item = at('/tabs/1/menu/0');
    expect(currentDivision(item.tabs[0])).toBe('More');
    expect(currentDivision(item.tabs[0]?.[1]?.menu)).toBe('One');
    expect(sidebarLines(item)).toEqual(['M *']);
  });

  it('shows one row for each list of a kind that occurs twice on the path', () => {
    const { home } = makeSite({
      tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', tabs: [{ tab: 'U', pages: ['a'] }] }] }],
    });
    expect(home.tabs.map(divisionLabels)).toEqual([['T'], ['U']]);
    expect(divisionLabels(home.dropdowns[0])).toEqual(['D']);
  });

  it('leaves out hidden elements, unless they contain the page', () => {
    const { home, at } = makeSite({
      tabs: [
        { tab: 'A', pages: ['a', { group: 'H', hidden: true, pages: ['h'] }] },
        { tab: 'B', hidden: true, pages: ['b'] },
      ],
    });
    expect(divisionLabels(home.tabs[0])).toEqual(['A']);
    expect(sidebarLines(home)).toEqual(['A *']);
    expect(divisionLabels(at('/tabs/1').tabs[0])).toEqual(['A', 'B']);
    expect(sidebarLines(at('/tabs/0/pages/1'))).toEqual(['A', 'v H', ' H *']);
  });

  it('shows where a link goes, without a section above it', () => {
    const { at } = makeSite({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'Out', icon: 'x', href: 'https://e.com' },
        { tab: 'More', menu: [{ item: 'Mail', href: 'mailto:a@e.com' }] },
      ],
    });
    const out = at('/tabs/1');
    expect([out.page?.title, out.page?.link]).toEqual([
      'Out',
      { is: 'external', address: 'https://e.com' },
    ]);
    expect(out.crumbs).toEqual([]);
    expect(at('/tabs/0').page?.link).toBeUndefined();
    expect(at('/tabs/2/menu/0').page?.link?.address).toBe('mailto:a@e.com');
  });

  it('never turns a link into a script', () => {
    const { home } = makeSite({
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'X', href: 'javascript:alert(1)' },
      ],
    });
    expect(home.tabs[0]?.[1]?.link?.is).toBe('dead');
  });
});
