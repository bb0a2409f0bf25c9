import { expect, test } from 'vitest';
import type { Reviewer } from '$lib/core/storage';
import { ok, refuse } from '$lib/core/result';
import { Reviewers } from './reviewers.svelte';

const OWNER: Reviewer = { name: 'ada', isOwner: true };
const AUTHOR: Reviewer = { name: 'eve', isOwner: false };

test('code owners are chosen until the user says otherwise', async () => {
  const reviewers = new Reviewers(() => Promise.resolve(ok([OWNER, AUTHOR])));
  expect(reviewers.names).toEqual([]);
  await reviewers.suggest(['docs.json']);
  expect(reviewers.names).toEqual(['ada']);
  reviewers.choose('ada', false);
  reviewers.choose('eve', true);
  expect(reviewers.names).toEqual(['eve']);
  reviewers.clear();
  expect([reviewers.names, reviewers.suggested]).toEqual([[], []]);
});

test('typed names are added once, with or without their mark', async () => {
  const reviewers = new Reviewers(() => Promise.resolve(ok([OWNER])));
  await reviewers.suggest(['docs.json']);
  reviewers.others = ' @Ada, olga;acme/writers  @olga ,';
  expect(reviewers.names).toEqual(['ada', 'olga', 'acme/writers']);
});

test('the same files are asked about once, unless that failed', async () => {
  const asked: string[] = [];
  const reviewers = new Reviewers((paths) => {
    asked.push(paths.join());
    return Promise.resolve(asked.length === 1 ? refuse('offline', 'Try again.') : ok([OWNER]));
  });
  await reviewers.suggest(['docs.json']);
  expect([reviewers.problem, reviewers.suggested]).toEqual(['Try again.', []]);
  await reviewers.suggest(['docs.json']);
  await reviewers.suggest(['docs.json']);
  await reviewers.suggest(['docs.json', 'a.mdx']);
  expect(asked).toEqual(['docs.json', 'docs.json', 'docs.json,a.mdx']);
  expect(reviewers.problem).toBeUndefined();
});

test('an answer about earlier files is ignored', async () => {
  let answerFirst = (_: Reviewer): void => undefined;
  const first = new Promise<Reviewer>((done) => (answerFirst = done));
  const reviewers = new Reviewers(async ([path]) => ok([path === 'old.mdx' ? await first : OWNER]));
  const old = reviewers.suggest(['old.mdx']);
  await reviewers.suggest(['docs.json']);
  answerFirst(AUTHOR);
  await old;
  expect(reviewers.suggested).toEqual([OWNER]);
});
