import { expect, test } from 'vitest';
import { equivalentFrom, equivalentOf } from './equivalents.ts';

test('maps an icon name from one library to another', () => {
  expect(equivalentOf('gear', 'fontawesome', 'lucide')).toBe('settings');
  expect(equivalentOf('settings', 'lucide', 'fontawesome')).toBe('gear');
  expect(equivalentOf('world', 'tabler', 'fontawesome')).toBe('globe');
  expect(equivalentOf('acorn', 'tabler', 'lucide')).toBeUndefined();
});

test('maps a name from any library', () => {
  expect(equivalentFrom('magnifying-glass', 'tabler')).toBe('search');
  expect(equivalentFrom('life-buoy', 'fontawesome')).toBe('life-ring');
});
