import { expect, test } from 'vitest';
import { ghostPlace, noteLeft } from './ghost.ts';

const at = (x: number, y: number) => ghostPlace({ x, y }, { width: 100, height: 28 }, 400, 800);

test('the copy is right below the pointer, and above it where the tree ends', () => {
  expect(at(50, 300)).toEqual({ left: 62, top: 312 });
  expect(at(350, 300)).toEqual({ left: 238, top: 312 });
  expect(at(50, 790)).toEqual({ left: 62, top: 750 });
  expect(at(50, 820)).toEqual({ left: 62, top: 772 });
});

test('the note is after the copy and beside the tree, or before the copy at the window’s edge', () => {
  const left = (from: number) => noteLeft({ left: from, right: from + 100 }, 150, 200, 600);
  expect(left(50)).toBe(204);
  expect(left(160)).toBe(264);
  expect(left(460)).toBe(306);
});
