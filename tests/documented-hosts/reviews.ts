/*
 * Reviewers, as GitLab (https://docs.gitlab.com/api/merge_requests/#update-mr, https://docs.gitlab.com/api/users/) and
 * Gitea (repoCreatePullReviewRequests; its messages come from routers/api/v1/repo/pull_review.go) document them.
 */
import { mergeRequest } from './gitlab-proposals.ts';
import { answer, type Answer, type Request } from './documented-server.ts';
import type { Repo, Store } from './repositories.ts';

/** Teams of every organization. */
const TEAMS = ['writers'];

const peopleOf = ({ users }: Store) =>
  [...new Set(users.values())].map((username, i) => ({ id: 11 + i, username }));

/** Users by their exact name, whatever its case. A group is no user. */
export const gitlabUsers = (kept: Store, { query }: Request): Answer =>
  answer(
    200,
    peopleOf(kept).filter(({ username }) => username === query.get('username')?.toLowerCase()),
  );

/** A merge request, and the one that an update makes of it. `reviewer_ids` are all reviewers. Unknown ones are left out. */
export function reviewedRequest(
  kept: Store,
  repo: Repo,
  number: string,
  { method, body, user }: Request,
): Answer {
  const one = repo.requests.find((request) => `${request.number}` === number);
  if (!one) return answer(404, { message: '404 Merge Request Not Found' });
  const people = peopleOf(kept);
  if (method === 'PUT') {
    if (user === undefined) return answer(401, { message: '401 Unauthorized' });
    const { reviewer_ids } = body as { readonly reviewer_ids: readonly number[] };
    one.reviewers.clear();
    for (const { id, username } of people)
      if (reviewer_ids.includes(id)) one.reviewers.add(username);
  }
  const reviewers = people.filter(({ username }) => one.reviewers.has(username));
  return answer(200, { ...mergeRequest(repo, one), reviewers });
}

/** Adds reviewers, all or none. */
export function requestGiteaReviews(
  kept: Store,
  repo: Repo,
  [number, what]: readonly string[],
  { body, user }: Request,
): Answer {
  const one = repo.requests.find((request) => `${request.number}` === number);
  if (!one || what !== 'requested_reviewers')
    return answer(404, { message: "The target couldn't be found." });
  if (user === undefined) return answer(401, { message: 'token is required' });
  const { reviewers, team_reviewers } = body as Readonly<
    Record<'reviewers' | 'team_reviewers', readonly string[]>
  >;
  const people = peopleOf(kept).map(({ username }) => username);
  for (const name of reviewers) {
    if (!people.includes(name))
      return answer(404, { message: `user does not exist [uid: 0, name: ${name}]` });
    if (name === one.author)
      return answer(422, { message: `poster of pr can't be reviewer [user_id: 7]` });
  }
  for (const name of team_reviewers)
    if (!TEAMS.includes(name))
      return answer(404, { message: `team does not exist [org_id 1, team_name ${name}]` });
  const teams = team_reviewers.map((team) => `${repo.name.split('/')[0]}/${team}`);
  const all = [...reviewers, ...teams];
  for (const name of all) one.reviewers.add(name);
  return answer(
    201,
    all.map((login, id) => ({ id, user: { login }, state: 'REQUEST_REVIEW' })),
  );
}
