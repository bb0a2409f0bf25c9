/*
 * How a pull request is doing at GitHub: https://docs.github.com/rest/pulls/pulls#get-a-pull-request. Apps report check
 * runs (https://docs.github.com/rest/checks/runs#list-check-runs-for-a-git-reference) or statuses
 * (https://docs.github.com/rest/commits/statuses#get-the-combined-status-for-a-specific-reference), and previews as
 * deployments (https://docs.github.com/rest/deployments/deployments#list-deployments). Each needs a permission of its own
 * in a private repository, which a token may not have.
 */
import type { Proposal } from '../../../core/proposal.ts';
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access } from '../host.ts';
import type { Http } from '../http.ts';
import { checksOf, linkOf, openProposal, previewOf, stateOf, type Check } from '../proposals.ts';
import { at } from '../shapes.ts';

/** The maximum of a page. */
const PAGE = 100;
/** How many deployments of a commit are looked at, the newest first: each takes a request. */
const DEPLOYMENTS = 3;

const link = z.optional(z.nullable(z.string()));
const pull = z.object({
  state: z.string(),
  merged: z.optional(z.boolean()),
  head: z.object({ sha: z.string() }),
});
const checkRuns = z.object({
  total_count: z.number(),
  check_runs: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      conclusion: z.nullable(z.string()),
      html_url: link,
      details_url: link,
    }),
  ),
});
const combined = z.object({
  total_count: z.number(),
  statuses: z.array(z.object({ state: z.string(), context: z.string(), target_url: link })),
});
const deployments = z.array(
  z.object({ id: z.number(), production_environment: z.optional(z.boolean()) }),
);
const deploymentStatuses = z.array(z.object({ state: z.string(), environment_url: link }));

export async function proposalAt(
  hub: Http,
  access: Access,
  name: string,
  number: number,
): Promise<Result<Proposal>> {
  const told = await hub.ask(access, `${at(name)}/pulls/${number}`, pull);
  if (!told.ok) return told;
  const state = stateOf(told.value);
  if (state !== 'open') return ok({ state });
  const { sha } = told.value.head;
  const commit = `${at(name)}/commits/${sha}`;
  const query = { per_page: PAGE };
  const [runs, statuses, deployed] = await Promise.all([
    hub.ask(access, { path: `${commit}/check-runs`, query }, checkRuns),
    hub.ask(access, { path: `${commit}/status`, query }, combined),
    deployedAt(hub, access, name, sha),
  ]);
  const fromStatuses = statuses.ok ? statuses.value.statuses.map(checkOfStatus) : [];
  const checks = () => {
    if (!runs.ok) return runs;
    if (!statuses.ok) return statuses;
    const all = [...runs.value.check_runs.map(checkOfRun), ...fromStatuses];
    const isWhole = all.length >= runs.value.total_count + statuses.value.total_count;
    return ok(isWhole ? checksOf(all) : undefined);
  };
  const preview = deployed.ok && !deployed.value ? ok(previewOf(fromStatuses)) : deployed;
  return openProposal(checks(), preview);
}

/** The address of the newest deployment of a commit that isn't the site itself. */
async function deployedAt(
  hub: Http,
  access: Access,
  name: string,
  sha: string,
): Promise<Result<string | undefined>> {
  const path = `${at(name)}/deployments`;
  const asked = { path, query: { sha, per_page: DEPLOYMENTS } };
  const listed = await hub.ask(access, asked, deployments);
  if (!listed.ok) return listed;
  for (const { id } of listed.value.filter((one) => one.production_environment !== true)) {
    // The newest one comes first: https://docs.github.com/rest/deployments/statuses#list-deployment-statuses
    const last = { path: `${path}/${id}/statuses`, query: { per_page: 1 } };
    const told = await hub.ask(access, last, deploymentStatuses);
    if (!told.ok) return told;
    const [status] = told.value;
    const address = status?.state === 'success' ? linkOf(status.environment_url) : undefined;
    if (address !== undefined) return ok(address);
  }
  return ok(undefined);
}

type CheckRun = z.infer<typeof checkRuns>['check_runs'][number];

const checkOfRun = ({ name, status, conclusion, html_url, details_url }: CheckRun): Check => ({
  name,
  state: status === 'completed' ? (CONCLUSIONS[conclusion ?? ''] ?? 'failed') : 'running',
  address: linkOf(html_url) ?? linkOf(details_url),
});

/** Any other one asks for an action: `failure`, `timed_out`, `action_required`, `cancelled`, `stale`, `startup_failure`. */
const CONCLUSIONS: Readonly<Record<string, Check['state']>> = {
  success: 'passed',
  neutral: 'passed',
  skipped: 'uncounted',
};

type Status = z.infer<typeof combined>['statuses'][number];

const checkOfStatus = ({ context, state, target_url }: Status): Check => ({
  name: context,
  state: state === 'success' ? 'passed' : state === 'pending' ? 'running' : 'failed',
  address: linkOf(target_url),
});
