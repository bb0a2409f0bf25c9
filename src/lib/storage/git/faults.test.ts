/*
 * Everything that can go wrong between a user and GitHub, at every request of the three ways to submit a change. Each
 * case ends the same: the answer is a value whose sentence says what happened and what to do next, nothing is
 * duplicated, and once the fault is removed the same request is carried out, once.
 */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isDone, type FaultKind } from '../../../../tests/emulator/faults.ts';
import { DOCS, startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import { REPOSITORIES } from '../../../../tests/emulator/seeds.ts';
import type { CommitRequest } from '../../core/storage.ts';
import { github } from './github/github.ts';
import { repositoryAt } from './repository.ts';

const isFull = process.env.SIGNPOST_RUNS === 'full';

/** Time limit of the one request without a response, in milliseconds. Other requests may be slow without a fault. */
const PATIENCE = 100;
const AFTER = DOCS.replace('"quickstart"', '"quickstart", "guides/unlisted"');
const TITLE = 'List a page';

/** For the request that makes the change visible: every possible fault. */
const ALL: readonly FaultKind[] = [
  ...([401, 403, 'limit', 'abuse', 'sso', 404, 409, 422, 429, 500, 502] as const),
  ...(['time-out', 'reset', 'lost', 'lost-slowly', 'truncated', 'login-page', 'expiry'] as const),
];
/** The code that a commit is refused with, if it is refused. */
const CODES: Readonly<Partial<Record<FaultKind, string>>> = {
  ...{ 401: 'signed-out', 403: 'no-right', limit: 'limited', abuse: 'limited', sso: 'no-right' },
  ...{ 404: 'missing', 409: 'changed', 422: 'refused', 429: 'limited', 500: 'unanswered' },
  ...{ 502: 'unanswered', 'time-out': 'unanswered', reset: 'offline', expiry: 'signed-out' },
  ...{ lost: 'offline', 'login-page': 'unanswered' },
};
/** For every other request: faults unlike each other. */
const SOME: readonly FaultKind[] = isFull
  ? ['reset', 'truncated', 'expiry', 'time-out', 'lost', 'login-page']
  : ['reset'];
const SLOW: readonly FaultKind[] = ['time-out', 'lost-slowly'];

type Point = readonly [name: string, method: string, path: RegExp];
interface Flow {
  readonly login: 'ada' | 'bob';
  readonly asked: Pick<CommitRequest, 'branch' | 'isNew' | 'request'>;
  /** Where the commit ends up, and who proposes it. */
  readonly target: string;
  readonly head?: string;
  readonly last: Point;
  readonly others: readonly Point[];
}

const HEAD: Point = ['reading the head', 'GET', /acme\/docs\/branches\/main$/];
const RIGHTS: Point = ['asking for the rights', 'GET', /repos\/acme\/docs$/];
const PARENT: Point = ['reading the parent', 'GET', /git\/commits\/[0-9a-f]+$/];
const TREE: Point = ['making the tree', 'POST', /git\/trees$/];
const COMMIT: Point = ['making the commit', 'POST', /git\/commits$/];
const MOVE: Point = ['moving the branch', 'PATCH', /git\/refs\/heads/];
const BRANCH: Point = ['making the branch', 'POST', /git\/refs$/];
const FREE: Point = ['asking whether the name is free', 'GET', /branches\/fix$/];
const KNOWN: Point = ['asking for the request', 'GET', /pulls\?/];
const PULL: Point = ['opening the request', 'POST', /pulls$/];
const FORK: Point = ['making the copy', 'POST', /forks$/];
const FORKED: Point = ['looking at the copy', 'GET', /repos\/bob\/docs$/];

const request = { title: TITLE, body: 'It was in no list.' };
const FLOWS: Readonly<Record<string, Flow>> = {
  commit: {
    login: 'ada',
    asked: { branch: 'main', isNew: false },
    target: 'acme/docs',
    last: MOVE,
    others: [HEAD, RIGHTS, PARENT, TREE, COMMIT],
  },
  'branch and pull request': {
    login: 'ada',
    asked: { branch: 'fix', isNew: true, request },
    target: 'acme/docs',
    head: 'acme:fix',
    last: PULL,
    others: [FREE, TREE, COMMIT, BRANCH, KNOWN],
  },
  'fork and pull request': {
    login: 'bob',
    asked: { branch: 'fix', isNew: true, request },
    target: 'bob/docs',
    head: 'bob:fix',
    last: BRANCH,
    others: [FORK, FORKED, TREE, KNOWN, PULL],
  },
};

/** Every sentence contains a next step. */
const NEXT =
  /\b([Tt]ry again|Sign in|Check|Look at|Choose|Commit|Open|Change it|authorize your token|Ask its owner)\b/;

let hub: GitHub;
let cases = 0;
beforeAll(async () => {
  hub = await startGitHub(REPOSITORIES.filter(({ name }) => name === 'acme/docs'));
});
beforeEach(() => hub.restart());
afterAll(async () => {
  console.log(
    `${cases} faults in three flows, ${hub.proxy.faults.met()} requests met the last one`,
  );
  await hub.close();
});

async function tell(flow: Flow, kind: FaultKind, [, method, path]: Point): Promise<void> {
  cases++;
  const { login, asked, target, head } = flow;
  let isBroken = false;
  const patience = (of: string) =>
    isBroken && of.startsWith(method) && path.test(of) ? PATIENCE : 60_000;
  const place = repositoryAt(
    github({ address: hub.address, patience, pause: 1 }),
    { token: hub.tokens[login] },
    { name: 'acme/docs', branch: 'main' },
  );
  const read = await place.read('docs.json');
  if (!read.ok) throw new Error(read.refusal.sentence);
  const files = [{ path: 'docs.json', text: AFTER, expected: read.value.mark }];
  const whole = { files, message: TITLE, ...asked };
  const ours = async () => {
    if (!(await hub.exists(target)) || !(asked.branch in (await hub.branches(target)))) return [];
    return (await hub.messages(target, asked.branch)).filter((message) => message === TITLE);
  };

  hub.proxy.faults.add({ kind, method, path });
  isBroken = SLOW.includes(kind);
  const first = await place.git!.commit(whole);
  expect(hub.proxy.faults.met()).toBeGreaterThan(0);
  const said = first.ok ? first.value.problem : first.refusal.sentence;
  if (said !== undefined) {
    expect(said).toMatch(NEXT);
    expect(said).not.toContain('github_pat');
  } else expect(isDone(kind)).toBe(true);
  expect((await ours()).length).toBeLessThanOrEqual(1);
  if (first.ok) expect(await ours()).toHaveLength(1);

  if (!first.ok && method !== 'GET') expect(first.refusal.code).toBe(CODES[kind] ?? 'unanswered');

  hub.proxy.faults.clear();
  isBroken = false;
  hub.renew(login);
  const again = await place.git!.commit(whole);
  if (!again.ok) throw new Error(`${again.refusal.code}: ${again.refusal.sentence}`);
  expect(again.value.problem).toBeUndefined();
  expect(await ours()).toHaveLength(1);
  expect((await hub.branches(target))[asked.branch]).toBe(again.value.commit);
  expect(await hub.paths(target, again.value.commit)).toEqual(['docs.json']);
  expect(await hub.text(target, asked.branch, 'docs.json')).toBe(AFTER);
  const names = Object.keys(await hub.branches('acme/docs'));
  expect(names).toEqual(target === 'acme/docs' && asked.isNew ? ['fix', 'main'] : ['main']);
  expect(await hub.messages('acme/docs', 'main')).toHaveLength(asked.isNew ? 2 : 3);
  expect((await hub.pulls('acme/docs')).map((pull) => pull.head)).toEqual(head ? [head] : []);
}

for (const [name, flow] of Object.entries(FLOWS))
  describe(name, () => {
    for (const kind of ALL) test(`${kind} when ${flow.last[0]}`, () => tell(flow, kind, flow.last));
    for (const point of flow.others)
      for (const kind of SOME) test(`${kind} when ${point[0]}`, () => tell(flow, kind, point));
  });
