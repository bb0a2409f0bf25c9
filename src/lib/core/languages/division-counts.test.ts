import { expect, test } from 'vitest';
import { navigationOf } from '../document/elements.ts';
import { makeDoc } from '../../../../tests/make-document.ts';
import { divisionCounts } from './division-counts.ts';
import { parityOf } from './parity.ts';
import { divisionSets } from './sets.ts';

test('the counts of one language are those of the whole comparison, and are kept', () => {
  const doc = makeDoc({
    navigation: {
      languages: [
        { language: 'en', pages: ['a', 'b', 'c'] },
        { language: 'de', pages: ['de/a', 'ja/b', 'de/x'] },
        { language: 'ja', pages: ['ja/a', 'ja/b'] },
      ],
    },
  });
  const sets = () => divisionSets(navigationOf(doc))[0]!;
  expect(divisionCounts(sets(), 0)).toEqual(parityOf(sets(), 0).root.below);
  expect(divisionCounts(sets(), 0)).toBe(divisionCounts(sets(), 0));
  expect(divisionCounts(sets(), 2)).toEqual(parityOf(sets(), 2).root.below);
});
