/*
 * Gitea as documented at https://docs.gitea.com/api/ (its swagger file), and Forgejo as documented at
 * https://codeberg.org/api/swagger, as far as Signpost uses them. The messages for refused changes come from Gitea's
 * sources (services/repository/files/update.go). With `isForgejo` it answers 409 where Gitea answers 422, has a
 * different route for updating a fork, and none for several files.
 */
import {
  answer,
  startDocumentedServer,
  type Answer,
  type DocumentedServer,
  type Request,
} from './documented-server.ts';
import { combinedStatus, pullState } from './gitea-proposals.ts';
import * as store from './repositories.ts';
import { requestGiteaReviews } from './reviews.ts';

const missing = () =>
  answer(404, { message: "The target couldn't be found.", url: '/api/swagger', errors: [] });

export function startGitea(kept: store.Store, isForgejo = false): Promise<DocumentedServer> {
  return startDocumentedServer(kept, '/api/v1', (request) => {
    const { method, parts, user, query } = request;
    if (parts[0] === 'user')
      return user === undefined ? unknown() : answer(200, { id: 7, login: user });
    if (parts[0] !== 'repos') return missing();
    if (parts[1] === 'search') {
      const data = [...kept.repos.values()]
        .filter((one) => store.mayWrite(one, user) && one.name.includes(query.get('q') ?? ''))
        .map((one) => repoOf(one, user));
      return answer(200, { ok: true, data });
    }
    const repo = kept.repos.get(`${parts[1]}/${parts[2]}`);
    if (!repo) return missing();
    const [kind = '', ...rest] = parts.slice(3);
    const of = rest.join('/');
    switch (`${method} ${kind}`) {
      case 'GET ':
        return answer(200, repoOf(repo, user));
      case 'GET branches':
        return of === ''
          ? page(
              [...repo.branches.keys()].map((one) => branchOf(repo, one, user)),
              query,
            )
          : repo.branches.has(of)
            ? answer(200, branchOf(repo, of, user))
            : missing();
      case 'POST branches':
        return begin(repo, request);
      case 'DELETE branches':
        return repo.branches.delete(of) ? answer(204) : missing();
      case 'GET tags':
        return of === ''
          ? page([...repo.tags].map(tagOf), query)
          : repo.tags.has(of)
            ? answer(200, tagOf([of, repo.tags.get(of)!]))
            : missing();
      case 'GET commits':
        return rest[1] === 'status' ? combinedStatus(repo, rest[0]!) : commitsOf(repo, query);
      case 'GET git':
        return gitOf(repo, rest, query);
      case 'GET contents': {
        const bytes = repo.commits.get(query.get('ref') ?? '')?.tree.get(of);
        return bytes ? answer(200, { type: 'file', sha: store.blobSha(bytes) }) : missing();
      }
      case 'GET file-contents':
        return isForgejo ? missing() : several(repo, query);
      case 'POST contents':
        return change(repo, request, isForgejo ? 409 : 422);
      case 'GET forks': {
        const forks = [...kept.repos.values()].filter(({ forkOf }) => forkOf === repo);
        return page(
          forks.map((one) => repoOf(one, user)),
          query,
        );
      }
      case 'POST forks': {
        if (user === undefined) return unknown();
        const own = `${user}/${repo.name.split('/')[1]}`;
        if (kept.repos.has(own))
          return answer(409, { message: 'The repository with the same name already exists.' });
        return answer(202, repoOf(store.addRepo(kept, own, repo), user));
      }
      case `POST ${isForgejo ? 'sync_fork' : 'merge-upstream'}`: {
        const branch = isForgejo ? of : (request.body as { branch: string }).branch;
        const tip = repo.forkOf && store.at(repo.forkOf, branch);
        if (!tip) return answer(400, { message: 'The Repo must be a fork' });
        repo.commits.set(tip.id, tip);
        repo.branches.set(branch, tip.id);
        return isForgejo ? answer(204) : answer(200, { merge_type: 'fast-forward' });
      }
      case 'GET pulls': {
        const all = repo.requests.map((one) => ({ ...pullOf(repo, one), ...pullState(one) }));
        const one = all.find(({ number }) => `${number}` === of);
        return of === '' ? page(all, query) : one ? answer(200, one) : missing();
      }
      case 'POST pulls':
        return of === ''
          ? propose(kept, repo, request)
          : requestGiteaReviews(kept, repo, rest, request);
      default:
        return missing();
    }
  });
}

const unknown = () => answer(401, { message: 'token is required' });

const repoOf = (repo: store.Repo, user: string | undefined) => ({
  id: repo.id,
  full_name: repo.name,
  html_url: `https://gitea.example.com/${repo.name}`,
  owner: { login: repo.name.split('/')[0] },
  default_branch: 'main',
  private: false,
  archived: false,
  fork: repo.forkOf !== undefined,
  permissions: { admin: false, push: store.mayWrite(repo, user), pull: true },
});

const branchOf = (repo: store.Repo, name: string, user: string | undefined) => ({
  name,
  commit: { id: repo.branches.get(name), message: store.at(repo, name)?.message },
  protected: repo.guarded.has(name),
  user_can_push: store.mayWrite(repo, user) && !repo.guarded.has(name),
});

/** Two per page regardless of the requested number, because a server may return fewer. */
function page(all: readonly unknown[], query: URLSearchParams): Answer {
  const from = (Number(query.get('page') ?? 1) - 1) * 2;
  return answer(200, all.slice(from, from + 2), { 'x-total-count': String(all.length) });
}

/** The id of an annotated tag is that of the tag itself. */
const tagOf = ([name, sha]: readonly [string, string]) => ({
  name,
  message: `Release ${name}`,
  id: 'e'.repeat(40),
  commit: { sha },
});

/** The page's size is the server's. A path that no commit touched is 404 (routers/api/v1/repo/commits.go). */
function commitsOf(repo: store.Repo, query: URLSearchParams): Answer {
  const path = query.get('path') ?? '';
  const found = store.changing(repo, query.get('sha') ?? 'main', path);
  if (path !== '' && found.length === 0) return missing();
  return page(
    found.map(({ id, message, time, author }) => ({
      ...{ sha: id, created: time, author: { login: author } },
      commit: { message, committer: { name: 'Ada', email: 'ada@example.com', date: time } },
    })),
    query,
  );
}

function gitOf(repo: store.Repo, [kind, of]: readonly string[], query: URLSearchParams): Answer {
  if (kind === 'commits') {
    if (/[\s~^:?*[\\]/.test(of ?? ''))
      return answer(422, { message: `no valid ref or sha: ${of ?? ''}` });
    const found = store.resolve(repo, of ?? '');
    return found ? answer(200, { sha: found.id, commit: { message: found.message } }) : missing();
  }
  const commit = repo.commits.get(of ?? '');
  if (kind === 'trees') {
    if (!commit) return missing();
    const from = (Number(query.get('page')) - 1) * 3;
    const all = [...commit.tree].map(([path, bytes]) => ({
      path,
      mode: '100644',
      type: 'blob',
      size: bytes.length,
      sha: store.blobSha(bytes),
    }));
    const entries = [{ path: 'tabs', mode: '040000', type: 'tree', sha: 'f'.repeat(40) }, ...all];
    return answer(200, {
      sha: of,
      tree: entries.slice(from, from + 3),
      truncated: from + 3 < entries.length,
    });
  }
  for (const { tree } of repo.commits.values())
    for (const bytes of tree.values())
      if (kind === 'blobs' && store.blobSha(bytes) === of)
        return answer(200, {
          sha: of,
          encoding: 'base64',
          content: Buffer.from(bytes).toString('base64'),
          size: bytes.length,
        });
  return missing();
}

/** What an administrator can set: DEFAULT_PAGING_NUM, here fewer than usual, and DEFAULT_MAX_RESPONSE_SIZE. */
const MOST_FILES = 20;
const MOST_BYTES = 10 * 1024 * 1024;

/** The first of some files, as many as a response may have. */
function several(repo: store.Repo, query: URLSearchParams): Answer {
  const commit = repo.commits.get(query.get('ref') ?? '');
  if (!commit) return missing();
  const { files } = JSON.parse(query.get('body') ?? '') as { readonly files: readonly string[] };
  const some: unknown[] = [];
  let size = 0;
  for (const path of files.slice(0, MOST_FILES)) {
    const bytes = commit.tree.get(path);
    const text = bytes && Buffer.from(bytes).toString('base64');
    size += text?.length ?? 0;
    if (size > MOST_BYTES) break;
    const sha = bytes && store.blobSha(bytes);
    some.push(bytes ? { path, type: 'file', sha, encoding: 'base64', content: text } : null);
  }
  return answer(200, some);
}

function begin(repo: store.Repo, { body, user }: Request): Answer {
  if (!store.mayWrite(repo, user))
    return answer(403, { message: 'user should have a permission to write to a repo' });
  const { new_branch_name: name, old_ref_name: from } = body as Readonly<
    Record<'new_branch_name' | 'old_ref_name', string>
  >;
  if (repo.branches.has(name)) return answer(409, { message: 'The branch already exists.' });
  if (!repo.commits.has(from)) return answer(404, { message: 'The old branch does not exist' });
  repo.branches.set(name, from);
  return answer(201, branchOf(repo, name, user));
}

interface ChangeBody {
  readonly branch: string;
  readonly message: string;
  readonly files: readonly {
    readonly operation: 'create' | 'update' | 'delete';
    readonly path: string;
    /** The old path of a file that `update` moves. */
    readonly from_path?: string;
    readonly content?: string;
    readonly sha?: string;
  }[];
}

function change(repo: store.Repo, { body, user }: Request, stale: number): Answer {
  const { branch, message, files } = body as ChangeBody;
  if (!store.mayWrite(repo, user) || repo.guarded.has(branch))
    return answer(403, { message: 'user should have a permission to write to the target branch' });
  const tip = store.at(repo, branch);
  if (!tip) return answer(404, { message: `branch does not exist [name: ${branch}]` });
  const tree = new Map(tip.tree);
  // Everything is compared with the branch first, not with what earlier changes of the request make of it.
  for (const { operation, path, from_path: from = path, sha } of files) {
    const there = tip.tree.get(from);
    const isTaken = operation === 'create' || (operation === 'update' && from !== path);
    if (isTaken && tip.tree.has(path))
      return answer(422, { message: `repository file already exists [path: ${path}]` });
    if (operation !== 'create' && !there)
      return answer(404, { message: `object does not exist [id: , rel_path: ${path}]` });
    if (operation !== 'create' && there && sha !== store.blobSha(there))
      return answer(stale, {
        message: `sha does not match [given: ${sha}, expected: ${store.blobSha(there)}]`,
      });
  }
  for (const { operation, path, from_path: from = path, content = '' } of files) {
    if (operation === 'delete' || from !== path) tree.delete(from);
    if (operation !== 'delete') tree.set(path, Buffer.from(content, 'base64'));
  }
  const made = store.addCommit(repo, tip.id, message, tree, user);
  repo.branches.set(branch, made.id);
  return answer(201, { files: [], commit: { sha: made.id }, verification: {} });
}

const pullOf = (repo: store.Repo, one: store.Repo['requests'][number]) => ({
  number: one.number,
  html_url: `https://gitea.example.com/${repo.name}/pulls/${one.number}`,
  head: { ref: one.branch, repo: { full_name: one.from.name } },
  base: { ref: one.into },
});

function propose(kept: store.Store, repo: store.Repo, { body, user }: Request): Answer {
  if (user === undefined) return unknown();
  const { base, head, title } = body as Readonly<Record<'base' | 'head' | 'title', string>>;
  const [owner, branch] = head.includes(':') ? head.split(':') : [repo.name.split('/')[0], head];
  const from = kept.repos.get(`${owner}/${repo.name.split('/')[1]}`);
  if (!from?.branches.has(branch)) return missing();
  if (repo.requests.some((one) => one.from === from && one.branch === branch))
    return answer(409, { message: 'pull request already exists for these targets' });
  const one = {
    ...{ number: repo.requests.length + 1, from, branch, into: base, title },
    ...{ author: user, reviewers: new Set<string>() },
  };
  repo.requests.push(one);
  return answer(201, pullOf(repo, one));
}
