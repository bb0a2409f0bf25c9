import { expect, test } from 'vitest';
import { ghostPlace } from './ghost.ts';

const at = (x: number, y: number) => ghostPlace({ x, y }, { width: 100, height: 28 }, 400, 800);

test('the copy is right below the pointer, and above it where the tree ends', () => {
  expect(at(50, 300)).toEqual({ left: 62, top: 312 });
  expect(at(350, 300)).toEqual({ left: 238, top: 312 });
  expect(at(50, 790)).toEqual({ left: 62, top: 750 });
  expect(at(50, 820)).toEqual({ left: 62, top: 772 });
});
