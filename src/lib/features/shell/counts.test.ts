import { expect, it } from 'vitest';
import { countsInWords } from './counts';
import { makeDoc } from '../../../../tests/make-document';

const said = (navigation: unknown) => countsInWords(makeDoc({ navigation }));

it('counts every element below the navigation', () => {
  const group = { group: 'A', pages: ['a', 'b', { group: 'B', pages: ['c', 'GET /users'] }] };
  expect(said({ tabs: [{ tab: 'T', groups: [group] }] })).toBe(
    '3 pages · 2 groups · 1 endpoint · 1 tab',
  );
});

it('lists pages and groups even if there are none', () => {
  expect(said({})).toBe('0 pages · 0 groups');
  expect(said(undefined)).toBe('No navigation');
});
