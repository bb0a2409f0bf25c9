/* A list is removed with its last entry, also when a change is taken back and when two versions are merged. */
import { describe, expect, test } from 'vitest';
import { FILE, open, textOf } from '../../../../tests/changed-documents.ts';
import { applyChanges, merge, readVersion, revert } from '../merge.ts';
import type { Doc } from '../document/node.ts';
import { reread } from '../document/read.ts';
import { apply, difference, invert } from '../text/edit.ts';
import { changesOf } from '../compare/changes.ts';

const G = { group: 'G', pages: ['g'] };
const H = { group: 'H', pages: ['h'] };
const D = { dropdown: 'D', pages: ['d'] };
const E = { dropdown: 'Other', icon: 'x', pages: ['e/one', 'e/two', 'e/three'] };

const written = (navigation: unknown) => JSON.stringify({ navigation }, null, 2);
const site = (navigation: unknown) => open(written(navigation));
const typed = (from: Doc, text: string) => reread(from, difference(FILE, textOf(from), text));
/** A document after each of these navigation states in turn, so that additions and removals are separate steps. */
const later = (from: Doc, ...states: readonly unknown[]) =>
  states.reduce((doc: Doc, navigation) => typed(doc, written(navigation)), from);
const navigationOf = (doc: Doc) => (JSON.parse(textOf(doc)) as { navigation: unknown }).navigation;

/**
 * The document after taking back, together, the rows whose text starts with `starts`. Checks that every edit can be
 * undone.
 */
function without(base: Doc, doc: Doc, ...starts: readonly string[]): Doc {
  const rows = changesOf(base, doc);
  const own = rows.filter(({ text }) => starts.some((start) => text.startsWith(start)));
  expect(own, rows.map(({ text }) => text).join('\n')).toHaveLength(starts.length);
  const taken = revert(base, doc, own);
  if (!taken.ok) throw new Error(taken.refusal.sentence);
  const { edits, after, also } = taken.value;
  expect(also).toEqual([]);
  expect(apply(textOf(doc), edits)).toBe(textOf(after));
  expect(apply(textOf(after), invert(textOf(doc), edits))).toBe(textOf(doc));
  return after;
}

/** The merged navigation, with every question answered as ours. */
function together(base: Doc, ours: unknown, theirs: unknown): unknown {
  const mine = later(base, ours);
  const other = readVersion(base, new Map([[FILE, written(theirs)]]), mine);
  const merged = merge({ base, ours: mine, theirs: other });
  if (!merged.ok) throw new Error(merged.refusal.sentence);
  const { edits, after } = merged.value;
  expect(apply(textOf(mine), edits)).toBe(textOf(after));
  return navigationOf(after);
}

describe('taking a change back', () => {
  test('removes the list that only this change had filled', () => {
    const base = site({ dropdowns: [D], groups: [H] });
    const doc = later(base, { dropdowns: [D, E], groups: [H] }, { dropdowns: [E], groups: [H] });
    const left = without(base, doc, 'Dropdown “Other”');
    expect(navigationOf(left)).toEqual({ groups: [H] });
    expect(changesOf(base, left).map(({ text }) => text)).toEqual([
      expect.stringMatching(/^Dropdown “D”.* removed/),
    ]);
    expect(textOf(without(base, left, 'Dropdown “D”'))).toBe(textOf(base));
  });

  test.each(['tabs', 'anchors', 'products', 'versions', 'dropdowns', 'groups', 'languages'])(
    'removes the list of %s from the navigation',
    (key) => {
      const name = key.slice(0, -1);
      const [x, y] = [
        { [name]: key === 'languages' ? 'en' : 'X', pages: ['x'] },
        { [name]: key === 'languages' ? 'de' : 'Other', icon: 'y', pages: ['a', 'b', 'c'] },
      ];
      const base = site({ [key]: [x] });
      const doc = later(base, { [key]: [x, y] }, { [key]: [y] });
      const added = changesOf(base, doc).find(({ kind }) => kind === 'added')!;
      const taken = revert(base, doc, added);
      expect(taken.ok && navigationOf(taken.value.after)).toEqual({});
    },
  );

  test('restores an element without the list whose entries moved elsewhere', () => {
    const base = site({
      tabs: [
        { tab: 'T', icon: 't', groups: [G] },
        { tab: 'U', groups: [H] },
      ],
    });
    const doc = later(base, { tabs: [{ tab: 'U', groups: [H, G] }] });
    expect(navigationOf(without(base, doc, 'Tab “T”'))).toEqual({
      tabs: [
        { tab: 'T', icon: 't' },
        { tab: 'U', groups: [H, G] },
      ],
    });
  });

  test('keeps the empty list of pages of a group', () => {
    const base = site({ groups: [{ group: 'G', pages: ['g'] }] });
    const pages = (...own: readonly string[]) => ({ groups: [{ group: 'G', pages: own }] });
    const doc = later(base, pages('g', 'h/other'), pages('h/other'));
    expect(navigationOf(without(base, doc, 'Page “Other”'))).toEqual(pages());
  });

  test('keeps a list that was empty before', () => {
    const base = site({ tabs: [{ tab: 'T', icon: 't', products: [] }] });
    const full = { tabs: [{ tab: 'T', icon: 't', products: [{ product: 'P', pages: ['p'] }] }] };
    expect(textOf(without(base, later(base, full), 'Product “P”'))).toBe(textOf(base));
  });

  test('does not restore an empty list that hides content', () => {
    const base = site({ tabs: [{ tab: 'T', dropdowns: [] }] });
    const doc = later(base, { tabs: [{ tab: 'T', dropdowns: [D], groups: [G] }] });
    expect(navigationOf(without(base, doc, 'Dropdown “D”'))).toEqual({
      tabs: [{ tab: 'T', groups: [G] }],
    });
  });

  test('keeps an empty list that already hid content', () => {
    const base = site({ dropdowns: [], groups: [G] });
    const doc = later(base, { dropdowns: [D], groups: [G, H] });
    expect(navigationOf(without(base, doc, 'Dropdown “D”'))).toEqual({
      dropdowns: [],
      groups: [G, H],
    });
  });

  test('keeps a list that contains comments', () => {
    const [before, both, after] = ['"a"', '"a", "b/other"', '"b/other"'].map(
      (page) => `{"navigation": {"tabs": [{"tab": "A", "pages": [\n// why\n${page}\n]}]}}`,
    );
    const base = open(before!);
    expect(textOf(without(base, typed(typed(base, both!), after!), 'Page “Other”'))).toContain(
      '// why',
    );
  });

  test('does not keep a list because of a trailing comma', () => {
    const [before, both, after] = ['"a"', '"a", "b/other"', '"b/other"'].map(
      (page) => `{"navigation": {"tabs": [{"tab": "A", "pages": [${page},]}]}}`,
    );
    const base = open(before!);
    expect(navigationOf(without(base, typed(typed(base, both!), after!), 'Page “Other”'))).toEqual({
      tabs: [{ tab: 'A' }],
    });
  });
});

describe('applying some of the changes to the old document', () => {
  test('removes the list that they empty', () => {
    const base = site({ dropdowns: [D], groups: [H] });
    const doc = later(base, { dropdowns: [D, E], groups: [H] }, { dropdowns: [E], groups: [H] });
    const rows = changesOf(base, doc).filter(({ kind }) => kind === 'removed');
    const carried = applyChanges(base, doc, rows);
    expect(carried.ok && navigationOf(carried.value.after)).toEqual({ groups: [H] });
  });
});

describe('merging two versions', () => {
  test('leaves no list when each version removed one of two entries', () => {
    const base = site({ dropdowns: [D, E], groups: [G] });
    expect(
      together(base, { dropdowns: [D], groups: [G] }, { dropdowns: [E], groups: [G] }),
    ).toEqual({ groups: [G] });
  });

  test('keeps the empty list of pages of a group', () => {
    const pages = (...own: readonly string[]) => ({ groups: [{ group: 'G', pages: own }] });
    expect(together(site(pages('a', 'b')), pages('a'), pages('b'))).toEqual(pages());
  });

  test('shows the addition of one version where the other left an empty list', () => {
    const tabs = (fields: object) => ({ tabs: [{ tab: 'T', ...fields }] });
    const base = site(tabs({ dropdowns: [D] }));
    expect(together(base, tabs({ dropdowns: [D], groups: [G] }), tabs({ dropdowns: [] }))).toEqual(
      tabs({ groups: [G] }),
    );
  });

  test('keeps an empty list that one version wrote and that hides nothing', () => {
    const tabs = (icon: string, products: readonly object[]) => ({
      tabs: [{ tab: 'T', icon, products }],
    });
    const product = { product: 'P', pages: ['p'] };
    expect(together(site(tabs('a', [product])), tabs('b', [product]), tabs('a', []))).toEqual(
      tabs('b', []),
    );
  });
});
