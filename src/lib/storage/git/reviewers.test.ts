/* Reviewers at GitHub, tested against the emulator. GitLab and Gitea: tests/documented-hosts/reviews-suite.ts. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { DOCS, startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { reviewersOf } from '../../../../tests/emulator/reviews.ts';
import type { Result } from '../../core/result.ts';
import { github } from './github/github.ts';
import { limited } from './limits.ts';
import { repositoryAt } from './repository.ts';

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub();
});
beforeEach(() => hub.restart());
afterAll(() => hub.close());

const DOCS_REPOSITORY = 'acme/docs';
const opened = () =>
  repositoryAt(
    limited(github({ address: hub.address, patience: 60_000, pause: 2 })),
    { token: hub.tokens.ada },
    { name: DOCS_REPOSITORY, branch: 'main' },
  );
const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};
const own = (lines: string) =>
  hub.push(DOCS_REPOSITORY, 'main', { '.github/CODEOWNERS': lines, CODEOWNERS: '* @bob' });

async function commit(reviewers: readonly string[], place = opened()) {
  const { path, mark } = value(await place.read('docs.json'));
  const text = DOCS.replace('"quickstart"', '"quickstart", "guides/unlisted"');
  return place.git!.commit({
    files: [{ path, text, expected: mark }],
    ...{ message: 'List a page', branch: 'fix', isNew: true },
    request: { title: 'List a page', body: '', reviewers },
  });
}

test('suggests code owners first, then who changed the files last, and never the user', async () => {
  await own('* @ada @bob @acme/writers docs@example.com');
  const place = opened();
  expect(value(await place.git!.reviewers!(['docs.json']))).toEqual([
    { name: 'bob', isOwner: true },
    { name: 'acme/writers', isOwner: true },
    { name: 'olga', isOwner: false },
  ]);
});

test('takes few requests, however many files change', async () => {
  await own('* @bob');
  const place = opened();
  const paths = value(await place.list!());
  const before = hub.proxy.asked.length;
  value(await place.git!.reviewers!(paths));
  const asked = hub.proxy.asked
    .slice(before)
    .map(({ path }) => path.replace(/\?.*|[0-9a-f]{40}/g, ''));
  expect(asked.sort()).toEqual([
    '/repos/acme/docs/commits',
    '/repos/acme/docs/commits',
    '/repos/acme/docs/git/blobs/',
    '/user',
  ]);
});

test('owners are enough if commits can’t be read', async () => {
  await own('* @bob');
  hub.proxy.faults.add({ kind: 500, path: /\/commits\?/ });
  expect(value(await opened().git!.reviewers!(['docs.json']))).toEqual([
    { name: 'bob', isOwner: true },
  ]);
});

test('asks users and teams, and those who are asked stay', async () => {
  await fetch(`${hub.upstream}/orgs/acme/teams`, {
    method: 'POST',
    headers: { authorization: `Bearer ${hub.tokens.olga}-0` },
    body: JSON.stringify({ name: 'writers' }),
  });
  const place = opened();
  expect(value(await commit(['olga', 'acme/writers'], place)).problem).toBeUndefined();
  expect(await reviewersOf(hub, DOCS_REPOSITORY, 1)).toEqual(['olga', 'writers']);
});

test.each([
  ['someone without access', 'bob', /not a collaborator/],
  ['the user', 'ada', /pull request author/],
])('the commit and the pull request stay if %s is asked', async (_says, name, why) => {
  const done = value(await commit([name]));
  expect(done.request?.name).toBe('#1');
  expect(done.problem).toMatch(/^Add the reviewers of #1 on GitHub\. They /);
  expect(done.problem).toMatch(why);
  expect(await reviewersOf(hub, DOCS_REPOSITORY, 1)).toEqual([]);
  expect((await hub.branches(DOCS_REPOSITORY)).fix).toBe(done.commit);
});

test('a commit without a request asks for no reviews', async () => {
  const place = opened();
  const { path, text, mark } = value(await place.read('docs.json'));
  value(
    await place.git!.commit({
      files: [{ path, text: `${text}\n`, expected: mark }],
      ...{ message: 'Add a line', branch: 'main', isNew: false },
    }),
  );
  expect(hub.proxy.asked.filter(({ path: at }) => /reviewers|\/user$/.test(at))).toEqual([]);
});
