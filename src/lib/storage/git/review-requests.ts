/*
 * Reviews at GitHub and Gitea, whose APIs are alike here: https://docs.github.com/rest/pulls/review-requests and
 * https://docs.gitea.com/api/#tag/repository/operation/repoCreatePullReviewRequests. Both add to those who are asked.
 */
import { ok, refuse } from '../../core/result.ts';
import * as z from '../../core/schema/zod.ts';
import type { HostReviews } from './host-reviews.ts';
import type { Http } from './http.ts';
import * as m from './messages.ts';
import { at } from './shapes.ts';

/** A team is named by its organization and, in the request, by its own name only. */
const isTeam = (reviewer: string): boolean => reviewer.includes('/');

/** `asked`: the shape of the answer of `host`. */
export const requestReviews =
  (api: Http, host: string, asked: z.ZodMiniType): HostReviews['request'] =>
  async (access, name, number, reviewers) => {
    const done = await api.ask(
      access,
      {
        method: 'POST',
        path: `${at(name)}/pulls/${number}/requested_reviewers`,
        body: {
          reviewers: reviewers.filter((one) => !isTeam(one)),
          team_reviewers: reviewers
            .filter(isTeam)
            .map((one) => one.slice(one.lastIndexOf('/') + 1)),
        },
        means: (status, said) => {
          if (status === 404) return refuse('missing', m.reviewerMissing(name));
          return status === 422 && said
            ? refuse('refused', m.reviewersRejected(host, said))
            : undefined;
        },
      },
      asked,
    );
    return done.ok ? ok(undefined) : done;
  };

/** Commits with the accounts of their authors, if the host knows them. */
const authored = z.array(
  z.object({
    author: z.nullable(z.object({ login: z.optional(z.string()), type: z.optional(z.string()) })),
  }),
);

/** `page`: the query for a few commits, without more about them than needed. */
export const authorsAt =
  (
    api: Http,
    page: Readonly<Record<string, string | number>>,
  ): NonNullable<HostReviews['authors']> =>
  async (access, name, { from, path }) => {
    const query = { sha: from, path, ...page };
    const told = await api.ask(access, { path: `${at(name)}/commits`, query }, authored);
    if (!told.ok) return told.refusal.code === 'missing' ? ok([]) : told;
    const people = told.value.flatMap(({ author }) =>
      author?.login && author.type !== 'Bot' ? [author.login] : [],
    );
    return ok([...new Set(people)]);
  };
