import { expect, it } from 'vitest';
import { indexAfter } from './roving';

it.each([
  ['ArrowDown', 0, 1],
  ['ArrowRight', 2, 0],
  ['ArrowUp', 0, 2],
  ['ArrowLeft', 2, 1],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['End', -1, 2],
  ['ArrowDown', -1, undefined],
  ['Enter', 0, undefined],
] as const)('%s goes from %i of three items to %s', (key, at, to) => {
  expect(indexAfter(key, at, 3)).toBe(to);
});

it('goes nowhere among no items', () => {
  expect(indexAfter('Home', -1, 0)).toBeUndefined();
});
