/*
 * Requests for reviews, which the emulator stores. GitHub refuses the author of a pull request and users who aren't
 * collaborators: https://docs.github.com/rest/pulls/review-requests#request-reviewers-for-a-pull-request.
 */
import type { GitHub } from './github.ts';
import type { ProxyRules } from './proxy.ts';

/** Why GitHub asks no one, in its words. */
export function reviewRefusal(
  repository: string,
  pull: string,
  body: string,
  canWrite: ProxyRules['canWrite'],
): string | undefined {
  const { user } = JSON.parse(pull) as { readonly user?: { readonly login: string } };
  const { reviewers = [] } = JSON.parse(body) as { readonly reviewers?: readonly string[] };
  if (reviewers.some((login) => login === user?.login))
    return 'Review cannot be requested from pull request author.';
  // olga owns the organization.
  return reviewers.every((login) => login === 'olga' || canWrite(login, repository))
    ? undefined
    : `Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the ${repository} repository.`;
}

/** Users and teams who are asked to review a pull request. */
export async function reviewersOf(
  { upstream, tokens }: Pick<GitHub, 'upstream' | 'tokens'>,
  repository: string,
  number: number,
): Promise<readonly string[]> {
  const response = await fetch(`${upstream}/repos/${repository}/pulls/${number}`, {
    headers: { authorization: `Bearer ${tokens.olga}-0` },
  });
  const { requested_reviewers, requested_teams } = (await response.json()) as {
    readonly requested_reviewers: readonly { readonly login: string }[];
    readonly requested_teams: readonly { readonly slug: string }[];
  };
  return [
    ...requested_reviewers.map(({ login }) => login),
    ...requested_teams.map(({ slug }) => slug),
  ];
}
