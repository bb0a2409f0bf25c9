import { afterEach, expect, test, vi } from 'vitest';
import { isServed, remembered, TOKEN } from './served-token';

afterEach(() => vi.unstubAllGlobals());

/** Simulates a tab at this address. Returns the addresses set later and what the tab stores. */
function tabAt(address: string) {
  const { hash, pathname, search } = new URL(address);
  const tab = { addresses: [] as string[], kept: new Map<string, string>() };
  const replaceState = (_state: unknown, _title: string, to: string) => tab.addresses.push(to);
  vi.stubGlobal('location', { hash, pathname, search });
  vi.stubGlobal('history', { state: null, replaceState });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.kept.get(key) ?? null,
    setItem: (key: string, value: string) => tab.kept.set(key, value),
  });
  return tab;
}

test('the secret is removed from the address immediately and kept by the tab', () => {
  const tab = tabAt('http://127.0.0.1:4180/edit?a=1#token=secret');
  expect(isServed()).toBe(true);
  expect(tab.addresses).toEqual(['/edit?a=1']);
  expect([...tab.kept]).toEqual([[TOKEN, 'secret']]);
  expect(remembered(TOKEN)).toBe('secret');
});

test('another fragment stays unchanged', () => {
  const tab = tabAt('http://127.0.0.1:4180/#part');
  expect(isServed()).toBe(false);
  expect(tab.addresses).toEqual([]);
});
