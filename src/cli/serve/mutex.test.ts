import { expect, test } from 'vitest';
import { mutex } from './mutex.ts';

test('tasks run one after the other, in the order of their arrival', async () => {
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

test('a failure is reported to its caller, and does not hold up the next task', async () => {
  const turn = mutex();
  const failing = turn(() => Promise.reject(new Error('full')));
  const next = turn(() => Promise.resolve('done'));
  await expect(failing).rejects.toThrow('full');
  expect(await next).toBe('done');
});
