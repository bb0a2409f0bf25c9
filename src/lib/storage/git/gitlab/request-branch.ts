/* The branch that a merge request proposes: https://docs.gitlab.com/api/merge_requests/#get-single-mr */
import { ok, refuse, type Result } from '../../../core/result.ts';
import * as z from '../../../core/schema/zod.ts';
import type { Access, ProposedBranch } from '../host.ts';
import type { Http } from '../http.ts';
import * as m from '../messages.ts';
import { at, project } from './project.ts';

const request = z.object({
  project_id: z.number(),
  source_project_id: z.nullable(z.number()),
  source_branch: z.string(),
});

export async function branchOfRequest(
  lab: Http,
  access: Access,
  name: string,
  number: number,
): Promise<Result<ProposedBranch>> {
  const told = await lab.ask(access, `${at(name)}/merge_requests/${number}`, request);
  if (!told.ok) return told;
  const { project_id: own, source_project_id: source, source_branch: branch } = told.value;
  if (source === null) return refuse('missing', m.proposedBranchGone(`!${number}`));
  if (source === own) return ok({ repository: name, branch });
  const from = await lab.ask(access, `/projects/${source}`, project);
  return from.ok ? ok({ repository: from.value.path_with_namespace, branch }) : from;
}
