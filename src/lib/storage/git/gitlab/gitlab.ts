/*
 * GitLab as a host: gitlab.com, and self-hosted servers. Written from its documentation,
 * https://docs.gitlab.com/api/rest/. A token is sent in the header that accepts every kind of token. gitlab.com allows
 * 2,000 requests a minute with one: https://docs.gitlab.com/user/gitlab_com/#rate-limits-on-gitlabcom
 */
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { at, project, repositoryOf } from './project.ts';
import { commitTo, forkOf, propose } from './writing.ts';
import type { Access, Host } from '../host.ts';
import * as m from '../messages.ts';
import {
  blobsOf,
  callServer,
  signedOut,
  type Call,
  type TreeEntry,
  type Server,
} from '../server.ts';

/** The maximum of a page: https://docs.gitlab.com/api/rest/#pagination */
const PAGE = 100;
/** Page limit of lists: 20,000 files. In a larger repository, one is found by its path. */
const MOST_PAGES = 200;
const user = z.object({ username: z.string() });
const branch = z.object({
  name: z.string(),
  protected: z.optional(z.boolean()),
  can_push: z.optional(z.boolean()),
  commit: z.object({ id: z.string(), message: z.string() }),
});
const entries = z.array(
  z.object({ id: z.string(), path: z.string(), type: z.string(), mode: z.string() }),
);
const file = z.object({ blob_id: z.string() });

export function gitlab(server: Server): Host {
  const { name: host, site } = server;
  const call = callServer(server, '/api/v4', (token) => `Bearer ${token}`);
  return {
    id: 'gitlab',
    name: host,
    site,
    request: m.mergeRequest,
    // https://docs.gitlab.com/user/profile/personal_access_tokens/#prefill-personal-access-token-details
    tokenPage: `${site}/-/user_settings/personal_access_tokens?name=Signpost&scopes=api`,
    tokenRights: ['api'],

    user: async (access) => {
      const told = await call(access, { path: '/user' }, user);
      return told.ok ? ok({ login: told.value.value.username }) : told;
    },

    // https://docs.gitlab.com/api/projects/#list-all-projects
    repositories: async (access, words, limit) => {
      if (access.token === undefined) return signedOut(host);
      const query = {
        membership: 'true',
        order_by: 'last_activity_at',
        search: words.trim(),
        search_namespaces: words.trim() && 'true',
        per_page: Math.min(limit, PAGE),
      };
      const told = await call(access, { path: '/projects', query }, z.array(project));
      return told.ok ? ok(told.value.value.map(repositoryOf)) : told;
    },

    repository: async (access, name) => {
      const told = await call(access, { path: at(name) }, project);
      if (!told.ok) return told;
      const found = repositoryOf(told.value.value);
      if (found.canWrite || access.token === undefined || told.value.value.archived)
        return ok(found);
      // A role through another group is not listed. The branch shows what it allows.
      const path = `${at(name)}/repository/branches/${encodeURIComponent(found.defaultBranch)}`;
      const stands = await call(access, { path }, branch);
      return ok({ ...found, canWrite: stands.ok && stands.value.value.can_push === true });
    },

    // https://docs.gitlab.com/api/branches/#list-repository-branches
    branches: async (access, name) => {
      const path = `${at(name)}/repository/branches`;
      const all: z.infer<typeof branch>[] = [];
      for (let page = '1', pages = 0; page && pages < MOST_PAGES; pages++) {
        const told = await call(access, { path, query: { per_page: PAGE, page } }, z.array(branch));
        if (!told.ok) return told;
        all.push(...told.value.value);
        page = told.value.header('x-next-page') ?? '';
      }
      // A protected branch does not bar a user who may write to it anyway.
      return ok(
        all.map((one) => ({
          name: one.name,
          isProtected: one.protected === true && one.can_push !== true,
        })),
      );
    },

    tip: async (access, name, of) => {
      const path = `${at(name)}/repository/branches/${encodeURIComponent(of)}`;
      const told = await call(access, { path }, branch);
      if (!told.ok) return told;
      const { id, message } = told.value.value.commit;
      return ok({ commit: id, message });
    },

    files: async (access, name, of) => {
      const told = await treeOf(call, access, name, of);
      return told.ok
        ? ok({ files: blobsOf(told.value.entries), isTruncated: told.value.isTruncated })
        : told;
    },

    // https://docs.gitlab.com/api/repository_files/#get-file-from-repository
    find: async (access, name, of, path) => {
      const asked = `${at(name)}/repository/files/${encodeURIComponent(path)}`;
      const told = await call(access, { path: asked, query: { ref: of } }, file);
      return told.ok ? ok({ path, sha: told.value.value.blob_id }) : told;
    },

    // https://docs.gitlab.com/api/repositories/#raw-blob-content
    blob: async (access, name, { sha }) => {
      const told = await call(access, { path: `${at(name)}/repository/blobs/${sha}/raw` });
      return told.ok ? ok(told.value.value) : told;
    },

    commit: (access, asked) => commitTo(call, access, asked),
    commitPage: (name, commit) => `${site}/${name}/-/commit/${commit}`,
    fork: (access, asked) => forkOf(call, access, asked, server),
    propose: (access, asked) => propose(call, access, asked),
  };
}

/**
 * The pages of a tree are requested by the name of the next page, since numbers are not supported
 * (https://docs.gitlab.com/api/repositories/#list-repository-tree). That name is part of an address from which nothing
 * else is used, so that a token is sent nowhere else.
 */
async function treeOf(
  call: Call,
  access: Access,
  name: string,
  ref: string,
): Promise<Result<{ entries: readonly TreeEntry[]; isTruncated: boolean }>> {
  const path = `${at(name)}/repository/tree`;
  const found: TreeEntry[] = [];
  let page_token: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const query = { ref, recursive: 'true', pagination: 'keyset', per_page: PAGE, page_token };
    const told = await call(access, { path, query }, entries);
    if (!told.ok) return told;
    found.push(...told.value.value.map(({ id, ...entry }) => ({ ...entry, sha: id })));
    const next = /<([^>]*)>;\s*rel="?next"?/.exec(told.value.header('link') ?? '')?.[1] ?? '';
    page_token = URL.canParse(next)
      ? (new URL(next).searchParams.get('page_token') ?? undefined)
      : undefined;
    if (page_token === undefined) return ok({ entries: found, isTruncated: false });
  }
  return ok({ entries: found, isTruncated: true });
}
