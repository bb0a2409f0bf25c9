/*
 * GitHub as a host. It allows 60 requests an hour without a token and 5,000 with one, and an unchanged response costs
 * nothing: https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api. A tree names at most 100,000
 * files: https://docs.github.com/rest/git/trees#get-a-tree.
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { callGitHub, named, type Call, type GitHubOptions } from './call.ts';
import { commitTo } from './commit.ts';
import { forkOf } from './fork.ts';
import * as m from './messages.ts';
import { propose } from './proposal.ts';
import type { Access, Host, Repository } from '../host.ts';
import { webAddress } from '../web-address.ts';

const PAGE = 100;
/** Beyond a thousand entries, people find one by its name. */
const MOST_PAGES = 10;

const user = z.object({ login: z.string() });
const repository = z.object({
  full_name: z.string(),
  default_branch: z.string(),
  private: z.boolean(),
  html_url: webAddress,
  archived: z.optional(z.boolean()),
  permissions: z.optional(z.object({ push: z.boolean() })),
});
const branches = z.array(z.object({ name: z.string(), protected: z.optional(z.boolean()) }));
const branch = z.object({
  commit: z.object({ sha: z.string(), commit: z.optional(z.object({ message: z.string() })) }),
});
const protection = z.object({
  protection: z.optional(z.object({ enabled: z.optional(z.boolean()) })),
});
const rules = z.array(z.object({ type: z.string() }));
/** Rules of rulesets that a commit on top of the branch does not break. */
const KEPT = new Set(['deletion', 'non_fast_forward', 'required_linear_history', 'creation']);
const commit = z.object({ message: z.string() });
const tree = z.object({
  tree: z.array(
    z.object({
      path: z.string(),
      mode: z.string(),
      type: z.string(),
      sha: z.nullable(z.string()),
    }),
  ),
  truncated: z.boolean(),
});
const content = z.union([
  z.object({ type: z.string(), sha: z.string() }),
  z.array(z.object({ path: z.string() })),
]);
const blob = z.object({ content: z.string(), encoding: z.string() });

const repositoryOf = (told: z.infer<typeof repository>): Repository => ({
  name: told.full_name,
  defaultBranch: told.default_branch,
  canWrite: told.permissions?.push === true && told.archived !== true,
  isPrivate: told.private,
  address: told.html_url,
});

export function github(options: GitHubOptions = {}): Host {
  const call = callGitHub(options);
  const oneRepository = async (access: Access, name: string) => {
    const told = await call(access, 'GET /repos/{owner}/{repo}', named(name), repository);
    return told.ok ? ok(repositoryOf(told.value)) : told;
  };
  return {
    id: 'github',
    name: 'GitHub',
    site: 'https://github.com',
    request: m.pullRequest,
    commitPage: (name, sha) => `https://github.com/${name}/commit/${sha}`,
    tokenPage:
      'https://github.com/settings/personal-access-tokens/new?name=Signpost&description=Edit+the+navigation+of+a+documentation+site&contents=write&pull_requests=write',
    tokenRights: [m.contentsRight, m.pullRequestsRight],
    widerToken: {
      page: 'https://github.com/settings/tokens/new?description=Signpost&scopes=public_repo',
      rights: ['public_repo'],
    },

    user: (access) => call(access, 'GET /user', {}, user),

    repositories: async (access, words, limit) => {
      if (access.token === undefined) return refuse('signed-out', m.signInToList('GitHub'));
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
      const found = await paged(
        call,
        access,
        'GET /user/repos',
        { sort: 'pushed' },
        z.array(repository),
        (all) => all.filter(isWanted(wanted)).length >= limit,
      );
      return found.ok
        ? ok(found.value.filter(isWanted(wanted)).slice(0, limit).map(repositoryOf))
        : found;
    },

    repository: oneRepository,

    branches: async (access, name) => {
      const found = await paged(
        call,
        access,
        'GET /repos/{owner}/{repo}/branches',
        named(name),
        branches,
      );
      return found.ok
        ? ok(found.value.map((one) => ({ name: one.name, isProtected: one.protected === true })))
        : found;
    },

    // Only administrators see what classic protection requires; rulesets are visible to everyone. Any of them makes a
    // branch count as protected: https://docs.github.com/rest/repos/rules#get-rules-for-a-branch
    isBarred: async (access, name, of) => {
      const at = { ...named(name), branch: of };
      const [own, ruled] = await Promise.all([
        call(access, 'GET /repos/{owner}/{repo}/branches/{branch}', at, protection),
        call(access, 'GET /repos/{owner}/{repo}/rules/branches/{branch}', at, rules),
      ]);
      const isClassic = !own.ok || own.value.protection?.enabled !== false;
      return ok(isClassic || !ruled.ok || ruled.value.some(({ type }) => !KEPT.has(type)));
    },

    tip: async (access, name, of) => {
      const route = 'GET /repos/{owner}/{repo}/branches/{branch}';
      const told = await call(access, route, { ...named(name), branch: of }, branch);
      if (!told.ok) return told;
      const { sha, commit: said } = told.value.commit;
      if (said) return ok({ commit: sha, message: said.message });
      const asked = 'GET /repos/{owner}/{repo}/git/commits/{sha}';
      const own = await call(access, asked, { ...named(name), sha }, commit);
      return own.ok ? ok({ commit: sha, message: own.value.message }) : own;
    },

    files: async (access, name, of) => {
      const route = 'GET /repos/{owner}/{repo}/git/trees/{of}';
      const told = await call(access, route, { ...named(name), of, recursive: '1' }, tree);
      if (!told.ok) return told;
      const files = told.value.tree.flatMap(({ path, mode, type, sha }) =>
        type === 'blob' && sha !== null
          ? [{ path, sha, ...(mode === '100644' ? {} : { mode }) }]
          : [],
      );
      return ok({ files, isTruncated: told.value.truncated });
    },

    find: async (access, name, of, path) => {
      const route = 'GET /repos/{owner}/{repo}/contents/{path}';
      const told = await call(access, route, { ...named(name), path, ref: of }, content);
      if (!told.ok) return told;
      const { value } = told;
      return 'sha' in value && value.type === 'file'
        ? ok({ path, sha: value.sha })
        : refuse('missing', m.noFile(path, name));
    },

    blob: async (access, name, { sha }) => {
      const route = 'GET /repos/{owner}/{repo}/git/blobs/{sha}';
      const told = await call(access, route, { ...named(name), sha }, blob);
      return told.ok ? bytesOf(told.value.content) : told;
    },

    commit: (access, asked) => commitTo(call, access, asked),
    fork: (access, asked) => forkOf(call, access, asked, options, oneRepository),
    propose: (access, asked) => propose(call, access, asked),
  };
}

const isWanted =
  (words: readonly string[]) =>
  ({ full_name }: { readonly full_name: string }): boolean =>
    words.every((word) => full_name.toLowerCase().includes(word));

/** All pages of a list, in order, until there is enough. */
async function paged<T>(
  call: Call,
  access: Access,
  route: string,
  parameters: Readonly<Record<string, unknown>>,
  shape: z.ZodMiniType<T[]>,
  isEnough: (all: readonly T[]) => boolean = () => false,
): Promise<Result<readonly T[]>> {
  const all: T[] = [];
  for (let page = 1; page <= MOST_PAGES; page++) {
    const some = await call(access, route, { ...parameters, per_page: PAGE, page }, shape);
    if (!some.ok) return some;
    all.push(...some.value);
    if (some.value.length < PAGE || isEnough(all)) break;
  }
  return ok(all);
}

function bytesOf(base64: string): Result<Uint8Array> {
  try {
    return ok(Uint8Array.from(atob(base64.replace(/\s/g, '')), (letter) => letter.charCodeAt(0)));
  } catch {
    return refuse('unanswered', m.brokeOff('GitHub'));
  }
}
