/*
 * A list is removed with its last entry: no operation writes an empty list that is dropped, or shown instead of
 * others.
 */
import { describe, expect, test } from 'vitest';
import { NEEDED } from '../../../../tests/check-document.ts';
import { check } from '../check/check.ts';
import { apply, invert } from '../text/edit.ts';
import { siteOf } from '../site/site.ts';
import type { Operation } from '../operation.ts';
import { plan } from './plan.ts';
import { docFromText, makeDoc } from '../../../../tests/make-document.ts';

const FILE = 'docs.json';
const G = { group: 'G', pages: ['g'] };
const H = { group: 'H', pages: ['h'] };
const NAV = '/navigation';

const site = (navigation: unknown) => makeDoc({ ...NEEDED, navigation }, 2);

/** The navigation after operations in sequence. Checks that each can be undone to the identical text. */
function after(navigation: unknown, ...operations: readonly Operation[]): unknown {
  let doc = site(navigation);
  for (const operation of operations) {
    const planned = plan(doc, operation);
    if (!planned.ok) throw new Error(planned.refusal.sentence);
    const { text } = doc.files.get(FILE)!;
    const { edits } = planned.value;
    expect(apply(apply(text, edits), invert(text, edits))).toBe(text);
    expect(planned.value.after.files.get(FILE)!.text).toBe(apply(text, edits));
    doc = planned.value.after;
  }
  const { text } = doc.files.get(FILE)!;
  return (JSON.parse(text) as { navigation: unknown }).navigation;
}

const remove = (...nodes: readonly string[]): Operation => ({
  op: 'remove',
  nodes: nodes.map((node) => NAV + node),
});
const move = (node: string, parent: string, key: 'groups' | 'pages', index = 0): Operation => ({
  op: 'move',
  nodes: [NAV + node],
  to: { parent: NAV + parent, key, index },
});
const add = (value: typeof G, parent = '', index = 0) => ({
  op: 'insert' as const,
  value,
  to: { parent: NAV + parent, key: 'groups' as const, index },
});

describe('the list is removed with its last entry', () => {
  test('when the last dropdown is deleted, before a group is added', () => {
    const start = { dropdowns: [{ dropdown: 'D', pages: ['d'] }] };
    expect(after(start, remove('/dropdowns/0'))).toEqual({});
    expect(after(start, remove('/dropdowns/0'), add(G))).toEqual({ groups: [G] });
    const inTab = { tabs: [{ tab: 'T', ...start }] };
    expect(after(inTab, remove('/tabs/0/dropdowns/0'), add(G, '/tabs/0'))).toEqual({
      tabs: [{ tab: 'T', groups: [G] }],
    });
  });

  test.each(['tabs', 'anchors', 'products', 'versions', 'groups', 'pages', 'languages'])(
    'for %s at the top level, which leaves an empty navigation',
    (key) => {
      const name = key === 'languages' ? 'en' : 'X';
      const entry = key === 'pages' ? 'x' : { [key.slice(0, -1)]: name, pages: ['x'] };
      const left = site(after({ [key]: [entry] }, remove(`/${key}/0`)));
      const errors = check(left).filter(({ severity }) => severity === 'error');
      expect(errors.map(({ code }) => code)).toEqual(['root-empty']);
    },
  );

  test('but a group keeps its empty list of pages', () =>
    expect(after({ groups: [G] }, remove('/groups/0/pages/0'))).toEqual({
      groups: [{ group: 'G', pages: [] }],
    }));

  test('when it is moved out', () =>
    expect(
      after(
        {
          tabs: [
            { tab: 'A', groups: [G] },
            { tab: 'B', groups: [H] },
          ],
        },
        move('/tabs/0/groups/0', '/tabs/1', 'groups', 1),
      ),
    ).toEqual({ tabs: [{ tab: 'A' }, { tab: 'B', groups: [H, G] }] }));

  test('when one operation empties several lists', () =>
    expect(
      after(
        {
          tabs: [
            { tab: 'A', groups: [G], icon: 'a' },
            { tab: 'B', icon: 'b', pages: ['x', 'y'] },
          ],
        },
        remove('/tabs/0/groups/0', '/tabs/1/pages/0', '/tabs/1/pages/1'),
      ),
    ).toEqual({
      tabs: [
        { tab: 'A', icon: 'a' },
        { tab: 'B', icon: 'b' },
      ],
    }));

  test('when it is merged, dissolved or flattened away', () => {
    const empty = { group: 'E', pages: [] };
    expect(
      after(
        { tabs: [{ tab: 'A', groups: [empty] }] },
        { op: 'unwrap', node: `${NAV}/tabs/0/groups/0` },
      ),
    ).toEqual({
      tabs: [{ tab: 'A' }],
    });
    expect(
      after(
        { tabs: [{ tab: 'A', groups: [empty] }] },
        { op: 'flatten', node: `${NAV}/tabs/0`, drop: true },
      ),
    ).toEqual({ tabs: [{ tab: 'A' }] });
  });

  test('when the last entry is turned into another kind', () => {
    expect(
      after(
        { dropdowns: [{ dropdown: 'D', pages: ['d'] }] },
        { op: 'convert', node: `${NAV}/dropdowns/0`, kind: 'tab' },
      ),
    ).toEqual({ tabs: [{ tab: 'D', pages: ['d'] }] });
    expect(
      after(
        { tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', pages: ['d'] }] }] },
        { op: 'convert', node: `${NAV}/tabs/0/dropdowns/0`, kind: 'group' },
      ),
    ).toEqual({ tabs: [{ tab: 'T', groups: [{ group: 'D', pages: ['d'] }] }] });
  });

  test('when the last entry is merged into one elsewhere', () =>
    expect(
      after(
        {
          tabs: [
            { tab: 'A', groups: [G] },
            { tab: 'B', icon: 'b', groups: [H] },
          ],
        },
        { op: 'merge', nodes: [`${NAV}/tabs/0/groups/0`, `${NAV}/tabs/1/groups/0`] },
      ),
    ).toEqual({
      tabs: [
        { tab: 'A', groups: [{ group: 'G', pages: ['g', 'h'] }] },
        { tab: 'B', icon: 'b' },
      ],
    }));

  test('and on request, an empty list of another kind when the first group is added', () => {
    const start = { tabs: [{ tab: 'T', pages: [], icon: 'a' }] };
    const added = add(G, '/tabs/0');
    expect(after(start, { ...added, replacesEmpty: true })).toEqual({
      tabs: [{ tab: 'T', icon: 'a', groups: [G] }],
    });
    expect(after(start, added)).toEqual({
      tabs: [{ tab: 'T', pages: [], icon: 'a', groups: [G] }],
    });
  });

  test('and the site shows what is added next', () => {
    const doc = site({ tabs: [{ tab: 'T', dropdowns: [{ dropdown: 'D', pages: ['d'] }] }] });
    const removed = plan(doc, remove('/tabs/0/dropdowns/0'));
    if (!removed.ok) throw new Error(removed.refusal.sentence);
    const added = plan(removed.value.after, add(G, '/tabs/0'));
    if (!added.ok) throw new Error(added.refusal.sentence);
    const shown = (of: typeof doc) => siteOf(of, undefined)!.sidebar.map(({ label }) => label);
    expect(shown(added.value.after)).toEqual(['G']);
  });

  test('and moved elements keep their identity', () => {
    const doc = site({
      tabs: [
        { tab: 'A', groups: [G] },
        { tab: 'B', groups: [H] },
      ],
    });
    const ids = (of: typeof doc, pointer: string) => {
      const planned = plan(of, { op: 'set', node: pointer, field: 'icon', value: 'x' });
      return planned.ok && planned.value.label;
    };
    const planned = plan(doc, move('/tabs/0/groups/0', '/tabs/1', 'groups', 0));
    expect(planned.ok && planned.value.landed).toEqual([`${NAV}/tabs/1/groups/0`]);
    expect(planned.ok && ids(planned.value.after, planned.value.landed[0]!)).toContain('“G”');
  });

  test('but stays if it contains comments', () => {
    const text = '{"navigation": {"tabs": [{"tab": "A", "pages": [\n// why\n"a"\n]}]}}';
    const doc = docFromText(text, 'docs.jsonc');
    const planned = plan(doc, remove('/tabs/0/pages/0'));
    expect(planned.ok && planned.value.after.files.get('docs.jsonc')!.text).toContain('// why');
  });
});

describe('an empty list that would hide new content', () => {
  test('is removed, so the new content is shown', () => {
    expect(after({ dropdowns: [] }, add(G))).toEqual({ groups: [G] });
    expect(after({ tabs: [{ tab: 'T', products: [] }] }, add(G, '/tabs/0'))).toEqual({
      tabs: [{ tab: 'T', groups: [G] }],
    });
  });

  test('stays if it already hid other entries', () =>
    expect(after({ dropdowns: [], groups: [G] }, add(H, '', 1))).toEqual({
      dropdowns: [],
      groups: [G, H],
    }));

  test('does not cause a refusal if the error existed before', () => {
    const doc = site({ dropdowns: [], groups: [G], tabs: [{ tab: 5 }] });
    expect(plan(doc, add(H, '', 1)).ok).toBe(true);
  });
});
