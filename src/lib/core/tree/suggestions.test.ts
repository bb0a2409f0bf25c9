import { expect, test } from 'vitest';
import { suggestFrom } from './suggestions.ts';

const PAGES = [
  'index',
  'api/errors',
  'guides/deploy',
  'guides/keys/rotate',
  'guides/zones',
  'v1/guides/old',
];
const TITLES = new Map([
  ['guides/keys/rotate', 'Change a key'],
  ['api/errors', 'When something fails'],
]);
const paths = (near: string, typed = '') =>
  suggestFrom(PAGES, TITLES, near)(typed).map(({ path }) => path);

test('files in the same folder come first, then those nearby', () => {
  expect(paths('guides/new-page')).toEqual([
    ...['guides/deploy', 'guides/zones', 'guides/keys/rotate'],
    ...['index', 'api/errors', 'v1/guides/old'],
  ]);
  expect(paths('new-page')[0]).toBe('index');
  expect(paths('guides/keys/new-page')[0]).toBe('guides/keys/rotate');
});

test('finds files by a part of the path or title', () => {
  expect(paths('x', 'guides')).toEqual([
    'guides/zones',
    'guides/deploy',
    'v1/guides/old',
    'guides/keys/rotate',
  ]);
  expect(paths('x', 'change key')).toEqual(['guides/keys/rotate']);
  expect(paths('x', 'fails')).toEqual(['api/errors']);
  expect(paths('x', 'nothing like it')).toEqual([]);
});

test('returns each with its title if known', () => {
  expect(suggestFrom(PAGES, TITLES, '')('errors')).toMatchObject([
    { path: 'api/errors', title: 'When something fails' },
  ]);
  expect(suggestFrom(PAGES, undefined, '')('errors')).toMatchObject([{ title: undefined }]);
});
