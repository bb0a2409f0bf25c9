/* Fixes by example: what is offered for a problem, and the result. */
import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { planFix } from './fix.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from '../check/elements/messages.ts';
import * as documentMessages from '../document/messages.ts';
import * as fixesMessages from '../check/fixes/messages.ts';
import * as checkMessages from '../check/messages.ts';
import * as documentMessages2 from '../check/document-messages.ts';
import * as pagesMessages from '../check/pages/messages.ts';

const FILE = 'docs.json';

/** The fixes of the first problem with this code that can be applied, and the resulting navigation. */
function offered(navigation: unknown, code: string): Record<string, unknown> {
  const text = JSON.stringify(navigation === undefined ? { name: 'A' } : { navigation }, null, 2);
  const doc = docFromText(text);
  const problem = check(doc).find((one) => one.code === code)!;
  const out: Record<string, unknown> = {};
  for (const fix of problem.fixes) {
    const planned = planFix(doc, fix);
    if (!planned.ok) continue;
    const after = JSON.parse(planned.value.after.files.get(FILE)!.text) as { navigation: unknown };
    out[fix.label] = after.navigation;
  }
  return out;
}

const G = { group: 'G', pages: ['g'] };
const A = { anchor: 'A', pages: ['a'] };
const T = { tab: 'T', pages: ['t'] };

describe('adjacent lists', () => {
  test('move to where they are shown, and leave no empty list', () =>
    expect(
      offered(
        { tabs: [{ tab: 'T', groups: [G], anchors: [A, { ...A, anchor: 'New anchor' }] }] },
        'mixed-children',
      ),
    ).toEqual({
      [m.putIntoNew(documentMessages.all(1, 'group', 'groups'), 'anchor', 1)]: {
        tabs: [
          {
            tab: 'T',
            anchors: [A, { ...A, anchor: 'New anchor' }, { anchor: 'New anchor 2', groups: [G] }],
          },
        ],
      },
      [m.turnInto(documentMessages.all(1, 'group', 'groups'), 'anchor', 1)]: {
        tabs: [
          { tab: 'T', anchors: [A, { ...A, anchor: 'New anchor' }, { anchor: 'G', pages: ['g'] }] },
        ],
      },
      [checkMessages.remove(documentMessages.all(1, 'group', 'groups'))]: {
        tabs: [{ tab: 'T', anchors: [A, { ...A, anchor: 'New anchor' }] }],
      },
    }));
  test('of pages and groups become one of either', () =>
    expect(offered({ pages: ['a'], groups: [G] }, 'root-patterns')).toEqual({
      [m.putIntoNew(documentMessages.all(1, 'page', 'pages'), 'group', 1)]: {
        groups: [G, { group: 'New group', pages: ['a'] }],
      },
      [m.putInto(documentMessages.all(1, 'page', 'pages'), '“G”')]: {
        groups: [{ group: 'G', pages: ['g', 'a'] }],
      },
      [m.putAmongPages(documentMessages.all(1, 'group', 'groups'))]: { pages: ['a', G] },
      [checkMessages.remove(documentMessages.all(1, 'page', 'pages'))]: { groups: [G] },
    }));
  test('next to languages go into the first, which needs no guessed code', () =>
    expect(
      offered({ languages: [{ language: 'en', pages: ['e'] }], groups: [G] }, 'root-patterns'),
    ).toEqual({
      [m.putInto(documentMessages.all(1, 'group', 'groups'), '“en”')]: {
        languages: [{ language: 'en', pages: ['e', G] }],
      },
      [checkMessages.remove(documentMessages.all(1, 'group', 'groups'))]: {
        languages: [{ language: 'en', pages: ['e'] }],
      },
    }));
  test('under a link are kept without it, or removed', () =>
    expect(
      Object.keys(
        offered({ tabs: [{ ...T, href: 'https://e.com', groups: [G] }] }, 'mixed-children'),
      ),
    ).toEqual([
      m.removeLinkAnd(m.putIntoNew(documentMessages.all(1, 'page', 'pages'), 'group', 1)),
      m.removeLinkAnd(m.putInto(documentMessages.all(1, 'page', 'pages'), '“G”')),
      m.removeLinkAnd(m.putAmongPages(documentMessages.all(1, 'group', 'groups'))),
      checkMessages.remove('the group and the page'),
    ]));
});

describe('lists in the wrong parent', () => {
  test('tabs in a group become groups among its pages', () =>
    expect(
      offered(
        { groups: [{ ...G, tabs: [{ tab: 'T', icon: 'x', groups: [G] }, T] }] },
        'child-dropped',
      ),
    ).toMatchObject({
      [fixesMessages.turnIntoGroupsAmongPages(documentMessages.all(2, 'tab', 'tabs'), 2)]: {
        groups: [
          {
            group: 'G',
            pages: ['g', { group: 'T', icon: 'x', pages: [G] }, { group: 'T', pages: ['t'] }],
          },
        ],
      },
    }));
  test('but not if they would lose a field', () =>
    expect(
      Object.keys(offered({ groups: [{ ...G, tabs: [{ ...T, align: 'end' }] }] }, 'child-dropped')),
    ).toEqual([checkMessages.remove(documentMessages.all(1, 'tab', 'tabs'))]));
  test('tabs in a tab move next to it', () =>
    expect(offered({ tabs: [{ ...T, tabs: [{ ...T, tab: 'U' }] }] }, 'own-kind')).toMatchObject({
      [fixesMessages.moveBeside(documentMessages.all(1, 'tab', 'tabs'), '“T”')]: {
        tabs: [T, { ...T, tab: 'U' }],
      },
    }));
  test('of a menu item become groups', () =>
    expect(
      offered(
        {
          tabs: [{ tab: 'T', menu: [{ item: 'I', dropdowns: [{ dropdown: 'D', pages: ['d'] }] }] }],
        },
        'menu-item-children',
      ),
    ).toMatchObject({
      [fixesMessages.turnIntoGroups(documentMessages.all(1, 'dropdown', 'dropdowns'), 1)]: {
        tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [{ group: 'D', pages: ['d'] }] }] }],
      },
    }));
});

describe('values of the wrong shape', () => {
  test.each<[string, unknown, Record<string, unknown>]>([
    ['a page alone', { pages: 'a' }, { [fixesMessages.listWith('“a”')]: { pages: ['a'] } }],
    ['a group alone', { groups: G }, { [fixesMessages.listWithThis('group')]: { groups: [G] } }],
    [
      'the names of versions',
      { versions: ['v1'] },
      {
        [fixesMessages.make(fixesMessages.called('version', 'v1'))]: {
          versions: [{ version: 'v1', pages: [] }],
        },
      },
    ],
    [
      'a page among groups',
      { groups: ['guides/start'] },
      {
        [fixesMessages.make(
          fixesMessages.withPage(fixesMessages.called('group', 'Start'), 'guides/start'),
        )]: {
          groups: [{ group: 'Start', pages: ['guides/start'] }],
        },
      },
    ],
    ['a number', { pages: [404] }, { [fixesMessages.writeAs('404')]: { pages: ['404'] } }],
    [
      'a list in a list',
      { pages: [['a', 'b'], 'c'] },
      {
        [fixesMessages.takeOut(documentMessages.all(2, 'page', 'pages'))]: {
          pages: ['a', 'b', 'c'],
        },
      },
    ],
    [
      'a page in braces',
      { pages: [{ page: 'a' }] },
      { [fixesMessages.writeAs('a')]: { pages: ['a'] } },
    ],
    [
      'a page with a title',
      { pages: [{ title: 'A', href: '/a' }] },
      { [fixesMessages.writeAsWithout('a', ['title'])]: { pages: ['a'] } },
    ],
    [
      'a tab among pages',
      { pages: [{ tab: 'T', icon: 'x', groups: [G] }] },
      { [fixesMessages.turnIntoGroup('T')]: { pages: [{ group: 'T', icon: 'x', pages: [G] }] } },
    ],
    [
      'a link among the pages of a tab',
      { tabs: [{ tab: 'T', pages: ['t', { title: 'Status', href: 'https://s.com' }] }] },
      {
        [fixesMessages.makeLink('tab', 'Status', 'https://s.com')]: {
          tabs: [T, { tab: 'Status', href: 'https://s.com' }],
        },
      },
    ],
  ])('%s', (_, navigation, expected) =>
    expect(offered(navigation, 'children-shape')).toMatchObject(expected),
  );
  test('an old navigation array becomes a list of groups or pages', () => {
    expect(offered([G, { ...G, group: 'H' }], 'navigation-shape')).toEqual({
      [documentMessages2.putUnder(documentMessages.all(2, 'group', 'groups'), 'groups')]: {
        groups: [G, { ...G, group: 'H' }],
      },
    });
    expect(offered(['a', G], 'navigation-shape')).toEqual({
      [documentMessages2.putUnder('the page and the group', 'pages')]: { pages: ['a', G] },
    });
  });
  test('a missing, null or empty navigation gets a start', () => {
    const labels = ['groups', 'tabs', 'pages', 'versions', 'English'];
    for (const [navigation, code, verb] of [
      [undefined, 'navigation-shape', 'Start with'],
      [null, 'navigation-shape', 'Start over with'],
      [{}, 'root-empty', 'Start with'],
    ] as const)
      expect(Object.keys(offered(navigation, code))).toEqual(labels.map((one) => `${verb} ${one}`));
    expect(offered(undefined, 'navigation-shape')).toMatchObject({
      [checkMessages.startWith('tabs')]: { tabs: [{ tab: 'New tab', pages: [] }] },
    });
  });
});

describe('labels', () => {
  test('come from another key, from the first page, or are new', () => {
    expect(
      offered({ tabs: [{ title: 'Guides', pages: ['start/quick-start'] }] }, 'label-missing'),
    ).toEqual({
      [m.useOtherKey('title', 'Guides')]: {
        tabs: [{ tab: 'Guides', pages: ['start/quick-start'] }],
      },
      [m.callIt('Quick start')]: {
        tabs: [{ title: 'Guides', tab: 'Quick start', pages: ['start/quick-start'] }],
      },
      [m.callIt(checkMessages.newLabel('tab'))]: {
        tabs: [{ title: 'Guides', tab: 'New tab', pages: ['start/quick-start'] }],
      },
    });
    expect(
      Object.keys(
        offered({ groups: [{ group: ' ', pages: [{ ...G, pages: ['a/b'] }] }] }, 'label-blank'),
      ),
    ).toEqual([m.callIt('B'), m.callIt('New group')]);
  });
  test('of a language come from the folder of its pages', () =>
    expect(offered({ languages: [{ pages: ['fr/start'] }] }, 'language-code')).toEqual({
      [m.useLanguage('fr', 'French')]: { languages: [{ language: 'fr', pages: ['fr/start'] }] },
    }));
});

test('a web address among pages becomes a link', () =>
  expect(offered({ tabs: [{ tab: 'T', pages: ['t', 'https://e.com/x'] }] }, 'page-url')).toEqual({
    [pagesMessages.turnIntoAnchor]: {
      tabs: [T],
      global: { anchors: [{ anchor: 'e.com', href: 'https://e.com/x' }] },
    },
    [pagesMessages.turnIntoTab]: { tabs: [T, { tab: 'e.com', href: 'https://e.com/x' }] },
    [checkMessages.removeEntry]: { tabs: [T] },
  }));

test('does not offer a fix that would leave another problem', () => {
  expect(offered({ tabs: [{ ...T, url: 'https://e.com' }] }, 'old-key')).toEqual({
    [checkMessages.remove('“url”')]: { tabs: [T] },
  });
  expect(offered({ tabs: [{ tab: 'T', url: 'e.com' }] }, 'old-key')).toEqual({
    [checkMessages.rename('url', 'href')]: { tabs: [{ tab: 'T', href: 'https://e.com' }] },
    [checkMessages.remove('“url”')]: { tabs: [{ tab: 'T' }] },
  });
});
