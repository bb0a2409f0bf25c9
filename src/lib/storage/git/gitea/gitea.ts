/*
 * Gitea and Forgejo as hosts, which have the same API here: gitea.com, Codeberg, and self-hosted servers. Written from
 * their documentation, https://docs.gitea.com/api/ and https://codeberg.org/api/swagger. A page of another site may
 * send requests only if their administrator allows it:
 * https://docs.gitea.com/administration/config-cheat-sheet#cors-cors
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import * as m from './messages.ts';
import { at, list, repository, repositoryOf } from './repository.ts';
import { commitTo, forkOf, propose } from './writing.ts';
import type { Host } from '../host.ts';
import {
  blobsOf,
  callServer,
  inAddress,
  signedOut,
  type TreeEntry,
  type Server,
} from '../server.ts';

/**
 * Entries per page of a tree. A server may return fewer:
 * https://docs.gitea.com/administration/config-cheat-sheet#api-api
 */
const TREE_PAGE = 1000;
/** Page limit of a tree: 100,000 entries. In a larger one, a file is found by its path. */
const MOST_PAGES = 100;

const user = z.object({ id: z.number(), login: z.string() });
const branch = z.object({
  name: z.string(),
  protected: z.optional(z.boolean()),
  user_can_push: z.optional(z.boolean()),
});
const tip = z.object({ commit: z.object({ id: z.string(), message: z.string() }) });
const tree = z.object({
  tree: z.nullable(
    z.array(z.object({ path: z.string(), type: z.string(), mode: z.string(), sha: z.string() })),
  ),
  truncated: z.boolean(),
});
const content = z.union([
  z.object({ type: z.string(), sha: z.string() }),
  z.array(z.object({ path: z.string() })),
]);
const blob = z.object({ content: z.nullable(z.string()) });

export function gitea(server: Server): Host {
  const { name: host, site } = server;
  const call = callServer(server, '/api/v1', (token) => `token ${token}`);
  return {
    id: 'gitea',
    name: host,
    site,
    request: m.pullRequest,
    // Its form cannot be prefilled through the address.
    tokenPage: `${site}/user/settings/applications`,
    // https://docs.gitea.com/development/oauth2-provider#scopes
    tokenRights: [m.repositoryRight, m.userRight],

    user: async (access) => {
      const told = await call(access, { path: '/user' }, user);
      return told.ok ? ok({ login: told.value.value.login }) : told;
    },

    repositories: async (access, words, limit) => {
      if (access.token === undefined) return signedOut(host);
      const me = await call(access, { path: '/user' }, user);
      if (!me.ok) return me;
      const query = {
        q: words.trim(),
        uid: me.value.value.id,
        sort: 'updated',
        order: 'desc',
        limit: Math.min(limit, 50),
      };
      const shape = z.object({ data: z.array(repository) });
      const told = await call(access, { path: '/repos/search', query }, shape);
      return told.ok ? ok(told.value.value.data.map(repositoryOf)) : told;
    },

    repository: async (access, name) => {
      const told = await call(access, { path: at(name) }, repository);
      return told.ok ? ok(repositoryOf(told.value.value)) : told;
    },

    branches: async (access, name) => {
      const found = await list(call, access, { path: `${at(name)}/branches` }, branch);
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
      const told = await call(access, { path: `${at(name)}/branches/${inAddress(of)}` }, tip);
      if (!told.ok) return told;
      const { id, message } = told.value.value.commit;
      return ok({ commit: id, message });
    },

    files: async (access, name, of) => {
      const path = `${at(name)}/git/trees/${of}`;
      const found: TreeEntry[] = [];
      for (let page = 1; page <= MOST_PAGES; page++) {
        const query = { recursive: 'true', per_page: TREE_PAGE, page };
        const told = await call(access, { path, query }, tree);
        if (!told.ok) return told;
        const { tree: some, truncated } = told.value.value;
        found.push(...(some ?? []));
        if (!truncated || !some?.length) return ok({ files: blobsOf(found), isTruncated: false });
      }
      return ok({ files: blobsOf(found), isTruncated: true });
    },

    find: async (access, name, of, path) => {
      const asked = { path: `${at(name)}/contents/${inAddress(path)}`, query: { ref: of } };
      const told = await call(access, asked, content);
      if (!told.ok) return told;
      const { value } = told.value;
      return 'sha' in value && value.type === 'file'
        ? ok({ path, sha: value.sha })
        : refuse('missing', m.noFile(path, name));
    },

    blob: async (access, name, { sha }) => {
      const told = await call(access, { path: `${at(name)}/git/blobs/${sha}` }, blob);
      return told.ok ? bytesOf(told.value.value.content, host) : told;
    },

    commit: (access, asked) => commitTo(call, access, asked),
    commitPage: (name, commit) => `${site}/${name}/commit/${commit}`,
    fork: (access, asked) => forkOf(call, access, asked, server),
    propose: (access, asked) => propose(call, access, asked),
  };
}

function bytesOf(base64: string | null, host: string): Result<Uint8Array> {
  if (base64 === null) return refuse('too-large', m.fileTooLarge(host));
  try {
    return ok(Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)));
  } catch {
    return refuse('unanswered', m.brokeOff(host));
  }
}
