/* A pull request and the statuses of a commit at Gitea and Forgejo, as documented at https://docs.gitea.com/api/. */
import { answer, type Answer } from './documented-server.ts';
import type { Repo } from './repositories.ts';

/** The status that several have together, which is the worst one. */
const WORST = ['error', 'failure', 'warning', 'pending', 'success'];

/** `commits/{sha}/status`: null instead of an empty list. */
export function combinedStatus(repo: Repo, sha: string): Answer {
  const all = repo.checks.get(sha) ?? [];
  return answer(200, {
    sha,
    state: WORST.find((worst) => all.some(({ status }) => status === worst)) ?? '',
    total_count: all.length,
    statuses:
      all.length === 0
        ? null
        : all.map(({ name, status, address }, i) => ({
            ...{ id: i + 1, context: name, status, target_url: address ?? '', description: '' },
            ...{ created_at: '2026-03-09T10:00:00Z', updated_at: '2026-03-09T10:01:00Z' },
          })),
    url: `https://gitea.example.com/api/v1/repos/${repo.name}/commits/${sha}/status`,
  });
}

/** What a pull request has in addition when it is asked for alone. */
export const pullState = ({ from, branch, state }: Repo['requests'][number]) => ({
  state: state === undefined ? 'open' : 'closed',
  merged: state === 'merged',
  head: { ref: branch, sha: from.branches.get(branch), repo: { full_name: from.name } },
});
