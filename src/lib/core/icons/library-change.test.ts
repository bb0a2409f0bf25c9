import { describe, expect, test } from 'vitest';
import { changeOperations, libraryChange, type LibraryAnswer } from './library-change.ts';
import { readNames } from './names.ts';
import { indexOf } from './search.ts';
import { changeBetween, valueOfChosen, valueOfText } from './value.ts';

const icon = (name: string, pointer: string, isObject = false) => ({
  name,
  pointer,
  isObject,
});
const before = indexOf(readNames('solid', 'rocket\nhouse home\nt'), '\n\n');
const after = indexOf(readNames('tabler', 'home\nrocket\nhome-off'), '\n\n');

test('counts icons with the same name and suggests the nearest for the others', () => {
  const icons = [icon('rocket', '/a'), icon('rocket', '/b'), icon('house', '/c'), icon('t', '/d')];
  const { same, unknown } = libraryChange(icons, before, after, 'tabler');
  expect(same).toBe(2);
  expect(unknown.map(({ name, count, nearest }) => [name, count, nearest[0]?.name])).toEqual([
    ['house', 1, 'home'],
    ['t', 1, undefined],
  ]);
});

test('the setting and every icon change together', () => {
  const icons = [icon('house', '/a'), icon('house', '/b', true), icon('t', '/c'), icon('x', '/d')];
  const answers = new Map<string, LibraryAnswer>([
    ['house', { becomes: 'name', name: 'home' }],
    ['t', { becomes: 'kept' }],
    ['x', { becomes: 'left' }],
  ]);
  expect(changeOperations(icons, answers, 'fontawesome', 'tabler')).toEqual([
    { op: 'set', node: '', field: ['icons', 'library'], value: 'tabler' },
    { op: 'set', node: '/a', field: ['icon'], value: 'home' },
    { op: 'set', node: '/b', field: ['icon', 'name'], value: 'home' },
    { op: 'set', node: '/c', field: ['icon'], value: { name: 't', library: 'fontawesome' } },
  ]);
  expect(changeOperations([], new Map(), 'lucide', undefined)).toEqual([
    { op: 'set', node: '', field: ['icons', 'library'] },
  ]);
});

describe('writing a chosen icon', () => {
  const lucide = { library: 'lucide', set: 'lucide', name: 'rocket' } as const;
  const solid = { library: 'fontawesome', set: 'solid', name: 'rocket' } as const;

  test('writes only the name if the library is the site’s', () => {
    expect(valueOfChosen(lucide, 'lucide', undefined)).toBe('rocket');
    expect(valueOfChosen(lucide, 'lucide', 'book')).toBe('rocket');
  });

  test('adds the library if it is another one', () => {
    expect(valueOfChosen(lucide, 'tabler', 'book')).toEqual({ name: 'rocket', library: 'lucide' });
  });

  test('writes a chosen style only for the sets that have it', () => {
    const thin = { ...solid, style: 'thin' };
    expect(valueOfChosen(thin, 'fontawesome', 'book')).toEqual({ name: 'rocket', style: 'thin' });
    const brand = { ...solid, set: 'brands', name: 'github', style: 'thin' } as const;
    expect(valueOfChosen(brand, 'fontawesome', 'book')).toBe('github');
    const regular = { ...solid, set: 'regular', name: 'bell' } as const;
    expect(valueOfChosen(regular, 'fontawesome', 'book')).toEqual({
      name: 'bell',
      style: 'regular',
    });
  });

  test('keeps an object and its unknown keys', () => {
    const present = { name: 'book', style: 'thin', size: 3 };
    expect(valueOfChosen(solid, 'fontawesome', present)).toEqual({ name: 'rocket', size: 3 });
    expect(valueOfText('/a.svg', present)).toEqual({ name: '/a.svg', size: 3 });
    expect(valueOfText('/a.svg', 'book')).toBe('/a.svg');
  });

  test('changes as little of an object as possible', () => {
    const present = { name: 'book', style: 'thin' };
    expect(changeBetween(present, { name: 'rocket', style: 'thin' })).toEqual({
      path: ['name'],
      value: 'rocket',
    });
    expect(changeBetween(present, { name: 'book' })).toEqual({ path: ['style'] });
    expect(changeBetween(present, { name: 'rocket' })).toEqual({
      path: [],
      value: { name: 'rocket' },
    });
    expect(changeBetween('book', 'rocket')).toEqual({ path: [], value: 'rocket' });
  });
});
