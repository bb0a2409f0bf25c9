import { expect, test, vi } from 'vitest';
import { ok, refuse, type Result } from '$lib/core/result';
import { WantedPages } from './wanted-pages';

function reader(canReadAhead: boolean) {
  const known = new Set<string>();
  let answer: Result<unknown> = ok(undefined);
  const read = vi.fn((page: string) => {
    if (answer.ok) known.add(page);
    return Promise.resolve(answer);
  });
  const ahead = vi.fn((_: readonly string[]) =>
    canReadAhead ? Promise.resolve(answer) : undefined,
  );
  return {
    ...{ read, ahead, known },
    pages: new WantedPages({ isKnown: (page) => known.has(page), read, ahead }),
    fail: (refused: boolean) => (answer = refused ? refuse('offline', 'Away.') : ok(undefined)),
  };
}

test('pages in view are read together first, and each of them once', async () => {
  const { pages, read, ahead, known } = reader(true);
  pages.want(['a', 'b', 'c', 'd', 'e'], 'navigation');
  pages.want(['b', 'c', 'd', 'e', 'f'], 'navigation');
  await vi.waitFor(() => expect(known.size).toBe(6));
  expect(ahead.mock.calls).toEqual([[['a', 'b', 'c', 'd', 'e']]]);
  expect(read).toHaveBeenCalledTimes(6);
});

test('a few pages are read one by one, as are those of a storage that can’t do more', async () => {
  const few = reader(true);
  few.pages.want(['a', 'b', 'c'], 'navigation');
  await vi.waitFor(() => expect(few.known.size).toBe(3));
  expect(few.ahead).not.toHaveBeenCalled();
  const single = reader(false);
  single.pages.want(['a', 'b', 'c', 'd', 'e'], 'navigation');
  await vi.waitFor(() => expect(single.known.size).toBe(5));
});

test('after a failure, they are asked for when something comes into view again', async () => {
  const { pages, read, known, fail } = reader(true);
  fail(true);
  pages.want(['a', 'b', 'c', 'd', 'e', 'f'], 'navigation');
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(4));
  expect(known.size).toBe(0);
  fail(false);
  await vi.waitFor(() => {
    pages.want(['a', 'b', 'c', 'd', 'e', 'f'], 'navigation');
    expect(known.size).toBe(6);
  });
});
