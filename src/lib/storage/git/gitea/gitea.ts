/*
 * Gitea and Forgejo as hosts, which have the same API here: gitea.com, Codeberg, and self-hosted servers. Written from
 * their documentation, https://docs.gitea.com/api/ and https://codeberg.org/api/swagger. A page of another site may
 * send requests only if their administrator allows it:
 * https://docs.gitea.com/administration/config-cheat-sheet#cors-cors
 */
import { ok, refuse } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { fromBase64 } from '../base64.ts';
import type { Host, Server } from '../host.ts';
import { http, inAddress, type Means } from '../http.ts';
import {
  at,
  changeOf,
  commit,
  content,
  past,
  repository,
  repositoryOf,
  tags,
  user,
} from '../shapes.ts';
import { branchOfPull } from '../request-branch.ts';
import * as shapes from '../shapes.ts';
import { affordableCommits } from '../listing-cost.ts';
import { blobsOf } from './blobs.ts';
import { list } from './list.ts';
import * as m from './messages.ts';
import { proposalAt } from './proposal.ts';
import { authorsAt, requestReviews } from '../review-requests.ts';
import { commitTo, forkOf, propose } from './writing.ts';

/**
 * Entries per page of a tree. A server may return fewer:
 * https://docs.gitea.com/administration/config-cheat-sheet#api-api
 */
const TREE_PAGE = 1000;
/** Page limit of a tree: 100,000 entries. In a larger one, a file is found by its path. */
const MOST_PAGES = 100;

/** Requests for all lists of files of the past. Many servers are small. */
const LISTING = 60;

/** How many tags are asked for. A server may return fewer. */
const TAGS = 50;

const branch = z.object({
  name: z.string(),
  protected: z.optional(z.boolean()),
  user_can_push: z.optional(z.boolean()),
});
const tip = z.object({ commit: z.object({ id: z.string(), message: z.string() }) });
const tag = z.object({
  message: z.optional(z.string()),
  commit: z.object({ sha: z.string() }),
});
const tree = z.object({
  tree: z.nullable(
    z.array(z.object({ path: z.string(), type: z.string(), mode: z.string(), sha: z.string() })),
  ),
  truncated: z.boolean(),
});
const blob = z.object({ content: z.nullable(z.string()) });

export function gitea({ name: host, site, clientId, ...pace }: Server): Host {
  const tea = http({
    host,
    address: `${site}/api/v1`,
    headers: (token): Record<string, string> =>
      token === undefined ? {} : { authorization: `token ${token}` },
    ...pace,
  });
  return {
    id: 'gitea',
    name: host,
    site,
    request: 'pull',
    // Its form cannot be prefilled through the address.
    tokenPage: `${site}/user/settings/applications`,
    // https://docs.gitea.com/development/oauth2-provider#scopes
    tokenRights: [m.repositoryRight, m.userRight],
    // Before Gitea 1.23, and at Forgejo, scopes are ignored: https://docs.gitea.com/development/oauth2-provider
    ...(clientId && {
      signIn: {
        ...{ kind: 'code' as const, site, clientId, remedy: m.allowCors },
        ...{ scope: 'write:repository read:user', isUnlimited: true as const },
        authorize: `${site}/login/oauth/authorize`,
        token: `${site}/login/oauth/access_token`,
      },
    }),

    user: async (access) => {
      const told = await tea.ask(access, '/user', user);
      return told.ok ? ok({ login: told.value.login }) : told;
    },

    repositories: async (access, words, limit) => {
      if (access.token === undefined) return refuse('signed-out', m.signInToList(host));
      const me = await tea.ask(access, '/user', user);
      if (!me.ok) return me;
      const query = {
        q: words.trim(),
        uid: me.value.id,
        sort: 'updated',
        order: 'desc',
        limit: Math.min(limit, 50),
      };
      const shape = z.object({ data: z.array(repository) });
      const told = await tea.ask(access, { path: '/repos/search', query }, shape);
      return told.ok ? ok(told.value.data.map(repositoryOf)) : told;
    },

    repository: async (access, name) => {
      const told = await tea.ask(access, at(name), repository);
      return told.ok ? ok(repositoryOf(told.value)) : told;
    },

    branches: async (access, name) => {
      const found = await list(tea, access, { path: `${at(name)}/branches` }, branch);
      if (!found.ok) return found;
      // A protected branch does not bar a user who may write to it anyway.
      return ok(
        found.value.map((one) => ({
          name: one.name,
          isProtected: one.protected === true && one.user_can_push !== true,
        })),
      );
    },

    tip: async (access, name, of) => {
      const told = await tea.ask(access, `${at(name)}/branches/${inAddress(of)}`, tip);
      if (!told.ok) return told;
      const { id, message } = told.value.commit;
      return ok({ commit: id, message });
    },

    // By https://docs.gitea.com/api/#tag/repository/operation/repoGetSingleCommit, a ref or an id. A name with a slash is
    // no part of such an address, so it can only be a tag's. 422 means that no commit can have the name.
    revision: async (access, name, revision) => {
      if (revision.includes('/')) {
        const told = await tea.ask(access, `${at(name)}/tags/${inAddress(revision)}`, tag);
        if (!told.ok) return told;
        return ok({ commit: told.value.commit.sha, message: told.value.message ?? '' });
      }
      const path = `${at(name)}/git/commits/${encodeURIComponent(revision)}`;
      const query = { stat: 'false', verification: 'false', files: 'false' };
      const means: Means = (status) =>
        status === 422 ? refuse('missing', m.noRevision(revision, name, host)) : undefined;
      const told = await tea.ask(access, { path, query, means }, commit);
      return told.ok ? ok({ commit: told.value.sha, message: told.value.commit.message }) : told;
    },

    tags: async (access, name) => {
      const asked = { path: `${at(name)}/tags`, query: { limit: TAGS, page: 1 } };
      const told = await tea.ask(access, asked, tags);
      return told.ok ? ok(told.value.map((one) => one.name)) : told;
    },

    files: async (access, name, of) => {
      const told = await tea.pages(
        access,
        {
          path: `${at(name)}/git/trees/${of}`,
          query: { recursive: 'true', per_page: TREE_PAGE, page: 1 },
          most: MOST_PAGES,
          next: (pages) => {
            const { tree: some, truncated } = pages.at(-1)!;
            return truncated && some?.length ? { page: pages.length + 1 } : undefined;
          },
        },
        tree,
      );
      if (!told.ok) return told;
      const { pages, isTruncated } = told.value;
      return ok({ files: shapes.blobsOf(pages.flatMap((page) => page.tree ?? [])), isTruncated });
    },

    find: async (access, name, of, path) => {
      const asked = { path: `${at(name)}/contents/${inAddress(path)}`, query: { ref: of } };
      const told = await tea.ask(access, asked, content);
      if (!told.ok) return told;
      const { value } = told;
      return 'sha' in value && value.type === 'file'
        ? ok({ path, sha: value.sha })
        : refuse('missing', m.noFile(path, name));
    },

    // The size of a page is the server's if there is a path. Without any commit, a path is 404:
    // https://docs.gitea.com/api/#tag/repository/operation/repoGetAllCommits
    past: {
      findsDeleted: false,
      commits: (paths) => affordableCommits(paths, TREE_PAGE, LISTING),
      changes: async (access, name, { from, path, most }) => {
        const query = { sha: from, path, stat: 'false', verification: 'false', files: 'false' };
        const asked = { path: `${at(name)}/commits`, query };
        const told = await list(tea, access, asked, past, (all) => all.length >= most);
        if (told.ok) return ok(told.value.slice(0, most).map(changeOf));
        return path !== '' && told.refusal.code === 'missing' ? ok([]) : told;
      },
    },

    blob: async (access, name, { sha }) => {
      const told = await tea.ask(access, `${at(name)}/git/blobs/${sha}`, blob);
      if (!told.ok) return told;
      return told.value.content === null
        ? refuse('too-large', m.fileTooLarge(host))
        : fromBase64(told.value.content, host);
    },
    blobs: (access, name, commit, wanted) => blobsOf(tea, access, { host, name, commit }, wanted),

    // https://docs.gitea.com/api/#tag/repository/operation/repoGetPullRequest
    requestBranch: (access, name, number) => branchOfPull(tea, access, name, number),
    commit: (access, asked) => commitTo(tea, access, asked),
    commitPage: (name, commit) => `${site}/${name}/commit/${commit}`,
    fork: (access, asked) => forkOf(tea, access, asked, { host, ...pace }),
    propose: (access, asked) => propose(tea, access, asked),
    proposal: (access, name, number) => proposalAt(tea, access, { name, number, site }),
    reviews: {
      authors: authorsAt(tea, { stat: 'false', verification: 'false', files: 'false' }),
      request: requestReviews(tea, host, z.array(z.object({ id: z.number() }))),
    },
  };
}
