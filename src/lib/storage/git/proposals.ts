/* What hosts say about proposals, in the same terms. */
import type { Checks, Proposal } from '../../core/proposal.ts';
import type { Refusal, Result } from '../../core/result.ts';
import { webAddress } from './shapes.ts';

/** A check, before it is counted. */
export interface Check {
  readonly name: string;
  readonly state: 'passed' | 'running' | 'failed' | 'uncounted';
  readonly address: string | undefined;
}

export const checksOf = (all: readonly Check[]): Checks => ({
  passed: all.filter(({ state }) => state === 'passed').length,
  running: all.filter(({ state }) => state === 'running').length,
  failed: all
    .filter(({ state }) => state === 'failed')
    .map(({ name, address }) => ({ name, ...(address !== undefined && { address }) })),
});

/** A web address that can be linked to. `site`: of the host, if addresses may be relative to it. */
export function linkOf(told: string | null | undefined, site?: string): string | undefined {
  const whole = told && site && URL.canParse(told, site) ? new URL(told, site).href : told;
  const address = webAddress.safeParse(whole);
  return address.success ? address.data : undefined;
}

/**
 * Where a service deployed a commit for review, by its status. Netlify's is “netlify/docs/deploy-preview”, Read the Docs’
 * is “docs/readthedocs.org:docs”. Most others link to a log.
 */
export function previewOf(statuses: readonly Check[]): string | undefined {
  const isPreview = ({ name, state, address }: Check) =>
    state === 'passed' &&
    address !== undefined &&
    /preview|readthedocs/i.test(`${name} ${new URL(address).hostname}`);
  return statuses.find(isPreview)?.address;
}

/** The state of a pull request at GitHub and Gitea. */
export const stateOf = (told: { readonly state: string; readonly merged?: boolean | undefined }) =>
  told.merged === true ? 'merged' : told.state === 'open' ? 'open' : 'closed';

/**
 * An open proposal with what could be found out about it. Refuses only if the host allows no more requests, so that
 * nothing else is sent.
 */
export function openProposal(
  checks: Result<Checks | undefined>,
  preview: Result<string | undefined>,
): Result<Proposal> {
  for (const part of [checks, preview]) if (isLimit(part)) return part;
  return {
    ok: true,
    value: {
      state: 'open',
      ...(checks.ok && checks.value && { checks: checks.value }),
      ...(preview.ok && preview.value !== undefined && { preview: preview.value }),
    },
  };
}

const isLimit = (
  part: Result<unknown>,
): part is { readonly ok: false; readonly refusal: Refusal } =>
  !part.ok && part.refusal.code === 'limited';
