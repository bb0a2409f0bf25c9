/* The branch that a pull request proposes, at GitHub and Gitea. */
import { ok, refuse, type Result } from '../../core/result.ts';
import type { Access, ProposedBranch } from './host.ts';
import type { Http } from './http.ts';
import * as m from './messages.ts';
import { at, pull } from './shapes.ts';

export async function branchOfPull(
  http: Http,
  access: Access,
  name: string,
  number: number,
): Promise<Result<ProposedBranch>> {
  const told = await http.ask(access, `${at(name)}/pulls/${number}`, pull);
  if (!told.ok) return told;
  const { ref, repo } = told.value.head;
  return repo
    ? ok({ repository: repo.full_name, branch: ref })
    : refuse('missing', m.proposedBranchGone(`#${number}`));
}
