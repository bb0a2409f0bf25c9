import { expect, test } from 'vitest';
import { redirectsAfter, type AddressChange } from './after-step.ts';

type Rule = readonly [source: string, destination: string];
const written = ([source, destination]: Rule) => ({ source, destination });

/** The list after pages have moved, as pairs. `pages`: the addresses of all pages after the step. */
function after(
  list: readonly Rule[],
  moves: Readonly<Record<string, string | null>>,
  pages: readonly string[],
  more: Partial<AddressChange> = {},
) {
  const moved = new Map(Object.entries(moves).map(([from, to]) => [from, to ?? undefined]));
  const { list: next, taken } = redirectsAfter(list.map(written), {
    moved,
    arrived: new Set([...moved.values()].flatMap((to) => (to === undefined ? [] : [to]))),
    alive: new Set(pages),
    mayHold: () => false,
    ...more,
  });
  const rules = (next as readonly { source: string; destination: string }[]).map(
    ({ source, destination }): Rule => [source, destination],
  );
  return { rules, taken };
}
const rulesAfter = (...args: Parameters<typeof after>) => after(...args).rules;

test('a new source goes before a wildcard that would match it, and else to the end', () => {
  const list: Rule[] = [
    ['/x', '/start'],
    ['/old/:slug*', '/start'],
    ['/y', '/start'],
  ];
  expect(rulesAfter(list, { 'old/a': 'a', b: 'c' }, ['start', 'a', 'c'])).toEqual([
    ['/x', '/start'],
    ['/old/a', '/a'],
    ['/old/:slug*', '/start'],
    ['/y', '/start'],
    ['/b', '/c'],
  ]);
});

test('older redirects lead to the new place, with their anchor, and one to itself goes', () => {
  const list: Rule[] = [
    ['/older', '/a#part'],
    ['/b', '/a'],
  ];
  expect(rulesAfter(list, { a: 'b' }, ['b'])).toEqual([
    ['/older', '/b#part'],
    ['/a', '/b'],
  ]);
});

test('an address that no reader knows gets no redirect, but redirects to it lead on', () => {
  const list: Rule[] = [['/a', '/b']];
  const unpublished = { unpublished: new Set(['b']) };
  expect(rulesAfter(list, { b: 'c' }, ['c'], unpublished)).toEqual([['/a', '/c']]);
  expect(rulesAfter(list, { b: 'a' }, ['a'], unpublished)).toEqual([]);
});

test('a source with an anchor matches nothing, so the address still needs a redirect', () => {
  const list: Rule[] = [['/a#part', '/a/part']];
  expect(rulesAfter(list, { a: 'b' }, ['b', 'a/part'])).toEqual([...list, ['/a', '/b']]);
});

test('pages that trade places get no redirect, and both addresses are said', () => {
  const { rules, taken } = after([], { a: 'b', b: 'a' }, ['a', 'b']);
  expect(rules).toEqual([]);
  expect(taken).toEqual([
    { address: 'a', to: '/b' },
    { address: 'b', to: '/a' },
  ]);
});

test('a redirect from a new page goes, and its address is said', () => {
  const created = { moved: new Map(), arrived: new Set(['old']) };
  const { rules, taken } = after([['/old', '/new']], {}, ['old', 'new'], created);
  expect(rules).toEqual([]);
  expect(taken).toEqual([{ address: 'old', to: '/new' }]);
});

test('a page at an address that a wildcard matches leaves exact redirects in its place', () => {
  const list: Rule[] = [['/old/:slug*', '/new/:slug*']];
  const created = { moved: new Map(), arrived: new Set(['old/a']) };
  const pages = ['new/a', 'new/b', 'new/c/d', 'old/a'];
  expect(rulesAfter(list, {}, pages, created)).toEqual([
    ['/old/b', '/new/b'],
    ['/old/c/d', '/new/c/d'],
  ]);
  // What isn't known may be lost.
  expect(rulesAfter(list, {}, pages, { ...created, mayHold: () => true })).toEqual(list);
});

test('a wildcard follows a folder that moves as a whole, and lets single pages go', () => {
  const list: Rule[] = [['/v1/:slug*', '/docs/:slug*']];
  const whole = { 'docs/a': 'guides/a', 'docs/b': 'guides/b' };
  expect(rulesAfter(list, whole, ['guides/a', 'guides/b'])).toEqual([
    ['/v1/:slug*', '/guides/:slug*'],
    ['/docs/a', '/guides/a'],
    ['/docs/b', '/guides/b'],
  ]);
  expect(rulesAfter(list, { 'docs/a': 'a' }, ['a', 'docs/b'])).toEqual([
    ['/v1/a', '/a'],
    ['/v1/:slug*', '/docs/:slug*'],
    ['/docs/a', '/a'],
  ]);
});

test('a folder that moves is one redirect, in both directions', () => {
  const names = ['a', 'b', 'c', 'd/e', 'd/f'];
  const moves = (from: string, to: string) =>
    Object.fromEntries(names.map((name) => [`${from}/${name}`, `${to}/${name}`]));
  const there = rulesAfter(
    [],
    moves('old', 'new'),
    names.map((name) => `new/${name}`),
  );
  expect(there).toEqual([['/old/:slug*', '/new/:slug*']]);
  const back = rulesAfter(
    there,
    moves('new', 'old'),
    names.map((name) => `old/${name}`),
  );
  expect(back).toEqual([['/new/:slug*', '/old/:slug*']]);
});

test('a reserved address gets no redirect, and special characters are escaped', () => {
  expect(rulesAfter([], { mcp: 'a', 'c#': 'b', 'x:y': 'c' }, ['a', 'b', 'c'])).toEqual([
    ['/c%23', '/b'],
    ['/x%3Ay', '/c'],
  ]);
});

test('new redirects look like the others, and what isn’t a redirect stays', () => {
  const list = [{ source: '/x', destination: '/y', permanent: true }, 'note'];
  const change = { moved: new Map([['a', 'b']]), arrived: new Set(['b']), alive: new Set(['b']) };
  const next = redirectsAfter(list, { ...change, mayHold: () => false });
  expect(next.list).toEqual([...list, { source: '/a', destination: '/b', permanent: true }]);
  expect(next.added).toEqual([{ source: '/a', destination: '/b', permanent: true }]);
  const none = { moved: new Map(), arrived: new Set<string>(), alive: new Set<string>() };
  expect(redirectsAfter(list, { ...none, mayHold: () => false }).list).toBe(list);
});
