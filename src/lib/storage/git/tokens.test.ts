import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tokens } from './tokens';

const HOST = 'https://github.com';
const SECRET = 'github_pat_secret';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const tab = storage();
const browser = storage();

class NoOtherWindow extends EventTarget {
  postMessage() {
    // No window receives it.
  }
}

beforeEach(() => {
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('BroadcastChannel', NoOtherWindow);
});
afterEach(() => vi.unstubAllGlobals());

test('a token that should not be remembered is kept by the tab, and nowhere else', async () => {
  const mine = tokens();
  expect(await mine.put(HOST, SECRET, false)).toBe(false);
  expect(mine.get(HOST)).toBe(SECRET);
  expect([...tab.kept.values()]).toEqual([SECRET]);
  expect([...browser.kept]).toEqual([]);
  await mine.remove(HOST);
  expect(mine.get(HOST)).toBeUndefined();
  expect([...tab.kept]).toEqual([]);
});

test('another page in the tab finds it', async () => {
  await tokens().put(HOST, SECRET, false);
  const later = tokens();
  expect(later.get(HOST)).toBeUndefined();
  expect(await later.load(HOST)).toEqual({ isRemembered: false });
  expect(later.get(HOST)).toBe(SECRET);
});
