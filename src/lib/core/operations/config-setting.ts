/* Changes settings in the text of signpost.config.json. */
import { CONFIG_FILE } from '../check/config.ts';
import { read } from '../document/read.ts';
import type { Json } from '../operation.ts';
import { plan } from './plan.ts';
import { ok, type Result } from '../result.ts';

/** The text with another value of a setting, and otherwise as it was. Without a text, a new one. Refuses invalid JSON. */
export function configWith(text: string | undefined, field: string, value: Json): Result<string> {
  if (text === undefined) return ok(`${JSON.stringify({ [field]: value }, null, 2)}\n`);
  const doc = read(new Map([[CONFIG_FILE, text]]), CONFIG_FILE);
  const planned = plan(doc, { op: 'set', node: '', field: [field], value });
  return planned.ok ? ok(planned.value.after.files.get(CONFIG_FILE)!.text) : planned;
}
