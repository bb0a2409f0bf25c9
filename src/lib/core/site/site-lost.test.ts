import { describe, expect, it } from 'vitest';
import { documentOf } from '../../../../tests/make-site.ts';
import { visibleRows } from './sidebar.ts';
import { siteOf } from './site.ts';
import * as m from './dropped-messages.ts';

describe('lost content', () => {
  const seen = (navigation: object) =>
    siteOf(documentOf({ navigation }), undefined, {}, { lost: true })!;
  const lost = (navigation: object) =>
    seen(navigation).lost.map(({ slot, label, why }) => `${slot}: ${label}. ${why}`);

  it('is reported in the slot where readers would have seen it', () => {
    expect(
      lost({
        tabs: [{ tab: 'T', pages: ['a'], icon: 'x', href: 'docs/a' }],
        groups: [{ group: 'One' }, { group: 'Two' }, { group: 'Three' }],
        anchors: 5,
      }),
    ).toEqual([
      'sidebar: Groups “One”, “Two”, and 1 more. Only the tabs will appear on the site, not the groups.',
      'anchors: Anchors. “anchors” isn’t a list and won’t appear on the site.',
      'tabs: Link “docs/a”. The link won’t appear on the site. Links must start with https://, mailto:, /, or #.',
    ]);
  });

  it('includes a list next to an empty one that the builder shows', () => {
    const empty = seen({
      tabs: [{ tab: 'T', dropdowns: [], groups: [{ group: 'G', pages: ['a'] }] }],
    });
    expect(empty.sidebar).toEqual([]);
    expect(empty.lost.map(({ slot, label, why }) => `${slot}: ${label}. ${why}`)).toEqual([
      'sidebar: Groups “G”. Only the dropdowns will appear on the site, not the groups.',
    ]);
    expect(lost({ anchors: [], groups: [{ group: 'G', pages: ['a'] }] })).toEqual([]);
  });

  it('includes a list spoiled by one entry, with that entry to inspect', () => {
    const site = seen({ tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', 5] }] }] });
    expect(site.lost.map(({ why }) => why)).toEqual([m.dropsAll('groups', m.isNoElement('page'))]);
  });

  it('appears as a row in the group that cannot contain it, and only when requested', () => {
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
      m.doesNotBuild(m.hasNoLabel('a group')),
      m.groupHolds('tabs'),
    ]);
  });

  it('appears among the entries of a switcher, the tab bar, and the global anchors', () => {
    const site = seen({
      tabs: [{ tab: 'T', pages: ['a'] }, { pages: ['b'] }],
      global: { anchors: [{ anchor: 'A' }, { anchor: 'B', href: 'x y' }] },
    });
    expect(site.tabs[0]?.map((tab) => tab.lost)).toEqual([
      undefined,
      m.doesNotBuild(m.hasNoLabel('a tab')),
    ]);
    expect(site.anchors[0]?.map((anchor) => anchor.lost)).toEqual([m.needsLink, m.dropsItsLink]);
  });

  it('can be shown along with hidden elements, which are marked', () => {
    const doc = documentOf({
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
