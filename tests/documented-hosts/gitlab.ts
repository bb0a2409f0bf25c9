/*
 * GitLab as documented at https://docs.gitlab.com/api/: projects, branches, repositories, repository_files, commits,
 * project_forks and merge_requests, as far as Signpost uses them. The messages for refused commits come from GitLab's
 * sources (app/services/files/multi_service.rb, app/services/commits/create_service.rb).
 */
import {
  answer,
  startDocumentedServer,
  type Answer,
  type DocumentedServer,
  type Request,
} from './documented-server.ts';
import { graphql } from './gitlab-graphql.ts';
import { proposalAnswer } from './gitlab-proposals.ts';
import * as store from './repositories.ts';
import { gitlabUsers, reviewedRequest } from './reviews.ts';

const missing = (what: string) => answer(404, { message: `404 ${what} Not Found` });

/** `treePage`: most entries of a page of a tree. Three, so that there are several pages; GitLab's own maximum is 100. */
export function startGitLab(kept: store.Store, treePage = 3): Promise<DocumentedServer> {
  return startDocumentedServer(kept, '/api/v4', (request) => {
    const { method, parts, user } = request;
    const [top, name, ...rest] = parts;
    if (top === 'user')
      return user === undefined ? unknown() : answer(200, { id: 7, username: user });
    if (`${method} ${request.path}` === 'POST /api/graphql') return graphql(kept, request);
    if (top === 'users') return gitlabUsers(kept, request);
    if (top !== 'projects') return missing('Page');
    if (name === undefined) return listed(kept, request);
    const repo =
      kept.repos.get(name) ?? [...kept.repos.values()].find(({ id }) => `${id}` === name);
    if (!repo) return missing('Project');
    const [kind, what, of, raw]: readonly (string | undefined)[] = rest;
    const key = `${method} ${[kind, what].filter(Boolean).join('/')}`;
    if (kind === 'merge_requests' && what) return reviewedRequest(kept, repo, what, request);
    switch (key) {
      case 'GET ':
        return answer(200, projectOf(repo, user));
      case 'GET repository/branches':
        return of === undefined
          ? answer(
              200,
              [...repo.branches.keys()].map((one) => branchOf(repo, one, user)),
            )
          : repo.branches.has(of)
            ? answer(200, branchOf(repo, of, user))
            : missing('Branch');
      case 'GET repository/tree':
        return treeOf(repo, request, treePage);
      case 'GET repository/blobs':
        return blobOf(repo, of, raw);
      case 'GET repository/files':
        return fileOf(repo, of ?? '', request);
      case 'GET repository/commits': {
        if (of === undefined) return commitsOf(repo, request);
        const found = store.resolve(repo, of);
        return found ? answer(200, { id: found.id, message: found.message }) : missing('Commit');
      }
      case 'GET repository/tags':
        return answer(200, [...repo.tags].map(tagOf));
      case 'POST repository/commits':
        return commit(kept, repo, request);
      case 'GET forks': {
        const forks = [...kept.repos.values()].filter(({ forkOf }) => forkOf === repo);
        return answer(
          200,
          forks
            .filter((one) => store.mayWrite(one, user))
            .map((one) => ({ ...projectOf(one, user), import_status: 'finished' })),
        );
      }
      case 'POST fork': {
        if (user === undefined) return unknown();
        const own = `${user}/${repo.name.split('/').at(-1)}`;
        if (kept.repos.has(own))
          return answer(409, { message: { name: ['has already been taken'] } });
        const fork = store.addRepo(kept, own, repo);
        return answer(201, { ...projectOf(fork, user), import_status: 'scheduled' });
      }
      case 'GET merge_requests':
        return answer(
          200,
          repo.requests
            .filter(
              (one) =>
                one.branch === request.query.get('source_branch') &&
                one.into === request.query.get('target_branch'),
            )
            .map((one) => requestOf(repo, one)),
        );
      case 'POST merge_requests':
        return propose(kept, repo, request);
      default:
        return (method === 'GET' && proposalAnswer(repo, rest)) || missing('Page');
    }
  });
}

const unknown = () => answer(401, { message: '401 Unauthorized' });

function listed(kept: store.Store, { query, user }: Request): Answer {
  const words = query.get('search') ?? '';
  const mine = [...kept.repos.values()].filter(
    (repo) => store.mayWrite(repo, user) && repo.name.includes(words),
  );
  return answer(
    200,
    mine.map((repo) => projectOf(repo, user)),
  );
}

const projectOf = (repo: store.Repo, user: string | undefined) => ({
  id: repo.id,
  path_with_namespace: repo.name,
  web_url: `https://gitlab.example.com/${repo.name}`,
  default_branch: 'main',
  visibility: 'public',
  archived: false,
  namespace: { kind: repo.forkOf ? 'user' : 'group' },
  import_status: 'finished',
  ...(repo.forkOf && { forked_from_project: { path_with_namespace: repo.forkOf.name } }),
  ...(user !== undefined && {
    permissions: {
      project_access: null,
      group_access: { access_level: store.mayWrite(repo, user) ? 30 : 20 },
    },
  }),
});

const branchOf = (repo: store.Repo, name: string, user: string | undefined) => ({
  name,
  protected: repo.guarded.has(name),
  can_push: store.mayWrite(repo, user) && !repo.guarded.has(name),
  commit: { id: repo.branches.get(name), message: store.at(repo, name)?.message },
});

/** The target of an annotated tag is the tag itself. */
const tagOf = ([name, id]: readonly [string, string]) => ({
  name,
  message: `Release ${name}`,
  target: 'e'.repeat(40),
  commit: { id },
});

/** https://docs.gitlab.com/api/commits/#list-repository-commits. A page has 20 if nothing is said, and 100 at most. */
function commitsOf(repo: store.Repo, { query }: Request): Answer {
  const each = Math.min(Number(query.get('per_page') ?? 20), 100);
  const from = (Number(query.get('page') ?? 1) - 1) * each;
  const found = store.changing(repo, query.get('ref_name') ?? 'main', query.get('path') ?? '');
  return answer(
    200,
    found.slice(from, from + each).map(({ id, message, time }) => ({
      ...{ id, short_id: id.slice(0, 8), title: titleOf(message), message },
      ...{ created_at: time, committed_date: time },
    })),
    { 'x-next-page': from + each < found.length ? `${from / each + 2}` : '' },
  );
}

/** The first line, cut off after 80 characters if it has more than 100. */
const titleOf = (message: string): string => {
  const line = message.split('\n', 1)[0]!;
  return line.length > 100 ? `${line.slice(0, 80)}...` : line;
};

/** Only what is below `path`, if there is one. */
function treeOf(repo: store.Repo, { query, path }: Request, most: number): Answer {
  const each = Math.min(Number(query.get('per_page') ?? 20), most);
  const commit = repo.commits.get(query.get('ref') ?? '');
  const within = query.get('path') ? `${query.get('path')}/` : '';
  const files = [...(commit?.tree ?? [])].filter(([file]) => file.startsWith(within));
  if (!commit || (within !== '' && files.length === 0)) return missing('Tree');
  const folders = new Set(
    files.flatMap(([file]) =>
      file.slice(within.length).includes('/') ? [file.slice(0, file.lastIndexOf('/'))] : [],
    ),
  );
  const all = [
    ...[...folders].map((folder) => ({
      id: 'f'.repeat(40),
      path: folder,
      type: 'tree',
      mode: '040000',
    })),
    ...files.map(([file, bytes]) => ({
      id: store.blobSha(bytes),
      path: file,
      type: 'blob',
      mode: '100644',
    })),
  ];
  const from = Number(query.get('page_token') ?? 0);
  const next = `https://gitlab.example.com/api/v4${path}?page_token=${from + each}&recursive=true`;
  return answer(
    200,
    all.slice(from, from + each),
    from + each < all.length ? { link: `<${next}>; rel="next"` } : {},
  );
}

function blobOf(repo: store.Repo, sha: string | undefined, raw: string | undefined): Answer {
  for (const { tree } of repo.commits.values())
    for (const bytes of tree.values())
      if (store.blobSha(bytes) === sha && raw === 'raw')
        return answer(200, bytes, { 'content-type': 'text/plain' });
  return missing('Blob');
}

function fileOf(repo: store.Repo, path: string, { query }: Request): Answer {
  const ref = query.get('ref') ?? '';
  const bytes = repo.commits.get(ref)?.tree.get(path);
  if (!bytes) return missing('File');
  const last_commit_id = store.lastTouching(repo, ref, path);
  return answer(200, { file_path: path, blob_id: store.blobSha(bytes), last_commit_id });
}

interface CommitBody {
  readonly branch: string;
  readonly commit_message: string;
  readonly start_sha?: string;
  readonly start_project?: string;
  readonly actions: readonly {
    readonly action: 'create' | 'update' | 'move' | 'delete';
    readonly file_path: string;
    readonly previous_path?: string;
    /** Optional for `move`, which keeps the content without it. */
    readonly content?: string;
    readonly last_commit_id?: string;
  }[];
}

function commit(kept: store.Store, repo: store.Repo, request: Request): Answer {
  if (!store.mayWrite(repo, request.user)) return answer(403, { message: '403 Forbidden' });
  const body = request.body as CommitBody;
  const { branch, start_sha, start_project, actions } = body;
  const no = (message: string) => answer(400, { message });
  if (repo.guarded.has(branch)) return no('You are not allowed to push into this branch');
  if (start_sha !== undefined && repo.branches.has(branch))
    return no(
      `A branch called '${branch}' already exists. Switch to that branch in order to make changes`,
    );
  const parent = start_sha ?? repo.branches.get(branch);
  if (parent === undefined) return no('You can only create or edit files when you are on a branch');
  const from = (start_project === undefined ? repo : kept.repos.get(start_project)) ?? repo;
  const before = from.commits.get(parent);
  if (!before) return no(`Cannot find start_sha '${parent}'`);
  const tree = new Map(before.tree);
  for (const { action, file_path, previous_path, content, last_commit_id } of actions) {
    const old = action === 'move' ? (previous_path ?? '') : file_path;
    if ((action === 'create' || action === 'move') && tree.has(file_path))
      return no('A file with this name already exists');
    if (action !== 'create' && !tree.has(old)) return no("A file with this name doesn't exist");
    if (last_commit_id !== undefined && last_commit_id !== store.lastTouching(repo, parent, old))
      return no(
        'You are attempting to update a file that has changed since you started editing it.',
      );
    const bytes = content === undefined ? tree.get(old) : Buffer.from(content, 'base64');
    if (action === 'move' || action === 'delete') tree.delete(old);
    if (action !== 'delete') tree.set(file_path, bytes!);
  }
  repo.commits.set(before.id, before);
  const made = store.addCommit(repo, parent, body.commit_message, tree);
  repo.branches.set(branch, made.id);
  return answer(201, { id: made.id, message: made.message, parent_ids: [parent] });
}

const requestOf = (repo: store.Repo, one: store.Repo['requests'][number]) => ({
  iid: one.number,
  web_url: `https://gitlab.example.com/${repo.name}/-/merge_requests/${one.number}`,
  source_project_id: one.from.id,
});

function propose(kept: store.Store, from: store.Repo, { body, user }: Request): Answer {
  if (user === undefined) return unknown();
  const { source_branch, target_branch, target_project_id, title } = body as Readonly<
    Record<'source_branch' | 'target_branch' | 'title', string>
  > & { readonly target_project_id: number };
  const target = [...kept.repos.values()].find(({ id }) => id === target_project_id)!;
  const there = target.requests.find((one) => one.from === from && one.branch === source_branch);
  if (there)
    return answer(409, {
      message: [
        `Another open merge request already exists for this source branch: !${there.number}`,
      ],
    });
  const one = {
    ...{ number: target.requests.length + 1, from, branch: source_branch, into: target_branch },
    ...{ title, author: user, reviewers: new Set<string>() },
  };
  target.requests.push(one);
  return answer(201, requestOf(target, one));
}
