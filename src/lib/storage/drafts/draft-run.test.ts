import { expect, test } from 'vitest';
import type { Draft } from '../../core/storage.ts';
import { baseOf, draftOf, continueRun, isBaseOf, keptOf, versionOf } from './draft-run.ts';

const DRAFT: Draft = {
  id: 'a',
  place: 'folder:1',
  name: 'acme',
  path: 'docs.json',
  before: '{ "name": "Old" }\n',
  after: '{ "name": "New" }\n',
  time: 1_700_000_000_000,
  changes: 1,
};
const FILES = [
  { path: 'tabs.json', before: '["a"]\n', after: '["a", "b"]\n' },
  { path: 'new.json', after: '["c"]\n' },
];
const SEVERAL: Draft = { ...DRAFT, files: FILES };

const PAGES = [
  { before: { path: 'a.mdx', text: '# A\n' }, after: { path: 'guides/a.mdx', text: '# A\n' } },
  { before: { path: 'b.mdx', text: '# B\n' }, after: { path: 'b.mdx', text: '# Bee\n' } },
  { before: { path: 'c.mdx', text: '' } },
  { after: { path: 'd.mdx', text: '' } },
  { before: { path: 'e.png' }, after: { path: 'images/e.png' } },
];
const PAGED: Draft = { ...SEVERAL, pages: PAGES };

/** A value as a browser returns it: copied, without undefined properties. */
const stored = <T>(value: T): T => structuredClone(value);

test('reads a draft that was stored before there were several files', () => {
  const kept = {
    ...{ id: 'a', place: 'folder:1', name: 'acme', path: 'docs.json', time: DRAFT.time },
    ...{ changes: 1, units: 19, stamp: 7 },
    edits: [{ file: 'docs.json', at: 11, remove: 3, insert: 'New' }],
  };
  expect(draftOf(kept, { id: 'a', text: DRAFT.before, stamp: 7 })).toEqual(DRAFT);
  const version = { time: 1, delta: ['{ "name": "Mid" }\n'] };
  expect(versionOf(DRAFT, version)).toEqual({
    ...{ id: 'a', place: 'folder:1', name: 'acme', path: 'docs.json', before: DRAFT.before },
    ...{ after: '{ "name": "Mid" }\n', time: 1 },
  });
});

test('stores a draft of one file in the earlier form', () => {
  expect(stored(keptOf(DRAFT, 7))).toEqual({
    ...{ id: 'a', place: 'folder:1', name: 'acme', path: 'docs.json', time: DRAFT.time },
    ...{ changes: 1, stamp: 7, units: DRAFT.before.length + 3 },
    edits: [{ file: 'docs.json', at: 11, remove: 3, insert: 'New' }],
  });
  expect(stored(baseOf(DRAFT))).toEqual({ id: 'a', text: DRAFT.before, stamp: DRAFT.time });
});

test('returns every file of a draft, including new ones', () => {
  const base = stored(baseOf(SEVERAL));
  expect(draftOf(stored(keptOf(SEVERAL, base.stamp)), base)).toEqual(SEVERAL);
});

test('returns every page file of a draft: moved, changed, deleted, created and without a text', () => {
  const base = stored(baseOf(PAGED));
  const kept = stored(keptOf(PAGED, base.stamp));
  expect(draftOf(kept, base)).toEqual(PAGED);
  expect(kept.edits.every(({ file }) => file === 'docs.json')).toBe(true);
  expect(JSON.stringify(kept)).not.toContain('# A');
});

test('a draft of page files alone is kept, and its base matches only the same files', () => {
  const alone = { ...DRAFT, after: DRAFT.before, pages: PAGES.slice(1, 3) };
  const base = stored(baseOf(alone));
  expect(draftOf(stored(keptOf(alone, base.stamp)), base)).toEqual(alone);
  expect(isBaseOf(baseOf(alone), alone)).toBe(true);
  expect(isBaseOf(baseOf(alone), { ...alone, pages: PAGES.slice(0, 2) })).toBe(false);
  expect(isBaseOf(baseOf(alone), { ...alone, pages: PAGES.slice(1, 2) })).toBe(false);
});

test('an earlier state is kept when only a page file moved', () => {
  const hour = 3_600_000;
  const first = continueRun(undefined, DRAFT, true);
  const next = { ...DRAFT, time: DRAFT.time + hour, pages: PAGES.slice(0, 1) };
  const run = continueRun(first, next, false);
  expect(run.versions).toHaveLength(1);
  const last = { ...next, time: next.time + hour, pages: PAGES.slice(0, 2) };
  const { versions } = continueRun(run, last, false);
  expect(versions.map((version) => versionOf(last, version).pages)).toEqual([
    undefined,
    PAGES.slice(0, 1),
  ]);
});

test('a draft is not applied to a text that it was not made from', () => {
  const base = stored(baseOf(DRAFT));
  const kept = stored(keptOf(DRAFT, base.stamp));
  expect(draftOf(kept, { ...base, text: '{}', stamp: base.stamp! + 1 })).toBeUndefined();
  expect(draftOf(kept, undefined)).toBeUndefined();
});

test('what an older Signpost would apply to docs.json is only for docs.json', () => {
  expect(keptOf(SEVERAL).edits.every(({ file }) => file === 'docs.json')).toBe(true);
});

test('a base no longer matches as soon as another file is changed', () => {
  const base = baseOf(DRAFT);
  expect(isBaseOf(base, { ...DRAFT, after: 'x' })).toBe(true);
  expect(isBaseOf(base, SEVERAL)).toBe(false);
  expect(isBaseOf(baseOf(SEVERAL), { ...SEVERAL, files: [FILES[1]!, FILES[0]!] })).toBe(false);
});

test('an earlier state is kept when only another file changed, and is returned whole', () => {
  const hour = 3_600_000;
  const first = continueRun(undefined, SEVERAL, true);
  const next = { ...SEVERAL, time: DRAFT.time + hour, files: [{ ...FILES[0]!, after: '[]\n' }] };
  const { versions } = continueRun(first, next, false);
  expect(versions).toHaveLength(1);
  expect(versionOf(next, versions[0]!)).toEqual(SEVERAL);
});
