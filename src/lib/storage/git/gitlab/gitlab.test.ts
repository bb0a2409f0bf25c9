/*
 * GitLab, tested against its documentation only (https://docs.gitlab.com/api/): a server on this machine responds as
 * documented, tests/documented-hosts/gitlab.ts. Nothing here has run against a real GitLab.
 */
import { describe, expect, it } from 'vitest';
import {
  ADA,
  commitOf,
  EVE,
  NAME,
  PROPOSAL,
  refusal,
  value,
} from '../../../../../tests/documented-hosts/host-calls.ts';
import { startGitLab } from '../../../../../tests/documented-hosts/gitlab.ts';
import { answer } from '../../../../../tests/documented-hosts/documented-server.ts';
import { describeReviews } from '../../../../../tests/documented-hosts/reviews-suite.ts';
import { describeHost } from '../../../../../tests/documented-hosts/suite.ts';
import { gitlab } from './gitlab.ts';

const P = '/projects/acme%2Fdocs';
const TREE = `${P}/repository/tree?ref={head}&recursive=true&pagination=keyset&per_page=100`;

const ASKS = {
  user: ['GET /user'],
  repositories: [
    'GET /projects?membership=true&order_by=last_activity_at&search=docs&search_namespaces=true&per_page=20',
  ],
  repository: [`GET ${P}`],
  branches: [`GET ${P}/repository/branches?per_page=100&page=1`],
  tip: [`GET ${P}/repository/branches/main`],
  revision: [`GET ${P}/repository/commits/v1?stats=false`],
  tags: [`GET ${P}/repository/tags?per_page=100`],
  files: [`GET ${TREE}`, `GET ${TREE}&page_token=3`],
  find: [`GET ${P}/repository/files/tabs%2Fapi%20v1.json?ref={head}`],
  past: [`GET ${P}/repository/commits?ref_name={head}&path=docs.json&per_page=100`],
  'list a folder': [`GET ${TREE.replace('&rec', '&path=images&rec')}`],
  blob: [`GET ${P}/repository/blobs/{blob}/raw`],
  commit: [
    `GET ${P}/repository/branches/main`,
    `GET ${P}/repository/files/docs.json?ref={head}`,
    `POST ${P}/repository/commits`,
  ],
  'commit to a new branch': [
    `GET ${P}/repository/commits/{head}?stats=false`,
    `POST ${P}/repository/commits`,
  ],
  fork: [
    `GET ${P}/forks?owned=true&per_page=100`,
    `POST ${P}/fork`,
    'GET /projects/eve%2Fdocs',
    'GET /projects/eve%2Fdocs',
  ],
  propose: [
    `GET ${P}`,
    `GET ${P}/merge_requests?state=opened&source_branch=new-order&target_branch=main`,
    `POST ${P}/merge_requests`,
  ],
  proposal: [
    `GET ${P}/merge_requests/1`,
    'GET /projects/1/pipelines/47/jobs?per_page=100',
    'GET /projects/1/deployments?status=success&order_by=id&sort=desc&per_page=30',
  ],
  'request reviews': [
    `GET ${P}`,
    `GET ${P}/merge_requests?state=opened&source_branch=new-order&target_branch=main`,
    `POST ${P}/merge_requests`,
    'GET /users?username=eve',
    `GET ${P}/merge_requests/1`,
    `PUT ${P}/merge_requests/1`,
  ],
};

describeHost('GitLab', startGitLab, gitlab, ASKS, (tried) => {
  describe('at GitLab', () => {
    it('a commit names the commit that last touched each file, and sends bytes as base64', async () => {
      const { store, server, host } = tried();
      const asked = commitOf(store);
      value(await host.commit(ADA, asked));
      expect(server.bodies.at(-1)).toEqual({
        branch: 'main',
        commit_message: asked.message,
        stats: false,
        actions: [
          {
            action: 'update',
            file_path: 'docs.json',
            encoding: 'base64',
            content: Buffer.from(asked.files[0]!.bytes!).toString('base64'),
            last_commit_id: asked.parent,
          },
          {
            action: 'create',
            file_path: 'tabs/new one.json',
            encoding: 'base64',
            content: '77u/e33/',
          },
        ],
      });
    });

    it.each([
      ['You are not allowed to push into this branch', 'no-right'],
      [
        "A branch called 'x' already exists. Switch to that branch in order to make changes",
        'taken',
      ],
      ['Could not update refs/heads/main. Please refresh and try again.', 'changed'],
      ["A file with this name doesn't exist", 'changed'],
      ['A file with this name already exists', 'changed'],
      ['The commit message is too long', 'refused'],
    ])('“%s” means %s', async (message, code) => {
      const { store, server, host } = tried();
      server.fault = ({ method }) => (method === 'POST' ? answer(400, { message }) : undefined);
      expect(refusal(await host.commit(ADA, commitOf(store))).code).toBe(code);
    });

    it('the token is sent only to the server, whatever a response names as the next page', async () => {
      const { store, server, host } = tried();
      let isFirst = true;
      server.fault = () => {
        if (!isFirst) return undefined;
        isFirst = false;
        const link = '<https://elsewhere.example.com/?page_token=3>; rel="next"';
        return answer(200, [], { link });
      };
      value(await host.files(ADA, 'acme/docs', commitOf(store).parent));
      expect(server.asked).toHaveLength(2);
    });

    it('write access through another group is found at the branch', async () => {
      const { server, host } = tried();
      const path_with_namespace = 'acme/docs';
      const web_url = 'https://gitlab.example.com/acme/docs';
      const permissions = { project_access: null, group_access: null };
      server.fault = ({ parts }) =>
        parts.length === 2
          ? answer(200, { id: 1, path_with_namespace, web_url, permissions })
          : undefined;
      expect(value(await host.repository(ADA, NAME)).canWrite).toBe(true);
      expect(value(await host.repository(EVE, NAME)).canWrite).toBe(false);
    });

    describeReviews(tried, (owners) => `[Docs] ${owners} @acme @acme/writers\ndocs.json`, false);

    it('a reviewer that GitLab leaves out is named', async () => {
      const { server, host } = tried();
      value(await host.propose(ADA, PROPOSAL));
      server.fault = ({ method }) =>
        method === 'PUT' ? answer(200, { reviewers: [{ id: 12, username: 'eve' }] }) : undefined;
      const { sentence } = refusal(await host.reviews!.request(ADA, NAME, '1', ['eve', 'olga']));
      expect(sentence).toMatch(/^GitLab didn’t add olga\./);
    });

    it('the page to create a token has a prefilled form', () => {
      const { host } = tried();
      expect(host.tokenPage).toMatch(/personal_access_tokens\?name=Signpost&scopes=api$/);
    });
  });
});
