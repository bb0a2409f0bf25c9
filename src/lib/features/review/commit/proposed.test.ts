/* What is known of a proposal from one commit to the next, at a repository of the emulator. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { closePull, mergePull, reportCheck } from '../../../../../tests/emulator/checks.ts';
import { startGitHub, type GitHub } from '../../../../../tests/emulator/github.ts';
import type { Result } from '$lib/core/result';
import type { CommitRequest } from '$lib/core/storage';
import { github } from '$lib/storage/git/github/github';
import { repositoryAt } from '$lib/storage/git/repository';
import { Proposed } from './proposed.svelte';

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub();
});
beforeEach(() => hub.restart());
afterAll(() => hub.close());

const NAME = 'acme/docs';
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};

/** A repository whose first commit was proposed, and a way to make further ones. */
async function proposed() {
  const access = { token: hub.tokens.ada };
  const place = repositoryAt(github({ address: hub.address }), access, {
    ...{ name: NAME, branch: 'main' },
  });
  const known = new Proposed(place.git!);
  const commit = async (asked: Pick<CommitRequest, 'branch' | 'isNew' | 'request'>) => {
    const { path, text, mark } = value(await place.read('docs.json'));
    const files = [{ path, text: `${text}\n`, expected: mark }];
    const done = value(await place.git!.commit({ files, message: 'Add a line', ...asked }));
    known.committed(done);
    return done.commit;
  };
  const request = { title: 'Add a line', body: '' };
  const head_sha = await commit({ branch: 'fix', isNew: true, request });
  return { known, commit, head_sha };
}

test('nothing is asked without a proposal', async () => {
  const { known, commit } = await proposed();
  await commit({ branch: 'other', isNew: true });
  hub.proxy.forget();
  await known.ask();
  expect([known.made, known.current, hub.proxy.asked.length]).toEqual([undefined, undefined, 0]);
});

test('a failure leaves what is known', async () => {
  const { known, head_sha } = await proposed();
  await reportCheck(hub, NAME, { head_sha, name: 'build', conclusion: 'success' });
  await known.ask();
  expect(known.current).toMatchObject({ state: 'open', checks: { passed: 1 } });
  hub.proxy.faults.add({ kind: 500, path: /pulls\/1$/, times: 1 });
  await known.ask();
  expect(known.current).toMatchObject({ checks: { passed: 1 } });
  expect(known.problem).toMatch(/\.$/);
  await known.ask();
  expect(known.problem).toBe('');
});

test('a second commit to the branch belongs to the same proposal', async () => {
  const { known, commit } = await proposed();
  await known.ask();
  await commit({ branch: 'fix', isNew: false });
  expect([known.made?.number, known.current]).toEqual([1, undefined]);
});

test('one after the proposal was closed doesn’t', async () => {
  const { known, commit } = await proposed();
  await closePull(hub, NAME, 1);
  await known.ask();
  expect(known.current).toEqual({ state: 'closed' });
  await commit({ branch: 'fix', isNew: false });
  expect(known.made).toBeUndefined();
});

test('two questions at once are one, and a merged proposal isn’t asked about again', async () => {
  const { known } = await proposed();
  await mergePull(hub, NAME, 1);
  hub.proxy.forget();
  await Promise.all([known.ask(), known.ask()]);
  expect(known.current).toEqual({ state: 'merged' });
  await known.ask();
  expect(hub.proxy.asked).toHaveLength(1);
});
