import { describe, expect, it } from 'vitest';
import {
  makeSite,
  divisionLabels,
  sidebarLines,
  currentPath,
  crumbs,
  BREADCRUMBS,
} from '../../../../tests/make-site.ts';
import { elementAt, elementOf } from '../document/elements.ts';
import * as m from './messages.ts';
import * as droppedMessages from './dropped-messages.ts';

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

  it('keeps a top-level group open regardless of `expanded`, with icon and tag', () => {
    const { home } = makeSite(nested);
    expect(sidebarLines(home)[0]).toBe('v Start');
    expect(home.sidebar[0]).toMatchObject({ tag: 'New', icon: { name: 'rocket' } });
  });

  it('keeps a nested group closed unless `expanded` is true', () => {
    expect(sidebarLines(makeSite(nested).home)).toEqual([
      'v Start',
      ' A *',
      ' > Closed',
      ' v Open',
      '  O',
    ]);
  });

  it('opens the nested groups that contain the page', () => {
    const site = makeSite(nested).at('/groups/0/pages/1/pages/1/pages/0');
    expect(sidebarLines(site).slice(2, 6)).toEqual([' v Closed', '  C1', '  v Deep', '   C2 *']);
  });

  it('follows the reader who opens and closes nested groups', () => {
    const { home, doc } = makeSite(nested);
    const [closed, open] = [1, 2].map(
      (i) => elementAt(doc, ['navigation', 'groups', 0, 'pages', i])!.node.id,
    );
    const toggled = new Map([
      [closed!, true],
      [open!, false],
    ]);
    expect(sidebarLines(home, toggled)).toEqual([
      'v Start',
      ' A *',
      ' v Closed',
      '  C1',
      '  > Deep',
      ' > Open',
    ]);
  });

  it('treats a group in a tab’s pages as top-level', () => {
    const { home } = makeSite({ tabs: [{ tab: 'T', pages: ['a', { group: 'G', pages: ['b'] }] }] });
    expect(sidebarLines(home)).toEqual(['A *', 'v G', ' B']);
  });

  it('opens a group’s root by its title, and counts it as the first page', () => {
    const { home } = makeSite({
      groups: [{ group: 'G', root: 'g/overview', pages: ['g/a', 'g/b'] }],
    });
    expect(currentPath(home)).toBe('g/overview');
    expect(sidebarLines(home)).toEqual(['v G *', ' A', ' B']);
    expect(home.next?.label).toBe('A');
  });

  it('treats a group with a root and no pages as a page', () => {
    const { home } = makeSite({ groups: [{ group: 'G', root: 'g', pages: [] }] }, BREADCRUMBS);
    expect([currentPath(home), crumbs(home), sidebarLines(home)]).toEqual(['g', [], ['v G *']]);
  });

  it('leaves a group without a label out of the breadcrumb', () => {
    const tab = { tab: 'T', groups: [{ group: ' ', pages: ['a'] }] };
    expect(crumbs(makeSite({ tabs: [tab] }, BREADCRUMBS).home)).toEqual(['T']);
    expect(crumbs(makeSite({ tabs: [tab] }).home)).toEqual(['T']);
  });

  it('names a page by its title, otherwise by the last part of its path', () => {
    const { home } = makeSite(
      { pages: ['guides/known', 'guides/getting-started_now', '/lead/', 'v0.4.x', 'a.mdx'] },
      {},
      { 'guides/known': 'What is known' },
    );
    expect(sidebarLines(home)).toEqual([
      'What is known *',
      'Getting started now',
      'Lead',
      'V0.4.x',
      'A',
    ]);
  });

  it('shows an endpoint with its method and a title made from its path', () => {
    const { home } = makeSite({ pages: ['get /users/{id}', 'spec.yml DELETE /x', 'CONNECT /x'] });
    expect(sidebarLines(home)).toEqual(['GET Users id *', 'DELETE X', 'X']);
    expect(home.page).toMatchObject({ method: 'GET', title: 'Users id' });
  });

  it('shows where pages are generated from, for `openapi` without pages', () => {
    const { at } = makeSite({
      tabs: [
        { tab: 'API', openapi: 'o.json' },
        { tab: 'Groups', openapi: ['o.json', 'p.json'], groups: [{ group: 'G' }] },
        { tab: 'Listed', openapi: 'o.json', pages: ['GET /a'] },
      ],
    });
    expect(at('/tabs/0').sidebar).toMatchObject([{ is: 'generated', label: 'o.json' }]);
    expect(at('/tabs/0').page).toMatchObject({ title: 'API', generatedFrom: 'o.json' });
    expect(at('/tabs/1').sidebar[0]?.rows).toMatchObject([
      { is: 'generated', label: m.andMore('o.json', 1) },
    ]);
    expect(sidebarLines(at('/tabs/2'))).toEqual(['GET A *']);
  });

  it('shows a closed `$ref` as a placeholder', () => {
    const { home, at } = makeSite({
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
  it('keeps the first of several lists in the builder’s order', () => {
    const page = (value: object) => currentPath(makeSite(value).home);
    expect(page({ pages: ['p'], groups: [{ group: 'G', pages: ['g'] }] })).toBe('g');
    expect(
      page({ tabs: [{ tab: 'T', pages: ['p'], anchors: [{ anchor: 'A', pages: ['a'] }] }] }),
    ).toBe('a');
    expect(
      page({ anchors: [{ anchor: 'A', tabs: [{ tab: 'T', pages: ['t'] }], groups: [] }] }),
    ).toBe('t');
  });

  it('prefers a link over any content', () => {
    const { home } = makeSite({
      tabs: [
        { tab: 'L', href: 'https://e.com', pages: ['lost'] },
        { tab: 'T', pages: ['a'] },
      ],
    });
    expect(currentPath(home)).toBe('a');
    expect(home.tabs[0]?.[0]?.link?.is).toBe('external');
  });

  it('ignores a link that the builder cannot read', () => {
    const { home } = makeSite({ tabs: [{ tab: 'L', href: 'docs/a', pages: ['kept'] }] });
    expect([currentPath(home), home.tabs[0]?.[0]?.link]).toEqual(['kept', undefined]);
  });

  it('reports that a list is lost as a whole, and because of which entry', () => {
    const { home, doc } = makeSite({
      tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', { pages: ['b'] }] }] }],
    });
    expect([sidebarLines(home), divisionLabels(home.tabs[0])]).toEqual([[], ['T']]);
    expect(home.notices[0]?.text).toBe(
      droppedMessages.nothingIsSeen('groups', 'tab', 'T', 'a group has no label'),
    );
    expect(elementOf(doc, home.notices[0]!.id)?.spot.path.join('/')).toBe(
      'navigation/tabs/0/groups/0/pages/1',
    );
  });
});
