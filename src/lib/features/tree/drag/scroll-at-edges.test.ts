import { expect, test, vi } from 'vitest';
import { scrollAtEdges, scrollSpeed } from './scroll-at-edges';

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

test('under a pointer that rests, the rows come to rest, except right at the edge', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] });
  vi.stubGlobal('requestAnimationFrame', (run: (now: number) => void) =>
    setTimeout(() => run(performance.now()), 16),
  );
  const list = { scrollTop: 1000, getBoundingClientRect: () => BOX as DOMRect };
  const point = { x: 150, y: 134 };
  const { check } = scrollAtEdges(list, () => point);
  const scrolledIn = (time: number) => {
    const before = list.scrollTop;
    vi.advanceTimersByTime(time);
    return before - list.scrollTop;
  };
  const moveTo = (y: number) => {
    point.y = y;
    check();
  };
  moveTo(125);
  expect(scrolledIn(600)).toBeGreaterThan(0);
  expect(scrolledIn(60_000)).toBe(0);
  moveTo(127);
  expect(scrolledIn(600)).toBe(0);
  moveTo(121);
  expect(scrolledIn(600)).toBeGreaterThan(0);
  expect(scrolledIn(60_000)).toBe(0);
  moveTo(114);
  expect(scrolledIn(600)).toBeGreaterThan(0);
  expect(scrolledIn(1000)).toBeGreaterThan(0);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
