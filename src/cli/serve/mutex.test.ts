import { expect, test } from 'vitest';
import { mutex } from './mutex.ts';

test('one thing is done after the other, in the order in which they came', async () => {
  const turn = mutex();
  const seen: string[] = [];
  const act = (name: string) =>
    turn(async () => {
      seen.push(`${name} begins`);
      await new Promise((later) => setImmediate(later));
      seen.push(`${name} ends`);
    });
  await Promise.all([act('first'), act('second')]);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
});

test('what fails is told to whoever asked for it, and holds nobody up', async () => {
  const turn = mutex();
  const failing = turn(() => Promise.reject(new Error('full')));
  const next = turn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('full');
  expect(await next).toBe('done');
});
