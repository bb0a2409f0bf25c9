import { describe, expect, test } from 'vitest';
import { lookFor, type SearchRequest } from './search-request.ts';
import { searchIndexOf } from './search.ts';
import { labelOf } from '../document/elements.ts';
import { makeDoc } from '../../../../tests/make-document.ts';

const index = searchIndexOf(
  makeDoc({
    navigation: {
      versions: ['v1', 'v2'].map((version) => ({
        version,
        groups: [{ group: 'Guides', pages: [`${version}/start`, `${version}/guides`] }],
      })),
    },
  }),
);
/** Pages by path. */
const nameOf = new Map(
  index.words.map((one) => [one.id, one.kind === 'page' ? labelOf(one) : one.name]),
);
const idOf = (name: string) => index.words.find((one) => one.name === name)!.id;
const found = (wanted: Partial<SearchRequest>) =>
  lookFor(index, { query: '', tests: [], ...wanted });
const names = (wanted: Partial<SearchRequest>) => found(wanted).order.map((id) => nameOf.get(id));
const isPage: SearchRequest['tests'] = [({ kind }) => kind === 'page'];

describe('the results', () => {
  test('match the words', () => {
    expect(names({ query: 'guides' })).toEqual(['Guides', 'v1/guides', 'Guides', 'v2/guides']);
  });
  test('pass every test', () => {
    expect(names({ query: 'guides', tests: isPage })).toEqual(['v1/guides', 'v2/guides']);
    expect(names({ tests: [...isPage, (one) => labelOf(one).startsWith('v2')] })).toEqual([
      'v2/start',
      'v2/guides',
    ]);
  });
  test('are within one element, including itself', () => {
    expect(names({ within: idOf('v2') })).toEqual(['v2', 'Guides', 'v2/start', 'v2/guides']);
    expect(names({ query: 'strat', within: idOf('v2') })).toEqual(['v2/start']);
    expect(names({ query: 'v1', within: idOf('v2') })).toEqual([]);
    expect(names({ query: 'guides v2', within: idOf('v2') })).toEqual(['v2/guides']);
  });
  test('cover everything if that element was removed', () => {
    expect(names({ query: 'start', within: -1 })).toEqual(['v1/start', 'v2/start']);
  });
});
