import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ok, refuse } from '../../core/result.ts';
import { credentials } from './credentials';

const HOST = 'https://gitlab.com';
const SECRET = 'glpat-secret';
const ada = { login: 'ada', token: 'ada-1', refresh: 'ada-r1' };
const bob = { login: 'bob', token: 'bob-1' };

const storage = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
let tab = storage();
const browser = storage();

class NoOtherWindow extends EventTarget {
  postMessage() {
    // No window receives it.
  }
}

beforeEach(() => {
  tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('BroadcastChannel', NoOtherWindow);
});
afterEach(() => vi.unstubAllGlobals());

test('a credential that should not be remembered is kept by the tab, and nowhere else', async () => {
  const mine = credentials();
  expect(await mine.put(HOST, { login: 'ada', token: SECRET }, false)).toBe(false);
  expect(mine.get(HOST)?.token).toBe(SECRET);
  expect([...tab.kept.values()].join()).toContain(SECRET);
  expect([...browser.kept]).toEqual([]);
  await mine.remove(HOST, 'ada');
  expect(mine.get(HOST)).toBeUndefined();
  expect([...tab.kept]).toEqual([]);
});

test('another page in the tab finds it', async () => {
  await credentials().put(HOST, ada, false);
  const later = credentials();
  expect(later.get(HOST)).toBeUndefined();
  expect(await later.load(HOST)).toEqual([{ login: 'ada', isRemembered: false }]);
  expect(later.get(HOST)).toEqual(ada);
});

test('a token of an earlier version is used, and gets its name', async () => {
  tab.setItem(`signpost-token ${HOST}`, SECRET);
  const mine = credentials();
  expect(await mine.load(HOST)).toEqual([{ login: '', isRemembered: false }]);
  await mine.name(HOST, 'ada');
  expect(mine.get(HOST)).toEqual({ login: 'ada', token: SECRET });
  expect(await credentials().load(HOST)).toEqual([{ login: 'ada', isRemembered: false }]);
});

test('one of several accounts is used, and signing it out leaves the others', async () => {
  const mine = credentials();
  await mine.put(HOST, ada, false);
  await mine.put(HOST, bob, false);
  expect(mine.get(HOST)).toEqual(bob);
  mine.use(HOST, 'ada');
  expect(mine.get(HOST)).toEqual(ada);
  mine.use(HOST, 'nobody');
  await mine.remove(HOST, 'ada');
  expect((await mine.load(HOST)).map(({ login }) => login)).toEqual(['bob']);
});

test('a token that was refused is replaced once, whoever asks', async () => {
  const mine = credentials();
  await mine.put(HOST, ada, false);
  const renew = vi.fn((refresh: string) =>
    Promise.resolve(ok({ token: `${refresh}-new`, refresh: 'ada-r2' })),
  );
  expect(await mine.renew(HOST, 'ada-1', renew)).toEqual(ok('ada-r1-new'));
  // A request that was sent with the old token at the same time.
  expect(await mine.renew(HOST, 'ada-1', renew)).toEqual(ok('ada-r1-new'));
  expect(renew).toHaveBeenCalledOnce();
  expect(mine.get(HOST)).toEqual({ login: 'ada', token: 'ada-r1-new', refresh: 'ada-r2' });
});

test('a token that cannot be replaced stays, with the reason', async () => {
  const mine = credentials();
  await mine.put(HOST, bob, false);
  const renew = vi.fn(() => Promise.resolve(refuse('offline', 'Away.')));
  expect(await mine.renew(HOST, 'bob-1', renew)).toEqual(ok(undefined));
  expect(renew).not.toHaveBeenCalled();
  await mine.put(HOST, ada, false);
  expect(await mine.renew(HOST, 'ada-1', renew)).toMatchObject({ refusal: { code: 'offline' } });
  expect(mine.get(HOST)).toEqual(ada);
});
