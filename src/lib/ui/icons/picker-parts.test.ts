import { expect, test } from 'vitest';
import { readNames } from '$lib/core/icons/names';
import { textToUse } from './picker-parts';

const names = readNames('lucide', 'book manual\nrocket');

test('an address, a path and a drawing are used as they are typed', () => {
  for (const text of ['https://a.example/b.svg', '/images/a.png', 'logo.svg', '<svg/>'])
    expect(textToUse(` ${text} `, names)).toEqual({ text, isSure: true });
});

test('a name that no set has can be used; one that a set has is an icon', () => {
  expect(textToUse('book-open-cover', names)).toEqual({ text: 'book-open-cover', isSure: false });
  expect(textToUse('book', names)).toBeUndefined();
  expect(textToUse('manual', names)).toBeUndefined();
});

test('nothing is offered for an empty search, or for a name while the sets load', () => {
  expect(textToUse('  ', names)).toBeUndefined();
  expect(textToUse('book-open-cover', undefined)).toBeUndefined();
});
