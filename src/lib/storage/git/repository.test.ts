/* A repository at GitHub as a storage, tested against the emulator. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DOCS, startGitHub, type GitHub } from '../../../../tests/emulator/github.ts';
import type { CommitRequest } from '../../core/storage.ts';
import type { Result } from '../../core/result.ts';
import { github } from './github/github.ts';
import { repositoryAt, type RepositoryOptions, type RepositoryPlace } from './repository.ts';
import * as m from './messages.ts';

let hub: GitHub;
beforeAll(async () => {
  hub = await startGitHub();
});
beforeEach(() => hub.restart());
afterAll(() => hub.close());

const opened = (
  login: 'ada' | 'bob' | undefined,
  name = 'acme/docs',
  options: RepositoryOptions = {},
): RepositoryPlace =>
  repositoryAt(
    github({ address: hub.address, patience: 60_000, pause: 2 }),
    { token: login && hub.tokens[login] },
    { name, branch: 'main' },
    options,
  );

const value = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.refusal.sentence);
  return result.value;
};
const refusal = (result: Result<unknown>) => {
  if (result.ok) throw new Error('It was not refused');
  return result.refusal;
};
const AFTER = DOCS.replace('"quickstart"', '"quickstart", "guides/unlisted"');

/** A request to commit another docs.json, as the editor sends it. */
async function change(
  place: RepositoryPlace,
  asked: Partial<CommitRequest> = {},
  text = AFTER,
): Promise<CommitRequest> {
  const { path, mark } = value(await place.read('docs.json'));
  return {
    files: [{ path, text, expected: mark }],
    message: 'List a page',
    branch: place.where.branch,
    isNew: false,
    ...asked,
  };
}
const git = (place: RepositoryPlace) => place.git!;
const PROPOSAL = { title: 'List a page', body: 'It was in no list.' };

describe('reading', () => {
  test('lists every file, and reads its exact content', async () => {
    await hub.push('acme/docs', 'main', { 'a b/ü.mdx': '\uFEFFline\r\nline' });
    const place = opened('ada');
    expect(value(await place.list!())).toEqual(
      expect.arrayContaining(['docs.json', 'guides/install.mdx', 'a b/ü.mdx']),
    );
    expect(value(await place.read('docs.json')).text).toBe(DOCS);
    expect(value(await place.read('a b/ü.mdx')).text).toBe('\uFEFFline\r\nline');
    expect(refusal(await place.read('nowhere.json')).code).toBe('missing');
  });

  test('requests a content once, however often it is read', async () => {
    const place = opened('ada');
    await Promise.all([place.read('docs.json'), place.bytes!('docs.json')]);
    await place.read('docs.json');
    const of = (part: string) => hub.proxy.asked.filter(({ path }) => path.includes(part)).length;
    expect([of('/git/blobs/'), of('/git/trees/'), of('/branches/main')]).toEqual([1, 1, 2]);
  });

  test('sees what others committed, and keeps the mark of files that did not change', async () => {
    const place = opened('ada');
    const before = value(await place.read('docs.json'));
    await hub.push('acme/docs', 'main', { 'index.mdx': 'other' });
    expect(value(await place.read('docs.json'))).toEqual(before);
    await hub.push('acme/docs', 'main', { 'docs.json': '{}' });
    expect(value(await place.read('docs.json')).text).toBe('{}');
  });

  test('needs no token for public content, and reports that reads are limited', async () => {
    const place = opened(undefined);
    expect(place.costly).toBe('asked');
    expect(value(await place.read('docs.json')).text).toBe(DOCS);
    expect(refusal(await git(place).status()).code).toBe('signed-out');
    expect(refusal(await git(place).commit(await change(place))).code).toBe('signed-out');
    expect(refusal(await opened(undefined, 'acme/secret').read('docs.json')).code).toBe('missing');
  });

  test('finds the docs.json of a repository with more files than are listed', async () => {
    hub.proxy.truncateTrees(1);
    const place = opened('ada', 'acme/many');
    expect(value(await place.list!())).toContain('docs/docs.json');
    expect(value(await place.read('website/docs.json')).text).toBe(DOCS);
    const { mark } = value(await place.read('docs/docs.json'));
    const files = [{ path: 'docs/docs.json', text: AFTER, expected: mark }];
    const asked = { files, message: 'List a page', branch: 'main', isNew: false };
    const once = value(await git(place).commit(asked));
    expect(value(await git(place).commit(asked)).commit).toBe(once.commit);
    expect(refusal(await place.read('nowhere.json')).sentence).toContain('“nowhere.json”');
    expect(await hub.text('acme/many', 'main', 'docs/docs.json')).toBe(AFTER);
  });

  test('says when the limit resets', async () => {
    hub.proxy.allow(undefined, 0);
    const { code, sentence } = refusal(await opened(undefined).read('docs.json'));
    expect(code).toBe('limited');
    expect(sentence).toMatch(/Sign in for a higher limit, or try again at .+ \(in 1[12] minutes\)/);
  });
});

describe('a commit', () => {
  test('contains exactly the requested files, on the head that was read', async () => {
    const place = opened('ada');
    const [head] = await hub.commits('acme/docs', 'main');
    const asked = await change(place);
    const files = [...asked.files, { path: 'redirects.json', text: '[]\n' }];
    const done = value(await git(place).commit({ ...asked, files }));
    const [made] = await hub.commits('acme/docs', 'main');
    expect(made).toEqual({
      sha: done.commit,
      message: 'List a page',
      parents: [head!.sha],
      paths: ['docs.json', 'redirects.json'],
    });
    expect(done.address).toBe(`https://github.com/acme/docs/commit/${done.commit}`);
    expect(await hub.text('acme/docs', 'main', 'docs.json')).toBe(AFTER);
    expect(done.files[0]).toEqual(value(await place.read('docs.json')));
    value(await git(place).commit(await change(place, { message: 'Back' }, DOCS)));
    expect(await hub.commits('acme/docs', 'main')).toHaveLength(4);
  });

  test('is made again if others committed other files', async () => {
    const place = opened('ada');
    const asked = await change(place);
    const other = await hub.push('acme/docs', 'main', { 'index.mdx': 'other' });
    const done = value(await git(place).commit(asked));
    const [made] = await hub.commits('acme/docs', 'main');
    expect(made).toMatchObject({ sha: done.commit, parents: [other], paths: ['docs.json'] });
    expect(await hub.text('acme/docs', 'main', 'index.mdx')).toBe('other');
  });

  test('is refused if others changed the same file, or created one that was to be new', async () => {
    const place = opened('ada');
    const asked = await change(place);
    const theirs = await hub.push('acme/docs', 'main', { 'docs.json': '{}', 'new.json': '1' });
    expect(refusal(await git(place).commit(asked)).code).toBe('changed');
    for (const file of [{ path: 'new.json' }, { path: 'docs.json', expected: 'of another day' }]) {
      const files = [{ ...file, text: '2' }];
      expect(refusal(await git(place).commit({ ...asked, files })).code).toBe('changed');
    }
    expect(refusal(await git(place).commit({ ...asked, isNew: true, branch: 'x' })).code).toBe(
      'changed',
    );
    expect(await hub.branches('acme/docs')).toEqual({ main: theirs });
  });

  test('is made once, however often it is requested', async () => {
    const place = opened('ada');
    const asked = await change(place);
    const [one, two] = await Promise.all([git(place).commit(asked), git(place).commit(asked)]);
    expect(value(two).commit).toBe(value(one).commit);
    expect(await hub.commits('acme/docs', 'main')).toHaveLength(3);
  });

  test('is not considered undone if the host briefly shows the earlier state', async () => {
    const place = opened('ada');
    value(await git(place).commit(await change(place)));
    hub.proxy.lag(1);
    expect(value(await place.read('docs.json')).text).toBe(AFTER);
  });
});

describe('a new branch', () => {
  test('is created and proposed, and the storage switches to it', async () => {
    const place = opened('ada');
    const { key } = place;
    const asked = await change(place, { branch: 'fix/list', isNew: true, request: PROPOSAL });
    const done = value(await git(place).commit(asked));
    expect(done).toMatchObject({
      branch: 'fix/list',
      request: { name: '#1', address: 'https://github.com/acme/docs/pull/1' },
    });
    expect(await hub.pulls('acme/docs')).toEqual([
      { number: 1, ...PROPOSAL, head: 'acme:fix/list', base: 'main' },
    ]);
    expect(await hub.text('acme/docs', 'main', 'docs.json')).toBe(DOCS);
    expect(place.where).toEqual({ name: 'acme/docs', branch: 'fix/list' });
    expect([key, place.key]).toEqual([
      'github.com:acme/docs#main',
      'github.com:acme/docs#fix/list',
    ]);
    expect(place.name).toBe('acme/docs · fix/list');
    expect(value(await place.read('docs.json')).text).toBe(AFTER);
    // The next commit goes there too, into the same request.
    const more = await change(place, { message: 'More', request: PROPOSAL }, `${AFTER}\n`);
    expect(value(await git(place).commit(more)).request?.name).toBe('#1');
    expect(await hub.commits('acme/docs', 'fix/list')).toHaveLength(4);
    expect(await hub.pulls('acme/docs')).toHaveLength(1);
  });

  test('whose name is taken is refused, with a free name', async () => {
    const first = opened('ada');
    const asked = await change(first, { branch: 'fix', isNew: true });
    value(await git(first).commit(asked));
    const second = opened('ada');
    const other = await change(second, { ...asked, message: 'Another' });
    const { code, sentence } = refusal(await git(second).commit(other));
    expect(code).toBe('taken');
    expect(sentence).toContain('“fix-2”');
  });

  test('that was merged and removed is reported as such', async () => {
    const place = opened('ada');
    value(await git(place).commit(await change(place, { branch: 'fix', isNew: true })));
    await hub.removeBranch('acme/docs', 'fix');
    const { sentence } = refusal(await place.read('docs.json'));
    expect(sentence).toContain(m.branchGone('fix', 'acme/docs', 'main'));
  });
});

describe('without write access', () => {
  test('a protected branch requires a pull request', async () => {
    const place = opened('ada', 'acme/guarded');
    const status = value(await git(place).status());
    expect(status).toMatchObject({ branch: 'main', request: 'pull' });
    expect(status.barred).toContain('protected');
    expect(status.fork).toBeUndefined();
    expect(refusal(await git(place).commit(await change(place))).code).toBe('no-right');
    const asked = await change(place, { branch: 'fix', isNew: true, request: PROPOSAL });
    expect(value(await git(place).commit(asked)).request?.name).toBe('#1');
    expect(await hub.commits('acme/guarded', 'main')).toHaveLength(2);
  });

  test('a branch whose rules only forbid deletion accepts commits', async () => {
    const place = opened('ada', 'acme/kept');
    expect(value(await git(place).status()).barred).toBeUndefined();
    value(await git(place).commit(await change(place)));
  });

  test('a fork is created, and the branch is proposed from there', async () => {
    hub.proxy.delayForks(3);
    const place = opened('bob');
    const status = value(await git(place).status());
    expect(status.fork).toBe('bob/docs');
    expect(refusal(await git(place).commit(await change(place))).code).toBe('no-right');
    const asked = await change(place, { branch: 'fix', isNew: true, request: PROPOSAL });
    const done = value(await git(place).commit(asked));
    expect(await hub.pulls('acme/docs')).toEqual([
      { number: 1, ...PROPOSAL, head: 'bob:fix', base: 'main' },
    ]);
    expect((await hub.branches('bob/docs')).fix).toBe(done.commit);
    expect(Object.keys(await hub.branches('acme/docs'))).toEqual(['main']);
    expect(place.where).toEqual({ name: 'bob/docs', branch: 'fix' });
    expect(value(await git(place).status())).toMatchObject({ branch: 'fix', fork: 'bob/docs' });
  });

  test('an old fork gets its branch on the current head of the original', async () => {
    await hub.fork('acme/docs', 'bob');
    const head = await hub.push('acme/docs', 'main', { 'index.mdx': 'newer' });
    const place = opened('bob');
    const asked = await change(place, { branch: 'fix', isNew: true, request: PROPOSAL });
    value(await git(place).commit(asked));
    const [made] = await hub.commits('bob/docs', 'fix');
    expect(made).toMatchObject({ parents: [head], paths: ['docs.json'] });
  });

  test('waiting for the fork can be canceled', async () => {
    hub.proxy.delayForks(1_000_000);
    const ending = new AbortController();
    const place = opened('bob', 'acme/docs', { signal: ending.signal });
    const asked = await change(place, { branch: 'fix', isNew: true });
    const commit = git(place).commit(asked);
    await expect
      .poll(() => hub.proxy.asked.some(({ path }) => path.includes('bob/docs')))
      .toBe(true);
    ending.abort();
    expect(refusal(await commit).code).toBe('stopped');
  });
});

test('the token is read at each request: signing in again is enough to continue', async () => {
  const access = { token: hub.tokens.ada as string | undefined };
  const place = repositoryAt(github({ address: hub.address }), access, opened('ada').where);
  const asked = await change(place);
  access.token = 'github_pat_ended';
  const { code, sentence } = refusal(await git(place).commit(asked));
  expect([code, sentence.includes('github_pat')]).toEqual(['signed-out', false]);
  access.token = hub.tokens.ada;
  value(await git(place).commit(asked));
  expect(await hub.commits('acme/docs', 'main')).toHaveLength(3);
});
