/*
 * How a merge request is doing at GitLab: https://docs.gitlab.com/api/merge_requests/#get-single-mr. Its pipeline is
 * absent as long as there is none, and if this user may not see it. A fork's pipeline belongs to the fork.
 */
import type { Proposal } from '../../../core/proposal.ts';
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access } from '../host.ts';
import type { Http } from '../http.ts';
import { checksOf, linkOf, openProposal, type Check } from '../proposals.ts';
import { at } from './project.ts';

/** The maximum of a page. */
const PAGE = 100;
/** How many deployments of the project are looked at, the newest first. */
const DEPLOYMENTS = 30;

const link = z.optional(z.nullable(z.string()));
const pipeline = z.object({
  id: z.number(),
  project_id: z.optional(z.number()),
  status: z.string(),
  web_url: link,
});
const mergeRequest = z.object({
  state: z.string(),
  sha: z.optional(z.nullable(z.string())),
  source_project_id: z.optional(z.nullable(z.number())),
  head_pipeline: z.optional(z.nullable(pipeline)),
});
const jobs = z.array(
  z.object({
    name: z.string(),
    status: z.string(),
    allow_failure: z.optional(z.boolean()),
    web_url: link,
  }),
);
const deployments = z.array(
  z.object({
    sha: z.string(),
    environment: z.optional(z.nullable(z.object({ external_url: link }))),
    deployable: z.optional(
      z.nullable(z.object({ pipeline: z.optional(z.nullable(z.object({ id: z.number() }))) })),
    ),
  }),
);

export async function proposalAt(
  lab: Http,
  access: Access,
  name: string,
  number: number,
): Promise<Result<Proposal>> {
  const told = await lab.ask(access, `${at(name)}/merge_requests/${number}`, mergeRequest);
  if (!told.ok) return told;
  const { state, sha, source_project_id, head_pipeline: run } = told.value;
  if (state === 'merged' || state === 'closed') return ok({ state });
  if (!run) return openProposal(ok(checksOf([])), ok(undefined));
  const project = at(String(run.project_id ?? source_project_id ?? name));
  // https://docs.gitlab.com/api/jobs/#list-all-pipeline-jobs, without those that were run again.
  const path = `${project}/pipelines/${run.id}/jobs`;
  // https://docs.gitlab.com/api/deployments/#list-project-deployments
  const newest = { status: 'success', order_by: 'id', sort: 'desc', per_page: DEPLOYMENTS };
  const [ran, deployed] = await Promise.all([
    lab.ask(access, { path, query: { per_page: PAGE } }, jobs),
    lab.ask(access, { path: `${project}/deployments`, query: newest }, deployments),
  ]);
  // A pipeline of another service has no jobs.
  const checks = (all: z.infer<typeof jobs>) =>
    checksOf(all.length > 0 ? all.map(checkOf) : [checkOf({ ...run, name: `#${run.id}` })]);
  const own = deployed.ok
    ? deployed.value.find((one) => one.deployable?.pipeline?.id === run.id || one.sha === sha)
    : undefined;
  return openProposal(
    ran.ok ? ok(ran.value.length < PAGE ? checks(ran.value) : undefined) : ran,
    deployed.ok ? ok(linkOf(own?.environment?.external_url)) : deployed,
  );
}

type Job = z.infer<typeof jobs>[number];

const checkOf = ({ name, status, allow_failure, web_url }: Job): Check => ({
  name,
  state: STATES[status] === 'failed' && allow_failure ? 'uncounted' : (STATES[status] ?? 'running'),
  address: linkOf(web_url),
});

/** Any other one is before its end: https://docs.gitlab.com/ci/jobs/#available-job-statuses */
const STATES: Readonly<Record<string, Check['state']>> = {
  success: 'passed',
  failed: 'failed',
  canceled: 'failed',
  canceling: 'failed',
  skipped: 'uncounted',
  manual: 'uncounted',
};
