import { expect, test } from 'vitest';
import { ok, refuse, type Result } from '../../core/result.ts';
import { AT_ONCE, requestQueue } from './request-queue.ts';

/** A queue whose requests are answered by hand, and the names of those that were sent. */
function tried() {
  const queue = requestQueue();
  const sent: string[] = [];
  const answers = new Map<string, (answer: Result<string>) => void>();
  const ask = (name: string, isChange = false) =>
    queue(() => {
      sent.push(name);
      return new Promise<Result<string>>((resolve) => answers.set(name, resolve));
    }, isChange);
  const asked = Array.from({ length: AT_ONCE + 2 }, (_, i) => ask(`GET ${i + 1}`));
  const answer = (name: string, told: Result<string> = ok(name)) => answers.get(name)!(told);
  return { ask, asked, answer, sent };
}

test('at most six requests run, and the next is sent when one is answered', async () => {
  const { asked, answer, sent } = tried();
  await expect.poll(() => sent).toHaveLength(AT_ONCE);
  answer('GET 3');
  expect(await asked[2]).toEqual(ok('GET 3'));
  await expect.poll(() => sent.slice(AT_ONCE)).toEqual(['GET 7']);
});

test('a change goes before what is read', async () => {
  const { ask, answer, sent } = tried();
  void ask('POST', true);
  await expect.poll(() => sent).toHaveLength(AT_ONCE);
  answer('GET 1');
  await expect.poll(() => sent.slice(AT_ONCE)).toEqual(['POST']);
});

test('requests that wait while the limit is reached are not sent, and later ones are', async () => {
  const { ask, asked, answer, sent } = tried();
  await expect.poll(() => sent).toHaveLength(AT_ONCE);
  const limited = refuse('limited', 'GitHub allows no more requests.');
  answer('GET 1', limited);
  expect(await asked[AT_ONCE]).toEqual(limited);
  expect(await asked[AT_ONCE + 1]).toEqual(limited);
  const later = ask('GET later');
  await expect.poll(() => sent.slice(AT_ONCE)).toEqual(['GET later']);
  answer('GET later');
  expect(await later).toEqual(ok('GET later'));
});
