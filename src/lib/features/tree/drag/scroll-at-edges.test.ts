import { expect, test } from 'vitest';
import { scrollSpeed } from './scroll-at-edges';

const BOX = { left: 0, right: 300, top: 100, bottom: 700 };
const at = (y: number, x = 150) => scrollSpeed({ x, y }, BOX);

test('nothing scrolls away from the edges', () => {
  for (const y of [140, 400, 660]) expect(at(y)).toBe(0);
});

test('it scrolls within 40 pixels of an edge and anywhere beyond, faster the further away', () => {
  const up = [139, 120, 100, 60, -200].map((y) => at(y));
  const down = [661, 680, 700, 740, 1000].map((y) => at(y));
  expect(up.every((speed) => speed < 0)).toBe(true);
  expect(down.every((speed) => speed > 0)).toBe(true);
  expect([...up].sort((a, b) => b - a)).toEqual(up);
  expect([...down].sort((a, b) => a - b)).toEqual(down);
  expect(up.map(Math.abs)).toEqual(down);
  expect(new Set(down).size).toBe(down.length);
});

test('a row at the edge moves by less than its height in a fifth of a second', () => {
  expect(at(700 - 14) * 200).toBeLessThan(28);
});

test('next to the tree, nothing scrolls', () => {
  expect(at(120, -10)).toBe(0);
  expect(at(690, 310)).toBe(0);
  expect(at(740, 900)).toBe(0);
  expect(at(740, 310)).toBeGreaterThan(0);
});
