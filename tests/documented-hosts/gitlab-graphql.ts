/*
 * GitLab's GraphQL as documented at https://docs.gitlab.com/api/graphql/, for the files of a commit. Its limits come from
 * GitLab's sources (app/graphql/gitlab_schema.rb, app/graphql/resolvers/blobs_resolver.rb).
 */
import { answer, type Answer, type Request } from './documented-server.ts';
import * as store from './repositories.ts';

/** Of a connection without `first`, too. */
const MOST_NODES = 100;
const MOST_BYTES = 20 * 1024 * 1024;

/** The one query of Signpost. Errors have the status 200, as in GitLab. */
export function graphql(kept: store.Store, { body, user }: Request): Answer {
  const { query, variables } = body as {
    readonly query: string;
    readonly variables: Readonly<{ name: string; ref: string; paths: string[]; first?: number }>;
  };
  const { name, ref, paths } = variables;
  const first = query.includes('first: $first') ? (variables.first ?? MOST_NODES) : MOST_NODES;
  const count = Math.min(first, MOST_NODES);
  const complexity = Math.floor((5 + paths.length) * (1 + count / 100)) + 5;
  const most = user === undefined ? 200 : 250;
  if (complexity > most)
    return failed(`Query has complexity of ${complexity}, which exceeds max complexity of ${most}`);
  const repo = kept.repos.get(name);
  if (!repo) return answer(200, { data: { project: null } });
  const commit = repo.commits.get(ref);
  const found = paths.flatMap((path) => commit?.tree.get(path) ?? []);
  const size = found.reduce((sum, bytes) => sum + bytes.length, 0);
  if (paths.length > 1 && size > MOST_BYTES)
    return failed(`Max blobs size limit exceeded (${Math.round(size / 1e6)} MB / 20 MB).`, {
      project: { repository: { blobs: null } },
    });
  const nodes = found.slice(0, count).map((bytes) => ({
    oid: store.blobSha(bytes),
    rawTextBlob: bytes.includes(0) ? null : Buffer.from(bytes).toString(),
  }));
  return answer(200, { data: { project: { repository: { blobs: { nodes } } } } });
}
const failed = (message: string, data?: unknown) =>
  answer(200, { errors: [{ message }], ...(data !== undefined && { data }) });
