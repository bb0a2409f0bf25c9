/* What questions about links need to know of the open site. */
import { variablesOf } from '$lib/core/document/variables';
import { ok, type Result } from '$lib/core/result';
import type { Session } from '../context';
import { inTurn } from './in-turn';
import type { LinkedSite } from './link-worker';
import { PageTexts } from './page-texts';

export const siteOf = (session: Session): LinkedSite => ({
  paths: new PageTexts(session).paths,
  siteUrl: session.editor.world.config?.siteUrl,
  variables: variablesOf(session.editor.doc),
});

/** Reads page files that were not read for their titles. */
export async function readTexts(
  { files }: Session,
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>>> {
  const read = await inTurn(paths, async (path) => [path, await files.text(path)] as const);
  const texts = new Map<string, string>();
  for (const [path, one] of read)
    if (one.ok) texts.set(path, one.value);
    else if (one.refusal.code !== 'missing') return one;
  return ok(texts);
}
