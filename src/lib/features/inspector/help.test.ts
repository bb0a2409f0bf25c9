import { describe, expect, test } from 'vitest';
import { helpOf } from './help';
import type { InspectorField } from './row';
import * as m from './messages';

const row = (more: Partial<InspectorField>): InspectorField => ({
  key: 'tag',
  path: ['tag'],
  label: 'Tag',
  control: 'text',
  help: 'Help.',
  options: [],
  value: undefined,
  required: false,
  placeholder: 'None',
  ...more,
});

describe('the line of help', () => {
  test('appears below a field that does not explain itself', () =>
    expect(helpOf(row({ value: 'New' }), '')).toBe('Help.'));
  test('is left out for a name, which its label explains', () =>
    expect(helpOf(row({ required: true, value: 'Guides' }), '')).toBe(''));
  test('is left out where the value has its own sentence', () =>
    expect(helpOf(row({ control: 'link', value: '/a' }), 'Goes to a page.')).toBe(''));
  test('is left out for an icon with a source, and appears while there is none', () => {
    expect(helpOf(row({ control: 'icon', value: 'book' }), '')).toBe('');
    expect(helpOf(row({ control: 'icon' }), '')).toBe('Help.');
  });
  test('is left out where a specification is in effect', () => {
    const specification = { control: 'specification' } as const;
    expect(helpOf(row({ ...specification, inherits: 'nothing' }), '')).toBe('Help.');
    expect(helpOf(row({ ...specification, inherits: 'a.json' }), '')).toBe('');
    expect(helpOf(row({ ...specification, value: 'a.json' }), '')).toBe('');
  });
  test('is left out for the path of a page whose file is named below', () => {
    const path = row({ key: 'path', control: 'page-path', required: true, value: 'start' });
    expect(helpOf(path, '')).toBe('Help.');
    expect(helpOf(path, '', { pages: new Set(['other']) })).toBe('Help.');
    expect(helpOf(path, '', { pages: new Set(['start']) })).toBe('');
  });
  test('always says why a field cannot be changed, and what its control cannot show', () => {
    expect(helpOf(row({ control: 'switch', off: 'No effect here.' }), '')).toBe('No effect here.');
    expect(helpOf(row({ control: 'icon', value: { name: 'a', style: 'thin' } }), '')).toBe(
      m.keptWithIt(['style thin']),
    );
  });
});
