/*
 * How a pull request is doing at Gitea and Forgejo, by the statuses of its last commit:
 * https://docs.gitea.com/api/#tag/repository/operation/repoGetCombinedStatusByRef. Those of its own Actions have
 * addresses that are relative to the server.
 */
import type { Proposal } from '../../../core/proposal.ts';
import { ok, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access } from '../host.ts';
import type { Http } from '../http.ts';
import { checksOf, linkOf, openProposal, previewOf, stateOf, type Check } from '../proposals.ts';
import { at } from '../shapes.ts';

/** The default maximum of a page. A server may return fewer. */
const PAGE = 50;

const pull = z.object({
  state: z.string(),
  merged: z.optional(z.boolean()),
  head: z.object({ sha: z.string() }),
});
const combined = z.object({
  total_count: z.number(),
  // Null if there are none.
  statuses: z.nullable(
    z.array(
      z.object({
        status: z.string(),
        context: z.string(),
        target_url: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
});

export async function proposalAt(
  tea: Http,
  access: Access,
  { name, number, site }: { readonly name: string; readonly number: number; readonly site: string },
): Promise<Result<Proposal>> {
  const told = await tea.ask(access, `${at(name)}/pulls/${number}`, pull);
  if (!told.ok) return told;
  const state = stateOf(told.value);
  if (state !== 'open') return ok({ state });
  const asked = {
    path: `${at(name)}/commits/${told.value.head.sha}/status`,
    query: { limit: PAGE, page: 1 },
  };
  const found = await tea.ask(access, asked, combined);
  if (!found.ok) return openProposal(found, ok(undefined));
  const all = (found.value.statuses ?? []).map(({ context, status, target_url }): Check => ({
    name: context,
    state: STATES[status] ?? 'failed',
    address: linkOf(target_url, site),
  }));
  const isWhole = all.length >= found.value.total_count;
  return openProposal(ok(isWhole ? checksOf(all) : undefined), ok(previewOf(all)));
}

/** Any other one failed: `error`, `failure`. */
const STATES: Readonly<Record<string, Check['state']>> = {
  success: 'passed',
  warning: 'passed',
  pending: 'running',
  skipped: 'uncounted',
};
