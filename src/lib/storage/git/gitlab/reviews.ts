/*
 * Reviewers of merge requests, who are named by numbers: https://docs.gitlab.com/api/merge_requests/#update-mr. Only
 * users can be, not groups: https://docs.gitlab.com/api/users/#as-a-regular-user. A commit names the email address of its
 * author, not the user: https://docs.gitlab.com/api/commits/#list-repository-commits.
 */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import { listed } from '../../../core/text/listed.ts';
import type { Access } from '../host.ts';
import type { HostReviews } from '../host-reviews.ts';
import type { Http } from '../http.ts';
import * as m from '../messages.ts';
import { at } from './project.ts';

const users = z.array(z.object({ id: z.number(), username: z.string() }));
const reviewed = z.object({ reviewers: z.optional(z.nullable(users)) });

export function reviewsAt(lab: Http, host: string): HostReviews {
  /** Of these names, those that are users. */
  const known = async (
    access: Access,
    names: readonly string[],
  ): Promise<Result<z.infer<typeof users>>> => {
    const found = await Promise.all(
      names.map((username) => lab.ask(access, { path: '/users', query: { username } }, users)),
    );
    const failed = found.find((one) => !one.ok);
    if (failed) return failed;
    return ok(found.flatMap((one) => (one.ok ? one.value.slice(0, 1) : [])));
  };
  return {
    among: async (access, owners) => {
      const people = await known(
        access,
        owners.filter((owner) => !owner.includes('/')),
      );
      return people.ok ? ok(people.value.map(({ username }) => username)) : people;
    },
    // The list replaces the present one.
    request: async (access, name, number, reviewers) => {
      const people = await known(access, reviewers);
      if (!people.ok) return people;
      if (people.value.length < reviewers.length) return refuse('missing', m.reviewerMissing(name));
      const path = `${at(name)}/merge_requests/${number}`;
      const now = await lab.ask(access, path, reviewed);
      if (!now.ok) return now;
      const ids = [...(now.value.reviewers ?? []), ...people.value].map(({ id }) => id);
      const body = { reviewer_ids: [...new Set(ids)] };
      const done = await lab.ask(access, { method: 'PUT', path, body }, reviewed);
      if (!done.ok) return done;
      // Without a license for several, GitLab takes one: https://docs.gitlab.com/user/project/merge_requests/reviews/
      const taken = new Set((done.value.reviewers ?? []).map(({ id }) => id));
      const left = people.value.filter(({ id }) => !taken.has(id));
      if (left.length === 0) return ok(undefined);
      return refuse('refused', m.reviewersLeftOut(host, listed(left.map((one) => one.username))));
    },
  };
}
