import { describe, expect, test } from 'vitest';
import type { Change } from '$lib/core/compare/change';
import * as m from './messages';
import { branchFor, branchProblem, branchTitle, commitTitle } from './commit-words';

const change = (more: Partial<Change>): Change => ({ kind: 'moved', text: '', place: '', ...more });
const moved = change({
  name: 'Quickstart',
  from: { id: 1, name: '“Start”' },
  to: { id: 2, name: '“Guides”' },
});

describe('the title of a commit', () => {
  test('is the change itself, in the imperative, if there is only one', () => {
    expect(commitTitle([moved])).toBe('Move “Quickstart” to “Guides”');
    expect(
      commitTitle([change({ kind: 'added', name: 'new', to: { id: 2, name: '“Guides”' } })]),
    ).toBe('Add “new” to “Guides”');
    expect(
      commitTitle([
        change({ kind: 'renamed', name: 'Start', renamed: { kind: 'group', to: 'Begin' } }),
      ]),
    ).toBe('Rename group “Start” to “Begin”');
  });
  test('names what is the only one of its kind, and counts the others', () => {
    expect(
      commitTitle([moved, moved, change({ kind: 'renamed' }), change({ kind: 'added' })]),
    ).toBe('Move 2 elements, rename 1, and add 1');
    expect(commitTitle([moved, change({ kind: 'setting' }), change({ kind: 'text' })])).toBe(
      'Move “Quickstart”, change 1 site setting, and tidy the formatting',
    );
    expect(commitTitle([change({ kind: 'setting' }), change({ kind: 'setting' })])).toBe(
      'Change 2 site settings',
    );
  });
  test('leaves out what follows from moved files: redirects, rewritten links, and paths', () => {
    const redirects = change({ kind: 'setting', field: ['redirects'] });
    const isFile = (before: string, after: string) =>
      change({ kind: 'file', file: { before: { path: before }, after: { path: after } } });
    const path = (after: number, name: string) =>
      change({ kind: 'renamed', after, name, paths: [name, `b/${name}`] });
    const others = [redirects, isFile('c.mdx', 'c.mdx'), isFile('docs/a.mdx', 'docs/b/a.mdx')];
    expect(commitTitle([path(7, 'a'), ...others])).toBe('Move docs/a.mdx to docs/b/a.mdx');
    expect(commitTitle([path(7, 'a'), change({ kind: 'added' }), ...others])).toBe(
      'Move “a” and add 1 element',
    );
    expect(commitTitle([change({ ...moved, after: 7 }), path(7, 'a'), ...others])).toBe(
      'Move “Quickstart” to “Guides”',
    );
    expect(commitTitle([moved, redirects, isFile('c.mdx', 'c.mdx')])).toBe(
      'Move “Quickstart”, change 1 site setting, and change 1 file',
    );
  });
  test('counts all changes, as the description does, where it only has counts', () => {
    const two = (kind: Change['kind']) => [change({ kind }), change({ kind })];
    const kinds = [
      'moved',
      'renamed',
      'changed',
      'removed',
      'added',
      'reordered',
      'setting',
    ] as const;
    const isFile = (before: string, after: string) =>
      change({ kind: 'file', file: { before: { path: before }, after: { path: after } } });
    const along = [
      change({ kind: 'setting', field: ['redirects'] }),
      change({ kind: 'renamed', after: 7, paths: ['a', 'b/a'] }),
      ...[isFile('a.mdx', 'b/a.mdx'), isFile('c.mdx', 'c.mdx')],
    ];
    expect(commitTitle([...kinds.flatMap(two), ...along])).toBe(
      'Change 13 elements, 3 site settings, and 2 files',
    );
  });
  test('reads whole: without names, or with counts alone, where the names are too long', () => {
    const name = 'Rewards and commissions of partners';
    const renamed = change({ kind: 'renamed', name });
    const changed = change({ kind: 'changed', name });
    expect(commitTitle([moved, moved, renamed, changed])).toBe(
      'Move 2 elements, rename 1, and change 1',
    );
    const others = (['added', 'removed', 'reordered', 'setting', 'file'] as const).map((kind) =>
      change({ kind, name }),
    );
    expect(commitTitle([moved, renamed, changed, ...others, ...others])).toBe(
      'Change 9 elements, 2 site settings, and 2 files',
    );
    expect(commitTitle([change({ ...moved, name, to: { id: 2, name: `“${name}”` } })])).toBe(
      'Move “Rewards and commissions…” to “Rewards and commissions…”',
    );
  });
  test('is one line of at most 72 characters, also without changes', () => {
    const long = commitTitle([change({ ...moved, name: 'Something\nvery long '.repeat(9) })]);
    expect(long.length).toBeLessThanOrEqual(72);
    expect(long).not.toContain('\n');
    expect(commitTitle([])).toBe('Tidy docs.json');
  });
});

describe('the name of a branch', () => {
  test('is derived from the title and unused', () => {
    expect(branchFor('Move “Quickstart” to “Guides”', [])).toBe('docs/move-quickstart-to-guides');
    expect(branchFor('Move “Quickstart” to “Guides”', ['docs/move-quickstart-to-guides'])).toBe(
      'docs/move-quickstart-to-guides-2',
    );
    expect(branchFor('Add a', ['docs', 'docs-add-a'])).toBe('docs-add-a-2');
    expect(branchFor('移動', [])).toBe('docs/navigation');
  });
  test.each([
    [['main', 'chore/a', 'chore/b', 'fix/c'], 'chore/add-a'],
    [['main', 'chore/a', 'chore/b', 'docs/c'], 'docs/add-a'],
    [['main', 'ada/a', 'bob/b', 'eve/c'], 'docs/add-a'],
    [['main', 'chore/a'], 'docs/add-a'],
    [['main', 'dependabot/npm/a', 'dependabot/npm/b', 'dependabot/npm/c'], 'docs/add-a'],
    [['main', 'team/docs/a', 'team/docs/b'], 'team/add-a'],
  ])('begins as most branches do, if they are %j', (branches, name) => {
    expect(branchFor('Add a', branches)).toBe(name);
  });
  test('is derived from the first change with a name if there are several', () => {
    const named = (changes: readonly Change[]) => branchFor(branchTitle(changes), []);
    expect(named([moved])).toBe('docs/move-quickstart-to-guides');
    expect(named([change({ kind: 'setting' }), moved, moved])).toBe('docs/move-quickstart');
    expect(named([change({ kind: 'text' }), change({ kind: 'text' })])).toBe(
      'docs/update-the-navigation',
    );
  });
  test('is valid in git for any title', () => {
    for (const title of ['~^:?*[', 'a..b', '-x', 'x.lock', '…', 'a'.repeat(300), 'Ä ö/ü .. @{'])
      expect(branchProblem(branchFor(title, ['main']), ['main'])).toBeUndefined();
  });
  test.each([
    ['', /name/],
    ['a b', /spaces/],
    ['a..b', /“\.\.”/],
    ['a~1', /“~”/],
    ['@', /named/],
    ['-a', /named/],
    ['/a', /slash/],
    ['a//b', /slash/],
    ['a/.b', /period/],
    ['a.', /period/],
    ['a.lock', /lock/],
    ['main', /already/],
    ['main/x', /start with/],
    ['team', /already/],
  ])('%j is refused with a sentence', (name, words) => {
    expect(branchProblem(name, ['main', 'team/docs'])).toMatch(words);
  });
});

describe('the checks of a pull request', () => {
  const failed = [{ name: 'links' }];
  test.each([
    [{ passed: 0, running: 0, failed: [] }, m.noChecks],
    [{ passed: 2, running: 0, failed }, '2 of 3 checks passed, 1 failed'],
    [{ passed: 0, running: 1, failed: [] }, '0 of 1 check passed, 1 running'],
    [{ passed: 1200, running: 0, failed: [] }, '1,200 of 1,200 checks passed'],
  ])('%j is “%s”', (checks, words) => {
    expect(m.checkCounts(checks)).toBe(words);
  });
});
