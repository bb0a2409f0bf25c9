import { describe, expect, test } from 'vitest';
import { listWithin, mayHold } from '$lib/core/check/placement/gaps';
import type { NodeId } from '$lib/core/document/node';
import { plan } from '$lib/core/operations/plan';
import { outlineOf, rowPointer, type TreeItem } from '$lib/core/tree/rows';
import { dropTargetAt, kindsOf, placementOf, dragItemsOf } from './drop-target';
import { refusalReason } from './refusal-reason';
import { makeDoc } from '../../../../../tests/make-document';

const long = (name: string) => `${name} with quite a few words in it`;
const link = { href: 'https://example.com/somewhere/far/away' };
const DOC = makeDoc({
  navigation: {
    tabs: [
      {
        tab: long('Guides'),
        groups: [
          { group: long('Start'), pages: ['a', 'GET /b', { group: 'Inner', pages: ['c'] }] },
          { group: 'Bare' },
        ],
      },
      {
        tab: 'Community',
        anchors: [
          { anchor: 'Forum', ...link },
          { anchor: 'Talk', pages: ['d'] },
        ],
      },
      { tab: 'Elsewhere', ...link },
      { tab: 'Menu', menu: [{ item: long('Item'), pages: ['e'] }] },
      { tab: 'Outside', $ref: 'outside.json' },
      { tab: 'Versions', versions: [{ version: '1', groups: [{ group: 'G', pages: ['f'] }] }] },
      { tab: 'Drop', dropdowns: [{ dropdown: long('Down'), pages: ['g'] }] },
    ],
    global: { anchors: [{ anchor: 'Status', ...link }] },
  },
});

function rows(): readonly TreeItem[] {
  const open = new Set<NodeId>();
  for (;;) {
    const outline = outlineOf(DOC, open);
    const next = outline.rows.filter((row) => row.expandable && !row.expanded);
    if (!next.length) return outline.rows;
    for (const row of next) open.add(row.id);
  }
}

/** The reason why rows can’t go next to another one, in the order of the heights. Empty where they can. */
function reasons(): ReadonlyMap<string, string> {
  const all = rows();
  const outline = { root: all[0]!.parent, rows: all };
  const found = new Map<string, string>();
  for (const row of all) {
    if (row.key === 'global') continue;
    const taken = dragItemsOf(all, new Set([row.id]), row.id, all.length);
    for (let at = 0; at <= all.length; at++)
      for (const y of [0.1, 0.5, 0.9])
        for (const holds of [true, false]) {
          const target = dropTargetAt(outline, { at, y, outdents: 0 }, taken, {
            canHold: () => holds,
            springLoaded: () => false,
          });
          if (!target) continue;
          const kinds = kindsOf([row]);
          const other = mayHold(target.parent) && listWithin(target.parent, kinds);
          for (const to of [target, ...(other ? [{ ...target, key: other, index: 0 }] : [])]) {
            const operation = {
              op: 'move',
              nodes: [rowPointer(row)],
              to: placementOf(to),
            } as const;
            const planned = plan(DOC, operation);
            if (planned.ok) continue;
            const { refusal } = planned;
            found.set(
              `${refusal.code}: ${refusal.sentence}`,
              refusalReason(refusal, { kinds }, to),
            );
          }
        }
  }
  return found;
}

describe('the reason for a refusal', () => {
  const found = reasons();
  test('has fewer than twelve words, whatever the names', () => {
    expect(found.size).toBeGreaterThan(20);
    const long = [...found.values()].filter((reason) => reason.split(/\s+/).length >= 12);
    expect(long).toEqual([]);
  });
  test('begins with a capital letter or a quote, and has no full stop', () => {
    for (const reason of found.values()) expect(reason).toMatch(/^[A-Z“].*[^.]$/);
  });
  test.each([
    ['mixed-children', /^“Community” contains anchors, not groups$/],
    ['href-content', /^“Elsewhere” is a link and can’t contain \w+$/],
    ['ref-closed', /^The content of “Outside” is in another file$/],
    ['wrong-list', /^\w+ can’t be next to \w+$/],
    ['not-held', /^\w+ can’t go into a group$/],
    ['root-patterns', /^The navigation contains tabs, not \w+$/],
    ['global-anchor-href', /^Only links with a full URL can go there$/],
  ])('%s', (code, words) => {
    const ofCode = [...found].filter(([key]) => key.startsWith(`${code}:`)).map(([, text]) => text);
    expect(
      ofCode.some((text) => words.test(text)),
      ofCode.join('\n'),
    ).toBe(true);
  });
});
