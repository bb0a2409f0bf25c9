/*
 * Merge requests, their pipelines and deployments at GitLab, as documented at https://docs.gitlab.com/api/merge_requests/,
 * https://docs.gitlab.com/api/jobs/ and https://docs.gitlab.com/api/deployments/. Each commit with checks has one pipeline,
 * in the project of the branch.
 */
import { answer, type Answer } from './documented-server.ts';
import type { Proposal, Repo } from './repositories.ts';

const SITE = 'https://gitlab.example.com';

/** Answers what is asked about proposals, or returns undefined if something else is asked. */
export function proposalAnswer(
  repo: Repo,
  [kind, of, what]: readonly (string | undefined)[],
): Answer | undefined {
  if (kind === 'pipelines' && what === 'jobs') return jobs(repo, Number(of));
  return kind === 'deployments' ? deployments(repo) : undefined;
}

/** A merge request of the project, but for its reviewers. */
export function mergeRequest(repo: Repo, one: Proposal) {
  const iid = one.number;
  const sha = one.from.branches.get(one.branch)!;
  const id = pipelineOf(one.from, sha);
  const status = one.from.checks.get(sha)?.at(-1)?.status;
  return {
    ...{ id: 1000 + iid, iid, title: one.title, state: one.state ?? 'opened', sha },
    ...{ source_branch: one.branch, target_branch: one.into },
    ...{ project_id: repo.id, source_project_id: one.from.id, target_project_id: repo.id },
    web_url: `${SITE}/${repo.name}/-/merge_requests/${iid}`,
    head_pipeline: status
      ? {
          ...{ id, iid: 1, project_id: one.from.id, sha, ref: one.branch, status },
          ...{ source: 'push', web_url: `${SITE}/${one.from.name}/-/pipelines/${id}` },
        }
      : null,
  };
}

const pipelineOf = (repo: Repo, sha: string): number => [...repo.checks.keys()].indexOf(sha) + 47;

function jobs(repo: Repo, pipeline: number): Answer | undefined {
  const sha = [...repo.checks.keys()].find((one) => pipelineOf(repo, one) === pipeline);
  if (sha === undefined) return undefined;
  return answer(
    200,
    repo.checks
      .get(sha)!
      .filter(({ isExternal }) => !isExternal)
      .map(({ name, status, address, mayFail }, i) => ({
        ...{ id: i + 7, name, status, stage: 'test', allow_failure: mayFail ?? false },
        ...{ ref: 'main', web_url: address, pipeline: { id: pipeline, project_id: repo.id, sha } },
      })),
  );
}

/** The newest first, as asked. The first one is that of the site itself. */
const deployments = (repo: Repo): Answer =>
  answer(200, [
    deployment(9, 'a'.repeat(40), 'production', 'https://docs.example.com', 1),
    ...[...repo.previews].map(([sha, address], i) =>
      deployment(8 - i, sha, 'review/new-order', address, pipelineOf(repo, sha)),
    ),
  ]);

const deployment = (
  id: number,
  sha: string,
  name: string,
  external_url: string,
  pipeline: number,
) => ({
  ...{ id, iid: id, ref: 'main', sha, status: 'success' },
  environment: { id, name, external_url },
  deployable: { id: 664, name: 'deploy', status: 'success', pipeline: { id: pipeline, sha } },
});
