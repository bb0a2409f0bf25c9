/*
 * Gitea and Forgejo, tested against their documentation only (https://docs.gitea.com/api/,
 * https://codeberg.org/api/swagger): a server on this machine responds as documented, tests/documented-hosts/gitea.ts. Nothing
 * here has run against a real one.
 */
import { describe, expect, it } from 'vitest';
import {
  ADA,
  commitOf,
  NAME,
  PROPOSAL,
  refusal,
  value,
} from '../../../../../tests/documented-hosts/host-calls.ts';
import { startGitea } from '../../../../../tests/documented-hosts/gitea.ts';
import { answer } from '../../../../../tests/documented-hosts/documented-server.ts';
import { blobSha, push } from '../../../../../tests/documented-hosts/repositories.ts';
import { FILES } from '../../../../../tests/documented-hosts/host-calls.ts';
import { describeReviews } from '../../../../../tests/documented-hosts/reviews-suite.ts';
import { describeHost } from '../../../../../tests/documented-hosts/suite.ts';
import { gitea } from './gitea.ts';

const R = '/repos/acme/docs';
const TREE = `${R}/git/trees/{head}?recursive=true&per_page=1000`;

const ASKS = {
  user: ['GET /user'],
  repositories: ['GET /user', 'GET /repos/search?q=docs&uid=7&sort=updated&order=desc&limit=20'],
  repository: [`GET ${R}`],
  branches: [`GET ${R}/branches?limit=50&page=1`, `GET ${R}/branches?limit=50&page=2`],
  tip: [`GET ${R}/branches/main`],
  revision: [`GET ${R}/git/commits/v1?stat=false&verification=false&files=false`],
  tags: [`GET ${R}/tags?limit=50&page=1`],
  files: [`GET ${TREE}&page=1`, `GET ${TREE}&page=2`],
  find: [`GET ${R}/contents/tabs/api%20v1.json?ref={head}`],
  past: [
    `GET ${R}/commits?sha={head}&path=docs.json&stat=false&verification=false&files=false&limit=50&page=1`,
  ],
  'list a folder': [`GET ${TREE}&page=1`, `GET ${TREE}&page=2`],
  blob: [`GET ${R}/git/blobs/{blob}`],
  commit: [`GET ${R}/branches/main`, `POST ${R}/contents`],
  'commit to a new branch': [`POST ${R}/branches`, `POST ${R}/contents`],
  fork: [
    'GET /user',
    `GET ${R}/forks?limit=50&page=1`,
    `POST ${R}/forks`,
    'GET /repos/eve/docs/git/commits/{head}',
  ],
  propose: [`GET ${R}/pulls?state=open&sort=recentupdate&limit=50&page=1`, `POST ${R}/pulls`],
  proposal: [`GET ${R}/pulls/1`, `GET ${R}/commits/{head}/status?limit=50&page=1`],
  'request reviews': [
    `GET ${R}/pulls?state=open&sort=recentupdate&limit=50&page=1`,
    `POST ${R}/pulls`,
    `POST ${R}/pulls/1/requested_reviewers`,
  ],
};

for (const [name, isForgejo] of [
  ['Gitea', false],
  ['Forgejo', true],
] as const)
  describeHost(
    name,
    (store) => startGitea(store, isForgejo),
    gitea,
    ASKS,
    (tried) => {
      describe(`at ${name}`, () => {
        it('a commit names the blob of each file that was read, and sends bytes as base64', async () => {
          const { store, server, host } = tried();
          const asked = commitOf(store);
          value(await host.commit(ADA, asked));
          expect(server.bodies.at(-1)).toEqual({
            branch: 'main',
            message: asked.message,
            files: [
              {
                operation: 'update',
                path: 'docs.json',
                content: Buffer.from(asked.files[0]!.bytes!).toString('base64'),
                sha: blobSha(FILES['docs.json']),
              },
              { operation: 'create', path: 'tabs/new one.json', content: '77u/e33/' },
            ],
          });
        });

        it('a new branch is deleted when the commit is not made', async () => {
          const { store, server, host } = tried();
          server.fault = ({ path }) =>
            path.endsWith('/contents') ? answer(403, { message: 'Forbidden' }) : undefined;
          const asked = commitOf(store, { branch: 'mine', isNew: true });
          expect(refusal(await host.commit(ADA, asked)).code).toBe('no-right');
          expect(store.repos.get(NAME)!.branches.has('mine')).toBe(false);
        });

        it.each(['lost', 'cut', 'reset'] as const)(
          'a new branch stays when it is unknown whether the commit was made: %s',
          async (fault) => {
            const { store, server, host } = tried();
            server.fault = ({ path }) => (path.endsWith('/contents') ? fault : undefined);
            const asked = commitOf(store, { branch: 'mine', isNew: true });
            expect(['offline', 'unanswered']).toContain(
              refusal(await host.commit(ADA, asked)).code,
            );
            expect(store.repos.get(NAME)!.branches.has('mine')).toBe(true);
          },
        );

        it('a branch that a lost response left at the same commit is used', async () => {
          const { store, host } = tried();
          const asked = commitOf(store, { branch: 'mine', isNew: true });
          store.repos.get(NAME)!.branches.set('mine', asked.parent);
          value(await host.commit(ADA, asked));
          push(store.repos.get(NAME)!, 'other', 'Theirs', { 'index.mdx': Uint8Array.of(2) });
          const other = commitOf(store, { branch: 'other', isNew: true });
          expect(refusal(await host.commit(ADA, other)).code).toBe('taken');
        });

        describeReviews(tried, (owners) => `.*\\\\.json ${owners}`, true);

        it('a team is named without its organization', async () => {
          const { store, server, host } = tried();
          value(await host.propose(ADA, PROPOSAL));
          value(await host.reviews!.request(ADA, NAME, '1', ['eve', 'acme/writers']));
          expect(server.bodies.at(-1)).toEqual({ reviewers: ['eve'], team_reviewers: ['writers'] });
          expect([...store.repos.get(NAME)!.requests[0]!.reviewers]).toContain('acme/writers');
        });

        it('a file that is too large to be returned is refused', async () => {
          const { server, host } = tried();
          server.fault = () => answer(200, { content: null, encoding: null, size: 99_999_999 });
          const blob = { path: 'docs.json', sha: 'a'.repeat(40) };
          expect(refusal(await host.blob(ADA, NAME, blob)).code).toBe('too-large');
        });
      });
    },
  );
