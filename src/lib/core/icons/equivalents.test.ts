import { expect, test } from 'vitest';
import { equivalentFrom, equivalentOf } from './equivalents.ts';

test('what one library calls what another calls so', () => {
  expect(equivalentOf('gear', 'fontawesome', 'lucide')).toBe('settings');
  expect(equivalentOf('settings', 'lucide', 'fontawesome')).toBe('gear');
  expect(equivalentOf('world', 'tabler', 'fontawesome')).toBe('globe');
  expect(equivalentOf('acorn', 'tabler', 'lucide')).toBeUndefined();
});

test('what any library calls so', () => {
  expect(equivalentFrom('magnifying-glass', 'tabler')).toBe('search');
  expect(equivalentFrom('life-buoy', 'fontawesome')).toBe('life-ring');
});
