import { describe, expect, test } from 'vitest';
import { canContain, contentOf, listFor, placements } from './allow.ts';
import { candidateOf, candidateOfValue } from './candidate.ts';
import { refusalOfPlacement } from './refusals.ts';
import { elementAt, type Element } from '../../document/elements.ts';
import type { ListKey } from '../../schema/kinds.ts';
import { makeDocWith } from '../../../../../tests/make-document.ts';
import * as m from './refusal-messages.ts';
const at = (navigation: unknown, ...path: (string | number)[]): Element =>
  elementAt(makeDocWith(navigation), ['navigation', ...path])!;
const keys = (element: Element) => placements(element).map((offer) => offer.key);

const GROUP = { group: 'G', pages: ['a'] };
const PAGE_TAB = { tab: 'T', pages: ['a'] };
const GROUP_TAB = { tab: 'Guides', groups: [GROUP] };

describe('the table answers', () => {
  const allowed = (...[parent, key, child]: Parameters<typeof canContain>) => {
    const answer = canContain(parent, key, child);
    return answer.ok ? answer.value : answer.refusal.code;
  };
  test.each([
    ['navigation', 'tabs', 'tab', 'spec'],
    ['tab', 'groups', 'group', 'spec'],
    ['tab', 'products', 'product', 'builder'],
    ['tab', 'tabs', 'tab', 'own-kind'],
    ['group', 'pages', 'group', 'spec'],
    ['group', 'groups', 'group', 'group-groups'],
    ['group', 'tabs', 'tab', 'not-held'],
    ['item', 'tabs', 'tab', 'menu-item-children'],
    ['item', 'groups', 'group', 'spec'],
    ['tab', 'groups', 'page', 'wrong-list'],
    ['tab', 'pages', 'endpoint', 'spec'],
    ['page', 'pages', 'page', 'holds-nothing'],
    ['version', 'versions', 'version', 'own-kind'],
    ['navigation', 'menu', 'item', 'not-held'],
  ] as const)('%s.%s with a %s: %s', (parent, key, child, answer) =>
    expect(allowed(parent, key, child)).toBe(answer),
  );
});

describe('an element offers', () => {
  test('every list of its kind while it is empty, those of the specification first', () =>
    expect(keys(at({ tabs: [{ tab: 'T', groups: [] }] }, 'tabs', 0))).toEqual([
      'pages',
      'groups',
      'anchors',
      'menu',
      'dropdowns',
      'products',
      'versions',
      'languages',
    ]));
  test('only the list that it already has', () =>
    expect(keys(at({ tabs: [GROUP_TAB] }, 'tabs', 0))).toEqual(['groups']));
  test('nothing while it is a link', () =>
    expect(keys(at({ tabs: [{ tab: 'T', href: 'https://e.com' }] }, 'tabs', 0))).toEqual([]));
  test('nothing inside a closed $ref', () =>
    expect(keys(at({ tabs: [{ $ref: './t.json' }] }, 'tabs', 0))).toEqual([]));
  test('nothing in an entry of the global section', () =>
    expect(
      keys(
        at(
          { pages: ['a'], global: { anchors: [{ anchor: 'A', href: 'https://e.com' }] } },
          'global',
          'anchors',
          0,
        ),
      ),
    ).toEqual([]));
  test('anchors first in the global section', () =>
    expect(keys(at({ pages: ['a'], global: {} }, 'global'))[0]).toBe('anchors'));
  test('only the list that it has, even if that is in another file', () =>
    expect(
      contentOf(at({ tabs: [{ tab: 'T', groups: { $ref: './g.json' } }] }, 'tabs', 0)),
    ).toEqual(['groups']));
});

test('a group is placed in pages if there are pages, otherwise in groups', () => {
  expect(listFor(at({ tabs: [PAGE_TAB] }, 'tabs', 0), 'group')).toBe('pages');
  expect(listFor(at({ tabs: [GROUP_TAB] }, 'tabs', 0), 'group')).toBe('groups');
  expect(listFor(at({ tabs: [{ tab: 'T' }] }, 'tabs', 0), 'group')).toBe('groups');
  expect(listFor(at({ groups: [GROUP] }, 'groups', 0), 'group')).toBe('pages');
});

describe('refused placements', () => {
  const refused = (
    navigation: object,
    from: (string | number)[],
    to: (string | number)[],
    key: ListKey,
  ) => {
    const doc = makeDocWith(navigation);
    const element = (path: (string | number)[]) => elementAt(doc, ['navigation', ...path])!;
    return refusalOfPlacement({ parent: element(to), key, index: 0 }, [candidateOf(element(from))]);
  };
  test('a page next to groups, possible with a group around it', () => {
    const refusal = refused(
      { tabs: [GROUP_TAB, PAGE_TAB] },
      ['tabs', 1, 'pages', 0],
      ['tabs', 0],
      'pages',
    );
    expect(refusal?.sentence).toBe(
      `${m.oneKindOnly('“Guides”', 'groups', 'pages')} ${m.wayOut(1, 'page', 'groups')}`,
    );
    expect(refusal?.fixes.map(({ label }) => label)).toEqual([
      m.wrapInNew(1, 'group'),
      m.putInto(1, '“G”'),
      m.letContainBoth('“Guides”'),
    ]);
    expect(refusal?.fixes.slice(0, 1)).toEqual([
      {
        label: m.wrapInNew(1, 'group'),
        operations: [
          {
            op: 'insert',
            value: { group: 'New group', pages: [] },
            to: { parent: '/navigation/tabs/0', key: 'groups', index: 1 },
          },
          {
            op: 'move',
            nodes: ['/navigation/tabs/1/pages/0'],
            to: { parent: '/navigation/tabs/0/groups/1', key: 'pages', index: 0 },
          },
        ],
      },
    ]);
  });
  test('a page next to a group that is called like its tab, which the offer tells apart', () => {
    const refusal = refused(
      { tabs: [{ tab: 'Guides', groups: [{ group: 'Guides', pages: ['a'] }] }, PAGE_TAB] },
      ['tabs', 1, 'pages', 0],
      ['tabs', 0],
      'pages',
    );
    expect(refusal?.fixes[1]?.label).toBe('Add it to the group “Guides”');
  });
  test('a group in the groups of a group, possible in its pages', () =>
    expect(
      refused({ groups: [GROUP, GROUP] }, ['groups', 1], ['groups', 0], 'groups')?.fixes,
    ).toEqual([
      {
        label: m.putAmong(1, 'pages'),
        operations: [
          {
            op: 'move',
            nodes: ['/navigation/groups/1'],
            to: { parent: '/navigation/groups/0', key: 'pages', index: 1 },
          },
        ],
      },
    ]));
  test('anything inside a link, until the link is removed', () =>
    expect(
      refused(
        { tabs: [PAGE_TAB, { tab: 'Blog', href: 'https://e.com' }] },
        ['tabs', 0, 'pages', 0],
        ['tabs', 1],
        'pages',
      ),
    ).toMatchObject({
      code: 'href-content',
      fixes: [
        { operations: [{ op: 'set', node: '/navigation/tabs/1', field: 'href' }, { op: 'move' }] },
      ],
    }));
  test('an anchor without a full link in the global section', () =>
    expect(
      refused(
        { anchors: [{ anchor: 'A', href: '/a' }], global: {} },
        ['anchors', 0],
        ['global'],
        'anchors',
      )?.code,
    ).toBe('global-anchor-href'));
  test('an anchor with content in the global section', () =>
    expect(
      refused(
        { anchors: [{ anchor: 'A', pages: ['a'] }], global: {} },
        ['anchors', 0],
        ['global'],
        'anchors',
      )?.code,
    ).toBe('global-entry'));
  test('do not include a group that leaves the list it would be next to', () =>
    expect(
      refused(
        { tabs: [{ tab: 'T', pages: [GROUP] }] },
        ['tabs', 0, 'pages', 0],
        ['tabs', 0],
        'groups',
      ),
    ).toBeUndefined());
  test('a new page next to tabs', () => {
    const root = at({ tabs: [PAGE_TAB] });
    const refusal = refusalOfPlacement({ parent: root, key: 'pages' }, [
      candidateOfValue('b', 'pages'),
    ]);
    expect(refusal).toMatchObject({
      code: 'root-patterns',
      fixes: [
        { operations: [{ op: 'insert', value: { tab: 'New tab', pages: ['b'] } }] },
        { operations: [{ op: 'insert', value: 'b', to: { parent: '/navigation/tabs/0' } }] },
      ],
    });
  });
});
