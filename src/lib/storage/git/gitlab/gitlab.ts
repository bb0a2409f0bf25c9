/*
 * GitLab as a host: gitlab.com, and self-hosted servers. Written from its documentation,
 * https://docs.gitlab.com/api/rest/. A token is sent in the header that accepts every kind of token. gitlab.com allows
 * 2,000 requests a minute with one: https://docs.gitlab.com/user/gitlab_com/#rate-limits-on-gitlabcom
 */
import { ok, refuse } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Host, Server } from '../host.ts';
import { BYTES, http } from '../http.ts';
import { affordableCommits } from '../listing-cost.ts';
import * as m from '../messages.ts';
import * as shapes from '../shapes.ts';
import { blobsOf } from './blobs.ts';
import { at, project, repositoryOf } from './project.ts';
import { proposalAt } from './proposal.ts';
import { branchOfRequest } from './request-branch.ts';
import { reviewsAt } from './reviews.ts';
import { commitTo, forkOf, propose } from './writing.ts';

/** The maximum of a page: https://docs.gitlab.com/api/rest/#pagination */
const PAGE = 100;
/** Page limit of lists: 20,000 files. In a larger repository, one is found by its path. */
const MOST_PAGES = 200;
/** Requests for all lists of files of the past: a tenth of what gitlab.com allows in a minute. */
const LISTING = 200;
const user = z.object({ username: z.string() });
const commit = z.object({ id: z.string(), message: z.string() });
const branch = z.object({
  name: z.string(),
  protected: z.optional(z.boolean()),
  can_push: z.optional(z.boolean()),
  commit,
});
const entries = z.array(
  z.object({ id: z.string(), path: z.string(), type: z.string(), mode: z.string() }),
);
const file = z.object({ blob_id: z.string() });
const history = z.array(z.extend(commit, { committed_date: z.optional(z.string()) }));

export function gitlab({ name: host, site, clientId, ...pace }: Server): Host {
  const headers = (token: string | undefined): Record<string, string> =>
    token === undefined ? {} : { authorization: `Bearer ${token}` };
  const lab = http({ host, address: `${site}/api/v4`, headers, ...pace });
  const graph = http({ host, address: `${site}/api`, headers, ...pace });
  return {
    id: 'gitlab',
    name: host,
    site,
    request: 'merge',
    allowance: lab.allowance,
    // https://docs.gitlab.com/user/profile/personal_access_tokens/#prefill-personal-access-token-details
    tokenPage: `${site}/-/user_settings/personal_access_tokens?name=Signpost&scopes=api`,
    tokenRights: ['api'],
    // https://docs.gitlab.com/api/oauth2/#authorization-code-with-proof-key-for-code-exchange-pkce
    ...(clientId && {
      signIn: {
        ...{ kind: 'code' as const, site, clientId, scope: 'api', remedy: m.updateGitLab },
        authorize: `${site}/oauth/authorize`,
        token: `${site}/oauth/token`,
        revoke: `${site}/oauth/revoke`,
      },
    }),

    user: async (access) => {
      const told = await lab.ask(access, '/user', user);
      return told.ok ? ok({ login: told.value.username }) : told;
    },

    // https://docs.gitlab.com/api/projects/#list-all-projects
    repositories: async (access, words, limit) => {
      if (access.token === undefined) return refuse('signed-out', m.signInToList(host));
      const query = {
        membership: 'true',
        order_by: 'last_activity_at',
        search: words.trim(),
        search_namespaces: words.trim() && 'true',
        per_page: Math.min(limit, PAGE),
      };
      const told = await lab.ask(access, { path: '/projects', query }, z.array(project));
      return told.ok ? ok(told.value.map(repositoryOf)) : told;
    },

    repository: async (access, name) => {
      const told = await lab.ask(access, at(name), project);
      if (!told.ok) return told;
      const found = repositoryOf(told.value);
      if (found.canWrite || access.token === undefined || told.value.archived) return ok(found);
      // A role through another group is not listed. The branch shows what it allows.
      const path = `${at(name)}/repository/branches/${encodeURIComponent(found.defaultBranch)}`;
      const stands = await lab.ask(access, path, branch);
      return ok({ ...found, canWrite: stands.ok && stands.value.can_push === true });
    },

    // https://docs.gitlab.com/api/branches/#list-repository-branches
    branches: async (access, name) => {
      const path = `${at(name)}/repository/branches`;
      const query = { per_page: PAGE, page: 1 };
      const told = await lab.pages(
        access,
        {
          ...{ path, query, most: MOST_PAGES },
          next: (_, header) => {
            const page = header('x-next-page');
            return page ? { page } : undefined;
          },
        },
        z.array(branch),
      );
      if (!told.ok) return told;
      // A protected branch does not bar a user who may write to it anyway.
      return ok(
        told.value.pages.flat().map((one) => ({
          name: one.name,
          isProtected: one.protected === true && one.can_push !== true,
        })),
      );
    },

    tip: async (access, name, of) => {
      const path = `${at(name)}/repository/branches/${encodeURIComponent(of)}`;
      const told = await lab.ask(access, path, branch);
      if (!told.ok) return told;
      const { id, message } = told.value.commit;
      return ok({ commit: id, message });
    },

    // https://docs.gitlab.com/api/commits/#retrieve-a-commit: by the hash, or the name of a branch or tag.
    revision: async (access, name, revision) => {
      const path = `${at(name)}/repository/commits/${encodeURIComponent(revision)}`;
      const told = await lab.ask(access, { path, query: { stats: 'false' } }, commit);
      return told.ok ? ok({ commit: told.value.id, message: told.value.message }) : told;
    },

    // https://docs.gitlab.com/api/tags/#list-all-project-repository-tags: the newest first.
    tags: async (access, name) => {
      const asked = { path: `${at(name)}/repository/tags`, query: { per_page: PAGE } };
      const told = await lab.ask(access, asked, shapes.tags);
      return told.ok ? ok(told.value.map((tag) => tag.name)) : told;
    },

    // The pages of a tree are requested by the name of the next page, since numbers are not supported
    // (https://docs.gitlab.com/api/repositories/#list-repository-tree). That name is part of an address from which
    // nothing else is used, so that a token is sent nowhere else. A folder that the commit doesn’t have is 404, and at
    // older servers an empty list.
    files: async (access, name, ref, folder = '') => {
      const path = `${at(name)}/repository/tree`;
      const query = { ref, path: folder, recursive: 'true', pagination: 'keyset', per_page: PAGE };
      const told = await lab.pages(
        access,
        {
          ...{ path, query, most: MOST_PAGES },
          next: (_, header) => {
            const next = /<([^>]*)>;\s*rel="?next"?/.exec(header('link') ?? '')?.[1] ?? '';
            const page_token = URL.canParse(next) && new URL(next).searchParams.get('page_token');
            return page_token ? { page_token } : undefined;
          },
        },
        entries,
      );
      if (!told.ok && folder !== '' && told.refusal.code === 'missing')
        return ok({ files: [], isTruncated: false });
      if (!told.ok) return told;
      const found = told.value.pages.flat().map(({ id: sha, ...entry }) => ({ ...entry, sha }));
      return ok({ files: shapes.blobsOf(found), isTruncated: told.value.isTruncated });
    },

    // https://docs.gitlab.com/api/repository_files/#get-file-from-repository
    find: async (access, name, of, path) => {
      const asked = `${at(name)}/repository/files/${encodeURIComponent(path)}`;
      const told = await lab.ask(access, { path: asked, query: { ref: of } }, file);
      return told.ok ? ok({ path, sha: told.value.blob_id }) : told;
    },

    // https://docs.gitlab.com/api/commits/#list-repository-commits
    past: {
      findsDeleted: false,
      commits: (paths, folder) =>
        affordableCommits(
          paths.filter((path) => path.startsWith(folder)),
          PAGE,
          LISTING,
        ),
      changes: async (access, name, { from, path, most }) => {
        const query = { ref_name: from, path, per_page: Math.min(most, PAGE) };
        const asked = { path: `${at(name)}/repository/commits`, query };
        const told = await lab.ask(access, asked, history);
        return told.ok
          ? ok(
              told.value.map(({ id, message, committed_date }) =>
                shapes.change(id, message, committed_date),
              ),
            )
          : told;
      },
    },

    // https://docs.gitlab.com/api/repositories/#raw-blob-content
    blob: (access, name, { sha }) =>
      lab.ask(access, `${at(name)}/repository/blobs/${sha}/raw`, BYTES),
    blobs: (access, name, commit, wanted) => blobsOf(graph, access, { host, name, commit }, wanted),

    requestBranch: (access, name, number) => branchOfRequest(lab, access, name, number),
    commit: (access, asked) => commitTo(lab, access, asked),
    commitPage: (name, commit) => `${site}/${name}/-/commit/${commit}`,
    fork: (access, asked) => forkOf(lab, access, asked, { host, ...pace }),
    propose: (access, asked) => propose(lab, access, asked),
    proposal: (access, name, number) => proposalAt(lab, access, name, number),
    reviews: reviewsAt(lab, host),
  };
}
