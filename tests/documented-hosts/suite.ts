/* Requirements for every host, checked against servers that follow the hosts' documentation. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Host } from '../../src/lib/storage/git/host.ts';
import type { Server } from '../../src/lib/storage/git/host.ts';
import {
  HOST_CALL_NAMES,
  HOST_CALLS,
  ADA,
  type HostCallName,
  commitOf,
  EVE,
  FILES,
  headOf,
  NAME,
  NOBODY,
  NOTHING,
  PROPOSAL,
  refusal,
  value,
} from './host-calls.ts';
import { answer, type DocumentedServer, type Fault } from './documented-server.ts';
import {
  at,
  blobSha,
  emptyStore,
  fill,
  history,
  push,
  type Store,
  touched,
} from './repositories.ts';

const PAGE = '<!doctype html><title>Sign in to the network</title>';
const html = { 'content-type': 'text/html' };

/** A fault in the first request of a call, and the codes of the resulting refusal. */
const FAULTS: readonly (readonly [says: string, fault: Fault, codes: readonly string[]])[] = [
  ['401', answer(401, { message: '401 Unauthorized' }), ['signed-out']],
  ['403', answer(403, { message: '403 Forbidden' }), ['no-right']],
  ['404', answer(404, { message: '404 Not Found' }), ['missing', 'changed']],
  ['409', answer(409, { message: 'Conflict' }), ['changed', 'taken', 'refused']],
  ['422', answer(422, { message: 'Unprocessable' }), ['refused', 'missing']],
  ['429', answer(429, 'Retry later', { 'retry-after': '60' }), ['limited']],
  ['500', answer(500, { message: 'Internal Server Error' }), ['unanswered']],
  ['502 with a page', answer(502, PAGE, html), ['unanswered']],
  ['a sign-in page', answer(200, PAGE, html), ['unanswered']],
  ['an answer of an unexpected shape', answer(200, { hello: 'there' }), ['unanswered']],
  ['a truncated answer', 'cut', ['unanswered']],
  ['a dropped connection', 'reset', ['offline']],
  ['a silent server', 'silence', ['unanswered']],
];

/** The calls each fault is tried on: all of them only in a full run. */
const AT: readonly HostCallName[] =
  process.env.SIGNPOST_RUNS === 'full' ? HOST_CALL_NAMES : ['files', 'blob', 'commit', 'propose'];

export interface Tried {
  readonly store: Store;
  readonly server: DocumentedServer;
  readonly host: Host;
  /** The same host with a short timeout. */
  readonly hasty: Host;
}

/** Declares the tests of a host. `asks` lists each call's requests in order, as documented. */
export function describeHost(
  name: string,
  start: (store: Store) => Promise<DocumentedServer>,
  make: (server: Server) => Host,
  asks: Readonly<Record<HostCallName, readonly string[]>>,
  more: (tried: () => Tried) => void,
): void {
  describe(name, () => {
    let tried: Tried;
    beforeAll(async () => {
      const store = emptyStore();
      const server = await start(store);
      const at = { name, site: server.site, pause: 1 };
      tried = { store, server, host: make(at), hasty: make({ ...at, patience: 50 }) };
    });
    beforeEach(() => {
      const { store, server } = tried;
      fill(store, FILES);
      store.repos.get(NAME)!.branches.set('new-order', headOf(store));
      server.fault = undefined;
      server.asked.length = 0;
      server.bodies.length = 0;
    });
    afterAll(() => tried.server.close());

    describe('sends the documented requests', () => {
      it.each(HOST_CALL_NAMES)('for: %s', async (act) => {
        const { store, server, host } = tried;
        const fill = (asked: string) =>
          asked
            .replaceAll('{head}', headOf(store))
            .replaceAll('{blob}', blobSha(FILES['docs.json']));
        const wanted = asks[act].map(fill);
        value(await HOST_CALLS[act](host, store));
        expect(server.asked).toEqual(wanted);
      });
    });

    describe('understands the answers', () => {
      it('about the user, the repositories, and who may write', async () => {
        const { host } = tried;
        expect(value(await host.user(ADA))).toEqual({ login: 'ada' });
        const [repository] = value(await host.repositories(ADA, 'docs', 20));
        expect(repository).toMatchObject({ name: NAME, defaultBranch: 'main', canWrite: true });
        expect(value(await host.repository(ADA, NAME))).toEqual(repository);
        expect(value(await host.repository(EVE, NAME)).canWrite).toBe(false);
        expect(value(await host.repository(NOBODY, NAME)).canWrite).toBe(false);
        expect(value(await host.branches(ADA, NAME))).toEqual([
          { name: 'main', isProtected: false },
          { name: 'guarded', isProtected: true },
          { name: 'new-order', isProtected: false },
        ]);
      });

      it('with every file of a commit, page by page, and its bytes', async () => {
        const { store, host } = tried;
        const { commit, message } = value(await host.tip(ADA, NAME, 'main'));
        expect([commit, message]).toEqual([headOf(store), 'Begin']);
        const { files, isTruncated } = value(await host.files(ADA, NAME, commit));
        expect(isTruncated).toBe(false);
        expect(files.map(({ path }) => path)).toEqual(Object.keys(FILES));
        for (const file of files) {
          const bytes = value(await host.blob(ADA, NAME, file));
          expect([...bytes]).toEqual([...FILES[file.path as keyof typeof FILES]]);
          expect(value(await host.find(ADA, NAME, commit, file.path))).toMatchObject(file);
        }
        expect(refusal(await host.find(ADA, NAME, commit, 'none.json')).code).toBe('missing');
      });

      it('about tags and the commits that they and shortened ids name', async () => {
        const { store, host } = tried;
        const head = headOf(store);
        expect(value(await host.tags(ADA, NAME))).toEqual(['v1', 'docs/v1']);
        for (const name of ['v1', 'docs/v1', head, head.slice(0, 8)])
          expect(value(await host.revision(ADA, NAME, name))).toMatchObject({ commit: head });
        for (const name of ['v2', 'docs/v2', 'abcdef', 'HEAD~1', 'a b'])
          expect(refusal(await host.revision(ADA, NAME, name)).code).toBe('missing');
      });

      it('without a token, for public repositories', async () => {
        const { store, host } = tried;
        expect(value(await host.files(NOBODY, NAME, headOf(store))).files.length).toBe(4);
        expect(refusal(await host.repositories(NOBODY, '', 20)).code).toBe('signed-out');
        expect(refusal(await host.user({ token: 'old' })).code).toBe('signed-out');
        expect(refusal(await host.repository(ADA, 'acme/none')).code).toBe('missing');
      });
    });

    describe('commits', () => {
      it('exactly these files, on the commit that was read', async () => {
        const { store, host } = tried;
        const asked = commitOf(store);
        const { commit } = value(await host.commit(ADA, asked));
        expect(host.commitPage(NAME, commit)).toMatch(new RegExp(`/acme/docs/.*${commit}$`));
        const repo = store.repos.get(NAME)!;
        const top = at(repo, 'main')!;
        expect([top.id, top.parent, top.message]).toEqual([commit, asked.parent, asked.message]);
        expect(touched(repo, top)).toEqual(['docs.json', 'tabs/new one.json']);
        for (const { path, bytes } of asked.files)
          expect([...top.tree.get(path)!]).toEqual([...bytes!]);
      });

      it('to a new branch, and leaves the old one alone even if it has moved', async () => {
        const { store, host } = tried;
        const asked = commitOf(store, { branch: 'docs/new-order', isNew: true });
        const repo = store.repos.get(NAME)!;
        const theirs = push(repo, 'main', 'Theirs', { 'docs.json': Uint8Array.of(0x7b, 0x7d) });
        value(await host.commit(ADA, asked));
        expect(headOf(store)).toBe(theirs.id);
        expect(at(repo, 'docs/new-order')?.parent).toBe(asked.parent);
      });

      it('nothing when the branch has moved, whichever file changed', async () => {
        const { store, host } = tried;
        const asked = commitOf(store);
        const theirs = push(store.repos.get(NAME)!, 'main', 'Theirs', {
          'index.mdx': Uint8Array.of(1),
        });
        expect(refusal(await host.commit(ADA, asked)).code).toBe('changed');
        expect(headOf(store)).toBe(theirs.id);
      });

      it.each([
        ['a file was changed', { 'docs.json': Uint8Array.of(0x7b, 0x7d) }],
        ['a file was removed', { 'docs.json': undefined }],
        ['a new file was added', { 'tabs/new one.json': Uint8Array.of(1) }],
      ])('nothing when, between reading the branch and the commit, %s', async (_says, files) => {
        const { store, server, host } = tried;
        const asked = commitOf(store);
        server.fault = ({ method }) => {
          if (method === 'POST') push(store.repos.get(NAME)!, 'main', 'Theirs', files);
          return undefined;
        };
        expect(refusal(await host.commit(ADA, asked)).code).toBe('changed');
        expect(at(store.repos.get(NAME)!, 'main')?.message).toBe('Theirs');
      });

      it('nothing to a new branch whose name is taken', async () => {
        const { store, host } = tried;
        const repo = store.repos.get(NAME)!;
        const theirs = push(repo, 'new-order', 'Theirs', { 'index.mdx': Uint8Array.of(1) });
        const asked = commitOf(store, { branch: 'new-order', isNew: true });
        expect(refusal(await host.commit(ADA, asked)).code).toBe('taken');
        expect(headOf(store, 'new-order')).toBe(theirs.id);
      });

      it('nothing without the right to write', async () => {
        const { store, host } = tried;
        const guarded = commitOf(store, { branch: 'guarded' });
        expect(refusal(await host.commit(ADA, guarded)).code).toBe('no-right');
        const own = commitOf(store, { branch: 'mine', isNew: true });
        expect(refusal(await host.commit(EVE, own)).code).toBe('no-right');
        expect([...store.repos.get(NAME)!.branches.keys()]).not.toContain('mine');
      });
    });

    describe('proposes', () => {
      it('a branch once', async () => {
        const { store, host } = tried;
        const first = value(await host.propose(ADA, PROPOSAL));
        expect(value(await host.propose(ADA, PROPOSAL))).toEqual(first);
        expect(first.address).toMatch(/^https:/);
        expect(store.repos.get(NAME)!.requests.map(({ title }) => title)).toEqual([
          'Order the pages',
        ]);
      });

      it("from the user's own fork, created once", async () => {
        const { store, host } = tried;
        const asked = { name: NAME, branch: 'main', commit: headOf(store) };
        const copy = value(await host.fork(EVE, asked));
        expect(copy).toMatchObject({ name: 'eve/docs', canWrite: true });
        expect(value(await host.fork(EVE, asked)).name).toBe('eve/docs');
        const own = commitOf(store, { name: copy.name, branch: 'mine', isNew: true });
        value(await host.commit(EVE, own));
        const proposal = { ...PROPOSAL, from: { name: copy.name, branch: 'mine' } };
        const request = value(await host.propose(EVE, proposal));
        expect(value(await host.propose(EVE, proposal))).toEqual(request);
        expect(store.repos.get(NAME)!.requests).toHaveLength(1);
        expect(store.repos.get(NAME)!.branches.has('mine')).toBe(false);
      });

      it('from a fork created before the newest commit', async () => {
        const { store, host } = tried;
        const old = { name: NAME, branch: 'main', commit: headOf(store) };
        value(await host.fork(EVE, old));
        const repo = store.repos.get(NAME)!;
        const newest = push(repo, 'main', 'Newest', { 'index.mdx': Uint8Array.of(1) });
        const copy = value(await host.fork(EVE, { ...old, commit: newest.id }));
        const asked = commitOf(store, { name: copy.name, branch: 'mine', isNew: true });
        value(await host.commit(EVE, asked));
        expect(at(store.repos.get(copy.name)!, 'mine')?.parent).toBe(newest.id);
      });

      it('from no fork after the user cancels', async () => {
        const { store, server, host } = tried;
        const stop = new AbortController();
        server.fault = ({ method, path }) => {
          if (method === 'GET' && path.endsWith(`docs`)) stop.abort();
          return undefined;
        };
        const asked = { name: NAME, branch: 'main', commit: headOf(store), signal: stop.signal };
        const done = await host.fork(EVE, asked);
        if (!done.ok) expect(done.refusal.code).toBe('stopped');
      });
    });

    describe.each(FAULTS)('reports %s', (says, fault, codes) => {
      it.each(AT)('at: %s', async (act) => {
        const { store, server, host, hasty } = tried;
        const before = [...history(store.repos.get(NAME)!, 'main')].length;
        let isFirst = true;
        server.fault = () => {
          const now = isFirst ? fault : undefined;
          isFirst = false;
          return now;
        };
        // GitLab sends a file's raw bytes, so any answer counts as a valid blob.
        const done = await HOST_CALLS[act](fault === 'silence' ? hasty : host, store);
        if (done.ok && act === 'blob' && name === 'GitLab') return;
        if (done.ok && says === '404') return expect(done.value).toEqual(NOTHING[act]);
        const { code, sentence } = refusal(done);
        expect(codes).toContain(code);
        expect(sentence).toMatch(/^[A-Z“].*\.$/s);
        expect(sentence).not.toMatch(/ada-token|eve-token|undefined|http:\/\//);
        expect([...history(store.repos.get(NAME)!, 'main')]).toHaveLength(before);
        // Without the fault, the same call succeeds.
        server.fault = undefined;
        value(await HOST_CALLS[act](host, store));
      });
    });

    more(() => tried);
  });
}
