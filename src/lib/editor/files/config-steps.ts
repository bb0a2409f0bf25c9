/* Settings of the site's signpost.config.json that change in a step. */
import { CONFIG_FILE } from '$lib/core/check/config';
import { configWith } from '$lib/core/operations/config-setting';
import type { Json } from '$lib/core/operation';
import type { PagePlan } from '$lib/core/page-files';
import { ok, refuse, type Result } from '$lib/core/result';
import { difference } from '$lib/core/text/edit';
import type { Session } from '../context';
import { movedOn } from './messages';
import { PageTexts } from './page-texts';

/** A plan that also changes a setting. The file is created if there is none. Refuses one that isn't valid JSON. */
export async function withSetting<Plan extends PagePlan>(
  session: Session,
  plan: Plan,
  field: string,
  value: Json,
): Promise<Result<Plan>> {
  const { editor, files } = session;
  const texts = new PageTexts(session);
  const path = texts.pathIn(CONFIG_FILE);
  const { history } = editor;
  const isThere = files.all?.includes(CONFIG_FILE) ?? false;
  if (isThere) {
    const problem = await texts.loadAll([path]);
    if (problem !== undefined) return refuse('needs-files', problem);
    if (editor.history !== history) return refuse('moved-on', movedOn);
  }
  const before = isThere ? texts.textOf(path) : undefined;
  const after = configWith(before, field, value);
  if (!after.ok) return after;
  return ok(
    before === undefined
      ? { ...plan, files: [...plan.files, { path, text: after.value }] }
      : { ...plan, edits: [...plan.edits, ...difference(path, before, after.value)] },
  );
}
