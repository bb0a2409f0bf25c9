import { expect, test } from 'vitest';
import { searchOfKey } from './icon-value';

const none = { altKey: false, ctrlKey: false, metaKey: false, isComposing: false };
const search = (key: string, more: Partial<typeof none> = {}) =>
  searchOfKey({ key, ...none, ...more });

test('a letter opens the picker with itself as the search', () => {
  expect(search('b')).toBe('b');
  expect(search('É')).toBe('É');
});

test('Enter, Space and Alt+↓ open it with an empty search', () => {
  expect(search('Enter')).toBe('');
  expect(search(' ')).toBe('');
  expect(search('ArrowDown', { altKey: true })).toBe('');
});

test('all other keys stay the field’s own', () => {
  for (const key of ['Backspace', 'Tab', 'Escape', 'ArrowDown', 'F2', 'Dead'])
    expect(search(key)).toBeUndefined();
  expect(search('v', { ctrlKey: true })).toBeUndefined();
  expect(search('v', { metaKey: true })).toBeUndefined();
  expect(search('b', { altKey: true })).toBeUndefined();
  expect(search('Enter', { isComposing: true })).toBeUndefined();
});
