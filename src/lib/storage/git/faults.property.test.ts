/*
 * Faults in a row, at any request: a user tries again until it is done, others commit in the meantime, and in the end
 * the change is there once and no work of the others is lost.
 */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FaultKind } from '../../../../tests/emulator/faults.ts';
import { DOCS, startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { REPOSITORIES } from '../../../../tests/emulator/seeds.ts';
import { github } from './github/github.ts';
import { repositoryAt } from './repository.ts';

const numRuns = process.env.SIGNPOST_RUNS === 'full' ? 200 : 5;
const SEED = 20260722;
const AFTER = DOCS.replace('"quickstart"', '"quickstart", "guides/unlisted"');
const TITLE = 'List a page';
const request = { title: TITLE, body: 'It was in no list.' };

const KINDS: readonly FaultKind[] = [
  ...([401, 403, 'limit', 404, 409, 422, 429, 500, 502] as const),
  ...(['reset', 'lost', 'truncated', 'login-page'] as const),
];
const METHODS = ['GET', 'POST', 'PATCH'] as const;
const PATHS = [/./, /branches/, /git\/trees$/, /git\/commits$/, /git\/refs/, /pulls/, /forks/];

const fault = fc.record({
  kind: fc.constantFrom(...KINDS),
  method: fc.constantFrom(...METHODS),
  path: fc.constantFrom(...PATHS),
  times: fc.integer({ min: 1, max: 3 }),
});
/** One attempt of a user: the faults during it, and whether someone else commits before. */
const attempt = fc.record({
  faults: fc.array(fault, { maxLength: 3 }),
  other: fc.boolean(),
});

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub(REPOSITORIES.filter(({ name }) => name === 'acme/docs'));
});
afterAll(() => hub.close());

test(`whatever happens, the change is there once (${numRuns} runs, seed ${SEED})`, async () => {
  const ways = fc.constantFrom('commit', 'branch', 'fork');
  const tries = fc.array(attempt, { minLength: 1, maxLength: 4 });
  let refused = 0;
  await fc.assert(
    fc.asyncProperty(ways, tries, async (way, attempts) => {
      await hub.restart();
      const login = way === 'fork' ? 'bob' : 'ada';
      const isNew = way !== 'commit';
      const branch = isNew ? 'fix' : 'main';
      const place = repositoryAt(
        github({ address: hub.address, pause: 1 }),
        { token: hub.tokens[login] },
        { name: 'acme/docs', branch: 'main' },
      );
      const read = await place.read('docs.json');
      if (!read.ok) throw new Error(read.refusal.sentence);
      const page = await place.read('guides/deploy.mdx');
      if (!page.ok) throw new Error(page.refusal.sentence);
      const files = [
        { path: 'docs.json', text: AFTER, expected: read.value.mark },
        { from: 'guides/deploy.mdx', to: 'guides/ship.mdx', expected: page.value.mark },
      ];
      const asked = { files, message: TITLE, branch, isNew, ...(isNew && { request }) };
      const others: string[] = [];
      for (const { faults, other } of attempts) {
        if (other) {
          others.push(`others/${others.length}.mdx`);
          await hub.push('acme/docs', 'main', { [others.at(-1)!]: 'theirs' });
        }
        for (const one of faults) hub.proxy.faults.add(one);
        const done = await place.git!.commit(asked);
        hub.proxy.faults.clear();
        if (!done.ok) refused++;
        if (done.ok && done.value.problem === undefined) break;
      }
      const last = await place.git!.commit(asked);
      if (!last.ok) throw new Error(`${last.refusal.code}: ${last.refusal.sentence}`);
      expect(last.value.problem).toBeUndefined();

      const target = way === 'fork' ? 'bob/docs' : 'acme/docs';
      const messages = await hub.messages(target, branch);
      expect(messages.filter((message) => message === TITLE)).toHaveLength(1);
      expect(await hub.text(target, branch, 'docs.json')).toBe(AFTER);
      expect(await hub.text(target, branch, 'guides/deploy.mdx')).toBeUndefined();
      expect(await hub.text(target, branch, 'guides/ship.mdx')).toBe(page.value.text);
      for (const path of others) expect(await hub.text('acme/docs', 'main', path)).toBe('theirs');
      expect(await hub.pulls('acme/docs')).toHaveLength(isNew ? 1 : 0);
      const made = Object.keys(await hub.branches('acme/docs'));
      expect(made).toEqual(way === 'branch' ? ['fix', 'main'] : ['main']);
    }),
    { numRuns, seed: SEED },
  );
  console.log(`${numRuns} ways through faults, ${refused} tries were refused`);
});
