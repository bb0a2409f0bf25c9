import { expect, test } from 'vitest';
import { outlineOf, rowsBelow } from '$lib/core/tree/rows';
import { makeDocWith } from '../../../../../tests/make-document';
import { hasPlaceFor } from './can-land';

const doc = makeDocWith({
  tabs: [
    { tab: 'Docs', groups: [{ group: 'Start', pages: ['index'] }] },
    { tab: 'Shop', dropdowns: [{ dropdown: 'A', pages: ['a'] }] },
  ],
});
const [docs, shop] = rowsBelow(outlineOf(doc, new Set()).root!);
const [start] = rowsBelow(docs!);

test('an element has a place for what it or anything inside can contain', () => {
  expect(hasPlaceFor(['page'], docs!)).toBe(true);
  expect(hasPlaceFor(['group'], start!)).toBe(true);
  expect(hasPlaceFor(['tab'], start!)).toBe(false);
  expect(hasPlaceFor(['tab'], docs!)).toBe(false);
  // A dropdown can contain tabs.
  expect(hasPlaceFor(['tab'], shop!)).toBe(true);
});
