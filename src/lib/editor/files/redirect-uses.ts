/* Which redirects the links of page files lead through. */
import { destinationIn, meaning } from '$lib/core/links/destination';
import { spotAt } from '$lib/core/document/walk';
import { folderOf } from '$lib/core/pages/page-paths';
import { addressOf } from '$lib/core/redirects/address';
import { redirectRules } from '$lib/core/redirects/rules';
import type { Session } from '../context';
import { linkProblems } from './linked-site';

/**
 * How many links each redirect takes, by its source. Undefined where reading all pages would take many requests, and
 * where the site doesn't want its links checked.
 */
export async function redirectUses(
  session: Session,
): Promise<ReadonlyMap<string, number> | undefined> {
  const problems = await linkProblems(session);
  if (!problems) return undefined;
  const { doc, world } = session.editor;
  if (world.config?.severity['redirected-link'] === 'off') return undefined;
  const rules = redirectRules(spotAt(doc, ['redirects'])?.node);
  const uses = new Map<string, number>();
  for (const { problem, file, written } of problems) {
    if (problem.code !== 'redirected-link') continue;
    const destination = destinationIn(written, world.config?.siteUrl);
    const meant = destination && addressOf(meaning(destination, folderOf(file)));
    const source = meant === undefined ? undefined : rules.ruleFor(meant)?.source;
    if (source !== undefined) uses.set(source, (uses.get(source) ?? 0) + 1);
  }
  return uses;
}
