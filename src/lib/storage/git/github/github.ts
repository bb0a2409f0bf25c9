/*
 * GitHub as a host: https://docs.github.com/rest. It allows 60 requests an hour without a token and 5,000 with one, and
 * an unchanged response costs nothing:
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api. A tree names at most 100,000 files:
 * https://docs.github.com/rest/git/trees#get-a-tree.
 */
import { ok, refuse } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { fromBase64 } from '../base64.ts';
import type { Access, Host, Server } from '../host.ts';
import { http, PATIENCE, type Api, type Means } from '../http.ts';
import { MOST_COMMITS } from '../listing-cost.ts';
import { branchOfPull } from '../request-branch.ts';
import * as shapes from '../shapes.ts';
import {
  at,
  blobsOf,
  changeOf,
  content,
  history,
  repository,
  repositoryOf,
  user,
} from '../shapes.ts';
import * as m from './messages.ts';
import { proposalAt } from './proposal.ts';
import { authorsAt, requestReviews } from '../review-requests.ts';
import { commitTo, forkOf, propose } from './writing.ts';

/** The maximum of a page. */
const PAGE = 100;
/** Beyond a thousand entries, people find one by its name. */
const MOST_PAGES = 10;

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
const blob = z.object({ content: z.string() });

const texts = z.object({
  data: z.object({
    repository: z.record(
      z.string(),
      z.nullable(
        z.object({
          text: z.optional(z.nullable(z.string())),
          isTruncated: z.optional(z.boolean()),
        }),
      ),
    ),
  }),
});

/** GitHub itself. Any other site is a GitHub Enterprise Server, which has its API in a folder. */
const SITE = 'https://github.com';

interface GitHubOptions extends Partial<Server> {
  /** The address of the API, for tests. */
  readonly address?: string;
}

export function github({
  name: host = 'GitHub',
  site = SITE,
  address = site === SITE ? 'https://api.github.com' : `${site}/api/v3`,
  relay,
  ...pace
}: GitHubOptions = {}): Host {
  const api: Api = {
    host,
    address,
    headers: (token) => ({
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    }),
    // Unchanged responses don't count against the limit, but only with a token. Without one, responses are cached for
    // the minute that GitHub sets.
    cache: (token) => (token === undefined ? 'default' : 'no-cache'),
    means: meantAlways,
    patience: patienceFor,
    ...pace,
  };
  const hub = http(api);
  // https://docs.github.com/enterprise-server/graphql/guides/forming-calls-with-graphql#the-graphql-endpoint
  const graph = http({ ...api, address: address.replace(/\/v3$/, '') });
  /** A list, page by page, until there is enough. */
  const list = async <T>(
    access: Access,
    path: string,
    shape: z.ZodMiniType<T[]>,
    query: Readonly<Record<string, string>> = {},
    isEnough: (all: readonly T[]) => boolean = () => false,
  ) => {
    const next = (pages: readonly T[][]) =>
      pages.at(-1)!.length < PAGE || isEnough(pages.flat())
        ? undefined
        : { page: pages.length + 1 };
    const asked = { path, query: { ...query, per_page: PAGE, page: 1 }, most: MOST_PAGES, next };
    const found = await hub.pages(access, asked, shape);
    return found.ok ? ok(found.value.pages.flat()) : found;
  };
  return {
    id: 'github',
    name: host,
    site,
    request: 'pull',
    allowance: hub.allowance,
    // https://docs.github.com/apps/oauth-apps/building-oauth-apps/scopes-for-oauth-apps: fewer don't write to private ones
    ...(relay && { signIn: { kind: 'relay', address: relay, scope: 'repo' } }),
    commitPage: (name, sha) => `${site}/${name}/commit/${sha}`,
    tokenPage: `${site}/settings/personal-access-tokens/new?name=Signpost&description=Edit+the+navigation+of+a+documentation+site&contents=write&pull_requests=write`,
    tokenRights: [m.contentsRight, m.pullRequestsRight],
    widerToken: {
      page: `${site}/settings/tokens/new?description=Signpost&scopes=public_repo`,
      rights: ['public_repo'],
    },

    user: async (access) => {
      const told = await hub.ask(access, '/user', user);
      return told.ok ? ok({ login: told.value.login }) : told;
    },

    repositories: async (access, words, limit) => {
      if (access.token === undefined) return refuse('signed-out', m.signInToList(host));
      const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
      const isWanted = ({ full_name }: z.infer<typeof repository>) =>
        wanted.every((word) => full_name.toLowerCase().includes(word));
      const found = await list(
        access,
        '/user/repos',
        z.array(repository),
        { sort: 'pushed' },
        (all) => all.filter(isWanted).length >= limit,
      );
      return found.ok ? ok(found.value.filter(isWanted).slice(0, limit).map(repositoryOf)) : found;
    },

    repository: async (access, name) => {
      const told = await hub.ask(access, at(name), repository);
      return told.ok ? ok(repositoryOf(told.value)) : told;
    },

    branches: async (access, name) => {
      const found = await list(access, `${at(name)}/branches`, branches);
      return found.ok
        ? ok(found.value.map((one) => ({ name: one.name, isProtected: one.protected === true })))
        : found;
    },

    // Only administrators see what classic protection requires; rulesets are visible to everyone. Any of them makes a
    // branch count as protected: https://docs.github.com/rest/repos/rules#get-rules-for-a-branch
    isBarred: async (access, name, of) => {
      const branchPath = `branches/${encodeURIComponent(of)}`;
      const [own, ruled] = await Promise.all([
        hub.ask(access, `${at(name)}/${branchPath}`, protection),
        hub.ask(access, `${at(name)}/rules/${branchPath}`, rules),
      ]);
      const isClassic = !own.ok || own.value.protection?.enabled !== false;
      return ok(isClassic || !ruled.ok || ruled.value.some(({ type }) => !KEPT.has(type)));
    },

    tip: async (access, name, of) => {
      const told = await hub.ask(access, `${at(name)}/branches/${encodeURIComponent(of)}`, branch);
      if (!told.ok) return told;
      const { sha, commit: said } = told.value.commit;
      if (said) return ok({ commit: sha, message: said.message });
      const own = await hub.ask(access, `${at(name)}/git/commits/${sha}`, commit);
      return own.ok ? ok({ commit: sha, message: own.value.message }) : own;
    },

    // https://docs.github.com/rest/commits/commits#get-a-commit, with as few of its files as possible. 422 means that no
    // commit has the name.
    revision: async (access, name, revision) => {
      const told = await hub.ask(
        access,
        {
          path: `${at(name)}/commits/${encodeURIComponent(revision)}`,
          query: { per_page: 1 },
          means: meantOfRevision(name, revision, host),
        },
        shapes.commit,
      );
      return told.ok ? ok({ commit: told.value.sha, message: told.value.commit.message }) : told;
    },

    // https://docs.github.com/rest/repos/repos#list-repository-tags
    tags: async (access, name) => {
      const asked = { path: `${at(name)}/tags`, query: { per_page: PAGE } };
      const told = await hub.ask(access, asked, shapes.tags);
      return told.ok ? ok(told.value.map((tag) => tag.name)) : told;
    },

    files: async (access, name, of) => {
      const asked = { path: `${at(name)}/git/trees/${of}`, query: { recursive: '1' } };
      const told = await hub.ask(access, asked, tree);
      return told.ok
        ? ok({ files: blobsOf(told.value.tree), isTruncated: told.value.truncated })
        : told;
    },

    find: async (access, name, of, path) => {
      const file = `${at(name)}/contents/${encodeURIComponent(path)}`;
      const told = await hub.ask(access, { path: file, query: { ref: of } }, content);
      if (!told.ok) return told;
      const { value } = told;
      return 'sha' in value && value.type === 'file'
        ? ok({ path, sha: value.sha })
        : refuse('missing', m.noFile(path, name));
    },

    // One request for each list of files: https://docs.github.com/rest/commits/commits#list-commits
    past: {
      findsDeleted: true,
      commits: () => MOST_COMMITS,
      changes: async (access, name, { from, path, most }) => {
        const query = { sha: from, path, per_page: Math.min(most, PAGE) };
        const told = await hub.ask(access, { path: `${at(name)}/commits`, query }, history);
        return told.ok ? ok(told.value.map(changeOf)) : told;
      },
    },

    blob: async (access, name, { sha }) => {
      const told = await hub.ask(access, `${at(name)}/git/blobs/${sha}`, blob);
      return told.ok ? fromBase64(told.value.content, host) : told;
    },

    // GraphQL, with its own limit: https://docs.github.com/graphql/reference/objects#blob
    blobs: async (access, name, _commit, wanted) => {
      if (access.token === undefined) return refuse('signed-out', m.signInToList(host));
      const ids = wanted.flatMap(({ sha }) => (/^[0-9a-f]+$/.test(sha) ? [sha] : []));
      const fields = ids.map(
        (sha, i) => `b${i}: object(oid: "${sha}") { ...on Blob { text isTruncated } }`,
      );
      const query = `query($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${fields.join(' ')} } }`;
      const [owner, own] = name.split('/');
      const body = { query, variables: { owner, name: own } };
      const told = await graph.ask(access, { method: 'POST', path: '/graphql', body }, texts);
      if (!told.ok) return told;
      const found = told.value.data.repository;
      return ok(
        new Map(
          ids.flatMap((sha, i) => {
            const { text, isTruncated } = found[`b${i}`] ?? {};
            const isWhole = typeof text === 'string' && isTruncated !== true;
            return isWhole ? [[sha, new TextEncoder().encode(text)] as const] : [];
          }),
        ),
      );
    },

    // https://docs.github.com/rest/pulls/pulls#get-a-pull-request
    requestBranch: (access, name, number) => branchOfPull(hub, access, name, number),
    commit: (access, asked) => commitTo(hub, access, asked),
    fork: (access, asked) => forkOf(hub, access, asked, pace),
    propose: (access, asked) => propose(hub, access, asked),
    proposal: (access, name, number) => proposalAt(hub, access, name, number),
    reviews: {
      authors: authorsAt(hub, { per_page: 30 }),
      request: requestReviews(hub, host, z.object({ number: z.number() })),
    },
  };
}

/** A list of a hundred thousand files is about 20 MB. */
const patienceFor = (request: string): number =>
  (request.includes('/git/trees/') ? 4 : 1) * PATIENCE;

const meantOfRevision =
  (name: string, revision: string, host: string): Means =>
  (status) =>
    status === 422 ? refuse('missing', m.noRevision(revision, name, host)) : undefined;

const meantAlways: Means = (_status, said) => {
  if (/protected branch|through a pull request|rule violation|required status/i.test(said))
    return refuse('no-right', m.branchProtected);
  if (/repository is empty/i.test(said)) return refuse('missing', m.repositoryEmpty);
  return undefined;
};
