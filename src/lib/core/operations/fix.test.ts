/* Fixes by example: what is offered for a problem, and the result. */
import { describe, expect, test } from 'vitest';
import { check } from '../check/check.ts';
import { planFix } from './fix.ts';
import { docFromText } from '../../../../tests/make-document.ts';
import * as m from '../check/elements/messages.ts';

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
      'Put the group into a new anchor': {
        tabs: [
          {
            tab: 'T',
            anchors: [A, { ...A, anchor: 'New anchor' }, { anchor: 'New anchor 2', groups: [G] }],
          },
        ],
      },
      'Turn the group into an anchor': {
        tabs: [
          { tab: 'T', anchors: [A, { ...A, anchor: 'New anchor' }, { anchor: 'G', pages: ['g'] }] },
        ],
      },
      'Remove the group': {
        tabs: [{ tab: 'T', anchors: [A, { ...A, anchor: 'New anchor' }] }],
      },
    }));
  test('of pages and groups become one of either', () =>
    expect(offered({ pages: ['a'], groups: [G] }, 'root-patterns')).toEqual({
      'Put the page into a new group': { groups: [G, { group: 'New group', pages: ['a'] }] },
      'Put the page into “G”': { groups: [{ group: 'G', pages: ['g', 'a'] }] },
      'Put the group among the pages': { pages: ['a', G] },
      'Remove the page': { groups: [G] },
    }));
  test('next to languages go into the first, which needs no guessed code', () =>
    expect(
      offered({ languages: [{ language: 'en', pages: ['e'] }], groups: [G] }, 'root-patterns'),
    ).toEqual({
      'Put the group into “en”': { languages: [{ language: 'en', pages: ['e', G] }] },
      'Remove the group': { languages: [{ language: 'en', pages: ['e'] }] },
    }));
  test('under a link are kept without it, or removed', () =>
    expect(
      Object.keys(
        offered({ tabs: [{ ...T, href: 'https://e.com', groups: [G] }] }, 'mixed-children'),
      ),
    ).toEqual([
      m.removeLinkAnd('put the page into a new group'),
      m.removeLinkAnd('put the page into “G”'),
      m.removeLinkAnd('put the group among the pages'),
      'Remove the group and the page',
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
      'Turn the 2 tabs into groups among its pages': {
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
    ).toEqual(['Remove the tab']));
  test('tabs in a tab move next to it', () =>
    expect(offered({ tabs: [{ ...T, tabs: [{ ...T, tab: 'U' }] }] }, 'own-kind')).toMatchObject({
      'Move the tab out of “T”, beside it': { tabs: [T, { ...T, tab: 'U' }] },
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
      'Turn the dropdown into a group': {
        tabs: [{ tab: 'T', menu: [{ item: 'I', groups: [{ group: 'D', pages: ['d'] }] }] }],
      },
    }));
});

describe('values of the wrong shape', () => {
  test.each<[string, unknown, Record<string, unknown>]>([
    ['a page alone', { pages: 'a' }, { 'Make it a list with “a” in it': { pages: ['a'] } }],
    ['a group alone', { groups: G }, { 'Make it a list with this group in it': { groups: [G] } }],
    [
      'the names of versions',
      { versions: ['v1'] },
      { 'Make it a version “v1”': { versions: [{ version: 'v1', pages: [] }] } },
    ],
    [
      'a page among groups',
      { groups: ['guides/start'] },
      {
        'Make it a group “Start” with the page “guides/start”': {
          groups: [{ group: 'Start', pages: ['guides/start'] }],
        },
      },
    ],
    ['a number', { pages: [404] }, { 'Write it as “404”': { pages: ['404'] } }],
    [
      'a list in a list',
      { pages: [['a', 'b'], 'c'] },
      { 'Take the 2 pages out of the inner list': { pages: ['a', 'b', 'c'] } },
    ],
    ['a page in braces', { pages: [{ page: 'a' }] }, { 'Write it as “a”': { pages: ['a'] } }],
    [
      'a page with a title',
      { pages: [{ title: 'A', href: '/a' }] },
      { 'Write it as “a” and drop its “title”': { pages: ['a'] } },
    ],
    [
      'a tab among pages',
      { pages: [{ tab: 'T', icon: 'x', groups: [G] }] },
      { 'Turn it into the group “T”': { pages: [{ group: 'T', icon: 'x', pages: [G] }] } },
    ],
    [
      'a link among the pages of a tab',
      { tabs: [{ tab: 'T', pages: ['t', { title: 'Status', href: 'https://s.com' }] }] },
      {
        'Make it a tab “Status” that opens “https://s.com”': {
          tabs: [T, { tab: 'Status', href: 'https://s.com' }],
        },
      },
    ],
  ])('%s', (_, navigation, expected) =>
    expect(offered(navigation, 'children-shape')).toMatchObject(expected),
  );
  test('an old navigation array becomes a list of groups or pages', () => {
    expect(offered([G, { ...G, group: 'H' }], 'navigation-shape')).toEqual({
      'Put the 2 groups under “groups”': { groups: [G, { ...G, group: 'H' }] },
    });
    expect(offered(['a', G], 'navigation-shape')).toEqual({
      'Put the page and the group under “pages”': { pages: ['a', G] },
    });
  });
  test('a missing, null or empty navigation gets a start', () => {
    const labels = ['groups', 'tabs', 'pages', 'versions', 'English'];
    for (const [navigation, code, verb] of [
      [undefined, 'navigation-shape', 'Start with'],
      [null, 'navigation-shape', 'Start anew with'],
      [{}, 'root-empty', 'Start with'],
    ] as const)
      expect(Object.keys(offered(navigation, code))).toEqual(labels.map((one) => `${verb} ${one}`));
    expect(offered(undefined, 'navigation-shape')).toMatchObject({
      'Start with tabs': { tabs: [{ tab: 'New tab', pages: [] }] },
    });
  });
});

describe('labels', () => {
  test('come from another key, from the first page, or are new', () => {
    expect(
      offered({ tabs: [{ title: 'Guides', pages: ['start/quick-start'] }] }, 'label-missing'),
    ).toEqual({
      'Use its “title”, “Guides”': { tabs: [{ tab: 'Guides', pages: ['start/quick-start'] }] },
      'Call it “Quick start”': {
        tabs: [{ title: 'Guides', tab: 'Quick start', pages: ['start/quick-start'] }],
      },
      'Call it “New tab”': {
        tabs: [{ title: 'Guides', tab: 'New tab', pages: ['start/quick-start'] }],
      },
    });
    expect(
      Object.keys(
        offered({ groups: [{ group: ' ', pages: [{ ...G, pages: ['a/b'] }] }] }, 'label-blank'),
      ),
    ).toEqual(['Call it “B”', m.callIt('New group')]);
  });
  test('of a language come from the folder of its pages', () =>
    expect(offered({ languages: [{ pages: ['fr/start'] }] }, 'language-code')).toEqual({
      'Use “fr” (French)': { languages: [{ language: 'fr', pages: ['fr/start'] }] },
    }));
});

test('a web address among pages becomes a link', () =>
  expect(offered({ tabs: [{ tab: 'T', pages: ['t', 'https://e.com/x'] }] }, 'page-url')).toEqual({
    'Turn it into an anchor with this link': {
      tabs: [T],
      global: { anchors: [{ anchor: 'e.com', href: 'https://e.com/x' }] },
    },
    'Turn it into a tab with this link': { tabs: [T, { tab: 'e.com', href: 'https://e.com/x' }] },
    'Remove the entry': { tabs: [T] },
  }));

test('does not offer a fix that would leave another problem', () => {
  expect(offered({ tabs: [{ ...T, url: 'https://e.com' }] }, 'old-key')).toEqual({
    'Remove “url”': { tabs: [T] },
  });
  expect(offered({ tabs: [{ tab: 'T', url: 'e.com' }] }, 'old-key')).toEqual({
    'Rename “url” to “href”': { tabs: [{ tab: 'T', href: 'https://e.com' }] },
    'Remove “url”': { tabs: [{ tab: 'T' }] },
  });
});
